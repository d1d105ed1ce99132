import {
  type AnyMatch,
  correctRecord,
  createSeries,
  type Domain,
  isVerified,
  type Json,
  type LogEntry,
  type MatchRecord,
  openMatch,
  type Refusal,
  type Rulebook,
  readRecord,
  replayMatch,
  type Series,
  type Side,
  standingEntries,
} from '@howzat/core';
import { describedChance, logFor, sharedView } from '@howzat/core/engine';
import { toCricsheet, toCsv } from '@howzat/core/scorebook';
import type { FairRecord } from '@howzat/host';
import type { WinProbability } from '@howzat/players';
import type { CheckedDice } from '../online/check-dice.js';
import type { FarMatch } from '../online/far-match.js';
import type { Place } from '../online/line.js';
import type { Kept } from '../storage/database.js';
import type { Keeper } from '../storage/keeper.js';
import { words as sentences } from '../words.js';
import type { Adviser } from './adviser.js';
import { type Beforehand, beforehandFor } from './beforehand.js';
import { Device, type SeenBySides, type Showing, seenBySides } from './device.js';
import { Metronome, Overtaken } from './metronome.js';
import { houseRulesOf, type Opened, type RulesAtHand, type Words } from './opened.js';
import { type Plan, people } from './plan.js';
import type { Answer, Played } from './played.js';
import { ballsBefore, lastBall, Reel } from './reel.js';
import { rulesOf } from './rules-of.js';
import { boardOf, bookOf, commentary, scored, type Told, upToBall } from './scorer.js';
import { Screen } from './screen.js';
import { computersOf } from './seats.js';
import { shownNames } from './shown-text.js';
import type {
  AskedOfHost,
  Book,
  Chart,
  Far,
  News,
  Past,
  SeriesPlan,
  SeriesSight,
  Sight,
  Source,
  Supposed,
  Tempo,
  Typed,
} from './sight.js';
import { supposed } from './suppose.js';
import { attempt, attempted, type Trouble, troubleOf } from './trouble.js';
import type { Walk } from './walk.js';

/** Who is told what happens. */
export interface Listener {
  /** A promise where they are not here: it is settled when they have seen it. */
  see(sight: Sight): void | Promise<void>;
  hear(news: News): void;
  /** Of a match that a host plays: how the line to it is. */
  reach?(far: Far): void;
}

/** Somebody who looks ahead, here or in another worker. */
type Advising = Pick<Adviser, 'think' | 'chances'>;

/** Plays one match, or one series of them. It lives in a worker, so nothing that it does holds up the screen. */
export class Engine {
  private readonly metronome = new Metronome();
  private source: Source | null = null;
  private opened: Opened | null = null;
  private words: Words | null = null;
  private series: Series | null = null;
  private current: Played | null = null;
  /** The match as a host plays it, where one does. */
  private far: FarMatch | null = null;
  /** What the host told of it at the end. */
  private fair: FairRecord | null = null;
  private listener: Listener | null = null;
  private leave: (() => void) | null = null;
  private device = new Device([], true);
  /** Chooses what comes before the first ball, in a match that nobody has set up. */
  private beforehand: Beforehand | null = null;
  private walk: Walk | null = null;
  private driving = false;
  private trouble: Trouble | null = null;
  private reel: Reel | null = null;
  /** How far redo leads. */
  private furthest = 0;
  /** How often people have moved the match on. */
  private acts = 0;
  /** Entries of the log that have been shown. */
  private shown = 0;
  private told: News['lines'] = [];
  private unsaved: Trouble | null = null;
  private unverified = false;
  private telling: ReturnType<typeof setTimeout> | undefined;
  private readonly screen = new Screen(
    () => this.send(),
    () => this.metronome.look(),
  );

  /** @param keeperFor opens the storage for a match; null where nothing is kept */
  constructor(private readonly keeperFor: (id: string) => Promise<Keeper | null>) {}

  private keeper: Keeper | null = null;
  private adviser: Advising | null = null;

  /** Somebody has come who looks ahead, for players that do and for the chances to win. */
  meet(adviser: Advising): void {
    this.adviser = adviser;
  }

