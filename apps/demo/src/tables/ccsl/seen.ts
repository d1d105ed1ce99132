import type { Card, Cause } from '@howzat/ccsl';
import type { Delivery, View } from '@howzat/core';

/** What of the state of CCSL is drawn; the trap values are there for the bowler alone. */
export interface Seen {
  readonly hidden: boolean;
  readonly hiddenUsed: readonly boolean[];
  readonly fullGame: boolean;
  readonly previous: number;
  readonly forced: boolean;
  readonly windowBalls: number;
  readonly windowTotal: number;
  readonly shiftLeft: number;
  readonly defenceLeft: number;
  readonly lock: number;
  readonly streak: number;
  readonly streakReady: boolean;
  readonly powerInOver: number;
  readonly passUsed: boolean;
  readonly predictionUsed: boolean;
  readonly shiftUsed: boolean;
  readonly defenceUsed: boolean;
  readonly trapUsed: boolean;
  readonly blockersLeft: number;
  readonly traps?: readonly number[];
  readonly trapsOpen: readonly number[];
}

/** The parameters that say what is in the game. */
export interface InPlay {
  readonly overs: number | null;
  readonly streak: boolean;
  readonly streakTurns: number;
  readonly pass: boolean;
  readonly anticipation: boolean;
  readonly economy: boolean;
  readonly economyMost: number;
  readonly trap: boolean;
  readonly hiddenCard: boolean;
  readonly defence: boolean;
  readonly fieldShift: boolean;
  readonly blocker: boolean;
  readonly powerPerOver: number;
}

/** What a ball tells of its cards. */
export interface Facts {
  readonly card: Card | 'pass';
  readonly bowled: Card | null;
  readonly guess: Card | null;
  readonly prediction: Card | null;
  readonly blocker: boolean;
  readonly trap: boolean;
  readonly out: Exclude<Cause, ''> | null;
}

export const seenIn = (view: View): Seen => view.state as unknown as Seen;
export const inPlay = (params: Readonly<Record<string, unknown>>): InPlay => params as unknown as InPlay;
export const factsOf = (delivery: Delivery): Facts => delivery.facts as unknown as Facts;
