import { type Distribution, pick, type SectionWords } from '@howzat/core/author';
import { entryPlace } from '../components/tables.js';
import { k, type Parameters, type PocketState } from '../kit.js';
import { takeOne } from './hands.js';

/** 3. Scoring: the score card, its entry for the difference, the changes of cards, and the sheet. */

const thirty = Array.from({ length: 30 }, (_, at) => at + 1);
const sixty = [...thirty, ...thirty];

/** A full score deck, of one set or of both. */
export function fullScoreDeck(p: Parameters): number[] {
  return (p.scoreDeckOwnership === 'both-mixed-60' ? sixty : thirty).slice();
}

/** The top of the score deck: any card that is left. */
const topScoreCard: Distribution<number, PocketState, Parameters> = {
  sample: (rng, s) => s.scoreDeck[pick(rng, s.scoreDeck.length)] as number,
  why: (outcome, s) =>
    s.scoreDeck.includes(outcome as number)
      ? null
      : 'One of the score cards that are left is turned up, by its number.',
  *outcomes(s) {
    for (const card of new Set(s.scoreDeck))
      yield [card, s.scoreDeck.filter((other) => other === card).length / s.scoreDeck.length];
  },
  describe: (s) => ({ kind: 'oneOf', items: [...new Set(s.scoreDeck)].sort((a, b) => a - b) }),
};

export const turnScoreCard = k.chance('score-card', {
  rule: ['pocket.over.steps', 'pocket.score.draw'],
  how: 'deal',
  stream: 'score-deck',
  // where Out cards work at once, nobody may be left to face it
  when: (s) => !s.allOut,
  of: topScoreCard,
  closed: (s, g) => {
    if (g.result !== null) return 'The match is over.';
    return s.scoreCard > 0 ? { message: 'One score card per over.', rule: 'pocket.score.draw' } : null;
  },
  take: (s, card) => {
    s.scoreCard = card;
    takeOne(s.scoreDeck, card);
  },
});

/** The stance is known to all from here on, however it was chosen. */
export const showStance = k.resolve(
  'stance.shown',
  [
    {
      id: 'pocket.ruling.stance-visibility',
      does: (s) => {
        s.stance = s.defensive ? 'defensive' : 'offensive';
      },
    },
  ],
  { only: (p) => p.stanceVisibility === 'secret' },
);

/** The score of an entry with the changes of the cards in force. */
function edited(s: PocketState, entry: number, p: Parameters): number {
  if (s.maiden) return p.editOrder === 'order-played' ? s.plus : 0;
  const score = entry + s.plus;
  return score < 0 && p.negativeScore === 'floor-zero' ? 0 : score;
}

/** The entry, and what the cards make of it. */
export const readEntry = k.resolve('entry', [
  {
    id: 'pocket.score.lookup',
    does: (s, _g, p) => {
      s.entry = p.cards.runs[entryPlace(s.scoreCard, s.difference)] as number;
      s.outsDue = p.cards.outs[entryPlace(s.scoreCard, s.difference)] as number;
      s.score = s.entry;
    },
  },
  {
    id: 'pocket.ruling.score-card-entry',
    only: (p) => p.scoreCardEntry === 'number-or-out',
    when: (s) => s.outsDue > 0,
    does: (s) => {
      s.entry = 0;
      s.score = 0;
    },
  },
  {
    id: 'pocket.score.edit',
    when: (s) => s.plus !== 0,
    does: (s) => {
      s.score += s.plus;
    },
  },
  {
    id: 'pocket.ruling.negative-score',
    only: (p) => p.negativeScore === 'floor-zero',
    when: (s) => s.score < 0,
    does: (s) => {
      s.score = 0;
    },
  },
  {
    id: 'pocket.ruling.edit-order',
    when: (s) => s.maiden,
    does: (s, _g, p) => {
      s.score = p.editOrder === 'order-played' ? s.plus : 0;
      if (s.score < 0 && p.negativeScore === 'floor-zero') s.score = 0;
    },
  },
  {
    id: 'pocket.ruling.maiden-and-out',
    only: (p) => p.maidenAndOut === 'out-cancelled',
    when: (s) => s.maiden && s.outsDue > 0,
    does: (s) => {
      s.outsDue = 0;
    },
  },
]);

/** The score of the over, once its outs are settled. */
export const addScore = k.resolve('score', [
  {
    id: 'pocket.ruling.saved-out-score',
    only: (p) => p.savedOutScore === 'entry-becomes-zero',
    when: (s) => s.entrySaved,
    does: (s, _g, p) => {
      s.score = edited(s, 0, p);
    },
  },
  {
    id: 'pocket.ruling.out-over-score',
    only: (p) => p.outOverScore === 'printed-only',
    when: (s) => s.dismissed,
    does: (s) => {
      s.score = s.entry;
    },
  },
  {
    id: 'pocket.score.add',
    does: (s, g) => {
      g.bat = s.score;
      s.sheet.push(s.score);
    },
  },
]);

/** Scoring. */
export const scoringWords = {
  'pocket.score.draw': { kind: 'applied', source: '3. Scoring', text: 'One player turns the top score card.' },
  'pocket.score.compare': {
    kind: 'applied',
    source: '3. Scoring',
    text: "The batter's colour is compared with the bowler's colour.",
  },
  'pocket.score.changed-ranks': {
    kind: 'applied',
    source: '3. Scoring',
    text: 'Ranks changed in the standby phase count with their new value.',
    parameters: ['rankLimits'],
  },
  'pocket.score.lookup': {
    kind: 'applied',
    source: '3. Scoring',
    text: 'The difference is matched with a number on the score card.',
    parameters: ['scoreCardEntry'],
  },
  'pocket.score.edit': {
    kind: 'applied',
    source: '3. Scoring',
    text: 'Score-changing chance cards used this over are applied to the score now.',
    parameters: ['negativeScore', 'editOrder'],
  },
  'pocket.score.out': {
    kind: 'applied',
    source: '3. Scoring',
    text: 'If the score card entry has an out symbol and no negate card was played, the score is added and the batter is out.',
    parameters: ['outOverScore'],
  },
  'pocket.score.new-batter': {
    kind: 'applied',
    source: '3. Scoring',
    text: 'The batting side then chooses a new batter from the team and places him on the field.',
    parameters: ['nextBatterChoice', 'newcomerPlace'],
  },
  'pocket.score.add': {
    kind: 'applied',
    source: '3. Scoring',
    text: "The score is added to the batting side's total on the score sheet; the scoring phase ends.",
  },
  'pocket.score.regular': {
    kind: 'example',
    source: 'Examples, Regular player matchup',
    text: 'With no chance card touching score or stats the two printed colours are crossed on the Rank Grid and the number found there is used on the score card.',
  },
  'pocket.score.saved-out': {
    kind: 'applied',
    source: 'Examples, Batting player plays in defense',
    text: 'An out cancelled by the coin is turned into a zero on the card and the score is applied.',
    parameters: ['savedOutScore'],
  },
} as const satisfies SectionWords;
