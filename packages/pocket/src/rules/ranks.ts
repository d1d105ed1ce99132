import type { SectionWords } from '@howzat/core/author';
import { k, type Parameters, type PocketState, type State } from '../kit.js';

/** 3. Scoring, the ranks: both ranks as they stand now, and the difference on the Rank Grid. */

/** The rank printed on the active batter's card, 0 to 4. */
export function printedBatting(s: State, p: Parameters): number {
  return p.cards.battingRank[s.batters[s.facing] as number] as number;
}

/** The rank printed on the bowler's card, 0 to 2. */
function printedBowling(s: State, p: Parameters): number {
  return p.cards.bowlingRank[s.bowlers[s.bowler] as number] as number;
}

/** Steps that fatigue takes from a bowler. */
export function tiredSteps(fatigue: number, p: { readonly fatigueCounting: string }): number {
  return p.fatigueCounting === 'once' ? (fatigue >= 5 ? 1 : 0) : Math.floor(fatigue / 5);
}

function clamped(rank: number, highest: number): number {
  return Math.min(highest, Math.max(0, rank));
}

/** Looks two ranks up that may be beyond the ladders, under the readings that let them be. */
export function differenceOf(bat: number, bowl: number, p: Parameters): number {
  const table = p.rankGrid === 'stretched' ? p.cards.stretched : p.cards.grid;
  const row = clamped(bat, 4);
  const column = clamped(bowl, 2);
  const lowest = p.gridNegative === 'extra-row' && p.cards.below ? -1 : 0;
  const negative = row - column + 1 < 0;
  const cell = negative && lowest < 0 ? -1 : (table[3 * row + column] as number);
  if (row !== bat || column !== bowl) return Math.min(5, Math.max(lowest, cell + (bat - row) - (bowl - column)));
  return negative && p.gridNegative === 'absolute-value' ? bowl - bat - 1 : cell;
}

/** Does the sum of all steps stop at the ends of both ladders? */
const held = (p: Parameters): boolean => p.rankLimits === 'sum-then-clamp';

/** Holds the batting rank to its ladder; a stance below Blue counts, under that reading. */
function holdBatting(s: PocketState, p: Parameters): void {
  const below = p.defenceAtBlue === 'negative-rank' && s.bat < 0;
  if (!below) s.bat = clamped(s.bat, 4);
}

export const compareRanks = k.resolve(
  'ranks',
  [
    {
      id: 'pocket.rank.which-ranks',
      does: (s, _g, p) => {
        s.bat = printedBatting(s, p);
        s.bowl = printedBowling(s, p);
      },
    },
    {
      id: 'pocket.stance.defence-rank',
      when: (s) => s.defensive,
      does: (s) => {
        s.bat -= 1;
      },
    },
    {
      id: 'pocket.score.changed-ranks',
      when: (s) =>
        s.battingShift !== 0 || s.bowlingShift !== 0 || s.boost[s.facing] !== 0 || s.bowlingBoost[s.bowler] !== 0,
      does: (s) => {
        s.bat += s.battingShift + (s.boost[s.facing] as number);
        s.bowl += s.bowlingShift + (s.bowlingBoost[s.bowler] as number);
      },
    },
    {
      id: 'pocket.fatigue.rank',
      only: (p) => p.fatigueRankWhen === 'next-lookup',
      when: (s) => (s.fatigue[s.bowler] as number) >= 5,
      does: (s, _g, p) => {
        s.bowl -= tiredSteps(s.fatigue[s.bowler] as number, p);
      },
    },
    {
      id: 'pocket.ruling.rank-limits',
      only: (p) => p.rankLimits === 'clamp-each-step',
      does: (s, _g, p) => {
        s.bat = s.stepBat;
        s.bowl = clamped(s.stepBowl, 2);
        holdBatting(s, p);
      },
    },
    {
      id: 'pocket.ruling.rank-limits',
      only: held,
      when: (s) => s.bat < 0 || s.bat > 4 || s.bowl < 0 || s.bowl > 2,
      does: (s, _g, p) => {
        holdBatting(s, p);
        s.bowl = clamped(s.bowl, 2);
      },
    },
    {
      id: 'pocket.rank.grid-purpose',
      does: (s, _g, p) => {
        s.difference = differenceOf(s.bat, s.bowl, p);
      },
    },
  ],
  { rule: 'pocket.score.compare' },
);

/** Ranks after the stance and before any card, where each step is held to the ladder. */
export const firstSteps = k.resolve(
  'ranks.steps',
  [
    {
      id: 'pocket.ruling.rank-limits',
      does: (s, _g, p) => {
        s.stepBat = clamped(printedBatting(s, p) + (s.boost[s.facing] as number), 4);
        if (s.defensive) s.stepBat = clamped(s.stepBat - 1, 4);
        const tired = tiredSteps(s.fatigue[s.bowler] as number, p);
        s.stepBowl = clamped(clamped(printedBowling(s, p) - tired, 2) + (s.bowlingBoost[s.bowler] as number), 2);
      },
    },
  ],
  { only: (p) => p.rankLimits === 'clamp-each-step' },
);

/** A card's step on each ladder, held to it. */
export function step(s: PocketState, batting: number, bowling: number): void {
  s.stepBat = clamped(s.stepBat + batting, 4);
  s.stepBowl = clamped(s.stepBowl + bowling, 2);
}

/** Reading the cards: positions, ranks and the Rank Grid. */
export const rankWords = {
  'pocket.card.positions': {
    kind: 'data',
    source: 'Reading the Cards, Player Cards',
    text: 'Four player categories: batter, bowler, wicket keeper, all-rounder.',
  },
  'pocket.card.position-field': {
    kind: 'data',
    source: 'Reading the Cards, Player Cards',
    text: 'The category stands in the stats box behind the word Position.',
  },
  'pocket.card.two-attributes': {
    kind: 'data',
    source: 'Reading the Cards, Player Cards',
    text: 'Two attributes matter: bowling and batting.',
  },
  'pocket.card.batting-square': {
    kind: 'data',
    source: 'Reading the Cards, Player Cards',
    text: 'Batting rank: the upper coloured square beside the portrait, with a bat.',
  },
  'pocket.card.bowling-square': {
    kind: 'data',
    source: 'Reading the Cards, Player Cards',
    text: 'Bowling rank: the coloured square below the batting one, with a ball.',
  },
  'pocket.rank.batting-ladder': {
    kind: 'data',
    source: 'Reading the Cards, Player Cards',
    text: 'Batting ladder, rising: Blue, Green, Yellow, Orange, Red.',
  },
  'pocket.rank.bowling-ladder': {
    kind: 'data',
    source: 'Reading the Cards, Player Cards',
    text: 'Bowling ladder, rising: Blue, Green, Yellow.',
  },
  'pocket.rank.grid-purpose': {
    kind: 'applied',
    source: 'Rank Comparison Sheet',
    text: 'The Rank Grid gives the difference between active batter and bowler.',
    parameters: ['rankGrid', 'gridNegative'],
  },
  'pocket.rank.which-ranks': {
    kind: 'applied',
    source: 'Rank Comparison Sheet',
    text: "The active batter's batting rank and the bowler's bowling rank are used.",
  },
  'pocket.rank.example-value': {
    kind: 'data',
    source: 'Rank Comparison Sheet',
    text: 'Batter Yellow against bowler Green gives difference 2.',
  },
} as const satisfies SectionWords;
