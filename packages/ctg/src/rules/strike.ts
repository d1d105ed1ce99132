import { type Distribution, die, oneOf, pick, type RulingWords, type SectionWords } from '@howzat/core/author';
import { areaAt, depthOf, depthOfDistance, zoneOf } from '../components/geometry.js';
import type { BounceFace } from '../components/set.js';
import { type CtgState, isAggressive, k, type Parameters, type State } from '../kit.js';
import { six } from './boundary.js';
import { slowPitch } from './pitch.js';

/** Struck ball: distance and bounce, what pace and spin do to the distance, and the six. */

/** The style whose rule for strikes counts: that of the deck, or of the card. */
const strikesAs = (s: State, p: Parameters): number =>
  p.styleOfBowler === 'card-flag' ? (p.cards.strikesAs[s.bowl] as number) : s.style;

const facesFor = (s: State, p: Parameters): readonly BounceFace[] =>
  isAggressive(s) ? p.cards.set.bounceDice.aggressive : p.cards.set.bounceDice.defensive;

/** The bounce die that the striker's attitude picks: faces such as R0 and G2. */
const bounceDice: Distribution<string, CtgState, Parameters> = {
  sample: (rng, s, _g, p) => facesFor(s, p)[pick(rng, 6)] as string,
  why: (outcome, s, _g, p) =>
    facesFor(s, p).includes(outcome as BounceFace)
      ? null
      : `This bounce die shows ${[...new Set(facesFor(s, p))].join(', ')}, not ${JSON.stringify(outcome)}.`,
  *outcomes(s, _g, p) {
    const faces = facesFor(s, p);
    for (const face of new Set(faces)) yield [face, faces.filter((it) => it === face).length / 6];
  },
  describe: (s, _g, p) => ({ kind: 'oneOf', items: [...new Set(facesFor(s, p))] }),
};

const goodStrike = (s: State, p: Parameters): boolean => s.outcome === 'strike' && s.margin >= p.goodStrike;

const raise = {
  by: 'batting',
  rule: 'ctg.strike.pace-plus-one',
  domain: oneOf('keep', 'add'),
  take: (s: CtgState, choice: 'keep' | 'add') => {
    s.raise = choice === 'add';
  },
} as const;

const distanceDie = (rule: string) =>
  k.chance('distance', {
    rule: ['ctg.strike.roll-both', rule],
    of: die((_s, _g, p) => p.distanceDie),
    take: (s, face) => {
      s.distance = face;
      s.rawDistance = face;
    },
  });

const rollDistance = distanceDie('ctg.strike.distance-die-t10');

/** The same roll, of the die that T20 has. */
export const rollDistanceOfT20 = distanceDie('ctg.strike.distance-die-t20');

const rollBounce = k.chance('bounce', {
  rule: ['ctg.strike.roll-both', 'ctg.att.picks-bounce-die'],
  of: bounceDice,
  take: (s, face, _g, p) => {
    s.bounce = face.charCodeAt(1) - 48;
    s.red = p.bounceRedMeans === 'die-colour' ? isAggressive(s) : face.charCodeAt(0) === 82;
  },
});

/** Against pace, a good strike may go one further. */
const raiseAfter = k.decision('add-one', {
  ...raise,
  only: (p) => p.paceAddTiming === 'after-both-dice',
  when: (s, _g, p) => strikesAs(s, p) === 0 && goodStrike(s, p),
  limits: [
    {
      id: 'ctg.strike.pace-cap',
      when: (s, _g, p) => s.distance >= p.paceCap || s.distance >= p.distanceDie,
      forbids: (choice) => choice === 'add',
      says: (_s, _g, p) => `Distance cannot go above ${Math.min(p.paceCap, p.distanceDie)}.`,
    },
  ],
  closed: (s, _g, p) => {
    if (s.express) return 'Express ball: no choices.';
    if (s.outcome !== 'strike') return null;
    return strikesAs(s, p) !== 0
      ? { message: 'Only against pace.', rule: 'ctg.strike.pace-plus-one' }
      : { message: 'Margin too small.', rule: 'ctg.strike.pace-plus-one' };
  },
});

const raiseBefore = k.decision('add-one.before', {
  ...raise,
  only: (p) => p.paceAddTiming === 'before-roll',
  when: (s, _g, p) => strikesAs(s, p) === 0 && goodStrike(s, p),
});

