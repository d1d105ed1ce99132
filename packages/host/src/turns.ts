import type { Side } from '@howzat/core';

/** A side is asked something, and nobody of it seems to know. */
export interface Turn {
  readonly match: string;
  readonly side: Side;
  /** The title of the game. */
  readonly game: string;
}

/** A question that a side has not answered yet. */
export interface Pending {
  readonly match: string;
  readonly side: Side;
  /** The event after which it was asked. */
  readonly asked: number;
  /** When it was asked, in milliseconds since 1970. */
  readonly since: number;
}

/** Whoever is away is told after so long, in milliseconds: a page that is loaded again is away for a second, and other hosts are asked who is with them. */
export const moment = 2_000;

/** Whoever has the link open, and has not answered for so long, in milliseconds, may have put the device away. */
export const patience = 60_000;

/** The questions of which people may have to be told, each until it is time to look at it. There is one for each side of a match. */
export class Turns {
  private readonly pending = new Map<string, { readonly of: Pending; readonly due: number }>();

  /** Keeps a question until a moment, in place of the one before. */
  note(of: Pending, due: number): void {
    this.pending.set(keyOf(of), { of, due });
  }

  /** A side is asked nothing any more that it was asked before. Returns whether there was anything. */
  drop(side: Pick<Pending, 'match' | 'side'>): boolean {
    return this.pending.delete(keyOf(side));
  }

  /** Takes out those that it is time to look at. */
  take(now: number): readonly Pending[] {
    const due = [...this.pending.values()].filter((each) => each.due <= now).map(({ of }) => of);
    for (const of of due) this.drop(of);
    return due;
  }
}

function keyOf({ match, side }: Pick<Pending, 'match' | 'side'>): string {
  return `${side} ${match}`;
}
