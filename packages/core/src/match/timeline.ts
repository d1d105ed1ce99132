import {
  hashSeed,
  hashText,
  mixHashes,
  playerStates,
  playerStream,
  type Rng,
  type Seed,
  stream,
  streamFrom,
} from '../chance/index.js';
import { type Seat, sideOf } from '../cricket/index.js';
import type { MatchEvent } from '../interpreter/index.js';
import { sameJson } from '../json/index.js';

interface Moment {
  readonly event: MatchEvent | null;
  readonly before: Moment | null;
  readonly branch: Branch;
  /** Where the match went on from here, the way that was taken last at the end. */
  after: readonly Moment[];
  readonly index: number;
}

/** Nothing has followed yet. */
const none: readonly Moment[] = Object.freeze([]);

/** A line of play with random streams of its own. */
interface Branch {
  readonly id: number;
  readonly streams: Streams;
  /** What the players that are asked draw from: apart, so that no step can name one. */
  readonly players: Streams;
}

type Streams = Map<string, Rng>;

/** The streams of a line of play as a record keeps them. */
export interface SavedStreams {
  readonly branch: number;
  readonly streams: Readonly<Record<string, readonly number[]>>;
  readonly players: { readonly home?: readonly number[] | undefined; readonly away?: readonly number[] | undefined };
}

function branchOf(id: number): Branch {
  return { id, streams: new Map(), players: new Map() };
}

/**
 * Everything that came in, as a tree: undo goes back along it, and going the same way again meets the same dice. Another
 * decision starts a branch whose streams are seeded by where and how it left, so that nobody can look at the dice
 * first, and going to and fro changes nothing.
 */
export class Timeline {
  private now: Moment;
  /** What an attempt has made and drawn from, so that it can be taken back. */
  private trial: {
    readonly made: Moment[];
    readonly drawn: Map<Streams, Map<string, Rng | null>>;
  } | null = null;

  /**
   * @param given makes the streams of the match in place of the seed
   * @param begun where branches begin although no other way was taken here, as {@link branches} gives them
   */
  constructor(
    private readonly seed: Seed,
    private readonly given: ((name: string, branch: number) => Rng) | null = null,
    private readonly begun: readonly number[] = [],
  ) {
    this.now = { event: null, before: null, branch: branchOf(hashSeed(seed)), after: none, index: 0 };
  }

  /** How many events lie behind. */
  get length(): number {
    return this.now.index;
  }

  /** The events from the beginning to now. */
  events(): MatchEvent[] {
    const events: MatchEvent[] = [];
    for (let at: Moment | null = this.now; at?.event; at = at.before) events.push(at.event);
    return events.reverse();
  }

  /** The events that began a branch, on the way to now: their places, from 0. */
  branches(): number[] {
    const places: number[] = [];
    for (let at = this.now; at.before; at = at.before) if (at.branch !== at.before.branch) places.push(at.index - 1);
    return places.reverse();
  }

  /** The stream that the next event of this name would be drawn from. */
  stream(name: string): Rng {
    const { id, streams } = this.now.branch;
    this.note(streams, name);
    return existing(streams, name, () => this.given?.(name, id) ?? stream(id, hashText(name)));
  }

  /** What the player of a seat draws from here. It is made when it is first drawn from. */
  playerStream(seat: Seat): Rng {
    const { id, players } = this.now.branch;
    const name = sideOf(seat);
    this.note(players, name);
    return playerStream(() => existing(players, name, () => streamFrom(playerStates(this.seed, id)[seat])));
  }

  /** A stream for a look at this moment from a seat, which nothing of the match is ever drawn from. */
  hintStream(seat: Seat): Rng {
    const here = mixHashes(this.now.branch.id, ~this.now.index);
    return playerStream(() => streamFrom(playerStates(this.seed, here)[seat]));
  }

  /** Notes where a stream stands before an attempt draws from it. */
  private note(streams: Streams, name: string): void {
    if (!this.trial) return;
    const drawn = this.trial.drawn.get(streams) ?? new Map<string, Rng | null>();
    this.trial.drawn.set(streams, drawn);
    if (!drawn.has(name)) drawn.set(name, streams.get(name)?.clone() ?? null);
  }