const land = k.resolve('land', [
  {
    id: 'ctg.strike.pace-raised',
    when: (s, _g, p) => s.raise && s.distance < p.paceCap && s.distance < p.distanceDie,
    does: (s) => {
      s.distance++;
    },
  },
  {
    id: 'ctg.strike.spin-minus-one',
    only: (p) => p.styleOfBowler === 'deck-style',
    when: (s, _g, p) => s.style === 1 && s.outcome === 'strike' && s.margin < p.goodStrike,
    does: (s) => {
      s.distance--;
    },
  },
  {
    id: 'ctg.strike.spin-minus-one',
    only: (p) => p.styleOfBowler === 'card-flag',
    when: (s, _g, p) => p.cards.strikesAs[s.bowl] === 1 && s.outcome === 'strike' && s.margin < p.goodStrike,
    does: (s) => {
      s.distance--;
    },
  },
  slowPitch,
  {
    id: 'ctg.strike.spin-floor',
    when: (s) => s.distance < 1,
    does: (s) => {
      s.distance = 1;
    },
  },
  {
    id: 'ctg.strike.distance-area',
    does: (s) => {
      s.landing = areaAt(s.zone, depthOfDistance(s.distance));
    },
  },
  six,
]);

/** The two dice of a strike, what pace and spin make of the distance, and the area where the ball comes down. */
export const struck = [raiseBefore, rollDistance, rollBounce, raiseAfter, land] as const;

/** The area in which it would stop if nobody were in its way. */
function stopsAt(s: State, p: Parameters): number {
  const depth = p.bounceUnit === 'areas' ? depthOf(s.landing) + s.bounce : depthOfDistance(s.distance + s.bounce);
  return areaAt(zoneOf(s.landing), Math.min(depth, p.bands - 1));
}

/** The ball travels on by its bounce. */
export const bouncesOn = k.rule({
  id: 'ctg.strike.bounce-value',
  when: (s) => s.boundary === 0,
  does: (s, _g, p) => {
    s.stop = stopsAt(s, p);
  },
});

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const strikeRulings = k.readings({
  'ctg.ruling.bounce-unit': 'words',
  'ctg.ruling.pace-add-timing': 'words',
  'ctg.ruling.style-of-bowler': 'words',
  'ctg.ruling.bounce-red-means': 'words',
  'ctg.ruling.pace-cap': { 'cap-6': [], 'cap-board-max': (a) => [a.set('paceCap', 8)] },
});

/** Struck ball. */
export const strikeWords: SectionWords = {
  'ctg.strike.roll-both': {
    title: 'A hit: roll for distance and bounce',
    kind: 'applied',
    source: 'Struck Ball',
    text: 'On a strike the Batter rolls the distance die and one bounce die.',
  },
  'ctg.strike.distance-die-t10': {
    title: 'The distance die in T10',
    kind: 'applied',
    source: 'Struck Ball; Distance Die',
    text: 'T10 distance die is a D6: 1-4 reach the infield, 5-6 the outfield.',
    parameters: ['distanceDie'],
  },
  'ctg.strike.distance-die-t20': {
    title: 'The distance die in T20',
    kind: 'applied',
    source: 'Struck Ball; Distance Die',
    text: 'T20 distance die is a D8: 1-4 infield, 5-8 outfield.',
    parameters: ['distanceDie'],
  },
  'ctg.strike.distance-area': {
    title: 'Where the ball lands',
    kind: 'applied',
    source: 'Distance Die; Distance',
    text: 'The distance number selects the area in the chosen zone whose edge marking contains it.',
  },
  'ctg.strike.bounce-value': {
    title: 'How far the ball rolls on',
    kind: 'applied',
    source: 'Bounce Dice',
    text: 'The bounce number is how many additional areas the ball travels after landing before it stops; 0 keeps it in the landing area.',
    parameters: ['bounceUnit', 'interception'],
  },
  'ctg.strike.bounce-red': {
    title: 'Red: the ball is in the air and can be caught',
    kind: 'data',
    source: 'Bounce Dice',
    text: 'A red number: ball in the air, catchable if a fielder is in the area where the distance die lands it.',
    parameters: ['bounceRedMeans'],
  },
  'ctg.strike.bounce-green': {
    title: 'Green: the ball cannot be caught',
    kind: 'data',
    source: 'Bounce Dice',
    text: 'A green number: cannot be caught.',
  },
  'ctg.strike.two-bounce-dice': {
    title: 'The two bounce dice',
    kind: 'data',
    source: 'Bounce Dice',
    text: 'There are two different bounce dice, picked by attitude.',
  },
  'ctg.strike.pace-plus-one': {
    title: 'A clean hit against pace goes one farther',
    kind: 'applied',
    source: 'Strike against a Pace Bowler',
    text: 'Against a pace bowler, a strike with margin 3 or more (dice and meter) lets the Batter add 1 to the distance.',
    parameters: ['goodStrike', 'paceAddTiming', 'styleOfBowler'],
  },
  'ctg.strike.pace-raised': {
    title: 'The extra distance against pace counts before landing',
    kind: 'applied',
    source: 'Strike against a Pace Bowler',
    text: 'The 1 that the batter adds is added before the ball lands.',
  },
  'ctg.strike.pace-cap': {
    title: 'Extra distance against pace stops at 6',
    kind: 'applied',
    source: 'Strike against a Pace Bowler',
    text: 'The pace addition cannot lift the distance above 6; the distance alone never gives a boundary.',
    parameters: ['paceCap'],
  },
  'ctg.strike.spin-minus-one': {
    title: 'A weak hit against spin goes one less far',
    kind: 'applied',
    source: 'Strike against a Spin Bowler',
    text: 'Against a spin bowler, a strike with margin below 3 (dice and meter) must lower the distance by 1.',
    parameters: ['goodStrike', 'styleOfBowler'],
  },
  'ctg.strike.spin-floor': {
    title: 'Spin cannot take the distance below 1',
    kind: 'applied',
    source: 'Strike against a Spin Bowler',
    text: 'The spin deduction cannot take the distance below 1.',
  },
};