  /** Sits down to a match: a new one, or where its record ends. Says what prevents it. */
  async open(source: Source, listener: Listener): Promise<Trouble | null> {
    try {
      const rules = await rulesOf(source);
      const { opened, words } = rules;
      [this.opened, this.words] = [opened, words];
      this.source = source;
      this.listener = listener;
      if (source.online) {
        await this.sitFarAway(source.online, rules);
        return null;
      }
      if (source.kept) {
        this.keeper = await this.keeperFor(source.id);
        if (!this.keeper) return { code: 'storage-missing', message: sentences.match.nothingKept, rule: null };
      } else if (source.plays) this.unsaved = source.unkept ?? { code: 'storage-missing', message: '', rule: null };
      // what is kept is read here: it holds what both sides hide, and the page has no use for it
      const { record, series: past } = this.keeper?.kept ?? { record: source.record, series: null };
      this.unverified = [...(past?.played ?? []), ...(record ? [record] : [])].some(
        (each) => !isVerified(readRecord(each)),
      );
      if (source.series) this.startSeries(source.plan, source.series, past, opened);
      else {
        const choosing = source.plays ? await beforehandFor(source.plan, opened) : null;
        // computers are asked as soon as the match is there: nothing comes between
        const match = this.matchOf(source.plan, record, opened);
        this.beforehand = choosing?.(match) ?? null;
        this.begin(match);
      }
      return null;
    } catch (error) {
      return troubleOf(error);
    }
  }

  /** Sits down to a match that a host plays. */
  private async sitFarAway(place: Place, { rulebook }: RulesAtHand): Promise<void> {
    const { FarMatch } = await import('../online/far-match.js');
    this.far = await FarMatch.sit(place, rulebook(), (far) => this.listener?.reach?.(far));
    this.begin(this.far);
  }

  /** What the host tells at the end: from then on the match is looked at here, whole. Nothing changes on the screen by it. */
  private async reveal(far: FarMatch): Promise<void> {
    // what is not known here cannot be played again here: the host goes on telling it
    if (this.source?.told) return;
    const { record } = await this.fairRecord();
    const { opened, source } = this;
    if (!opened || !source || this.current !== far) return;
    const replayed = this.matchOf(source.plan, record, opened, true);
    // one that both agreed to end stands where it stood
    if (replayed.path !== 'end') return;
    this.source = { ...source, plays: false };
    this.leave?.();
    this.current = replayed;
    this.device = new Device(people(source.plan), true);
    this.reel = null;
  }

  private computersOf(plan: Plan, opened: Opened): ReturnType<typeof computersOf> {
    const { metronome, screen } = this;
    return computersOf(plan, { opened, adviser: () => this.adviser }, { metronome, screen, playing: () => this.match });
  }

  private matchOf(plan: Plan, record: MatchRecord | null, opened: Opened, looks = this.looks): AnyMatch {
    const players = this.computersOf(plan, opened);
    const houseRules = houseRulesOf(opened, plan.selection.houseRules);
    // a replay is looked at and not played on, so nobody is asked
    if (record) return replayMatch(opened.variant, record, { houseRules, ...(looks ? {} : { players }) });
    const { format, ...selection } = plan.selection;
    return openMatch(opened.variant, {
      ...selection,
      ...(format === null ? {} : { format }),
      houseRules,
      seed: plan.seed,
      chance: plan.chance,
      names: plan.names,
      players,
      ...(plan.components === undefined ? {} : { components: plan.components }),
    });
  }

  private startSeries(plan: Plan, series: SeriesPlan, past: Kept['series'], opened: Opened): void {
    const { format, ...selection } = plan.selection;
    this.series = createSeries(opened.variant, {
      ...selection,
      ...(format === null ? {} : { format }),
      houseRules: houseRulesOf(opened, plan.selection.houseRules),
      matches: series.matches,
      scope: series.scope,
      afterTie: series.afterTie,
      winnersRules: houseRulesOf(opened, series.rules),
      seed: plan.seed,
      chance: plan.chance,
      names: plan.names,
      players: this.computersOf(plan, opened),
      ...(past ? { past } : {}),
    });
    this.begin(this.series.match);
  }

  private get match(): Played {
    if (!this.current) throw new Error('No match has been opened.');
    return this.current;
  }

  /** Begins with a match: nobody has the device yet. */
  private begin(match: Played): void {
    const playing = people((this.source as Source).plan);
    this.device = new Device(playing, playing.length === 0 || (this.looks && match.path === 'end'));
    this.sit(match);
  }

