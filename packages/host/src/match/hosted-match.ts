import {
  type AnyMatch,
  HowzatError,
  isHowzatError,
  type MatchRecord,
  openMatch,
  type Player,
  type Side,
  sameJson,
  standingEntries,
} from '@howzat/core';
import { fairChance, matchKey } from '../fair/fair-chance.js';
import type { FairRecord } from '../fair/fair-record.js';
import type {
  Judged,
  Message,
  NewsMessage,
  Offer,
  SeatSight,
  SeriesSight,
  Sight,
  SightMessage,
  Viewer,
} from '../protocol/message.js';
import { type Refused, refusalOf, refused } from '../protocol/refusal.js';
import type { SeatRequest, WhyRequest } from '../protocol/request.js';
import { protocolVersion } from '../protocol/version.js';
import type { Standing } from '../store/match-store.js';
import { Clocks } from './clocks.js';
import { type FoundPlan, findPlan, type HostedGame, versionsOf } from './games.js';
import type { HostedEvent, KeptEvent, KeptMatch } from './hosted-event.js';
import { Line } from './line.js';
import { LogCheck } from './log-check.js';
import { eventOf, isOf } from './request-events.js';
import { type Pair, Seats, sides } from './seats.js';
import { seriesAfter } from './series.js';
import { logSight, playSight, undecided } from './sight.js';

type Choose = SeatRequest & { readonly do: 'choose' };
type Play = HostedEvent & { readonly kind: 'choice' | 'concede' };
type Answer = HostedEvent & { readonly kind: 'answer' };

/** An event that is to be kept, and how the match stands after it where that has changed. */
export interface Happened {
  readonly kind: 'event';
  readonly kept: KeptEvent;
  readonly standing: Standing | undefined;
}

/** What came of a request: an event that is to be kept, one that is kept already, or a refusal. */
export type Taken = Happened | { readonly kind: 'again'; readonly sequence: number } | Refused;

/** What the caller brings to a request, since nothing here looks at a clock or throws a coin. */
export interface Brought {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** 64 hex digits that nobody can guess, for a seat that sends no number of its own. */
  readonly number: string;
}

const notStarted = 'The match begins when both seats have been claimed.';

/** So many news are kept for whoever comes back soon. */
const newsKept = 64;

/** What a viewer was told last, and what led there. */
interface Telling {
  last: SightMessage;
  readonly news: NewsMessage[];
}

/**
 * A match with its seats: what its events have made of it. It decides what is accepted, and says what each viewer may know. Two of them
 * with the same events say the same, byte for byte.
 */
export class HostedMatch {
  private readonly found: FoundPlan;
  private readonly seats = new Seats();
  private readonly line = new Line();
  private readonly clocks: Clocks | null;
  private readonly check = new LogCheck();
  private readonly keys = new Map<string, KeptEvent>();
  /** For each side the event after which it was last asked something new. */
  private readonly asked: Record<Side, number> = { home: 0, away: 0 };
  /** What each side has chosen that waits for the other. */
  private chosen: Record<Side, Sight['chosen']> = { home: [], away: [] };
  private readonly tellings = new Map<Viewer, Telling>();
  private match: AnyMatch | null = null;
  private offer: Offer | null = null;
  /** What was offered and not accepted since somebody played last. */
  private declined: Pick<Offer, 'by' | 'what'>[] = [];
  /** How it ended, where that was not by its rules. */
  private agreed: 'conceded' | 'time' | 'abandoned' | null = null;
  private next: string | null = null;
  private deleted = false;
  private last = 0;

  /**
   * @param events all that are kept of it, in order
   * @throws HowzatError where the games at hand do not play it: an unknown name, or as of {@link add}
   */
  constructor(
    readonly kept: KeptMatch,
    games: readonly HostedGame[],
    events: readonly KeptEvent[] = [],
  ) {
    this.found = findPlan(games, kept.plan);
    this.clocks = kept.plan.clock ? new Clocks(kept.plan.clock) : null;
    for (const event of events) this.add(event);
  }

  /** The number of the last event; 0 before the first. */
  get sequence(): number {
    return this.last;
  }

  get phase(): Sight['phase'] {
    if (this.match === null) return 'seating';
    return this.agreed === 'abandoned' || this.match.waiting.kind === 'end' ? 'over' : 'playing';
  }

  /** The title of the game. */
  get game(): string {
    return this.found.variant.title;
  }

  /** The event after which a person at a seat was asked what they have still to decide; null where they are asked nothing. */
  askedSince(side: Side): number | null {
    const { match, phase, kept } = this;
    const sits = kept.plan.computer?.side !== side && this.seats.at(side) !== null;
    return match && phase === 'playing' && sits && undecided(match, side).length > 0 ? this.asked[side] : null;
  }

