import { die, dismiss, type Game, oneOf, type RulingWords, type SectionWords } from '@howzat/core/author';
import { onBoard } from '../components/cards.js';
import { areaAt, holds, safeRuns } from '../components/geometry.js';
import { type Cricket, isProtected, k, type Parameters, type State } from '../kit.js';
import { catchNumber } from './board.js';
import { catchReview } from './drs.js';
import { noCatch, noCatchOnFreeHit } from './no-ball.js';
import { groundedWindow } from './skill.js';

/** Catch: a red ball that lands where a fielder stands. */

/** Does a red outline lower what this catch needs? */
function isFocussed(s: State, p: Parameters): boolean {
  if (p.focusSource === 'per-bowl-card') return holds(p.cards.bowlFocus[s.bowl] as number, s.zone);
  if (p.focusScope === 'area') return onBoard(p.cards.focusAt, p.bands, s.landing) === 1;
  for (let depth = 0; depth < p.bands; depth++)
    if (onBoard(p.cards.focusAt, p.bands, areaAt(s.zone, depth)) === 1) return true;
  return false;
}

const catchable = k.resolve('catchable', [
  {
    id: 'ctg.catch.condition',
    when: (s) => s.red && holds(s.field, s.landing),
    does: (s) => {
      s.catchable = true;
    },
  },
  noCatch,
  noCatchOnFreeHit,
]);

const tryCatch = k.decision('catch', {
  by: 'bowling',
  rule: 'ctg.catch.condition',
  only: (p) => p.catchOptional === 'ask-side',
  when: (s) => s.catchable,
  domain: oneOf('try', 'decline'),
  closed: (s, g) => {
    if (s.express) return 'Express ball: no choices.';
    if (s.landing < 0) return null;
    if (isProtected(g)) return { message: 'Not out on a no-ball.', rule: 'ctg.noball.not-caught' };
    if (!s.red) return { message: 'Green ball cannot be caught.', rule: 'ctg.strike.bounce-green' };
    return holds(s.field, s.landing) ? null : { message: 'No fielder there.', rule: 'ctg.catch.condition' };
  },
  take: (s, choice) => {
    s.catching = choice === 'try';
  },
});

const value = k.resolve('catch-value', [
  {
    id: 'ctg.ruling.catch-optional',
    only: (p) => p.catchOptional === 'always-attempt',
    when: (s) => s.catchable,
    does: (s) => {
      s.catching = true;
    },
  },
  catchNumber,
  {
    id: 'ctg.catch.focus-area',
    when: (s, _g, p) => s.catching && isFocussed(s, p),
    does: (s) => {
      s.need--;
    },
  },
]);

const catchDie = k.chance('catch-die', {
  rule: 'ctg.catch.roll',
  when: (s) => s.catching,
  of: die(6),
  take: (s, face, g) => {
    s.caught = face >= s.need && !g.noBall && !g.freeHit;
    s.dropped = !s.caught;
  },
});

const caught = k.resolve('caught', [
  {
    id: 'ctg.catch.out',
    when: (s) => s.caught,
    does: (s, g, p) => isCaught(s, g, p),
  },
]);

function isCaught(s: State, g: Game, p: Parameters): void {
  dismiss(g, 'caught', g.striker, p.cards.areaNames[s.landing] as string);
}

/** Everything between the landing of the ball and its travelling on. */
export const catching = [catchable, groundedWindow, tryCatch, value, catchDie, catchReview, caught] as const;

/** Is nobody out, and is the ball still on its way? */
export const isLoose = (s: State, _g: Cricket): boolean => !s.caught && !s.done;

/** A dropped ball that stays where it was dropped. */
export const dropStays = k.rule({
  id: 'ctg.catch.fail-zero',
  only: (p) => p.dropZeroRuns === 'auto-area-runs',
  when: (s) => s.dropped && s.stop === s.landing,
  does: (s) => {
    s.fielded = 'dead';
    s.base = safeRuns(s.stop);
  },
  final: true,
});

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const catchRulings = k.readings({
  'ctg.ruling.catch-optional': 'words',
  'ctg.ruling.focus-scope': 'words',
  'ctg.ruling.focus-source': 'words',
  'ctg.ruling.drop-zero-runs': 'words',
});