  /** Takes a match as the one that is played here. */
  private sit(match: Played): void {
    this.leave?.();
    this.metronome.drop();
    this.current = match;
    this.walk = null;
    this.furthest = match.length;
    this.shown = match.log().length;
    this.reel = null;
    this.trouble = null;
    this.leave = match.subscribe(() => this.changed());
    this.changed();
    void this.drive();
  }

  /** Lets computer players go on until a person is needed. */
  private async drive(): Promise<void> {
    if (this.driving) return;
    this.driving = true;
    try {
      for (;;) {
        const { match } = this;
        try {
          // first, for a computer may wait until both have chosen
          if (await this.prepares()) continue;
          await match.settle();
          if (match !== this.match || this.prepared !== null || this.passes()) continue;
          return;
        } catch (error) {
          if (error instanceof Overtaken) continue;
          this.trouble = troubleOf(error);
          this.show();
          return;
        }
      }
    } finally {
      this.driving = false;
    }
  }

  /** What a person has to answer to now and cannot choose in: a pass, where nothing else is allowed; null where there is none. */
  private get forced(): { readonly side: Side; readonly step: string; readonly choice: Json } | null {
    const { waiting } = this.match;
    // between two people it would tell that nothing else could be done
    if (this.far || this.keepsSecrets || waiting.kind !== 'decisions') return null;
    for (const { side, step, made } of waiting.open) {
      if (made || !this.byPerson(side)) continue;
      const domain = this.match.seat(side).legal(step).describe();
      const [only] = domain.kind === 'oneOf' && domain.items.length === 1 ? domain.items : [];
      if (typeof only === 'string') return { side, step, choice: only };
    }
    return null;
  }

  /** Makes a choice that is none for whoever would have to press for it. False where there is none, or redo leads on. */
  private passes(): boolean {
    const { forced, match } = this;
    if (!forced || match.length < this.furthest) return false;
    match.seat(forced.side).play(forced.step, forced.choice);
    return true;
  }

  /** What is asked before the first ball, of this match; null where whoever plays is asked. */
  private get prepared(): string | null {
    return this.beforehand?.match === this.match ? this.beforehand.step : null;
  }

  /** Makes a choice that comes before the first ball. False where there is none. */
  private async prepares(): Promise<boolean> {
    if (this.prepared === null) return false;
    // what lay ahead of it is left for good
    this.furthest = 0;
    return (await this.beforehand?.choose()) ?? false;
  }

  private changed(): void {
    this.reel = null;
    this.metronome.look();
    this.show();
    // the screen comes first; the scorer and the storage follow
    this.telling ??= setTimeout(() => this.tell(), 0);
    const { far } = this;
    // who looks back before is answered by the host
    if (far && far === this.current && far.path === 'end') this.reveal(far).catch(() => {});
  }

  private show(): void {
    this.furthest = Math.max(this.furthest, this.match.length);
    this.screen.show();
  }

  private send(): void | Promise<void> {
    const sent = this.listener?.see(this.sight());
    this.shown = this.match.log().length;
    return sent;
  }

  /** Whether the match is only looked at. */
  private get looks(): boolean {
    return this.source?.plays === false;
  }

  /** The sides of people who have to decide now. */
  private get due(): readonly Side[] {
    const { waiting } = this.match;
    if (waiting.kind !== 'decisions') return [];
    return waiting.open.filter(({ side, made }) => !made && this.byPerson(side)).map(({ side }) => side);
  }

  private byPerson(side: Side): boolean {
    return !this.looks && (this.source as Source).plan.seats[side].kind === 'person';
  }

  /** Whether what is decided now is for the eyes of one side alone. */
  private get decidesInSecret(): boolean {
    const { waiting, rulebook } = this.match;
    if (waiting.kind !== 'decisions') return false;
    return waiting.open.length > 1 || waiting.open.some(({ step }) => isSecret(rulebook, step));
  }

  /** A secret choice that is made and waits for that of the other side. */
  private get pendsInSecret(): boolean {
    const { waiting } = this.match;
    return waiting.kind === 'decisions' && this.decidesInSecret && waiting.open.some(({ made }) => made);
  }

  /** Two people share the device, and what one of them hides the other must not see yet. */
  private get keepsSecrets(): boolean {
    const { match } = this;
    return people((this.source as Source).plan).length > 1 && match.path !== 'end' && hidesAnything(match.rulebook);
  }

  /** The present as each side may see it. */
  private seen(last: readonly LogEntry[]): SeenBySides {
    return seenBySides((side) => this.match.seat(side).view(), last);
  }

