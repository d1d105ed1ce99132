import { sameJson } from './frozen.js';
import { hashText, mixHashes, type Rng, stream, streamFrom } from './random.js';

/** Something that came into a match from outside. */
export type MatchEvent =
  | {
      readonly kind: 'choice';
      readonly seat: 0 | 1;
      readonly step: string;
      readonly choice: unknown;
      readonly computer: boolean;
    }
  | { readonly kind: 'chance'; readonly step: string; readonly outcome: unknown }
  | { readonly kind: 'concede'; readonly seat: 0 | 1 };

interface Moment {
  readonly event: MatchEvent | null;
  readonly before: Moment | null;
  readonly branch: Branch;
  readonly after: Moment[];
  readonly index: number;
}

/** A line of play with random streams of its own. */
interface Branch {
  readonly id: number;
  readonly streams: Map<string, Rng>;
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
    readonly drawn: Map<Branch, Map<string, readonly number[] | null>>;
  } | null = null;

  constructor(seedHash: number) {
    this.now = { event: null, before: null, branch: { id: seedHash, streams: new Map() }, after: [], index: 0 };
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

  /** The stream that the next event of this name would be drawn from. */
  stream(name: string): Rng {
    const { branch } = this.now;
    let rng = branch.streams.get(name);
    if (this.trial) {
      const drawn = this.trial.drawn.get(branch) ?? new Map<string, readonly number[] | null>();
      this.trial.drawn.set(branch, drawn);
      if (!drawn.has(name)) drawn.set(name, rng ? [...rng.getState()] : null);
    }
    if (!rng) {
      rng = stream(branch.id, hashText(name));
      branch.streams.set(name, rng);
    }
    return rng;
  }

  /** What happened next when the match was here before, where chance or a computer decided it. */
  known(matches: (event: MatchEvent) => boolean): MatchEvent | undefined {
    return this.now.after.map((moment) => moment.event as MatchEvent).find(matches);
  }

  /** Goes on by an event: along the branch that has it, or on a new one where another way was taken before. */
  push(event: MatchEvent): void {
    const there = this.now.after.find((moment) => sameEvent(moment.event as MatchEvent, event));
    if (there) {
      this.now = there;
      return;
    }
    const branch =
      this.now.after.length === 0
        ? this.now.branch
        : {
            id: mixHashes(mixHashes(this.now.branch.id, this.now.index + 1), hashText(JSON.stringify(event))),
            streams: new Map<string, Rng>(),
          };
    const moment: Moment = { event, before: this.now, branch, after: [], index: this.now.index + 1 };
    this.now.after.push(moment);
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
      for (const moment of trial.made) moment.before?.after.splice(moment.before.after.indexOf(moment), 1);
      for (const [{ streams }, drawn] of trial.drawn)
        for (const [name, state] of drawn) {
          if (state) streams.set(name, streamFrom(state));
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
      const { after } = this.now;
      after.splice(after.indexOf(left), 1);
      after.push(left);
    }
  }

  /** The event that redo would repeat: the one that was undone last. */
  ahead(): MatchEvent | null {
    return this.now.after.at(-1)?.event ?? null;
  }

  /** The branch and its streams as they stand, for the record. */
  save(): { readonly branch: number; readonly streams: Readonly<Record<string, readonly number[]>> } {
    const { branch } = this.now;
    return {
      branch: branch.id,
      streams: Object.fromEntries([...branch.streams].map(([name, rng]) => [name, [...rng.getState()]])),
    };
  }

  /** A timeline that goes on from a saved one, with the events of the record behind it. */
  static load(
    seedHash: number,
    events: readonly MatchEvent[],
    saved: { readonly branch: number; readonly streams: Readonly<Record<string, readonly number[]>> },
  ): Timeline {
    const timeline = new Timeline(seedHash);
    const streams = new Map(Object.entries(saved.streams).map(([name, state]) => [name, streamFrom(state)]));
    const branch: Branch = { id: saved.branch, streams };
    timeline.now = { ...timeline.now, branch };
    for (const event of events) timeline.push(event);
    return timeline;
  }
}

function sameEvent(a: MatchEvent, b: MatchEvent): boolean {
  if (a.kind !== b.kind) return false;
  if (a.kind === 'chance') return b.kind === 'chance' && a.step === b.step && sameJson(a.outcome, b.outcome);
  if (a.kind === 'concede') return b.kind === 'concede' && a.seat === b.seat;
  return b.kind === 'choice' && a.step === b.step && a.seat === b.seat && sameJson(a.choice, b.choice);
}