  /** Whether both sides have agreed to delete it. */
  get isDeleted(): boolean {
    return this.deleted;
  }

  /** The series as it stands with this match. */
  get series(): SeriesSight {
    const winner = this.phase === 'over' ? (this.match?.game.result?.winner ?? null) : null;
    return seriesAfter(this.kept, winner === null ? null : sides[winner]);
  }

  /**
   * Goes on by an event that is kept.
   * @throws Error where it is not the next one
   * @throws HowzatError `version` where the rules at hand do not take it, or something else comes of it than came of it when it was played
   */
  add(kept: KeptEvent): void {
    if (kept.sequence !== this.last + 1) throw new Error(`Event ${kept.sequence} does not follow event ${this.last}.`);
    try {
      this.apply(kept);
    } catch (error) {
      throw isHowzatError(error) ? this.otherVersion(kept.sequence) : error;
    }
    const isAlike = kept.check === undefined ? !this.isOther : kept.check === this.checkAfter(kept.event);
    // before the first ball nothing has been played, and any version may begin
    if (this.match && !isAlike) throw this.otherVersion(kept.sequence);
    this.note(kept);
  }

  /**
   * Judges a request of a seat. Where it is accepted it has happened here, and the event has to be kept before anybody is told: if it
   * cannot be, this match is to be thrown away and made again from what is kept.
   */
  take(seat: Side, request: SeatRequest, brought: Brought): Taken {
    const before = this.keys.get(keyOf(seat, request.key));
    if (before)
      return isOf(this.kept, before.event, request) ? { kind: 'again', sequence: before.sequence } : this.keyUsed();
    const refusal = this.refusal(seat, request);
    if (refusal) return refusal;
    // both may ask for it, and get the same
    if (request.do === 'rematch' && this.next !== null) return { kind: 'again', sequence: this.last };
    return this.happen(eventOf(this.kept, seat, request, brought.number), request.key, brought.at);
  }

  /** What the rules say to a choice of a seat that it has not made. */
  why(seat: Side, { step, choice }: WhyRequest): Judged | Refused {
    const { last, match } = this;
    if (!match) return refused('not-started', notStarted, { sequence: last });
    try {
      return { v: protocolVersion, type: 'judged', refusal: match.seat(seat).legal(step).why(choice) };
    } catch (error) {
      return { ...refusalOf(error), sequence: last };
    }
  }

  /** How many balls have been counted; null before the match begins. */
  get balls(): number | null {
    return this.match && standingEntries(this.match.log()).filter(({ delivery }) => delivery !== null).length;
  }

  /** What a computer at this match does next, if it is its turn: an event that has to be kept, as of {@link take}. */
  computerTurn(at: number): Taken | null {
    const { computer } = this.found;
    const side = this.kept.plan.computer?.side;
    if (!computer || !side || !this.match || this.deleted) return null;
    const key = `computer-${this.last + 1}`;
    // it holds nobody to a slip
    if (this.offer) return this.happen({ kind: 'answer', seat: side, offer: this.offer.offer, accept: true }, key, at);
    if (this.phase === 'over') return null;
    const [step] = undecided(this.match, side);
    if (step === undefined) return null;
    const choice = this.match.seat(side).hint(step, computer);
    return this.happen({ kind: 'choice', seat: side, step, choice }, key, at);
  }

  /** What happens to a side whose time is up: an event that has to be kept, as of {@link take}; null while there is none. */
  timeOut(at: number): Taken | null {
    const { match } = this;
    const seat = this.clocks?.out(at) ?? null;
    if (!match || seat === null) return null;
    // no request has a key like this
    const key = `clock:${this.last + 1}`;
    const { substitute } = this.found;
    const [step] = undecided(match, seat);
    if (!substitute || step === undefined) return this.happen({ kind: 'concede', seat, by: 'clock' }, key, at);
    const choice = match.seat(seat).hint(step, substitute);
    return this.happen({ kind: 'choice', seat, step, choice, by: 'clock' }, key, at);
  }

  /** How it stands, for those who look for matches. */
  get standing(): Standing {
    const name = (side: Side): string | null => this.seats.at(side)?.name ?? null;
    const names = { home: name('home'), away: name('away') };
    return { phase: this.phase, deadline: this.clocks?.next ?? null, names };
  }

  /** The whole sight of a viewer. */
  sight(viewer: Viewer): SightMessage {
    const log = this.match ? logSight(this.match, viewer, 0) : [];
    return this.message({ ...this.parts(viewer), log });
  }

