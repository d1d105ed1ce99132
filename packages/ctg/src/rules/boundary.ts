import type { RulingWords, SectionWords } from '@howzat/core/author';
import { depthOf, depthOfDistance } from '../components/geometry.js';
import { isAggressive, k, type Parameters, type State } from '../kit.js';

/** Fours and sixes: of a struck ball, and of natural results. */

/** The six of the furthest band. */
export const six = k.rule({
  id: 'ctg.boundary.six',
  when: (s, _g, p) => s.outcome === 'strike' && !s.red && s.bounce >= p.sixGreen && isOutermost(s, p) && rightDie(s, p),
  does: (s) => {
    s.boundary = 6;
  },
});

/** The distance reached the outermost band: as adjusted, or as rolled. */
const isOutermost = (s: State, p: Parameters): boolean =>
  depthOfDistance(p.sixAdjustedDistance === 'adjusted' ? s.distance : s.rawDistance) >= p.bands - 1;

const rightDie = (s: State, p: Parameters): boolean => p.sixWhichDie === 'either-die' || isAggressive(s);

const runsOf = (s: State): number => (s.outcome === 'natural six' ? 6 : s.outcome === 'natural four' ? 4 : 0);

/** A natural boundary is scored outright: no dice, no catch, no run. */
export const naturalsOutright = k.resolve('naturals', [
  {
    id: 'ctg.ruling.natural-boundary-resolution',
    only: (p) => p.naturalBoundaryResolution === 'no-further-rolls',
    when: (s) => s.outcome === 'natural six' || s.outcome === 'natural four',
    does: (s) => {
      s.boundary = s.outcome === 'natural six' ? 6 : 4;
    },
  },
]);

/** A natural boundary for which distance and bounce were rolled, under that reading: it stands unless it was caught. */
export const naturalsAfter = k.resolve('naturals.after', [
  {
    id: 'ctg.ruling.natural-boundary-resolution',
    only: (p) => p.naturalBoundaryResolution === 'roll-anyway',
    when: (s) => runsOf(s) > 0 && !s.caught,
    does: (s) => {
      s.boundary = runsOf(s);
      s.done = true;
    },
  },
]);

/** Past the last band: by areas from where it landed, or by points of both dice. */
function goesOver(s: State, p: Parameters): boolean {
  if (s.dropped && p.dropThenBoundary === 'stops-at-last-area') return false;
  return p.bounceUnit === 'areas' ? depthOf(s.landing) + s.bounce >= p.bands : s.distance + s.bounce > 2 * p.bands;
}

/** The four of a ball that travels over the boundary. */
export const four = k.rule({
  id: 'ctg.boundary.four',
  when: (s, _g, p) => s.boundary === 0 && goesOver(s, p),
  does: (s) => {
    s.boundary = 4;
  },
});

/** A red 2 in the outermost area is a six, under that reading. */
export const sixByRedTwo = k.rule({
  id: 'ctg.ruling.red-2-outermost',
  only: (p) => p.red2Outermost === 'six',
  when: (s, _g, p) => s.red && s.bounce === 2 && depthOf(s.landing) === p.bands - 1 && s.boundary === 4,
  does: (s) => {
    s.boundary = 6;
  },
});

/** A boundary is scored, and nobody runs. */
export const boundaryRuns = k.rule({
  id: 'ctg.boundary.runs',
  when: (s) => s.boundary > 0,
  does: (s, g) => {
    g.bat += s.boundary;
  },
  final: true,
});

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const boundaryRulings = k.readings({
  'ctg.ruling.natural-boundary-resolution': 'words',
  'ctg.ruling.six-which-die': 'words',
  'ctg.ruling.six-adjusted-distance': 'words',
  'ctg.ruling.red-2-outermost': 'words',
  'ctg.ruling.drop-then-boundary': 'words',
  'ctg.ruling.six-condition': {
    'green-2': [],
    'any-green': (a) => [a.set('sixGreen', 0)],
    'green-1-or-more': (a) => [a.set('sixGreen', 1)],
  },
});

