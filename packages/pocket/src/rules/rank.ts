import type { RulingWords, SectionWords } from '@howzat/core/author';
import { gridPlace, kindNumber } from '../components/tables.js';
import { k, type Parameters, type PocketState } from '../kit.js';
import { tiredRank, tiredSteps } from './fatigue.js';
import { printedBatting, printedBowling } from './field.js';
import { changedRanks } from './score.js';
import { defenceRank } from './stance.js';

/** 3. Scoring, the ranks: both ranks as they stand now, and the difference on the Rank Grid. */

function clamped(rank: number, highest: number): number {
  return Math.min(highest, Math.max(0, rank));
}

/** Looks two ranks up that may be beyond the ladders, under the readings that let them be. */
export function differenceOf(bat: number, bowl: number, p: Parameters): number {
  const table = p.rankGrid === 'stretched' ? p.cards.stretched : p.cards.grid;
  const row = clamped(bat, 4);
  const column = clamped(bowl, 2);
  const lowest = p.gridNegative === 'extra-row' && p.cards.below ? -1 : 0;
  const printed = row - column + 1;
  const negative = printed < 0;
  const cell = negative && lowest < 0 ? -1 : (table[gridPlace(row, column)] as number);
  if (row !== bat || column !== bowl) return Math.min(5, Math.max(lowest, cell + (bat - row) - (bowl - column)));
  return negative && p.gridNegative === 'absolute-value' ? -printed : cell;
}

/** Does the sum of all steps stop at the ends of both ladders? */
const held = (p: Parameters): boolean => p.rankLimits === 'sum-then-clamp';

/** Holds the batting rank to its ladder; a stance below Blue counts, under that reading. */
function holdBatting(s: PocketState, p: Parameters): void {
  s.bat = p.defenceAtBlue === 'negative-rank' ? Math.min(4, s.bat) : clamped(s.bat, 4);
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
    defenceRank,
    changedRanks,
    tiredRank,
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
        s.firstBat = firstBat(s, p);
        const tired = p.fatigueRankWhen === 'next-lookup' ? tiredSteps(s.fatigue[s.bowler] as number, p) : 0;
        s.firstBowl = clamped(clamped(printedBowling(s, p) - tired, 2) + (s.bowlingBoost[s.bowler] as number), 2);
        stepsAgain(s);
      },
    },
  ],
  { only: (p) => p.rankLimits === 'clamp-each-step' },
);

function firstBat(s: PocketState, p: Parameters): number {
  const rank = clamped(printedBatting(s, p) + (s.boost[s.facing] as number), 4);
  return s.defensive ? clamped(rank - 1, 4) : rank;
}

/** A batter who comes in before the score card has the steps of the over, but for what the one who is out wore. */
export function stepsOfNewcomer(s: PocketState, p: Parameters): void {
  s.firstBat = firstBat(s, p);
  // Stryker disable next-line EqualityOperator: behind the last step stands no card
  for (let i = 0; i < s.steps.length; i += 3) {
    const card = s.steps[i] as number;
    if (p.cards.kind[card] === kindNumber.equip && p.equipDuration !== 'this-over') s.steps[i + 1] = 0;
  }
  stepsAgain(s);
}

/** A card's step on each ladder, held to it. */
export function step(s: PocketState, card: number, batting: number, bowling: number): void {
  s.steps.push(card, batting, bowling);
  climb(s, batting, bowling);
}

function climb(s: PocketState, batting: number, bowling: number): void {
  s.stepBat = clamped(s.stepBat + batting, 4);
  s.stepBowl = clamped(s.stepBowl + bowling, 2);
}

/** All steps once more, in the order of the cards: one that is taken back may have been cut short, or cut another short. */
export function stepsAgain(s: PocketState): void {
  s.stepBat = s.firstBat;
  s.stepBowl = s.firstBowl;
  for (let i = 0; i < s.steps.length; i += 3) climb(s, s.steps[i + 1] as number, s.steps[i + 2] as number);
}

