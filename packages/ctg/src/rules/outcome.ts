import { dismiss, type RulingWords, type SectionWords } from '@howzat/core/author';
import { k } from '../kit.js';
import { totals } from './advantage.js';
import { isTop } from './dice.js';
import { freeHitNotCleanBowled, notCleanBowled, protects } from './no-ball.js';

/** Outcome of the bowl: what the two faces, and then the two totals, come to. */

/** What no skill card may change. */
export const lockNaturals = k.resolve('lock', [
  {
    id: 'ctg.outcome.clean-bowled-final',
    when: (s, g, p) =>
      s.batterFace === 1 &&
      isTop(s.bowlerFace, s.bowlerSides, p.cleanBowledFace) &&
      !((g.noBall || g.freeHit) && protects(p)),
    does: (s) => {
      s.locked = true;
    },
  },
  {
    id: 'ctg.ruling.naturals-and-rerolls',
    only: (p) => p.naturalsAndRerolls === 'lock-all-naturals',
    when: (s) => s.bowlerFace === 1 && s.batterFace > 5,
    does: (s) => {
      s.locked = true;
    },
  },
]);

export const outcome = k.resolve('outcome', [
  ...totals,
  notCleanBowled,
  freeHitNotCleanBowled,
  {
    id: 'ctg.outcome.clean-bowled',
    when: (s, _g, p) => s.batterFace === 1 && isTop(s.bowlerFace, s.bowlerSides, p.cleanBowledFace),
    does: (s, g) => {
      s.outcome = 'clean bowled';
      dismiss(g, 'bowled');
    },
    final: true,
  },
  {
    id: 'ctg.outcome.natural-six',
    when: (s) => s.bowlerFace === 1 && s.batterFace === 8,
    does: (s) => {
      s.outcome = 'natural six';
    },
  },
  {
    id: 'ctg.outcome.natural-six-fixed',
    when: (s) => s.outcome === 'natural six',
    does: () => {},
    final: true,
  },
  {
    id: 'ctg.outcome.natural-four',
    when: (s) => s.bowlerFace === 1 && s.batterFace > 5,
    does: (s) => {
      s.outcome = 'natural four';
    },
  },
  {
    id: 'ctg.outcome.natural-four-fixed',
    when: (s) => s.outcome === 'natural four',
    does: () => {},
    final: true,
  },
  {
    id: 'ctg.outcome.block',
    only: (p) => p.blockFaceEqual === 'either-equal',
    when: (s) => s.margin === 0 || s.batterFace === s.bowlerFace,
    does: (s) => {
      s.outcome = 'block';
    },
    final: true,
  },
  {
    id: 'ctg.outcome.block',
    only: (p) => p.blockFaceEqual === 'adjusted-only',
    when: (s) => s.margin === 0,
    does: (s) => {
      s.outcome = 'block';
    },
  },
  {
    id: 'ctg.outcome.strike',
    when: (s) => s.margin > 0,
    does: (s) => {
      s.outcome = 'strike';
    },
  },
  {
    id: 'ctg.outcome.miss',
    when: (s) => s.margin < 0,
    does: (s) => {
      s.outcome = 'miss';
    },
  },
]);

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const outcomeRulings = k.readings({
  'ctg.ruling.block-face-equal': 'words',
  'ctg.ruling.clean-bowled-face': 'words',
  'ctg.ruling.clean-bowled-vs-noball': 'words',
  'ctg.ruling.naturals-and-rerolls': 'words',
  'ctg.ruling.natural-overlap': { 'six-wins': [], 'four-wins': (a) => [a.repeal('ctg.outcome.natural-six')] },
});

/** Outcome of the bowl. */
export const outcomeWords: SectionWords = {
  'ctg.outcome.block': {
    title: 'Equal rolls: the ball is blocked',
    kind: 'applied',
    source: 'Block',
    text: 'Equal results, either by the two faces or by the adjusted totals, are a block: dot ball.',
    parameters: ['blockFaceEqual'],
  },
  'ctg.outcome.strike': {
    title: 'The batter higher: the ball is hit',
    kind: 'applied',
    source: 'Strike',
    text: "The ball is struck if the Batter's adjusted total is higher than the Bowler's adjusted total.",
  },
  'ctg.outcome.miss': {
    title: 'The batter lower: the ball is missed',
    kind: 'applied',
    source: 'Miss',
    text: "If the Batter's adjusted total is lower, the ball is missed.",
  },
  'ctg.outcome.clean-bowled': {
    title: "Clean bowled: the bowler's 6 or 8 against the batter's 1",
    kind: 'applied',
    source: 'Bowled',
    text: "Bowler's top face (6 on a D6, 8 on a D8) against a Batter's 1: clean bowled, out.",
    parameters: ['cleanBowledFace', 'cleanBowledVsNoball'],
  },
  'ctg.outcome.clean-bowled-final': {
    title: 'Nothing undoes clean bowled',
    kind: 'applied',
    source: 'Bowled',
    text: 'No effect, card ability or re-roll can change a clean bowled result (but see No Ball).',
    parameters: ['naturalsAndRerolls'],
  },
  'ctg.outcome.natural-four': {
    title: 'A natural four',
    kind: 'applied',
    source: 'Four-run boundary',
    text: 'Bowler 1 against Batter 6 or higher (on D6 or D8) is a four.',
    parameters: ['naturalBoundaryResolution'],
  },
  'ctg.outcome.natural-four-fixed': {
    title: 'Nothing changes a natural four',
    kind: 'applied',
    source: 'Four-run boundary',
    text: 'Neither the meter nor an over card can adjust a natural four.',
  },
  'ctg.outcome.natural-six': {
    title: 'A natural six',
    kind: 'applied',
    source: 'Six-run boundary',
    text: 'Bowler 1 against Batter 8 is a six.',
  },
  'ctg.outcome.natural-six-fixed': {
    title: 'Nothing changes a natural six',
    kind: 'applied',
    source: 'Six-run boundary',
    text: 'Neither the meter nor an over card can adjust a natural six.',
  },
};

