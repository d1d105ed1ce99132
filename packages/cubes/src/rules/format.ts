import { type Frozen, type Game, type RulingWords, type SectionWords, totalOf } from '@howzat/core/author';
import { k } from '../kit.js';
import { settled } from './end.js';

/** The test match: two innings for each side, and 7 for a wicket. */
export const testMatch = k.format('test-match', 'Test match: two innings each, a difference of 7 for a wicket', (a) => [
  a.set('inningsPerSide', 2),
  a.set('wicketDifference', 7),
]);

/** The game as printed. */
export const standard = k.format('standard', 'One innings each, a difference of 5 for a wicket', () => []);

// — a limit of overs for the whole match —

function oversPlayed(g: Frozen<Game>): number {
  let overs = g.overs;
  for (const score of g.scores) overs += score.overs;
  return overs;
}

/** Asked after a ball: the over that it ends is not yet among those completed. */
export const timeIsUp = k.ending({
  id: 'cubes.ruling.test-draw',
  at: 'ball',
  only: (p) => p.matchOvers !== null,
  // an over is as long as the shorter hand; one that the tenth wicket broke off is none
  ends: (s, g, p) =>
    g.overBalls >= Math.min(p.ballsPerOver, s.bowlerOrder.length, s.batterOrder.length) &&
    // Stryker disable next-line ConditionalExpression: an over of all its balls has ended
    g.overEnded &&
    oversPlayed(g) + 1 >= (p.matchOvers as number),
});

/** Were all innings that the match needs played to their own end? */
function playedOut(g: Frozen<Game>): boolean {
  const last = g.scores[g.scores.length - 1];
  // Stryker disable next-line ConditionalExpression,BooleanLiteral: an innings is booked before a match ends, which the types do not know
  if (!last) return false;
  const complete =
    last.declared ||
    (g.wicketsLimit !== null && last.wickets >= g.wicketsLimit) ||
    (last.target !== null && last.runs >= last.target);
  const due = 2 * g.inningsPerSide;
  const other = last.batting === 0 ? 1 : 0;
  return (
    complete &&
    (g.scores.length >= due || (g.scores.length === due - 1 && totalOf(g, other) > totalOf(g, last.batting)))
  );
}

/** A match that ran out of overs is drawn. */
export const draw = k.resolve('draw', [
  {
    id: 'cubes.ruling.test-draw',
    only: (p) => p.matchOvers !== null,
    when: (_s, g) => g.result === null && g.superOver === 0 && !playedOut(g),
    does: (_s, g) => {
      g.result = settled('draw', 'cubes.ruling.test-draw', null, 0);
    },
  },
]);

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const formatRulings = k.readings({
  'cubes.ruling.test-order': {
    alternate: [],
    // Law 14: in a match of one day
    'follow-on-allowed': (a) => [a.set('followOn', 75)],
    'declaration-allowed': (a) => [a.set('declaration', true)],
  },
  'cubes.ruling.test-innings-win': {
    'not-played': [],
    played: (a) => [a.repeal('core.match.innings-win'), a.set('playOutInnings', true)],
  },
  'cubes.ruling.test-dot-band': {
    'extend-dot': [],
    'no-effect': (a) => [
      a.before(
        'cubes.outcome.dot',
        a.rule({
          id: 'cubes.ruling.test-dot-band',
          when: (s) => s.bowler - s.batter > 4,
          // Stryker disable next-line BlockStatement: no ball begins as a dot
          does: (s) => {
            s.dot = false;
          },
          final: true,
        }),
      ),
    ],
  },
  'cubes.ruling.test-pressure': {
    yes: [],
    no: (a) => [
      a.after(
        'cubes.pressure.lower',
        a.rule({
          id: 'cubes.ruling.test-pressure',
          only: (p) => p.inningsPerSide === 2,
          when: (s, _g, p) => s.need < p.wicketDifference,
          does: (s, _g, p) => {
            s.need = p.wicketDifference;
          },
        }),
      ),
    ],
  },
  'cubes.ruling.test-draw': { 'no-draw': [], 'over-limit-draw': (a) => [a.set('matchOvers', 72)] },
});

/** Formats. */
export const formatWords: SectionWords = {
  'cubes.format.test-innings': {
    title: 'Test match: two innings each',
    kind: 'reading',
    source: 'Possible alternative rules',
    text: 'Test match: each side plays two innings.',
    parameters: ['inningsPerSide'],
  },
  'cubes.format.test-threshold': {
    title: 'Test match: a wicket needs seven higher',
    kind: 'reading',
    source: 'Possible alternative rules',
    text: 'Test match: the difference needed for a wicket is 7 instead of 5.',
    parameters: ['wicketDifference'],
  },
};

/** Formats: the open questions in words. */
export const formatRulingWords: Readonly<Record<string, RulingWords>> = {
  'cubes.ruling.test-order': {
    title: 'Test match: the order of the innings',
    question: 'In which order are the innings of a test match played, and are there follow-on and declaration?',
    standard: 'alternate',
    reason: 'It is the least that the text requires.',
    readings: {
      alternate: { text: 'A, B, A, B, without either.' },
      'follow-on-allowed': {
        text: 'A side that leads by 75 or more after an innings each, as the Laws have it for a match of a day, may make the other bat again at once.',
      },
      'declaration-allowed': { text: 'A side that does not chase may declare between two overs.' },
    },
  },
  'cubes.ruling.test-innings-win': {
    title: 'Test match: a win by an innings',
    question: 'Is the last innings of a test match played when the side that would bat has won already?',
    standard: 'not-played',
    reason: 'The winner is fixed.',
    readings: {
      'not-played': { text: 'It is not; the win is by an innings.' },
      played: { text: 'It is played to ten wickets, and the win is by runs.' },
    },
  },
  'cubes.ruling.test-dot-band': {
    title: 'Test match: differences of 5 and 6',
    question: 'With 7 for a wicket, what are differences of 5 and 6, which the printed bands leave out?',
    standard: 'extend-dot',
    reason: 'No runs can be meant, and the dot band is the remainder in the base game.',
    readings: {
      'extend-dot': { text: 'A dot ball.' },
      'no-effect': { text: 'Neither a dot nor a wicket: the row of dots stays as it is.' },
    },
  },
  'cubes.ruling.test-pressure': {
    title: 'Test match: is there pressure?',
    question: 'Is there pressure in a test match too?',
    standard: 'yes',
    reason: 'Only the number is changed.',
    readings: {
      yes: { text: 'There is.' },
      no: { text: 'There is not.' },
    },
  },
  'cubes.ruling.test-draw': {
    title: 'Test match: can it be drawn?',
    question: 'Can a test match be drawn?',
    standard: 'no-draw',
    reason: 'The text has no limit of time.',
    readings: {
      'no-draw': { text: 'It cannot.' },
      'over-limit-draw': { text: 'A match of 72 overs, four average innings, that is not finished is drawn.' },
    },
  },
};
