import type { Rulebook } from '../compose/index.js';
import { answersLater, type Cricketers, type Player, type Request, type View } from '../contract/index.js';
import { type Game, roleOf, type Seat, type Side, sideOf, type Who } from '../cricket/index.js';
import { type Domain, sealed } from '../domains/index.js';
import { HowzatError, harden, isHowzatError } from '../errors/index.js';
import {
  type Advance,
  legalChoice,
  type MatchEvent,
  type OpenDecision,
  paramsFor,
  Session,
  shownIn,
  stateAt,
  told,
  type Waiting,
} from '../interpreter/index.js';
import { copyJson, type Frozen, freezeJson, readJson, showChoice } from '../json/index.js';
import { handedView, type LogEntry, logFor } from '../log/index.js';
import { describedChance, drawOutcome, type MatchState, type Program, programOf } from '../program/index.js';
import { applyEvent } from './apply-event.js';
import type { AnyMatch, ChanceSource, GivenChance, MatchSettings, ScriptedChance } from './match.js';
import type { MatchRecord } from './match-record.js';
import { RecordWriter } from './record-writer.js';
import { SeatAtMatch } from './seat-at-match.js';
import type { SideRecord } from './side-record.js';
import type { AnySeat } from './side-seat.js';
import { Timeline } from './timeline.js';
import { seatNamed, Umpire } from './umpire.js';
import type { MatchWaiting } from './waiting.js';

interface Desk {
  readonly player: Player | null;
}

const noPlayer: Desk = { player: null };

/**
 * Does something that the position decides which a match starts from. Rules trust their state, and fail in their own way on one that
 * cannot be.
 * @throws HowzatError `bad-position` where they do
 */
function fromPosition<T>({ from }: MatchSettings, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (from === undefined || (isHowzatError(error) && error.code !== 'bad-rule')) throw error;
    const why = error instanceof Error ? error.message.replace(/\.$/, '') : showChoice(error);
    throw new HowzatError('bad-position', `The rules cannot go on from this position: ${why}.`, { subject: 'from' });
  }
}

/** The streams that a host gives in place of those of the seed, or null. */
function streamsOf(source: ChanceSource | undefined): GivenChance['streams'] | null {
  return typeof source === 'object' && 'streams' in source ? source.streams : null;
}

/** Where a host says that branches begin. */
function branchesOf(source: ChanceSource | undefined): readonly number[] {
  return (typeof source === 'object' && 'streams' in source && source.branches) || [];
}

/** The one implementation of {@link Match}. */
export class PlayedMatch implements AnyMatch {
  readonly rulebook: Rulebook;
  readonly names: { readonly home: string; readonly away: string };
  private readonly program: Program;
  private readonly umpire: Umpire;
  private readonly source: ChanceSource;
  private readonly desks: readonly [Desk, Desk];
  private readonly listeners = new Set<(match: this) => void>();
  private session: Session;
  private timeline: Timeline;
  /** An answer that is on its way. */
  private pending: { readonly open: OpenDecision; readonly answer: Promise<unknown> } | null = null;
  private undos = 0;

  constructor(
    rulebook: Rulebook,
    private readonly settings: MatchSettings,
    past?: {
      /** Plays the past in place of the interpreter. */
      readonly advance?: Advance | null;
      readonly events: readonly MatchEvent[];
      readonly timeline: Timeline;
      readonly undos: number;
      readonly audit: MatchRecord['audit'];
      /** It goes on from a record whose checksum did not cover all of it. */
      readonly unverified: boolean;
      /** Is asked when the past has been played again, before anything goes on from there. */
      readonly verify?: (match: PlayedMatch) => void;
    },
  ) {
    this.rulebook = rulebook;
    this.program = programOf(rulebook);
    this.umpire = new Umpire(this.program);
    this.source = settings.chance ?? 'seed';
    this.names = Object.freeze({ home: settings.names?.home ?? 'Home', away: settings.names?.away ?? 'Away' });
    this.desks = [
      settings.players?.home ? { player: settings.players.home } : noPlayer,
      settings.players?.away ? { player: settings.players.away } : noPlayer,
    ];
    this.session = fromPosition(settings, () => this.fresh(past?.advance));
    this.timeline =
      past?.timeline ?? new Timeline(settings.seed ?? 0, streamsOf(settings.chance), branchesOf(settings.chance));
    this.writer = new RecordWriter(this.program, settings, {
      audit: past?.audit ?? [],
      unverified: past?.unverified ?? false,
    });
    if (past) {
      this.undos = past.undos;
      fromPosition(settings, () => this.rebuild(past.advance));
      past.verify?.(this);
    }
    fromPosition(settings, () => this.advance());
  }