/** Outcome of the bowl: the open questions in words. */
export const outcomeRulingWords: Readonly<Record<string, RulingWords>> = {
  'ctg.ruling.outcome-order': {
    title: 'Which result is looked for first',
    question: 'Two numbers may fit several results, and the rulebook gives no order. Which is looked for first?',
    readings: {
      'naturals-first': { text: 'The naturals are looked for on the faces first, then block, strike and miss.' },
      'totals-first': {
        text: 'The totals are looked at first.',
        unbuilt:
          'Block, strike and miss take every pair of faces between them, so no natural result would ever be left.',
      },
    },
    standard: 'naturals-first',
    reason: 'Nothing can change a natural result, so it has to be found before anything is added.',
  },
  'ctg.ruling.natural-overlap': {
    title: 'Bowler 1 against batter 8: a six or a four',
    question: 'Bowler 1 against batter 8 fits both the natural six and the natural four. Which is it?',
    readings: {
      'six-wins': { text: 'Bowler 1 against Batter 8 is a six.' },
      'four-wins': { text: 'Bowler 1 against Batter 8 is a four, like every 6 or higher.' },
    },
    standard: 'six-wins',
    reason: 'The condition for the six is the narrower one.',
  },
  'ctg.ruling.block-face-equal': {
    title: 'A block: equal faces or equal totals',
    question: 'Faces 4 and 4 with a meter of +2 are equal as they lie, and a strike by their totals. Is that a block?',
    readings: {
      'either-equal': { text: 'Equal faces or equal totals are a block.' },
      'adjusted-only': { text: 'Only equal totals are a block.' },
    },
    standard: 'either-equal',
    reason:
      'The rulebook writes OR in capitals. With a D8 against a D6, a meter of +1 then gives as many strikes as 0 (24 of 48 rolls), but fewer wide misses.',
  },
  'ctg.ruling.clean-bowled-face': {
    title: 'Does a 6 on a D8 bowl the batter?',
    question: 'A batter is clean bowled by a 6, or by an 8 if a D8 was rolled. Does a 6 on a D8 do it too?',
    readings: {
      'top-face': { text: 'Only the top face of the die that was rolled bowls the batter: a 6 on a D8 does not.' },
      'six-or-eight': { text: 'A 6 bowls the batter on a D8 too.' },
    },
    standard: 'top-face',
    reason: 'On a D8 the highest face is 8.',
  },
  'ctg.ruling.clean-bowled-vs-noball': {
    title: 'A clean bowled roll on a no-ball',
    question:
      'Nothing can change a clean bowled roll, but nobody is bowled on a no-ball. What is a clean bowled roll on a no-ball?',
    readings: {
      'noball-wins': { text: 'On a no-ball or free hit a clean bowled roll is a dot.' },
      'clean-bowled-wins': { text: 'A clean bowled roll is out on a no-ball and a free hit too.' },
    },
    standard: 'noball-wins',
    reason: 'The rule on no-balls names the clean bowled roll itself. The ball is a dot, with the run of the no-ball.',
  },
  'ctg.ruling.naturals-and-rerolls': {
    title: 'Which results bar a re-roll',
    question: 'Clean bowled bars a re-roll. Does a natural boundary bar it too?',
    readings: {
      'lock-clean-only': {
        text: 'Only clean bowled bars a re-roll; natural boundaries are judged on the faces that are left.',
      },
      'lock-all-naturals': { text: 'A natural boundary bars a re-roll too.' },
    },
    standard: 'lock-clean-only',
    reason:
      'Only for clean bowled does the rulebook say so. A die that is rolled again is looked at anew for all natural results.',
  },
};