/** Catch. */
export const catchWords: SectionWords = {
  'ctg.catch.condition': {
    title: 'Catch: when it can be tried',
    kind: 'applied',
    source: 'Catch',
    text: 'If the distance (without bounce) puts the ball in an area holding a fielder and the bounce face is red, that fielder may try a catch on the full.',
    parameters: ['catchOptional'],
  },
  'ctg.catch.roll': {
    title: 'Catch: what must be rolled',
    kind: 'applied',
    source: 'Catch',
    text: "The fielding side rolls a D6; equal to or above the area's orange value is out.",
  },
  'ctg.catch.out': {
    title: 'Caught: the batter is out',
    kind: 'applied',
    source: 'Catch',
    text: 'A catch that is held puts the striker out.',
  },
  'ctg.catch.focus-area': {
    title: 'A red outline makes a catch easier',
    kind: 'applied',
    source: 'Catch; Focussed Fielder Positions',
    text: 'Where the area (one passage: the zone) has a red outline, the needed roll is one lower than printed.',
    parameters: ['focusScope', 'focusSource'],
  },
  'ctg.catch.fail-continues': {
    title: 'A dropped ball rolls on',
    kind: 'data',
    source: 'Catch',
    text: 'After a failed catch the ball travels on by the bounce value.',
  },
  'ctg.catch.fail-zero': {
    title: 'A dropped ball that stays where it is',
    kind: 'applied',
    source: 'Catch',
    text: 'If that value is 0 the ball stays in the area and the Batters score the runs of that area.',
    parameters: ['dropZeroRuns'],
  },
};

/** Catch: the open questions in words. */
export const catchRulingWords: Readonly<Record<string, RulingWords>> = {
  'ctg.ruling.catch-optional': {
    title: 'Must a catch be tried?',
    question: 'A fielder "may attempt" a catch. Must they?',
    readings: {
      'ask-side': { text: 'The fielding side says whether it tries the catch.' },
      'always-attempt': { text: 'Every catch is tried.' },
    },
    standard: 'ask-side',
    reason:
      'It is a real choice: a fielder who does not try keeps the chance of a run out. A setting can accept every catch.',
  },
  'ctg.ruling.focus-scope': {
    title: 'Does a red outline count for an area or a zone?',
    question: 'A red outline belongs to an area in one passage, and to a zone in another. How far does it reach?',
    readings: {
      area: { text: 'The outline counts for its area.' },
      'whole-zone': { text: 'An outline counts for the whole zone.' },
    },
    standard: 'area',
    reason: 'The value for a catch is that of an area.',
  },
  'ctg.ruling.focus-source': {
    title: 'Where the red outlines are printed',
    question: 'Where are the red outlines: on the board, or on the bowl card?',
    readings: {
      'board-printed': { text: 'The outlines are those of the board.' },
      'per-bowl-card': { text: 'The bowl card names the zones that are focussed.' },
    },
    standard: 'board-printed',
    reason: 'The section on catches speaks of areas on the field.',
  },
  'ctg.ruling.drop-zero-runs': {
    title: 'A dropped ball stays in its area: who decides',
    question:
      'A dropped ball with a bounce of 0 stays where it is. Is it fielded there, or are the runs of the area scored?',
    readings: {
      'auto-area-runs': {
        text: 'A drop that stays in the area scores 1 in the infield, 2 in the outfield, without a decision.',
      },
      'fielded-red': { text: 'A drop that stays in the area is fielded there, red.' },
    },
    standard: 'auto-area-runs',
    reason:
      'The fielder has just tried the catch and cannot throw as well, and the area is not empty, so there is no extra run.',
  },
};