  /**
   * What a viewer is to be told who has seen everything up to an event: news where they are at hand, else the whole sight.
   * @param after null for somebody who has seen nothing
   */
  messages(viewer: Viewer, after: number | null): readonly Message[] {
    const telling = this.tellings.get(viewer) ?? this.beginTelling(viewer);
    if (after === this.last) return [];
    const first = telling.news[0]?.sequence ?? this.last + 1;
    return after !== null && after + 1 >= first && after < this.last
      ? telling.news.filter(({ sequence }) => sequence > after)
      : [telling.last];
  }

  /** The record with all that it takes to check its dice, or why it is not told yet. */
  record(): FairRecord | Refused {
    const { match, kept } = this;
    const { numbers } = this.seats;
    if (this.phase !== 'over' || !match || !numbers)
      return refused('not-over', 'The record holds what both sides hide: it is told when the match is over.', {
        sequence: this.last,
      });
    const { commitment, secret } = kept;
    const record: MatchRecord = match.record();
    const { branches } = match;
    const left = branches.length > 0 ? { branches } : {};
    return { howzatFair: 1, match: kept.id, commitment, secret, numbers, ...left, record };
  }

  // — inside —

  private happen(event: HostedEvent, key: string, at: number): Taken {
    const happened = { sequence: this.last + 1, key, at, event };
    const before = this.standing;
    try {
      this.apply(happened);
    } catch (error) {
      return { ...refusalOf(error), sequence: this.last };
    }
    const kept: KeptEvent = { ...happened, check: this.checkAfter(event) };
    this.note(kept);
    const { standing } = this;
    return { kind: 'event', kept, standing: sameJson(standing, before) ? undefined : standing };
  }

  /** What an event came to in the log, by which another version sees whether it plays the match in the same way. */
  private checkAfter(event: HostedEvent): string {
    return this.check.after(event, this.match?.log() ?? []);
  }

  /** Whether the versions at hand are others than the match was begun with. */
  private get isOther(): boolean {
    const here = versionsOf(this.found);
    return Object.entries(this.kept.versions).some(([id, version]) => here[id] !== version);
  }

  private otherVersion(sequence: number): HowzatError {
    const named = (versions: Readonly<Record<string, string>>): string =>
      Object.entries(versions)
        .map(([id, version]) => `${id} ${version}`)
        .join(', ');
    const here = named(versionsOf(this.found));
    return new HowzatError(
      'version',
      `This match is played with ${named(this.kept.versions)}; this host has ${here}, which plays it otherwise from event ${sequence} on.`,
      { subject: this.kept.plan.variant },
    );
  }

  private note(kept: KeptEvent): void {
    this.last = kept.sequence;
    this.keys.set(keyOf(kept.event.seat, kept.key), kept);
    const isBack = kept.event.kind === 'answer';
    for (const [viewer, telling] of this.tellings) this.goOnTelling(viewer, telling, isBack);
  }

  private apply({ event, sequence, at }: KeptEvent): void {
    switch (event.kind) {
      case 'claim': {
        const pair = this.seats.claim(event);
        if (pair) this.begin(pair, sequence);
        break;
      }
      case 'release':
        this.seats.release(event.seat);
        break;
      case 'offer':
        this.offer = this.offered(event.seat, event.what, sequence);
        break;
      case 'answer':
        this.answer(event, sequence);
        break;
      case 'rematch':
        this.next = event.match;
        break;
      default:
        this.clocks?.stop(event.seat, at);
        this.play(event, sequence);
    }
    this.turnClocks(sequence, at);
  }

  /** Sets the clocks of those going that are asked something new, and stops those of the others. */
  private turnClocks(sequence: number, at: number): void {
    const { clocks, match, phase } = this;
    if (!clocks || !match) return;
    for (const side of sides) {
      const isAsked =
        phase === 'playing' && this.kept.plan.computer?.side !== side && undecided(match, side).length > 0;
      if (!isAsked) clocks.stop(side, at);
      else if (clocks.deadline(side) === null || this.asked[side] === sequence) clocks.ask(side, at);
    }
  }

  private begin({ home, away }: Pair, sequence: number): void {
    const key = matchKey(this.kept.secret, { home: home.number, away: away.number });
    this.match = this.opened(key, { home: home.name, away: away.name });
    for (const side of sides) this.asked[side] = sequence;
    this.line.begin(sequence, this.match.length);
  }

  private offered(by: Side, what: Offer['what'], offer: number): Offer {
    return { offer, by, what, to: what === 'take-back' ? (this.line.before(by)?.sequence ?? null) : null };
  }

