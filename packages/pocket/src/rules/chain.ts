import type { Seat } from '@howzat/core';
import type { Cricket, Parameters, PocketState, State } from '../kit.js';
import { takeOne } from './hand.js';

/** Cards that are played one upon the other: who answers, how a card gets onto the chain, and where it goes from there. */

/** Who may answer the top of the chain: the side that did not play it. 0 the batting side, 1 the bowling side. */
export function answerer(s: State): number {
  return s.chain.length % 2 === 1 ? 1 - s.chainBy : s.chainBy;
}

export const seatOf = (side: number, g: Cricket): Seat => (side === 0 ? g.batting : g.batting === 0 ? 1 : 0);

/** Takes a card that is shown out of the hand of its side. */
export function leaveHand(s: PocketState, side: number, card: number): void {
  if (side === 0) {
    takeOne(s.batterHand, card);
    s.batterHeld--;
  } else {
    takeOne(s.bowlerHand, card);
    s.bowlerHeld--;
  }
}

/** Takes an announced card out of the hand and lays it on the chain. */
export function announce(s: PocketState, side: number, card: number): void {
  leaveHand(s, side, card);
  s.chain.push(card);
  s.answering = true;
}

/** Puts a card on the discards of its side; its colour says whose it is. */
export function discard(s: PocketState, p: Parameters, card: number): void {
  const blue = p.cards.blue[card] === 1;
  if (p.usedCards === 'discard-face-up') {
    if (blue) s.bowlerPlayed.push(card);
    else s.batterPlayed.push(card);
  } else if (blue) {
    s.bowlerUnder.push(card);
    s.bowlerLeft++;
  } else {
    s.batterUnder.push(card);
    s.batterLeft++;
  }
}