/** Boundaries. */
export const boundaryWords: SectionWords = {
  'ctg.boundary.four': {
    title: 'Hitting a four: past the outfield',
    kind: 'applied',
    source: 'Boundaries',
    text: 'Four runs if distance and bounce together take the ball past the highest outfield value of the format, unless caught or fielded.',
    parameters: ['bounceUnit', 'dropThenBoundary', 'red2Outermost'],
  },
  'ctg.boundary.six': {
    title: 'Hitting a six: outermost area and green 2',
    kind: 'applied',
    source: 'Boundaries',
    text: 'Six runs if the distance die reaches the outermost area and the bounce die shows a green 2.',
    parameters: ['sixGreen', 'sixWhichDie', 'sixAdjustedDistance'],
  },
  'ctg.boundary.six-closing-line': {
    title: 'Another way to a six, from the summary card',
    kind: 'reading',
    source: 'Summary card, closing line',
    text: 'A distance roll to the furthest segment together with a green face (value unreadable) on either bounce die is an automatic six: see ctg.ruling.six-condition.',
    parameters: ['sixGreen'],
  },
  'ctg.boundary.runs': {
    title: 'A boundary scores without running',
    kind: 'applied',
    source: 'Boundaries',
    text: 'A boundary scores its four or six runs; nobody runs.',
  },
};

/** Boundaries: the open questions in words. */
export const boundaryRulingWords: Readonly<Record<string, RulingWords>> = {
  'ctg.ruling.natural-boundary-resolution': {
    title: 'How a natural four is played',
    question: 'A natural four is a boundary. Are distance and bounce still rolled for it?',
    readings: {
      'no-further-rolls': { text: 'A natural boundary is scored outright.' },
      'roll-anyway': {
        text: 'Distance and bounce are rolled, and a red ball to a fielder may be caught; otherwise the boundary stands.',
      },
    },
    standard: 'no-further-rolls',
    reason: 'It is a boundary already: there is no catch, no distance, and no run to try for.',
  },
  'ctg.ruling.six-condition': {
    title: 'Which bounce makes a six',
    question:
      'A six needs a green 2 in one passage, and in another a green face whose number cannot be read. Which faces will do?',
    readings: {
      'green-2': { text: 'A six needs a green 2.' },
      'any-green': { text: 'Any green face will do.' },
      'green-1-or-more': { text: 'A green 1 or 2 will do.' },
    },
    standard: 'green-2',
    reason: 'That passage can be read, and the damaged sign is most likely the number 2.',
  },
  'ctg.ruling.six-which-die': {
    title: 'Which die has to show the green 2 of a six',
    question: 'A six needs a green 2 on "the bounce dice" or on "any bounce die". Does it matter which die shows it?',
    readings: {
      'either-die': { text: 'A green 2 of either die counts.' },
      'red-die-only': { text: 'Only a green 2 of the aggressive, red die counts.' },
    },
    standard: 'either-die',
    reason: 'No passage says that it matters which die shows it.',
  },
  'ctg.ruling.six-adjusted-distance': {
    title: 'A six: the distance before or after pace and spin',
    question:
      'Pace adds 1 to the distance and spin takes 1 away. Is that done before one looks whether the outermost area was reached?',
    readings: {
      adjusted: { text: 'The distance after pace and spin decides whether the outermost area was reached.' },
      raw: { text: 'The distance as rolled decides.' },
    },
    standard: 'adjusted',
    reason: 'Pace and spin change the distance, and the distance says in which area the ball lands.',
  },
  'ctg.ruling.red-2-outermost': {
    title: 'A red 2 in the outermost area',
    question: 'Only a green 2 is named for a six. What is a red 2 in the outermost area?',
    readings: {
      four: { text: 'A red 2 in the outermost area is a four, unless caught.' },
      six: { text: 'A red 2 in the outermost area is a six, unless caught.' },
    },
    standard: 'four',
    reason: 'For a six the rulebook asks for green.',
  },
  'ctg.ruling.drop-then-boundary': {
    title: 'May a dropped ball roll over the boundary?',
    question: 'A ball travels on after a dropped catch. May it go on over the boundary?',
    readings: {
      'boundary-counts': { text: 'After a drop the ball may go on over the boundary.' },
      'stops-at-last-area': { text: 'After a drop it stops in the last area at the latest.' },
    },
    standard: 'boundary-counts',
    reason: 'The bounce carries the ball on, and nothing stops it.',
  },
};