/** Struck ball: the open questions in words. */
export const strikeRulingWords: Readonly<Record<string, RulingWords>> = {
  'ctg.ruling.bounce-unit': {
    title: 'What the bounce counts: areas or points',
    question:
      'The bounce is a number of areas in one passage, and a value that is added to the distance in another. What does it count?',
    readings: {
      areas: { text: 'The bounce value counts areas.' },
      points: { text: 'The bounce value counts points that are added to the distance.' },
    },
    standard: 'areas',
    reason:
      'That is how the die is explained. Counted in points, a ball in the last band would not always reach the boundary, and an innings would have about 14 runs less in T20 and 13 in T10.',
  },
  'ctg.ruling.pace-cap': {
    title: 'How far the extra distance against pace reaches',
    question:
      'The extra distance against pace stops at 6, so that distance alone is no boundary. Does it stop there on every board?',
    readings: {
      'cap-6': { text: 'The addition never lifts the distance above 6.' },
      'cap-board-max': { text: 'The addition may lift it to the highest number of the board.' },
    },
    standard: 'cap-6',
    reason:
      'That is what the sentence says. In T20 a roll of 6, 7 or 8 stays as it is, so the extra never reaches the last two bands.',
  },
  'ctg.ruling.pace-add-timing': {
    title: 'When the extra distance against pace is chosen',
    question: 'Against pace, the batter may add 1 to the distance. Before the roll, or when they have seen it?',
    readings: {
      'after-both-dice': { text: 'The batter decides when distance and bounce have been rolled.' },
      'before-roll': { text: 'The batter decides before they are rolled.' },
    },
    standard: 'after-both-dice',
    reason: 'There has to be a roll before one can add to it. The batter decides before a catch is tried.',
  },
  'ctg.ruling.style-of-bowler': {
    title: 'What says whether a bowl is pace or spin',
    question: 'Some rules speak of a pace bowler or a spin bowler. Does the bowler say which it is, or the card?',
    readings: {
      'deck-style': { text: 'The style of the deck decides.' },
      'card-flag': { text: 'A mark on the bowl card decides; without one, the style of the deck.' },
    },
    standard: 'deck-style',
    reason: 'The deck says it for every bowler: pace has the pace rule, spin has the spin rule, medium has neither.',
  },
  'ctg.ruling.bounce-red-means': {
    title: 'Red: the colour of the number or of the die',
    question: 'One passage speaks of a red die and another of a red number. What has to be red for a catch?',
    readings: {
      'face-colour': { text: 'Red is the colour of the number.' },
      'die-colour': { text: 'Red is the colour of the die: every face of the aggressive die.' },
    },
    standard: 'face-colour',
    reason: 'The aggressive die has green faces too, so its colour would say nothing.',
  },
};