  private readonly writer: RecordWriter;

  private get automatic(): boolean {
    return this.desks.every((desk) => desk.player !== null);
  }

  private fresh(advance: Advance | null = null): Session {
    const session = new Session(this.program, { automatic: this.automatic, advance });
    if (this.settings.from !== undefined) {
      const { state, at } = stateAt(this.program, this.settings.from);
      state.g.automatic = this.automatic;
      session.startAt(at, state);
    }
    return session;
  }

  get path(): string {
    return this.session.path;
  }

  get length(): number {
    return this.timeline.length;
  }

  get branches(): readonly number[] {
    return this.timeline.branches();
  }

  get game(): Frozen<Game> {
    return freezeJson(copyJson(this.session.state.g));
  }

  get cricketers(): Cricketers | null {
    return this.rulebook.variant.cricketers?.(this.session.state.s, this.program.params) ?? null;
  }

  get waiting(): MatchWaiting {
    const now = this.session.waiting();
    if (now.kind === 'end') return { kind: 'end' };
    const { g } = this.session.state;
    if (now.kind === 'chance') {
      const { chance } = now;
      return {
        kind: 'chance',
        step: chance.id,
        how: chance.how,
        of: describedChance(chance, this.session.state, this.program.params),
      };
    }
    return {
      kind: 'decisions',
      step: now.path.slice(now.path.lastIndexOf('/') + 1),
      open: now.open.map((open) => ({
        side: sideOf(open.seat),
        role: roleOf(open.seat, g.batting),
        step: open.decision.id,
        made: open.made,
        opened: open.opened,
      })),
    };
  }

  legal(side: Who, step: string): Domain {
    return this.handed(this.umpire.decision(this.session, side, step));
  }

  /** The domain of an open decision as it is handed out: it answers for as long as the decision stays open. */
  private handed({ decision, domain }: OpenDecision): Domain {
    const { session } = this;
    const { question } = session;
    const isOpen = (): boolean => {
      const now = this.session.waiting();
      if (this.session !== session || session.question !== question || now.kind !== 'decisions') return false;
      return now.open.some((it) => it.decision === decision && (now.revisable || !it.made));
    };
    return sealed(domain, { id: decision.id, isOpen });
  }

  play(side: Who, step: string, choice: unknown): this {
    const read = told(choice);
    const open = this.umpire.decision(this.session, side, step);
    const legal = legalChoice(open, read);
    this.orElseAsBefore(() => {
      // a choice that is made meanwhile is not waited for any more
      if (this.pending?.open.decision === open.decision) this.pending = null;
      this.take(open, legal, false);
    });
    return this;
  }

  happen(step: string, outcome: unknown): this {
    const { value, wrong } = readJson(outcome, 'the outcome');
    const now = this.umpire.chance(this.session, step, outcome, this.drawnFrom);
    if (wrong !== null) throw new HowzatError('illegal-outcome', wrong, { step, choice: showChoice(outcome) });
    this.orElseAsBefore(() => this.happened(now, value));
    return this;
  }

  concede(side: Who): this {
    const seat = this.umpire.concession(this.session, side);
    this.timeline.push({ kind: 'concede', seat });
    this.pending = null;
    this.session.concede(seat);
    this.tell();
    return this;
  }

  async settle(): Promise<this> {
    this.advance();
    while (this.pending) {
      const { open, answer } = this.pending;
      let choice: unknown;
      try {
        choice = await answer;
      } catch (error) {
        // whoever did not answer is asked again by the next settle
        if (this.pending?.answer === answer) this.pending = null;
        throw error;
      }
      // an undo may have overtaken the answer
      if (this.pending?.answer !== answer) continue;
      this.pending = null;
      const legal = legalChoice(open, told(choice));
      this.orElseAsBefore(() => this.take(open, legal, true));
    }
    return this;
  }

