import type { ScriptLine } from '@howzat/core/author';
import { england } from '../scenarios/dealer.js';

/** Two lineups that are not the same places of their decks. */
export const lineupOfHome: readonly number[] = england;
export const lineupOfAway: readonly number[] = [19, 20, 21, 22, 23, 24, 32, 33, 34, 35, 36];

export const sides: readonly ScriptLine[] = [
  { side: 'home', step: 'side.home', choice: 0 },
  { side: 'away', step: 'side.away', choice: 1 },
];
export const lineups: readonly ScriptLine[] = [
  { side: 'home', step: 'lineup.home', choice: lineupOfHome },
  { side: 'away', step: 'lineup.away', choice: lineupOfAway },
];
export const evenPitch: ScriptLine = { chance: 'pitch', outcome: 1 };
export const homeBats: readonly ScriptLine[] = [
  { chance: 'toss.home', outcome: 5 },
  { chance: 'toss.away', outcome: 2 },
  { side: 'home', step: 'core.toss.elect', choice: 'bat' },
];
export const openers: readonly ScriptLine[] = [
  { side: 'batting', step: 'opening-batters', choice: [1, 2] },
  { side: 'bowling', step: 'opening-bowlers', choice: [32, 33] },
];

/** All that comes before the openers, and all that comes before the first over. */
export const toOpeners: readonly ScriptLine[] = [...sides, ...lineups, evenPitch, ...homeBats];
export const toFirstOver: readonly ScriptLine[] = [...toOpeners, ...openers];

/** The openers of the second innings, when home batted first. */
export const secondOpeners: readonly ScriptLine[] = [
  { side: 'batting', step: 'opening-batters', choice: [19, 20] },
  { side: 'bowling', step: 'opening-bowlers', choice: [14, 15] },
];
