import { type Dismissal, type Distribution, pick, type RulingWords, type SectionWords } from '@howzat/core/author';
import { entryPlace } from '../components/tables.js';
import { k, type Parameters, type PocketState } from '../kit.js';
import { takeOne } from './hand.js';
import { fall } from './new-batter.js';

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

/** What cards change an entry of zero into, or one that a maiden set to zero. */
function changesAlone(s: PocketState, p: Parameters): number {
  const changes = s.maiden && p.editOrder !== 'order-played' ? 0 : s.plus;
  return changes < 0 && p.negativeScore === 'floor-zero' ? 0 : changes;
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
      s.score = changesAlone(s, p);
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
      s.score = changesAlone(s, p);
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

/** The steps of the cards in force, and of what the two wear. */
export const changedRanks = k.rule({
  id: 'pocket.score.changed-ranks',
  when: (s) =>
    s.battingShift !== 0 || s.bowlingShift !== 0 || s.boost[s.facing] !== 0 || s.bowlingBoost[s.bowler] !== 0,
  does: (s) => {
    s.bat += s.battingShift + (s.boost[s.facing] as number);
    s.bowl += s.bowlingShift + (s.bowlingBoost[s.bowler] as number);
  },
});

/** An out of the score card that was saved. */
export const outIsSaved = k.rule({
  id: 'pocket.score.saved-out',
  when: (s) => s.saved && s.outBy === 0,
  does: (s) => {
    s.entrySaved = true;
  },
});

/** An out of the score card that was not. */
export const outOfScoreCard = k.rule({
  id: 'pocket.score.out',
  when: (s) => !s.saved && s.outBy === 0,
  does: (s, g, p) => fall(s, g, p.cards.outHow[s.scoreCard] as Dismissal),
});

/** Scoring. */
export const scoreWords = {
  'pocket.score.draw': {
    title: 'Turn a score card',
    kind: 'applied',
    source: '3. Scoring',
    text: 'One player turns the top score card.',
  },
  'pocket.score.compare': {
    title: 'Compare the batter with the bowler',
    kind: 'applied',
    source: '3. Scoring',
    text: "The batter's colour is compared with the bowler's colour.",
  },
  'pocket.score.changed-ranks': {
    title: 'Changed ranks count',
    kind: 'applied',
    source: '3. Scoring',
    text: 'Ranks changed in the standby phase count with their new value.',
    parameters: ['rankLimits'],
  },
  'pocket.score.lookup': {
    title: 'Working out the runs: read them off the score card',
    kind: 'applied',
    source: '3. Scoring',
    text: 'The difference is matched with a number on the score card.',
    parameters: ['scoreCardEntry'],
  },
  'pocket.score.edit': {
    title: 'Cards that change the score are counted now',
    kind: 'applied',
    source: '3. Scoring',
    text: 'Score-changing chance cards used this over are applied to the score now.',
    parameters: ['negativeScore', 'editOrder'],
  },
  'pocket.score.out': {
    title: 'A score card with an out symbol',
    kind: 'applied',
    source: '3. Scoring',
    text: 'If the score card entry has an out symbol and no negate card was played, the score is added and the batter is out.',
    parameters: ['outOverScore'],
  },
  'pocket.score.new-batter': {
    title: 'Who comes in when a batter is out',
    kind: 'applied',
    source: '3. Scoring',
    text: 'The batting side then chooses a new batter from the team and places them on the field.',
    parameters: ['nextBatterChoice', 'newcomerPlace'],
  },
  'pocket.score.add': {
    title: 'Write down the runs of the over',
    kind: 'applied',
    source: '3. Scoring',
    text: "The score is added to the batting side's total on the score sheet; the scoring phase ends.",
  },
  'pocket.score.regular': {
    title: 'Scoring without any cards',
    kind: 'example',
    source: 'Examples, Regular player matchup',
    text: 'With no chance card touching score or stats the two printed colours are crossed on the Rank Grid and the number found there is used on the score card.',
  },
  'pocket.score.saved-out': {
    title: 'The runs of an out that the coin saved',
    kind: 'applied',
    source: 'Examples, Batting player plays in defense',
    text: 'An out cancelled by the coin is turned into a zero on the card and the score is applied.',
    parameters: ['savedOutScore'],
  },
} as const satisfies SectionWords;

export const scoreRulings = k.readings({
  'pocket.ruling.score-deck-ownership': { ...k.words('scoreDeckOwnership'), 'batting-sides-deck': null },
  'pocket.ruling.score-card-entry': { ...k.words('scoreCardEntry'), 'ball-by-ball': null },
  'pocket.ruling.saved-out-score': 'words',
  'pocket.ruling.out-over-score': 'words',
  'pocket.ruling.negative-score': 'words',
  'pocket.ruling.edit-order': 'words',
  'pocket.ruling.maiden-and-out': 'words',
  'pocket.ruling.edit-before-draw': {
    'before-draw': [],
    'after-draw': (a) => [
      a.removeStep('score-card'),
      a.before('standby', { ...turnScoreCard, id: 'score-card.first' }),
    ],
  },
});

export const scoreRulingWords = {
  'pocket.ruling.score-deck-ownership': {
    title: 'Whose score deck is used',
    question: 'Whose score deck is used?',
    readings: {
      'one-shared': {
        text: 'One deck of 30, common to both sides.',
      },
      'both-mixed-60': {
        text: 'Both decks are shuffled together: 60 cards, each number twice.',
      },
      'batting-sides-deck': {
        text: "The batting side's own deck.",
        unbuilt: 'Both decks are alike. It makes no difference to what is legal or what happens.',
      },
    },
    standard: 'one-shared',
    reason:
      'The components give one deck to each player, but Preparation 3 places one between them and Scoring speaks of one: two of three places treat it as common.',
  },
  'pocket.ruling.score-draw-who': {
    title: 'Who turns the score card',
    question: 'Who turns the score card?',
    readings: {
      either: {
        text: 'Either player; the engine draws.',
      },
      'bowling-side': {
        text: 'The bowling side.',
        unbuilt: 'It makes no difference to what is legal or what happens.',
      },
      'batting-side': {
        text: 'The batting side.',
        unbuilt: 'It makes no difference to what is legal or what happens.',
      },
    },
    standard: 'either',
    reason: 'The text says "one player". It has no effect.',
  },
  'pocket.ruling.score-card-entry': {
    title: 'What an entry of a score card holds',
    question: 'What stands in an entry of a score card?',
    readings: {
      'number-plus-out': {
        text: 'Runs, and how many outs.',
      },
      'number-or-out': {
        text: 'Either runs or an out: an entry with an out gives no runs.',
      },
      'ball-by-ball': {
        text: 'The symbols of several balls.',
        unbuilt: 'Their sum of runs and count of outs is an entry of the standing reading.',
      },
    },
    standard: 'number-plus-out',
    reason:
      'An entry is called a number, can have an out symbol and can add up. Runs with outs contain the other two as special cases.',
  },
  'pocket.ruling.saved-out-score': {
    title: 'Do the runs of a saved out count?',
    question: 'What of the runs of an entry whose out was cancelled?',
    readings: {
      'runs-stand': {
        text: 'Only the out symbol becomes 0; the printed runs count.',
      },
      'entry-becomes-zero': {
        text: 'The whole entry is 0; changes by cards are added to that.',
      },
    },
    standard: 'runs-stand',
    reason:
      'The only reading in which saving the wicket is never worth fewer runs than losing it; a pure out entry gives 0 as in the example.',
  },
  'pocket.ruling.out-over-score': {
    title: 'Do score changes count in an over with an out?',
    question: 'Do changes of the score count in an over with an out?',
    readings: {
      'after-edits': {
        text: 'Yes: the edited score counts.',
      },
      'printed-only': {
        text: 'No: with a dismissal the printed runs count.',
      },
    },
    standard: 'after-edits',
    reason: 'The bullets apply the changes before the out.',
  },
  'pocket.ruling.negative-score': {
    title: 'Can a score fall below nothing?',
    question: 'What if more is subtracted than the score has?',
    readings: {
      'floor-zero': {
        text: 'The score of an over is at least 0.',
      },
      'may-be-negative': {
        text: 'The total goes down.',
      },
    },
    standard: 'floor-zero',
    reason: 'No run can be taken back, and totals never fall.',
  },
  'pocket.ruling.edit-order': {
    title: 'In which order score changes are counted',
    question: 'In which order do changes of the score work?',
    readings: {
      'sum-floor-then-set': {
        text: 'All plus and minus are added, then a maiden sets 0 whatever else was played.',
      },
      'order-played': {
        text: 'As played: what is added after the maiden counts.',
      },
    },
    standard: 'sum-floor-then-set',
    reason: 'The order of play then has no effect.',
  },
  'pocket.ruling.maiden-and-out': {
    title: 'Does a maiden cancel an out?',
    question: 'Does a maiden cancel an out of the score card?',
    readings: {
      'out-stands': {
        text: 'No.',
      },
      'out-cancelled': {
        text: 'Yes.',
      },
    },
    standard: 'out-stands',
    reason: 'Only the score is named.',
  },
  'pocket.ruling.edit-before-draw': {
    title: 'Are score changes played before the card is seen?',
    question: 'Are score changes played before or after the score card is seen?',
    readings: {
      'before-draw': {
        text: 'Before: step 3 only applies them.',
      },
      'after-draw': {
        text: 'The score card is turned up before the 1st Standby.',
      },
    },
    standard: 'before-draw',
    reason: 'Chance cards are played in the 1st Standby, which comes before.',
  },
  'pocket.ruling.score-deck-empty': {
    title: 'The score deck runs out',
    question: 'What if the score deck runs out?',
    readings: {
      'reshuffle-used': {
        text: 'The used cards are shuffled.',
      },
      'no-effect': {
        text: 'Nothing is drawn.',
        unbuilt: 'No effect draws a score card, and 20 overs need 20 of 30.',
      },
    },
    standard: 'reshuffle-used',
    reason: 'It cannot happen with these cards.',
  },
} as const satisfies Readonly<Record<string, RulingWords>>;
