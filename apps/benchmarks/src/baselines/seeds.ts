import { hashText, playerStreams } from '@howzat/core/engine';

// The hashes that the core makes of seeds and names, written for numbers alone and without text.

/** The hash of the name of each stream that the games draw from. */
export const names = {
  toss: hashText('core.toss'),
  bag: hashText('bag'),
  setup: hashText('setup'),
  dice: hashText('dice'),
  pinkDeck: hashText('batter-deck'),
  blueDeck: hashText('bowler-deck'),
  scoreDeck: hashText('score-deck'),
  coin: hashText('coin'),
  pitch: hashText('pitch'),
  overCard: hashText('over-card'),
  expressPair: hashText('express-pair'),
  expressTable: hashText('express-table'),
  cardDie: hashText('card-die'),
  bowlerDie: hashText('bowler-die'),
  batterDie: hashText('batter-die'),
  reroll: hashText('re-roll'),
  bowledDie: hashText('bowled-die'),
  slipDice: hashText('slip-dice'),
  umpireDie: hashText('umpire-die'),
  distance: hashText('distance'),
  bounce: hashText('bounce'),
  catchDie: hashText('catch-die'),
  runOutDie: hashText('run-out-die'),
  home: playerStreams[0],
  away: playerStreams[1],
} as const;

function mix(h: number): number {
  let x = h;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}

/** `mixHashes` of the core. */
export function mixed(a: number, b: number): number {
  return mix((Math.imul(a, 0x9e3779b1) + b) | 0);
}

/** `hashSeed` of the core for a whole number from 0 to 2^31 - 1. */
export function hashOfNumber(n: number): number {
  return mixed(mix(n), 0x5bd1e995);
}