  private get showing(): Showing {
    return this.device.present(this.due, this.decidesInSecret, () => this.seen(lastBall(this.match.log())));
  }

  /** Somebody takes the device that two people share. */
  async take(side: Side): Promise<Trouble | null> {
    const taken = this.device.take(side, this.due);
    this.show();
    await this.screen.upToDate();
    return taken ? null : notTheirs;
  }

  /** Nobody has the device any more: whoever comes has to take it. */
  putDown(): null {
    this.device.putDown();
    if (this.current) this.show();
    return null;
  }

  private sight(): Sight {
    const { match, looks } = this;
    const { waiting } = match;
    const log = match.log();
    // the last ball, and whatever else is new: of one choice a whole over may come
    const last = log.slice(Math.min(this.shown, log.length - lastBall(log).length));
    const { eyes, seat, takers } = this.showing;
    // what is about to be chosen for whoever plays is no question
    const decisions = waiting.kind === 'decisions' && this.prepared === null ? waiting.open : [];
    const each = <T>(of: (side: Side) => T): Partial<Record<Side, T>> =>
      Object.fromEntries(eyes.map((side) => [side, of(side)]));
    return {
      length: match.length,
      acts: this.acts,
      canUndo: !looks && !this.far && this.hasToUndo(log, decisions),
      canRedo: !this.far && match.length < this.furthest,
      path: match.path,
      game: match.game,
      seat,
      takers,
      keepsSecrets: this.keepsSecrets,
      views: each((side) => match.seat(side).view()),
      open: decisions.flatMap((open) => {
        const asked = this.byPerson(open.side) && eyes.includes(open.side);
        const domain = asked ? this.domainOf(open) : null;
        return domain ? [{ ...open, domain: domain.describe() }] : [];
      }),
      chance:
        waiting.kind === 'chance' && takers.length === 0
          ? { step: waiting.step, how: waiting.how, of: waiting.of }
          : null,
      thinking: this.awaited ? null : (this.thinks?.side ?? null),
      awaited: this.awaited,
      happened: each((side) => logFor(last, this.device.watched ? 'all' : side)),
      fresh: Math.max(0, Math.min(last.length, log.length - this.shown)),
      before: ballsBefore(log, last),
      series: this.seriesSight(),
      unverified: this.unverified,
      trouble: this.trouble,
    };
  }

  /** The open decision of a computer player. */
  private get thinks(): { readonly side: Side; readonly step: string } | null {
    const { waiting } = this.match;
    if (this.looks || waiting.kind !== 'decisions') return null;
    return waiting.open.find(({ side, made }) => !made && !this.byPerson(side)) ?? null;
  }

  /** Whether a computer player waits until a person says to go on. */
  private get awaited(): boolean {
    const { thinks, opened } = this;
    return (
      thinks !== null &&
      !this.far &&
      (opened?.entry.waits?.includes(thinks.step) ?? false) &&
      people((this.source as Source).plan).length > 0
    );
  }

  /** A person says to go on. */
  call(): Promise<Trouble | null> {
    return this.act(() => this.metronome.call());
  }

  /** Whether anything stands that undo takes back: of a person, or where nobody plays, of anybody. */
  private hasToUndo(
    log: readonly LogEntry[],
    open: readonly { readonly side: Side; readonly made: boolean }[],
  ): boolean {
    const { plan } = this.source as Source;
    if (this.beforehand?.match === this.match && !this.beforehand.hasBegun(log)) return false;
    const watched = people(plan).length === 0;
    const mine = (side: Side): boolean => watched || this.byPerson(side);
    return (
      open.some(({ side, made }) => made && mine(side)) ||
      log.some(({ inputs }) => inputs.some(({ by }) => (by === null ? plan.chance === 'people' : mine(by))))
    );
  }

  /** The domain of an open decision; null where it is made and may not be changed any more. */
  private domainOf({ side, step, made }: { side: Side; step: string; made: boolean }): Pick<Domain, 'describe'> | null {
    if (!made) return this.match.seat(side).legal(step);
    try {
      return this.match.seat(side).legal(step);
    } catch {
      return null;
    }
  }

  private seriesSight(): SeriesSight | null {
    const { series } = this;
    if (!series) return null;
    const { number, standings, waiting, winner, log, match } = series;
    const { houseRules } = match.rulebook.selection;
    return { number, matches: this.source?.series?.matches ?? number, standings, waiting, winner, log, houseRules };
  }

