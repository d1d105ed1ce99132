import type { SectionWords } from '@howzat/core';
import { k, type Parameters, type State } from '../kit.js';

/** Attitude and confidence: what cards and boundaries do to a batter's confidence, and the limits of it. */

/** What an over card does to the striker by his attitude. */
export const confidenceByCard = k.rule({
  id: 'ctg.conf.by-attitude',
  when: (s, _g, p) => changeOf(s, p) !== 0,
  does: (s, _g, p) => {
    s.confidence[s.facing] = (s.confidence[s.facing] as number) + changeOf(s, p);
  },
});

function changeOf(s: State, p: Parameters): number {
  if (s.card < 0) return 0;
  const changes = s.aggressive & (1 << s.facing) ? p.cards.aggressiveChange : p.cards.defensiveChange;
  return changes[s.card] as number;
}

/** Every boundary lifts the confidence of whoever hit it. */
const boundaryLifts = k.rule({
  id: 'ctg.conf.boundary-plus-one',
  when: (s, _g, p) =>
    p.confidenceBoundaryScope === 'all-boundaries'
      ? s.boundary > 0 || s.tableBoundary
      : s.boundary > 0 && s.outcome === 'strike',
  does: (s) => {
    s.confidence[s.facing] = (s.confidence[s.facing] as number) + 1;
  },
});

/** The tokens go from -1 to 3. */
export const confidenceRange = k.rule({
  id: 'ctg.conf.range',
  when: (s) => (s.confidence[s.facing] as number) > 3 || (s.confidence[s.facing] as number) < -1,
  does: (s) => {
    s.confidence[s.facing] = (s.confidence[s.facing] as number) > 3 ? 3 : -1;
  },
});

/** A specialist batter's confidence has the floor of his meter, under that reading. */
export const confidenceFloor = k.rule({
  id: 'ctg.ruling.specialist-floor-when',
  only: (p) => p.specialistFloorWhen === 'floor-on-both',
  when: (s) => s.facing > 3 && s.facing < 7 && (s.confidence[s.facing] as number) < 0,
  does: (s) => {
    s.confidence[s.facing] = 0;
  },
});

export const confidenceUpdate = k.resolve('confidence', [boundaryLifts, confidenceRange]);

export const attitudeWords = {
  'ctg.att.two-sides': {
    kind: 'data',
    source: 'Batter Attitude Tokens',
    text: 'The token shows Aggressive or Defensive; the text says it is for the over, yet allows ball-by-ball changes.',
    parameters: ['attitudeSpan'],
  },
  'ctg.att.on-arrival': {
    kind: 'applied',
    source: 'Batter Attitude Tokens; Dismissal',
    text: "A Batter's attitude is set when he comes to the crease.",
  },
  'ctg.att.change-before-dice': {
    kind: 'applied',
    source: 'Batter Attitude Tokens',
    text: 'It can be changed before the dice of any given ball are rolled.',
    parameters: ['attitudeTiming'],
  },
  'ctg.att.picks-bounce-die': {
    kind: 'applied',
    source: 'Batter Attitude Tokens; Bounce Dice',
    text: "The striker's attitude picks the bounce die: Aggressive = red die, Defensive = green die, rolled with the distance die.",
  },
  'ctg.att.aggressive-risk': {
    kind: 'data',
    source: 'Batter Attitude Tokens',
    text: 'The aggressive die offers more distance and more chance of a catch.',
  },
  'ctg.att.card-effects': {
    kind: 'data',
    source: 'Batter Attitude Tokens; Batter confidence',
    text: 'Attitude can turn over-card effects better or worse.',
  },
  'ctg.conf.start': {
    kind: 'applied',
    source: 'Batter confidence',
    text: 'A Batter starts with the confidence printed bottom right of his card.',
  },
  'ctg.conf.changes': {
    kind: 'data',
    source: 'Batter confidence',
    text: 'Confidence changes during the innings through over cards and shots played.',
  },
  'ctg.conf.sets-next-meter': {
    kind: 'data',
    source: 'Batter confidence',
    text: 'The current confidence sets the meter when the next ball is set up.',
  },
  'ctg.conf.tokens': {
    kind: 'data',
    source: 'Batter confidence',
    text: 'Tokens cover the printed value to show the current confidence.',
  },
  'ctg.conf.by-attitude': {
    kind: 'applied',
    source: 'Batter confidence',
    text: 'Some over cards raise or lower confidence depending on the attitude shown at that moment.',
  },
  'ctg.conf.next-ball': {
    kind: 'data',
    source: 'Batter confidence',
    text: 'Such a change does not move the meter of the current ball.',
  },
  'ctg.conf.range': {
    kind: 'applied',
    source: 'Batter confidence',
    text: 'Confidence stays within -1..3.',
    parameters: ['specialistFloorWhen'],
  },
  'ctg.conf.boundary-plus-one': {
    kind: 'applied',
    source: 'Boundaries',
    text: 'Every time a Batter hits a boundary his confidence rises by 1.',
    parameters: ['confidenceBoundaryScope'],
  },
} as const satisfies SectionWords;