/** Reading the cards: positions, ranks and the Rank Grid. */
export const rankWords = {
  'pocket.rank.batting-ladder': {
    title: 'The best and the worst colour for batting: red and blue',
    kind: 'data',
    source: 'Reading the Cards, Player Cards',
    text: 'Batting ladder, rising: Blue, Green, Yellow, Orange, Red.',
  },
  'pocket.rank.bowling-ladder': {
    title: 'The best and the worst colour for bowling: yellow and blue',
    kind: 'data',
    source: 'Reading the Cards, Player Cards',
    text: 'Bowling ladder, rising: Blue, Green, Yellow.',
  },
  'pocket.rank.grid-purpose': {
    title: 'What the rank grid is for',
    kind: 'applied',
    source: 'Rank Comparison Sheet',
    text: 'The Rank Grid gives the difference between active batter and bowler.',
    parameters: ['rankGrid', 'gridNegative'],
  },
  'pocket.rank.which-ranks': {
    title: 'Which ranks are compared',
    kind: 'applied',
    source: 'Rank Comparison Sheet',
    text: "The active batter's batting rank and the bowler's bowling rank are used.",
  },
  'pocket.rank.example-value': {
    title: 'Yellow against Green gives 2',
    kind: 'data',
    source: 'Rank Comparison Sheet',
    text: 'Batter Yellow against bowler Green gives difference 2.',
  },
} as const satisfies SectionWords;

export const rankRulings = k.readings({
  'pocket.ruling.rank-grid': 'words',
  'pocket.ruling.grid-negative': 'words',
  'pocket.ruling.rank-limits': 'words',
});

export const rankRulingWords = {
  'pocket.ruling.rank-grid': {
    title: 'What the lost rank grid says',
    question: 'What stands on the Rank Grid, whose picture is lost?',
    readings: {
      'plus-one': {
        text: 'The place of the batter, 1 to 5, less the steps of the bowler, 0 to 2; or the grid of the set in play.',
      },
      stretched: {
        text: 'Another table through the example: Green bats like Blue, and Red gives 4 even against Yellow.',
      },
    },
    standard: 'plus-one',
    reason:
      'The simplest rule with the printed example; it makes difference 3 reachable by Yellow-Blue, Orange-Green and Red-Yellow.',
  },
  'pocket.ruling.grid-negative': {
    title: 'A Blue batter against a Yellow bowler',
    question: 'What of a Blue batter against a Yellow bowler, whose difference would be -1?',
    readings: {
      'clamp-zero': {
        text: 'It counts as 0.',
      },
      'absolute-value': {
        text: 'It counts as 1.',
      },
      'extra-row': {
        text: 'The score cards have a row for it, which is ours: as the steps go, with more outs and fewer runs than at 0. With score cards that lack the row it counts as 0.',
      },
    },
    standard: 'clamp-zero',
    reason: 'Differences 0 to 5 give six entries; the absolute value would help weak batters.',
  },
  'pocket.ruling.grid-three-names': {
    title: 'Four names for one grid',
    question: 'Are Rating Grid, Rank Comparison Sheet, Rank Sheet and Rank Comparison Chart one thing?',
    readings: {
      'one-component': {
        text: 'Yes.',
      },
      several: {
        text: 'No.',
        unbuilt: 'The text describes one.',
      },
    },
    standard: 'one-component',
    reason: 'All four names are used for the same comparison.',
  },
  'pocket.ruling.rank-limits': {
    title: 'Changes of rank beyond the end of the ladder',
    question: 'What if changes would pass the end of a ladder?',
    readings: {
      'sum-then-clamp': {
        text: 'All changes are added, then the sum is held to the ladder.',
      },
      'clamp-each-step': {
        text: 'The rank is held to the ladder after each change.',
      },
      unclamped: {
        text: 'What is beyond the ladder still counts, as far as the grid reaches.',
      },
    },
    standard: 'sum-then-clamp',
    reason: 'It does not depend on the order, and +1 and -1 cancel.',
  },
} as const satisfies Readonly<Record<string, RulingWords>>;