  private get scoring(): Told {
    return this.scoringOf(this.match);
  }

  private scoringOf(match: Played): Told {
    const { rulebook, game, cricketers } = match;
    const names = shownNames(match.names);
    const shared = (side: Side) =>
      sharedView(match.seat(side).view(), match.seat(side === 'home' ? 'away' : 'home').view());
    return { rulebook, names, log: match.log(), game, cricketers, shared };
  }

  /** The one person who plays at this screen; null where two do, or nobody. */
  private get reader(): Side | null {
    const playing = people((this.source as Source).plan);
    return playing.length === 1 && !this.looks ? (playing[0] ?? null) : null;
  }

  /** What nobody caught: it is told as what stopped the match. */
  mishap(error: unknown): void {
    this.trouble = troubleOf(error);
    if (this.current) this.show();
  }

  private tell(): void {
    this.telling = undefined;
    try {
      this.tellAll();
    } catch (error) {
      this.mishap(error);
    }
  }

  /** What the scorer says, and the match is kept. */
  private tellAll(): void {
    const { scoring } = this;
    const lines = commentary(scoring, this.words, this.reader);
    let keep = 0;
    while (keep < lines.length && keep < this.told.length && sameLine(lines[keep], this.told[keep])) keep++;
    this.told = lines;
    const board = boardOf(scoring);
    this.listener?.hear({ keep, lines: lines.slice(keep), board, unsaved: this.unsaved });
    this.saving = this.save(board.batting, `${board.score} (${board.overs} ov)`, board.result);
  }

  /** Writes down what has not been written yet; before somebody gets up. */
  async flush(): Promise<void> {
    if (this.telling !== undefined) {
      clearTimeout(this.telling);
      this.tell();
    }
    await this.saving;
  }

  private saving: Promise<void> = Promise.resolve();

  private async save(batting: Side, score: string, result: string | null): Promise<void> {
    const { keeper, match, series } = this;
    if (!keeper) return;
    const kept = { record: series ? null : match.record(), series: series?.record() ?? null };
    const line = match.game.innings === 0 ? '' : `${shownNames(match.names)[batting]} ${score}`;
    const unsaved = await keeper.write({ score: line, result, unverified: this.unverified }, kept);
    if (unsaved?.code !== this.unsaved?.code) {
      this.unsaved = unsaved;
      this.telling ??= setTimeout(() => this.tell(), 0);
    }
  }

  /** Whether the side that asks has the device, or nothing has to be hidden from anybody. */
  private mayAct(side: Side): boolean {
    return this.byPerson(side) && this.showing.eyes.includes(side);
  }

  /** Why a choice is not legal; null where it is. */
  why(side: Side, step: string, choice: unknown): Answer<Refusal | null> {
    if (!this.mayAct(side)) return notTheirs;
    try {
      return this.match.seat(side).legal(step).why(choice);
    } catch (error) {
      const { message, rule } = troubleOf(error);
      return { message, rule };
    }
  }

  async play(side: Side, step: string, choice: unknown): Promise<Trouble | null> {
    if (!this.mayAct(side)) return notTheirs;
    return this.act(() => this.match.seat(side).play(step, choice));
  }

  async happen(step: string, outcome: unknown): Promise<Trouble | null> {
    if (this.showing.eyes.length === 0) return notTheirs;
    return this.act(() => this.match.happen(step, outcome));
  }

  async concede(side: Side): Promise<Trouble | null> {
    if (!this.mayAct(side)) return notTheirs;
    return this.act(() => this.match.seat(side).concede());
  }

  undo(): Promise<Trouble | null> {
    return this.goBack(() => this.match.undo());
  }

  /** Goes back for good: what follows now is another branch, and redo leads to the old one until somebody decides. */
  branch(length: number): Promise<Trouble | null> {
    return this.goBack(() => this.match.goTo(length));
  }

  /**
   * Where two people share the screen, a secret choice that waited for the other's does not stand alone after it was seen
   * what came of both: both choose again.
   */
  private goBack(back: () => unknown): Promise<Trouble | null> {
    this.metronome.drop();
    return this.act(() => {
      back();
      while (this.keepsSecrets && this.pendsInSecret) this.match.undo();
      // a pass that was made for them is no place to come back to
      while (this.forced && this.hasToUndo(this.match.log(), [])) this.match.undo();
    }, true);
  }