  undo(): this {
    const events = this.timeline.events();
    const byPeople = !this.automatic;
    let at = events.length - 1;
    const undoable = (event: MatchEvent): boolean =>
      event.kind === 'concede' ||
      (event.kind === 'choice' && !(byPeople && event.computer)) ||
      (event.kind === 'chance' && this.source === 'people');
    while (at >= 0 && !undoable(events[at] as MatchEvent)) at--;
    if (at < 0) throw new HowzatError('nothing-to-undo', 'Nothing has been decided yet.');
    this.travel(at);
    return this;
  }

  redo(): this {
    const ahead = this.timeline.ahead();
    if (!ahead) throw new HowzatError('nothing-to-undo', 'Nothing was undone.');
    this.orElseAsBefore(() => {
      this.timeline.push(ahead);
      this.rebuild();
    });
    return this;
  }

  goTo(length: number): this {
    if (!Number.isSafeInteger(length) || length < 0 || length > this.length)
      throw new HowzatError(
        'bad-position',
        `Go to a whole number from 0 to ${this.length}, not ${showChoice(length)}.`,
        {
          choice: showChoice(length),
        },
      );
    this.travel(length, false);
    return this;
  }

  private travel(length: number, advance = true): void {
    const back = length < this.length;
    this.orElseAsBefore(() => {
      this.timeline.backTo(length);
      this.rebuild();
    }, advance && !this.automatic);
    if (back) this.undos++;
  }

  view(side: Who): View {
    const seat = seatNamed(side, this.session);
    return handedView(this.program, this.session.state, seat, shownIn(this.session.waiting()));
  }

  internals(): Frozen<MatchState> {
    this.session.waiting();
    return freezeJson(copyJson(this.session.state)) as Frozen<MatchState>;
  }

  log(side: Side | 'all' = 'all'): readonly LogEntry[] {
    this.session.waiting();
    const entries = logFor(this.session.log.readable(), side);
    return side === 'all' ? entries : freezeJson(copyJson(entries));
  }

  seat(side: Side): AnySeat {
    if (side !== 'home' && side !== 'away')
      throw new HowzatError('not-your-decision', `A seat is home's or away's, not ${showChoice(side)}.`, {
        side: showChoice(side),
      });
    this.seats[side] ??= new SeatAtMatch(this.tableOf(side));
    return this.seats[side];
  }

  private readonly seats: { home?: SeatAtMatch; away?: SeatAtMatch } = {};

  private tableOf(side: Side): ConstructorParameters<typeof SeatAtMatch>[0] {
    return {
      match: this,
      side,
      ask: (step, player) => {
        const open = this.umpire.decision(this.session, side, step);
        return player.choose(this.request(open, player, this.timeline.hintStream(open.seat)));
      },
    };
  }