  private answer({ seat, accept }: Answer, sequence: number): void {
    const { offer, match } = this;
    this.offer = null;
    if (!offer || !match) return;
    if (!accept) {
      this.declined.push(offer);
      return;
    }
    if (offer.what === 'delete') {
      this.deleted = true;
      return;
    }
    if (offer.what === 'abandon') {
      this.agreed = 'abandoned';
      return;
    }
    const stop = this.line.before(offer.by);
    if (!stop) throw new Error(`${seat} takes back what ${offer.by} never chose.`);
    match.goTo(stop.length);
    this.line.backTo(stop);
    this.chosen = { home: [], away: [] };
    for (const side of sides) this.asked[side] = sequence;
  }

  private opened(key: string, names: { readonly home: string; readonly away: string }): AnyMatch {
    const { variant, selection, computer } = this.found;
    const side = this.kept.plan.computer?.side;
    return openMatch(variant, {
      ...selection,
      seed: key,
      chance: fairChance(key),
      names,
      ...(computer && side ? { players: { [side]: awaited(computer) } } : {}),
    });
  }

  private play(event: Play, sequence: number): void {
    const { match } = this;
    if (!match) throw new Error(`There is a ${event.kind} before both seats have been claimed.`);
    const { seat } = event;
    const other = seat === 'home' ? 'away' : 'home';
    const before = undecided(match, other);
    const asked = this.asked[seat];
    if (event.kind === 'concede') match.seat(seat).concede();
    else match.seat(seat).play(event.step, event.choice);
    if (event.kind === 'concede') this.agreed = event.by === 'clock' ? 'time' : 'conceded';
    // whoever plays on leaves no offer open
    this.offer = null;
    this.declined = [];
    this.asked[seat] = sequence;
    // a question stays the same one while the other side answers its own
    if (!undecided(match, other).some((step) => before.includes(step))) this.asked[other] = sequence;
    this.keepChosen(event, match);
    const settled = sides.every((side) => this.chosen[side].length === 0);
    this.line.add({ sequence, seat, asked, length: match.length, settled });
  }

  /** Keeps what waits for the other side, so that whoever chose it finds it on another device. */
  private keepChosen(event: Play, { waiting }: AnyMatch): void {
    const open = waiting.kind === 'decisions' ? waiting.open.filter(({ made }) => made) : [];
    const made = (side: Side, step: string): boolean => open.some((it) => it.side === side && it.step === step);
    const all = { ...this.chosen };
    if (event.kind === 'choice') {
      const others = all[event.seat].filter(({ step }) => step !== event.step);
      all[event.seat] = [...others, { step: event.step, choice: event.choice }];
    }
    this.chosen = {
      home: all.home.filter(({ step }) => made('home', step)),
      away: all.away.filter(({ step }) => made('away', step)),
    };
  }

  /** Why a request is refused that the rules have not seen yet; null where it is for them to judge. */
  private refusal(seat: Side, request: SeatRequest): Refused | null {
    const { last, match, phase } = this;
    const no = (code: Refused['code'], message: string): Refused => refused(code, message, { sequence: last });
    const isFree = this.seats.at(seat) === null;
    if (request.do === 'claim' && !isFree)
      return no('seat-taken', 'This seat has been claimed. Whoever has its link plays on without claiming it.');
    if (request.do === 'rematch')
      return phase === 'over' ? null : no('not-over', 'The next match can be opened when this one is over.');
    if (phase === 'over') return this.afterTheEnd(seat, request);
    if (request.do === 'claim') return null;
    if (request.do === 'release' && !isFree) return null;
    if (!match) return no('not-started', notStarted);
    if (isFree) return no('seat-free', 'This seat has been given back. Claim it first.');
    if (request.do === 'choose') return this.late(seat, request);
    if (request.do === 'offer') return this.notOffered(seat, request.what);
    return request.do === 'answer' ? this.notAnswered(seat, request.offer, request.accept) : null;
  }

  /** When a match is over, both sides can agree to delete it, and nothing else. */
  private afterTheEnd(seat: Side, request: SeatRequest): Refused | null {
    if (request.do === 'answer') return this.notAnswered(seat, request.offer, request.accept);
    return request.do === 'offer' && request.what === 'delete'
      ? this.notOffered(seat, request.what)
      : refused('match-over', 'The match is over.', { sequence: this.last });
  }