  redo(): Promise<Trouble | null> {
    return this.act(() => {
      this.match.redo();
      while ((this.keepsSecrets ? this.pendsInSecret : this.forced) && this.match.length < this.furthest)
        this.match.redo();
    }, true);
  }

  /** Does something to the match; says what prevents it, once what came of it has been seen: nobody is asked again for what they did. */
  private async act(act: () => unknown, travels = false): Promise<Trouble | null> {
    const { furthest, acts } = this;
    if (!travels) {
      // a decision leaves what lay ahead for good
      this.furthest = 0;
      this.acts++;
    }
    const refused = await attempted(this.done(act));
    if (refused) {
      this.furthest = furthest;
      this.acts = acts;
    }
    void this.drive();
    await this.screen.upToDate();
    return refused;
  }

  private async done(act: () => unknown): Promise<null> {
    this.trouble = null;
    await act();
    return null;
  }

  tempo(tempo: Tempo): void {
    this.metronome.set(tempo);
  }

  /** Lets the next computer player decide while all are paused. */
  step(): void {
    this.metronome.step();
  }

  /**
   * The whole record. It holds what both sides hide, so while two people keep something from each other it is handed out
   * only when both have agreed.
   */
  record(agreed = false): MatchRecord | Trouble {
    return this.keepsSecrets && !agreed ? notYet : this.match.record();
  }

  /** The match as a machine, for a picture of it. */
  async chart(): Promise<Chart> {
    const { Walk } = await import('./walk.js');
    this.walk = new Walk(this.match.rulebook, this.match.record());
    return { tree: this.walk.tree, length: this.walk.length };
  }

  /** Where the machine stands when so many things have come in. */
  async placeAt(length: number): Promise<string> {
    if (!this.walk) await this.chart();
    return (this.walk as Walk).placeAt(length);
  }

  book(): Book {
    return bookOf(this.scoring);
  }

  /** The chance of home to win after every ball; null where nobody is there to tell. */
  async chances(): Promise<readonly WinProbability[] | null> {
    const { adviser, match } = this;
    const { houseRules } = match.rulebook.selection;
    const balls = standingEntries(match.log()).filter(({ delivery }) => delivery !== null);
    return (await adviser?.chances({ houseRules, balls, game: match.game })) ?? null;
  }

  /** The match as text for others to read: Cricsheet's JSON, or a line a ball. */
  exported(to: 'cricsheet' | 'csv', date: string): string {
    const told = scored({ ...this.scoring, names: this.match.names });
    return to === 'csv' ? toCsv(told) : `${JSON.stringify(toCricsheet(told, { date }), null, 2)}\n`;
  }

  private get pastReel(): Reel {
    this.reel ??= new Reel(this.match.rulebook, this.match.record());
    return this.reel;
  }

  /** The record that the host of a match has told, with all that it takes to check its dice. */
  async fairRecord(): Promise<FairRecord> {
    if (!this.far) throw new Error('No host plays this match.');
    this.fair ??= await this.far.fairRecord();
    return this.fair;
  }

  /** Asks something of the host of a match, beside choices. */
  async askHost(asked: AskedOfHost): Promise<Trouble | null> {
    return attempted((this.far?.ask(asked) ?? Promise.resolve()).then(() => null));
  }

  /** Checks every die of a match that a host has played. */
  async checkDice(): Promise<CheckedDice> {
    const { checkedDice } = await import('../online/check-dice.js');
    return checkedDice(await this.fairRecord(), this.opened as Opened, this.source?.told === undefined);
  }

  /** A moment of a match that goes on at a host, as the host tells it. */
  private async pastFarAway(balls: number, far: FarMatch): Promise<Past> {
    const then = await far.past(balls);
    const { eyes, seat } = this.showing;
    const each = <T>(of: (side: Side) => T): Partial<Record<Side, T>> =>
      Object.fromEntries(eyes.map((side) => [side, of(side)]));
    const told = upToBall(this.scoringOf(then), balls);
    const last = lastBall(told.log);
    return {
      at: then.length,
      back: then.length,
      game: told.game,
      seat,
      takers: [],
      views: each((side) => then.seat(side).view()),
      happened: each((side) => logFor(last, side)),
      before: ballsBefore(told.log, last),
      lines: commentary(told, this.words, null).length,
      board: boardOf(told),
    };
  }

