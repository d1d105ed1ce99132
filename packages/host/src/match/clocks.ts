import type { Side } from '@howzat/core';
import type { ClockSight } from '../protocol/message.js';
import type { MatchPlan } from '../protocol/request.js';
import { sides } from './seats.js';

/** What the clock of one side holds, in milliseconds. */
interface Clock {
  /** When the side was asked what it has still to decide; null while it is asked nothing. */
  readonly since: number | null;
  readonly reserve: number;
}

/**
 * The clocks of a match: so many seconds for each decision, and a reserve for all of them together. What they show follows from the events
 * and from when each came in.
 */
export class Clocks {
  private readonly of: Record<Side, Clock>;
  private readonly each: number;

  constructor({ seconds, reserve }: NonNullable<MatchPlan['clock']>) {
    const clock = { since: null, reserve: reserve * 1_000 };
    this.of = { home: clock, away: clock };
    this.each = seconds * 1_000;
  }

  /** A side is asked something, from now on. */
  ask(side: Side, at: number): void {
    this.of[side] = { ...this.of[side], since: at };
  }

  /** A side is asked nothing any more. What it took beyond the time of a decision is gone from its reserve. */
  stop(side: Side, at: number): void {
    const { since, reserve } = this.of[side];
    const beyond = since === null ? 0 : Math.max(0, at - since - this.each);
    this.of[side] = { since: null, reserve: Math.max(0, reserve - beyond) };
  }

  /** When the time of a side is up; null while its clock stands. */
  deadline(side: Side): number | null {
    const { since, reserve } = this.of[side];
    return since === null ? null : since + this.each + reserve;
  }

  /** The side whose time is up, the one whose time was up first where both are. */
  out(at: number): Side | null {
    const late = sides.filter((side) => (this.deadline(side) ?? Number.POSITIVE_INFINITY) <= at);
    return late.sort((a, b) => (this.deadline(a) ?? 0) - (this.deadline(b) ?? 0))[0] ?? null;
  }

  /** The next moment at which somebody's time is up. */
  get next(): number | null {
    const deadlines = sides.flatMap((side) => this.deadline(side) ?? []);
    return deadlines.length === 0 ? null : Math.min(...deadlines);
  }

  get sight(): ClockSight {
    const of = (side: Side) => ({ deadline: this.deadline(side), reserve: this.of[side].reserve });
    return { home: of('home'), away: of('away') };
  }
}
