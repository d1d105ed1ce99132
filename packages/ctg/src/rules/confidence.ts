import type { RulingWords, SectionWords } from '@howzat/core/author';
import { printedOn } from '../components/cards.js';
import { isAggressive, isBatter, k, type Parameters, type State } from '../kit.js';

/** Confidence: what cards and boundaries do to a batter's confidence, and the limits of it. */

/** What an over card does to the striker by their attitude. */
export const confidenceByCard = k.rule({
  id: 'ctg.conf.by-attitude',
  when: (s, _g, p) => changeOf(s, p) !== 0,
  does: (s, _g, p) => {
    s.confidence[s.facing] = (s.confidence[s.facing] as number) + changeOf(s, p);
  },
});

function changeOf(s: State, p: Parameters): number {
  return printedOn(isAggressive(s) ? p.cards.aggressiveChange : p.cards.defensiveChange, s.card);
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
    s.confidence[s.facing] = Math.max(-1, Math.min(3, s.confidence[s.facing] as number));
  },
});

/** A specialist batter's confidence has the floor of their meter, under that reading. */
export const confidenceFloor = k.rule({
  id: 'ctg.ruling.specialist-floor-when',
  only: (p) => p.specialistFloorWhen === 'floor-on-both',
  when: (s) => isBatter(s.facing) && (s.confidence[s.facing] as number) < 0,
  does: (s) => {
    s.confidence[s.facing] = 0;
  },
});

export const confidenceUpdate = k.resolve('confidence', [boundaryLifts, confidenceRange]);

/** Every player starts with what their card says. */
export const startingConfidence = k.rule({
  id: 'ctg.conf.start',
  does: (s, _g, p) => {
    for (let i = 0; i < 12; i++) s.confidence[i] = p.cards.confidence[s.batTeam + i] as number;
  },
});

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const confidenceRulings = k.readings({
  'ctg.ruling.specialist-floor-when': 'words',
  'ctg.ruling.confidence-boundary-scope': 'words',
});

/** Confidence. */
export const confidenceWords: SectionWords = {
  'ctg.conf.start': {
    title: 'Confidence: what a batter starts with',
    kind: 'applied',
    source: 'Batter confidence',
    text: 'A Batter starts with the confidence printed bottom right of their card.',
  },
  'ctg.conf.changes': {
    title: 'Confidence: how it changes',
    kind: 'data',
    source: 'Batter confidence',
    text: 'Confidence changes during the innings through over cards and shots played.',
  },
  'ctg.conf.sets-next-meter': {
    title: 'Confidence: it sets the meter for the next ball',
    kind: 'data',
    source: 'Batter confidence',
    text: 'The current confidence sets the meter when the next ball is set up.',
  },
  'ctg.conf.tokens': {
    title: 'Confidence is shown by tokens',
    kind: 'data',
    source: 'Batter confidence',
    text: 'Tokens cover the printed value to show the current confidence.',
  },
  'ctg.conf.by-attitude': {
    title: 'Cards change confidence by attitude',
    kind: 'applied',
    source: 'Batter confidence',
    text: 'Some over cards raise or lower confidence depending on the attitude shown at that moment.',
  },
  'ctg.conf.next-ball': {
    title: 'Confidence counts from the next ball',
    kind: 'data',
    source: 'Batter confidence',
    text: 'Such a change does not move the meter of the current ball.',
  },
  'ctg.conf.range': {
    title: 'Confidence: how high and how low it goes',
    kind: 'applied',
    source: 'Batter confidence',
    text: 'Confidence stays within -1..3.',
    parameters: ['specialistFloorWhen'],
  },
  'ctg.conf.boundary-plus-one': {
    title: 'A boundary raises confidence',
    kind: 'applied',
    source: 'Boundaries',
    text: 'Every time a Batter hits a boundary their confidence rises by 1.',
    parameters: ['confidenceBoundaryScope'],
  },
};

/** Confidence: the open questions in words. */
export const confidenceRulingWords: Readonly<Record<string, RulingWords>> = {
  'ctg.ruling.specialist-floor-when': {
    title: "Does the specialist's floor hold for confidence too?",
    question:
      'A specialist never goes below neutral, whatever the cards say, yet confidence may be -1. What has the floor?',
    readings: {
      'floor-on-meter': { text: 'The meter stops at neutral; confidence may be -1.' },
      'floor-on-both': { text: 'Confidence stops at 0, too.' },
    },
    standard: 'floor-on-meter',
    reason: 'The sentence speaks of advantage, which is what the meter shows.',
  },
  'ctg.ruling.confidence-boundary-scope': {
    title: 'Which boundaries raise confidence',
    question:
      'A boundary raises confidence "any time". Is that so for naturals, for boundaries on cards, and for express balls?',
    readings: {
      'all-boundaries': { text: 'Every boundary lifts confidence: struck, natural, by card or in express play.' },
      'struck-only': { text: 'Only a boundary by distance and bounce does.' },
    },
    standard: 'all-boundaries',
    reason: '"Any time" leaves none out. It shows when the meter is next set.',
  },
  'ctg.ruling.confidence-shots': {
    title: 'Do other shots change confidence?',
    question:
      'Confidence is said to change with "shots played", and only boundaries are explained. Do other shots change it?',
    readings: {
      'boundaries-only': { text: 'Of shots played, only boundaries change confidence.' },
      'cards-may-add': {
        text: 'Cards may say more.',
        unbuilt: 'Over cards say what they do in either reading; no other card of the text touches confidence.',
      },
    },
    standard: 'boundaries-only',
    reason: 'Nothing else is explained, and over cards may still say more.',
  },
};