  subscribe(listener: (match: this) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  record(): MatchRecord;
  record(side: Side): SideRecord;
  record(side?: Side): MatchRecord | SideRecord {
    const moment = {
      events: this.timeline.events(),
      pending: this.waitingChoices(),
      log: this.log(),
      undos: this.undos,
      result: this.session.state.g.result,
    };
    return side === undefined
      ? this.writer.whole(moment, this.timeline.save())
      : this.writer.forSide(moment, this.seat(side).side, this.log(side));
  }

  /** The choices that wait for the others of their commit. */
  private waitingChoices(): { readonly seat: Seat; readonly step: string }[] {
    const now = this.session.waiting();
    const made = now.kind === 'decisions' ? now.open.filter((open) => open.made) : [];
    return made.map(({ seat, decision }) => ({ seat, step: decision.id }));
  }

  // — inside —

  /** Does something and goes on; when anything of that fails, the match is as it was. */
  private orElseAsBefore(act: () => void, advance = true): void {
    try {
      this.timeline.attempt(() => {
        act();
        if (advance) this.advance();
      });
    } catch (error) {
      this.rebuild();
      throw error;
    }
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener(this);
  }

  private take(open: OpenDecision, choice: unknown, computer: boolean): void {
    this.session.choose(open.decision, choice);
    this.timeline.push({ kind: 'choice', seat: open.seat, step: open.decision.id, choice, computer });
  }

  private happened(now: Waiting & { kind: 'chance' }, outcome: unknown): void {
    this.umpire.refuseImpossible(this.session, now, outcome);
    this.session.happen(outcome);
    this.timeline.push({ kind: 'chance', step: now.chance.id, outcome });
  }

  /** Plays the events of the timeline on a fresh session. */
  private rebuild(advance: Advance | null = null): void {
    this.pending = null;
    const session = this.fresh(advance);
    for (const event of this.timeline.events()) applyEvent(session, event);
    // what follows without anybody's doing has happened, too
    session.waiting();
    this.session = session;
  }

  /** Lets chance and computer players go on until a person, or an answer that comes later, is needed. */
  private advance(): void {
    while (!this.pending) {
      const now = this.session.waiting();
      if (now.kind === 'end') {
        this.refuseLeftOver();
        return;
      }
      if (now.kind === 'chance') {
        if (!this.drawsItself()) return;
        this.happened(now, this.draw(now));
        continue;
      }
      const open = now.open.find((it) => !it.made && this.desks[it.seat].player !== null);
      if (!open) return;
      if (!this.ask(open)) return;
    }
  }

  /** Who gives every outcome of chance, where nobody is asked for one. */
  private get drawnFrom(): 'the seed' | 'the host' | null {
    return this.source === 'seed' ? 'the seed' : streamsOf(this.source) ? 'the host' : null;
  }

  /** Whether the next outcome is at hand: from streams always, from a script until it is used up, from people never. */
  private drawsItself(): boolean {
    if (typeof this.source === 'string') return this.source === 'seed';
    return 'streams' in this.source || this.chancesSoFar() < this.source.script.length;
  }

  /** A script that holds more than the match could use tells of another match than was played. */
  private refuseLeftOver(): void {
    if (typeof this.source === 'string' || 'streams' in this.source) return;
    if (this.timeline.events().at(-1)?.kind === 'concede') return;
    const { script } = this.source;
    const next = script[this.chancesSoFar()];
    if (next)
      throw new HowzatError(
        'script-left-over',
        `The match is over and ${script.length - this.chancesSoFar()} outcomes of the script are left, the first for ${next.step}.`,
        { step: next.step, choice: copyJson(next.outcome) },
      );
  }

  private chancesSoFar(): number {
    return this.timeline.events().filter((event) => event.kind === 'chance').length;
  }

  private draw(now: Waiting & { kind: 'chance' }): unknown {
    const { chance } = now;
    const known = this.timeline.known((event) => event.kind === 'chance' && event.step === chance.id);
    if (known?.kind === 'chance') return known.outcome;
    if (typeof this.source !== 'string' && 'script' in this.source) {
      const line = this.source.script[this.chancesSoFar()] as ScriptedChance['script'][number];
      if (line.step !== chance.id)
        throw new HowzatError(
          'illegal-outcome',
          `The script has an outcome for ${line.step} where ${chance.id} is drawn.`,
          { step: chance.id, subject: line.step },
        );
      return copyJson(line.outcome);
    }
    return drawOutcome(chance, this.timeline.stream(chance.stream), this.session.state, this.program.params);
  }

  /** Asks the computer player of an open decision; false where its answer comes later. */
  private ask(open: OpenDecision): boolean {
    const { decision, seat, domain } = open;
    const known = this.timeline.known(
      (event) => event.kind === 'choice' && event.computer && event.step === decision.id && event.seat === seat,
    );
    if (known?.kind === 'choice') {
      this.take(open, known.choice, true);
      return true;
    }
    const player = this.desks[seat].player as Player;
    if (player.uniform === true) {
      this.take(open, copyJson(domain.sample(this.timeline.stream(`player.${sideOf(seat)}`))), true);
      return true;
    }
    const answer = player.choose(this.request(open, player, this.timeline.playerStream(seat)));
    if (answersLater(answer)) {
      this.pending = { open, answer };
      return false;
    }
    this.take(open, legalChoice(open, told(answer)), true);
    return true;
  }

  /** What a player is asked; all of it is made for that player. */
  private request(open: OpenDecision, player: Player, rng: Request['rng']): Request {
    const side = sideOf(open.seat);
    return {
      step: open.decision.id,
      side,
      role: roleOf(open.seat, this.session.state.g.batting),
      view: this.view(side),
      domain: this.handed(open),
      params: paramsFor(player, this.program.params),
      rng,
    };
  }
}

harden(PlayedMatch);