  /** What happened next when the match was here before, where chance or a computer decided it. */
  known(matches: (event: MatchEvent) => boolean): MatchEvent | undefined {
    return this.now.after.map((moment) => moment.event as MatchEvent).find(matches);
  }

  /** Goes on by an event: along the branch that has it, or on a new one where another way was taken before. */
  push(event: MatchEvent): void {
    const { now } = this;
    const there =
      now.after === none ? undefined : now.after.find((moment) => sameEvent(moment.event as MatchEvent, event));
    if (there) this.now = there;
    else if (now.after === none && !this.begun.includes(now.index)) this.goOn(event, now.branch);
    else
      this.goOn(event, branchOf(mixHashes(mixHashes(now.branch.id, now.index + 1), hashText(JSON.stringify(event)))));
  }

  private goOn(event: MatchEvent, branch: Branch): void {
    const { now } = this;
    const moment: Moment = { event, before: now, branch, after: none, index: now.index + 1 };
    now.after = now.after === none ? [moment] : [...now.after, moment];
    this.trial?.made.push(moment);
    this.now = moment;
  }

  /** Does something that moves the timeline; when it fails, nothing of it remains, not even what was drawn. */
  attempt(act: () => void): void {
    const { now } = this;
    const trial: NonNullable<Timeline['trial']> = { made: [], drawn: new Map() };
    this.trial = trial;
    try {
      act();
    } catch (error) {
      for (const moment of trial.made) if (moment.before) moment.before.after = without(moment.before.after, moment);
      for (const [streams, drawn] of trial.drawn)
        for (const [name, rng] of drawn) {
          if (rng) streams.set(name, rng);
          else streams.delete(name);
        }
      this.now = now;
      throw error;
    } finally {
      this.trial = null;
    }
  }

  /** Goes back to when only `length` events had happened. The way that is left is the one that redo takes. */
  backTo(length: number): void {
    while (this.now.index > length && this.now.before) {
      const left = this.now;
      this.now = this.now.before;
      this.now.after = [...without(this.now.after, left), left];
    }
  }

  /** The event that redo would repeat: the one that was undone last. */
  ahead(): MatchEvent | null {
    return this.now.after.at(-1)?.event ?? null;
  }

  /** The branch and its streams as they stand, for the record; streams that a host gave, it gives again. */
  save(): SavedStreams {
    const { id, streams, players } = this.now.branch;
    return { branch: id, streams: this.given ? {} : saved(streams), players: saved(players) };
  }

  /** A timeline that goes on from a saved one, with the events of the record behind it. */
  static load(seed: Seed, events: readonly MatchEvent[], { branch, streams, players }: SavedStreams): Timeline {
    const timeline = new Timeline(seed);
    timeline.now = {
      ...timeline.now,
      branch: { id: branch, streams: loaded(streams), players: loaded(players) },
    };
    for (const event of events) timeline.push(event);
    return timeline;
  }
}

function without(moments: readonly Moment[], left: Moment): readonly Moment[] {
  const others = moments.filter((moment) => moment !== left);
  return others.length === 0 ? none : others;
}

function existing(streams: Streams, name: string, make: () => Rng): Rng {
  let rng = streams.get(name);
  if (!rng) {
    rng = make();
    streams.set(name, rng);
  }
  return rng;
}

function saved(streams: Streams): Record<string, readonly number[]> {
  return Object.fromEntries([...streams].map(([name, rng]) => [name, [...rng.getState()]]));
}

function loaded(states: Readonly<Record<string, readonly number[] | undefined>>): Streams {
  return new Map(Object.entries(states).flatMap(([name, state]) => (state ? [[name, streamFrom(state)]] : [])));
}

function sameEvent(a: MatchEvent, b: MatchEvent): boolean {
  if (a.kind !== b.kind) return false;
  if (a.kind === 'chance') return b.kind === 'chance' && a.step === b.step && sameJson(a.outcome, b.outcome);
  if (a.kind === 'concede') return b.kind === 'concede' && a.seat === b.seat;
  return b.kind === 'choice' && a.step === b.step && a.seat === b.seat && sameJson(a.choice, b.choice);
}
