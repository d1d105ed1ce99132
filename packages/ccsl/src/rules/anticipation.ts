import { oneOf, type SectionWords, worded } from '@howzat/core/author';
import { type Card, noSuchCard } from '../components/cards.js';
import { k, limit, type State } from '../kit.js';
import { closedBy } from './closed.js';

/** Section 3.7: the batter names the bowler's card. */

const isPrediction = (prediction: Card | null): boolean => prediction !== null;

/** Was the prediction right? */
function foreseen(s: State): boolean {
  return s.prediction >= 0 && s.prediction === (s.bowled >= 0 ? s.bowled : s.guess);
}

const notAgreed = 'Predictions are not agreed in this match.';
const alreadyPredicted = 'You have already predicted in this innings.';

/** When no prediction is to be had. */
export const predictionLimits = [
  limit<Card | null>({
    id: 'ccsl.option.anticipation',
    only: (p) => !p.anticipation,
    forbids: isPrediction,
    says: notAgreed,
  }),
  limit<Card | null>({
    id: 'ccsl.ruling.anticipation-timing',
    only: (p) => p.anticipation && p.anticipationTiming === 'announced-before',
    forbids: isPrediction,
    says: 'A prediction has to be announced before the cards are chosen.',
  }),
  limit<Card | null>({
    id: 'ccsl.anticipation.once',
    only: (p) => p.anticipation,
    when: (s) => s.predictionUsed,
    forbids: isPrediction,
    says: alreadyPredicted,
  }),
  limit<Card | null>({
    id: 'ccsl.ruling.anticipation-hidden',
    only: (p) => p.anticipation && p.hiddenCard && p.anticipationHidden === 'not-available',
    when: (s) => s.hidden,
    forbids: isPrediction,
    says: 'There is no card of the bowler to predict on a hidden ball.',
  }),
] as const;

/** The prediction as an announcement of its own, under that reading. */
export const announcePrediction = k.decision('announce-prediction', {
  only: (p) => p.anticipation && p.anticipationTiming === 'announced-before',
  when: (s, _g, p) => !s.predictionUsed && !(s.hidden && p.anticipationHidden === 'not-available'),
  by: 'batting',
  domain: worded(oneOf(null, 0, 1, 2, 3, 4, 6), noSuchCard),
  closed: closedBy((s, _g, p) => (!p.anticipation ? notAgreed : s.predictionUsed ? alreadyPredicted : null)),
  take: (s, prediction, _g, p) => {
    if (prediction === null) return;
    s.prediction = prediction;
    s.predictionUsed = p.anticipationAttempts === 'one-attempt';
  },
});

/** The bonus: where the ball was OUT, because of the words "irrespective of outcome". */
export const anticipationRules = [
  k.rule({
    id: 'ccsl.anticipation.bonus',
    only: (p) => p.anticipation,
    when: (s) => s.out === '' && foreseen(s),
    does: (s, g, p) => {
      g.penalty += p.anticipationRuns;
      s.predictionUsed = true;
    },
  }),
  k.rule({
    id: 'ccsl.anticipation.irrespective',
    only: (p) => p.anticipation,
    when: (s) => s.out !== '' && foreseen(s),
    does: (s, g, p) => {
      g.penalty += p.anticipationRuns;
      s.predictionUsed = true;
    },
  }),
] as const;

export const anticipationWords = {
  'ccsl.anticipation.once': {
    kind: 'applied',
    source: '3.7',
    text: 'The batter may predict once in an innings; one attempt, right or wrong.',
    parameters: ['anticipation', 'anticipationAttempts', 'anticipationTiming'],
  },
  'ccsl.anticipation.bonus': {
    kind: 'applied',
    source: '3.7',
    text: "If the batter names the bowler's card correctly he gets 2 bonus runs.",
    parameters: ['anticipation', 'anticipationRuns'],
  },
  'ccsl.anticipation.irrespective': {
    kind: 'applied',
    source: '3.7',
    text: 'The 2 runs stand whatever the outcome of the turn, OUT included.',
    parameters: ['anticipationRuns'],
  },
  'ccsl.option.anticipation': {
    kind: 'reading',
    source: '3.7',
    text: 'Predictions may be left out by agreement: the parameter anticipation is then false, as in the preset classic.',
    parameters: ['anticipation'],
  },
} as const satisfies SectionWords;
