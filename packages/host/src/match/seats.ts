import type { Side } from '@howzat/core';
import type { SeatNumbers } from '../fair/fair-chance.js';
import type { HostedEvent } from './hosted-event.js';

export type Claim = HostedEvent & { readonly kind: 'claim' };

/** Both sides, as they claimed their seats when the match began. */
export interface Pair {
  readonly home: Claim;
  readonly away: Claim;
}

export const sides = ['home', 'away'] as const;

/** Who sits at a match, and whose numbers its dice are made of: those of the two who began it. */
export class Seats {
  private sitting: { readonly home?: Claim | undefined; readonly away?: Claim | undefined } = {};
  private began: Pair | null = null;

  /** Who sits there. */
  at(side: Side): Claim | null {
    return this.sitting[side] ?? null;
  }

  /** Somebody takes a seat. Returns both sides where the match begins with that. */
  claim(claim: Claim): Pair | null {
    this.sitting = { ...this.sitting, [claim.seat]: claim };
    const { home, away } = this.sitting;
    if (this.began || !home || !away) return null;
    this.began = { home, away };
    return this.began;
  }

  /** Somebody gives a seat back. */
  release(side: Side): void {
    this.sitting = { ...this.sitting, [side]: undefined };
  }

  /** The numbers of both sides; null until both are in. */
  get numbers(): SeatNumbers | null {
    return this.began && { home: this.began.home.number, away: this.began.away.number };
  }

  /** The seats whose numbers the host made up. */
  get byHost(): readonly Side[] {
    const claims = this.began ?? this.sitting;
    return sides.filter((side) => claims[side]?.from === 'host');
  }
}