  private notOffered(seat: Side, what: Offer['what']): Refused | null {
    const { last, offer } = this;
    if (what === 'delete' && this.phase !== 'over')
      return refused('not-over', 'A match can be deleted when it is over.', { sequence: last });
    if (offer)
      return refused('offer-open', `The offer of event ${offer.offer} has not been answered yet.`, { sequence: last });
    if (this.declined.some((offered) => offered.by === seat && offered.what === what))
      return refused('declined', 'This was not accepted. Offer it again when somebody has played on.', {
        sequence: last,
      });
    return what === 'take-back' && this.line.before(seat) === null
      ? refused('nothing-to-undo', 'This side has chosen nothing that could be taken back.', { sequence: last })
      : null;
  }

  private notAnswered(seat: Side, answered: number, accept: boolean): Refused | null {
    const { last, offer } = this;
    if (offer?.offer !== answered)
      return refused(
        'no-offer',
        `There is no open offer of event ${answered}: it was answered, or somebody played on.`,
        {
          sequence: last,
        },
      );
    return accept && offer.by === seat
      ? refused('no-offer', 'An offer is accepted by the other side; its own can only take it away.', {
          sequence: last,
        })
      : null;
  }

  private late(seat: Side, { answers }: Choose): Refused | null {
    const { last } = this;
    if (answers > last)
      return refused('ahead', `The choice answers event ${answers}, but there have been ${last}.`, { sequence: last });
    const asked = this.asked[seat];
    if (answers >= asked) return null;
    return refused(
      'stale',
      `The choice answers event ${answers}, but since event ${asked} the match has gone on. Choose again.`,
      { sequence: last },
    );
  }

  private keyUsed(): Refused {
    return refused('key-used', 'This key belongs to another request of this seat. Make a new key for each request.', {
      sequence: this.last,
    });
  }

  private beginTelling(viewer: Viewer): Telling {
    const telling = { last: this.sight(viewer), news: [] };
    this.tellings.set(viewer, telling);
    return telling;
  }

  private goOnTelling(viewer: Viewer, telling: Telling, isBack: boolean): void {
    const { sight } = telling.last;
    const parts = this.parts(viewer);
    const changed = Object.fromEntries(
      Object.entries(parts).filter(([name, part]) => !sameJson(part, sight[name as keyof Sight])),
    );
    // only the last entry of a log is ever written on, unless something is taken back
    const from = isBack ? 0 : Math.max(0, sight.log.length - 1);
    const entries = this.match ? logSight(this.match, viewer, from) : [];
    const differs = entries.findIndex((entry, at) => !sameJson(entry, sight.log[from + at]));
    const same = differs < 0 ? entries.length : differs;
    const log = [...sight.log.slice(0, from), ...entries];
    telling.last = this.message({ ...parts, log });
    telling.news.push({
      v: protocolVersion,
      type: 'news',
      sequence: this.last,
      changed,
      log: { keep: from + same, entries: entries.slice(same) },
    });
    if (telling.news.length > newsKept) telling.news.shift();
  }

  private message(sight: Sight): SightMessage {
    return { v: protocolVersion, type: 'sight', sequence: this.last, sight };
  }

  private parts(viewer: Viewer): Omit<Sight, 'log'> {
    const { kept, match, phase, seats } = this;
    const play = match ? playSight(match, viewer, phase === 'over') : null;
    return {
      match: kept.id,
      viewer,
      plan: kept.plan,
      version: this.found.variant.version,
      phase,
      seats: { home: this.seatSight('home'), away: this.seatSight('away') },
      fair: {
        commitment: kept.commitment,
        numbers: seats.numbers,
        byHost: seats.byHost,
        secret: phase === 'over' ? kept.secret : null,
      },
      waiting: play?.waiting ?? null,
      game: play?.game ?? null,
      view: play?.view ?? null,
      cricketers: play?.cricketers ?? null,
      questions: play?.questions ?? [],
      chosen: viewer === 'watch' ? [] : this.chosen[viewer],
      offer: this.offer,
      clock: this.clocks?.sight ?? null,
      ended: phase === 'over' ? (this.agreed ?? 'played') : null,
      previous: kept.previous ?? null,
      next: this.next,
      series: kept.series || kept.plan.series ? this.series : null,
    };
  }

  private seatSight(side: Side): SeatSight {
    const { computer } = this.kept.plan;
    return { name: this.seats.at(side)?.name ?? null, computer: computer?.side === side ? computer.player : null };
  }
}

/** A computer player that the match waits for as for a person: the host asks it, and what it chooses is an event like any other. */
function awaited({ name }: Player): Player {
  return { name, choose: () => new Promise(() => {}) };
}

function keyOf(seat: Side, key: string): string {
  return `${seat} ${key}`;
}
