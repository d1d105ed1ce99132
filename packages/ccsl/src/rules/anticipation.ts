import { oneOf, type RulingWords, type SectionWords, worded } from '@howzat/core/author';
import { type Card, noSuchCard } from '../components/cards.js';
import { k, limit, type State } from '../kit.js';
import { closedBy } from './closed.js';
import { noPrediction, predictionAgreed } from './option.js';

/** Section 3.7: the batter names the bowler's card. */

const isPrediction = (prediction: Card | null): boolean => prediction !== null;

/** Was the prediction right? */
function foreseen(s: State): boolean {
  return s.prediction === (s.bowled >= 0 ? s.bowled : s.guess);
}

const alreadyPredicted = 'You have already predicted in this innings.';

/** When no prediction is to be had. */
export const predictionLimits = [
  predictionAgreed,
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
  closed: closedBy((s, _g, p) => (!p.anticipation ? noPrediction : s.predictionUsed ? alreadyPredicted : null)),
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
    title: "Guess the bowler's card once in an innings",
    kind: 'applied',
    source: '3.7',
    text: 'The batter may predict once in an innings; one attempt, right or wrong.',
    parameters: ['anticipation', 'anticipationAttempts', 'anticipationTiming'],
  },
  'ccsl.anticipation.bonus': {
    title: "Guessing the bowler's card right earns two runs",
    kind: 'applied',
    source: '3.7',
    text: "If the batter names the bowler's card correctly they get 2 bonus runs.",
    parameters: ['anticipation', 'anticipationRuns'],
  },
  'ccsl.anticipation.irrespective': {
    title: "A right guess of the bowler's card pays even when you are out",
    kind: 'applied',
    source: '3.7',
    text: 'The 2 runs stand whatever the outcome of the turn, OUT included.',
    parameters: ['anticipationRuns'],
  },
} as const satisfies SectionWords;

export const anticipationRulings = k.readings({
  'ccsl.ruling.anticipation-timing': { ...k.words('anticipationTiming'), 'after-commit-before-reveal': null },
  'ccsl.ruling.anticipation-attempts': 'words',
  'ccsl.ruling.anticipation-out': {
    awarded: [],
    lost: (a) => [a.repeal('ccsl.anticipation.irrespective')],
  },
  'ccsl.ruling.anticipation-hidden': 'words',
});

export const anticipationRulingWords = {
  'ccsl.ruling.anticipation-timing': {
    title: "When the bowler's card is predicted",
    question: 'When is the prediction made?',
    readings: {
      'secret-with-card': { text: 'In secret, with the card.' },
      'announced-before': { text: 'Openly, before the cards are chosen.' },
      'after-commit-before-reveal': {
        text: 'After the cards are laid and before they are turned.',
        unbuilt: 'The batter knows no more then than with the card: no difference.',
      },
    },
    standard: 'secret-with-card',
    reason: 'Announced early, the bowler would simply avoid the value.',
  },
  'ccsl.ruling.anticipation-attempts': {
    title: 'One try at a prediction, or one success',
    question: 'Once in an innings: one try or one success?',
    readings: {
      'one-attempt': { text: 'One try.' },
      'one-success': { text: 'Tries are free until one is right.' },
    },
    standard: 'one-attempt',
    reason: 'Otherwise it would be free on every ball.',
  },
  'ccsl.ruling.anticipation-out': {
    title: 'Does a right prediction pay on an OUT?',
    question: 'Are the runs of a prediction given on an OUT ball?',
    readings: {
      awarded: { text: 'Yes.' },
      lost: { text: 'No.' },
    },
    standard: 'awarded',
    reason: 'Irrespective of the outcome; for the target too.',
  },
  'ccsl.ruling.anticipation-hidden': {
    title: 'A prediction on a hidden ball',
    question: 'Is there a prediction on a hidden ball?',
    readings: {
      'not-available': { text: 'No.' },
      'predict-guess': { text: 'Yes: of the guess.' },
    },
    standard: 'not-available',
    reason: 'There is no card of the bowler.',
  },
} as const satisfies Readonly<Record<string, RulingWords>>;