  /** The moment after a number of balls; 0 is before the first. */
  past(balls: number): Answer<Past> {
    const { far } = this;
    if (far && far === this.current) return this.pastFarAway(balls, far);
    const { words, pastReel } = this;
    const showing = (seen: () => SeenBySides): Showing => this.device.past(this.due, seen);
    return pastReel.past(balls, showing, (told) => commentary(told, words, null).length);
  }

  /** What a ball would have been under another reading. */
  suppose(ball: number, ruling: string, reading: string): Supposed {
    const { opened, source } = this;
    if (!opened || !source) throw new Error('No match has been opened.');
    if (this.keepsSecrets || this.far === this.current)
      return { ruling, reading, symbol: null, score: null, rules: [], differs: false, because: notYetSupposed };
    return supposed(this.pastReel, opened, source.plan, ball, ruling, reading);
  }

  /** What people typed in last, the last first, each with what it could have been. */
  typed(most: number): readonly Typed[] {
    if (this.showing.eyes.length === 0) return [];
    const { pastReel } = this;
    const events = pastReel.events(0, pastReel.length);
    return events
      .flatMap((event, at) => (event.kind === 'chance' ? [{ at, step: event.step, outcome: event.outcome }] : []))
      .slice(-most)
      .reverse()
      .flatMap(({ at, step, outcome }) => {
        const { state, program } = pastReel.sessionAt(at);
        const now = pastReel.sessionAt(at).waiting();
        if (now.kind !== 'chance') return [];
        return [
          {
            at,
            outcome,
            chance: { step, how: now.chance.how, of: describedChance(now.chance, state, program.params) },
          },
        ];
      });
  }

  /** Corrects what somebody mistyped; the match goes on from there as far as it still fits. */
  correct(at: number, is: unknown, reason: string): Trouble | { readonly kept: number; readonly dropped: number } {
    const { opened, source } = this;
    if (!opened || !source) throw new Error('No match has been opened.');
    if (this.showing.eyes.length === 0) return notTheirs;
    try {
      const houseRules = houseRulesOf(opened, source.plan.selection.houseRules);
      const { record, kept, dropped } = correctRecord(opened.variant, this.match.record(), at, is, reason, {
        houseRules,
      });
      this.sit(this.matchOf(source.plan, record, opened));
      return { kept, dropped };
    } catch (error) {
      return troubleOf(error);
    }
  }

  async addRule(by: Side, rule: string | { readonly words: string } | null): Promise<Trouble | null> {
    const refused = attempt(() => this.series?.addRule(by, rule));
    this.changed();
    await this.screen.upToDate();
    return refused;
  }

  async nextMatch(): Promise<Trouble | null> {
    const refused = attempt(() => {
      if (!this.series) return;
      this.begin(this.series.next().match);
    });
    await this.screen.upToDate();
    return refused;
  }
}

/** Somebody asks for the side whose turn it is not at the device. */
const notTheirs: Trouble = { code: 'not-theirs', message: sentences.match.notTheirs, rule: null };
/** A ball under another reading would tell of what is hidden still. */
const notYetSupposed = sentences.match.supposeLater;
/** Something that both sides would have to agree to before the end. */
const notYet: Trouble = { code: 'not-yet', message: sentences.match.notYet, rule: null };

/** Whether a game hides anything from one side at all. */
function hidesAnything({ flow, secret, drawers }: Rulebook): boolean {
  const hides = (of: object = {}): boolean => Object.keys(of).length > 0;
  const decides = ({ kind, step, children }: Rulebook['flow']): boolean =>
    kind === 'commit' ||
    ((step?.kind === 'decision' || step?.kind === 'chance') && step.seenBy !== 'all') ||
    children.some(decides);
  return hides(secret) || drawers.some((amendment) => hides(amendment.secret)) || decides(flow);
}

/** Whether only the side that chooses may know what it chose. */
function isSecret({ flow }: Rulebook, step: string): boolean {
  const find = (at: Rulebook['flow']): boolean =>
    (at.id === step && at.step?.kind === 'decision' && at.step.seenBy === 'own') || at.children.some(find);
  return find(flow);
}

function sameLine(a: News['lines'][number] | undefined, b: News['lines'][number] | undefined): boolean {
  return (
    a?.text === b?.text &&
    a?.score === b?.score &&
    a?.rules.length === b?.rules.length &&
    a?.reason?.text === b?.reason?.text
  );
}
