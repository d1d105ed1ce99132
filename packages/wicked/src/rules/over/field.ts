import { type Closed, oneOf, type RulingWords, type SectionWords, worded } from '@howzat/core/author';
import { type Cricket, k, type Seen } from '../../kit.js';

/** Who bowls this over: the card by which the marker lies. */
export const bowler = k.resolve('bowler', [
  {
    id: 'wicked.over.alternate-bowlers',
    does: (s, g) => {
      g.bowler = s.marker === 0 ? s.northBowler : s.southBowler;
    },
  },
]);

function fieldSet(_s: Seen, g: Cricket): Closed {
  return g.result === null && g.innings > 0
    ? { message: 'The field is set; it can change before the next over.', rule: 'wicked.over.field-choice' }
    : null;
}

/** The fielding cards 1 to 5 as bits, and whether one of them was used. */
const allFive = 0b111110;
const isUsed = (s: Seen, card: number): boolean => (s.fieldsUsed & (1 << card)) !== 0;

/** The fielding card of the over. */
export const field = k.decision('field', {
  rule: 'wicked.over.field-choice',
  by: 'bowling',
  domain: worded(oneOf(1, 2, 3, 4, 5), 'Choose one of the five fielding cards.'),
  limits: [
    {
      id: 'wicked.ruling.fielding-reuse',
      only: (p) => p.fieldingReuse !== 'free-reuse',
      // Stryker disable next-line ConditionalExpression,EqualityOperator: before the first over no card lies there and none was used
      when: (s) => s.field > 0,
      forbidsIn: (card, s, _g, p) => (p.fieldingReuse === 'cycle-all-five' ? isUsed(s, card) : card === s.field),
      says: (_s, _g, p) =>
        p.fieldingReuse === 'cycle-all-five'
          ? 'That card was used; it comes back when all five have been.'
          : 'That card lay there in the last over; choose another.',
    },
  ],
  closed: fieldSet,
  others: { message: 'Only the bowling side sets the field.', rule: 'wicked.over.field-choice' },
  take: (s, card) => {
    s.field = card;
  },
});

/** Notes the cards that were used, where all five must be before one is used again. */
export const fieldsUsed = k.resolve('fields-used', [
  {
    id: 'wicked.ruling.fielding-reuse',
    only: (p) => p.fieldingReuse === 'cycle-all-five',
    does: (s) => {
      s.fieldsUsed |= 1 << s.field;
      if (s.fieldsUsed === allFive) s.fieldsUsed = 0;
    },
  },
]);

/** One ball is an over: it settles all of it. */
export const oneConfrontation = k.ending({
  id: 'wicked.over.single-confrontation',
  ends: (_s, g, p) => g.overBalls >= p.ballsPerOver,
});

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const fieldRulings = k.readings({
  'wicked.ruling.fielding-reuse': {
    'free-reuse': [],
    'no-immediate-repeat': (a) => [a.set('fieldingReuse', 'no-immediate-repeat')],
    'cycle-all-five': (a) => [a.set('fieldingReuse', 'cycle-all-five')],
  },
});

/** Playing an over, step 8. */
export const fieldWords: SectionWords = {
  'wicked.over.single-confrontation': {
    title: 'An over is one duel: nobody rolls ball by ball',
    kind: 'applied',
    source: 'Playing The Match',
    text: 'One over is one single confrontation of a bowler with a batter.',
    parameters: ['ballsPerOver'],
  },
  'wicked.over.field-choice': {
    title: 'The bowling side sets the fielders with a fielding card',
    kind: 'applied',
    source: 'Playing an Over, step 8',
    text: 'The over starts with the bowling captain choosing a fielding card and laying it on the Field Display.',
    parameters: ['fieldingReuse'],
  },
  'wicked.over.alternate-bowlers': {
    title: 'The two bowlers take turns',
    kind: 'applied',
    source: 'Getting Started, step 6',
    text: 'The marker alternates between the two bowlers through all 50 overs.',
  },
};

/** Playing an over, step 8: the open questions in words. */
export const fieldRulingWords: Readonly<Record<string, RulingWords>> = {
  'wicked.ruling.fielding-reuse': {
    title: 'May a fielding card be used again?',
    question: 'A fielding card is chosen for every over, and there are five for fifty overs. May one be used again?',
    readings: {
      'free-reuse': { text: 'Any of the five in any over.' },
      'no-immediate-repeat': { text: 'Not the card of the over before.' },
      'cycle-all-five': { text: 'A card comes back when all five have been used.' },
    },
    standard: 'free-reuse',
    reason: 'Five cards cannot cover 50 overs otherwise, and no limit is written.',
  },
  'wicked.ruling.fielding-keep': {
    title: 'May the fielding card stay the same?',
    question: 'May the previous card simply stay?',
    readings: {
      'may-stay': { text: 'Choosing the same card is a legal choice.' },
      'must-choose-anew': {
        text: 'Another card must be chosen.',
        unbuilt: 'That is `no-immediate-repeat` of wicked.ruling.fielding-reuse.',
      },
    },
    standard: 'may-stay',
    reason: 'No limit is written.',
  },
  'wicked.ruling.fielding-openness': {
    title: 'Is the fielding card laid face up?',
    question: 'Face up, or face down until step 15?',
    readings: {
      open: { text: 'Face up.' },
      'face-down': {
        text: 'Face down until the zone is known.',
        unbuilt: 'The batting captain has no later decision in the over, so secrecy would have no effect.',
      },
    },
    standard: 'open',
    reason: 'It is placed on the display before any roll.',
  },
};
