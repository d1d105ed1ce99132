import type { Side } from '@howzat/core';

/** Where a match stood after something was played. */
export interface Stop {
  /** The event that led here. */
  readonly sequence: number;
  /** Who chose; null where the match began. */
  readonly seat: Side | null;
  /** The event after which that seat had been asked. */
  readonly asked: number;
  /** How many things had come in at the match of the core. */
  readonly length: number;
  /** Whether no choice waited for the other side's, so that going back to here shows nobody what the other will choose. */
  readonly settled: boolean;
}

/** The line of play that stands, stop by stop: what was taken back is not on it. */
export class Line {
  private stops: Stop[] = [];

  /** The match begins. */
  begin(sequence: number, length: number): void {
    this.stops = [{ sequence, seat: null, asked: sequence, length, settled: true }];
  }

  add(stop: Stop): void {
    this.stops.push(stop);
  }

  /**
   * Where the match goes back to when a side takes back its last choice: before it was asked, and before anything that was chosen
   * at the same time, which it has seen by now. Null where it has chosen nothing.
   */
  before(side: Side): Stop | null {
    const newestFirst = [...this.stops].reverse();
    const last = newestFirst.find(({ seat }) => seat === side);
    if (!last) return null;
    const isBefore = ({ settled, sequence }: Stop): boolean =>
      settled && sequence < last.sequence && sequence <= last.asked;
    return newestFirst.find(isBefore) ?? null;
  }

  backTo({ sequence }: Stop): void {
    this.stops = this.stops.filter((stop) => stop.sequence <= sequence);
  }
}
