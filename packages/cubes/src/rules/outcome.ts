import type { SectionWords } from '@howzat/core/author';
import { k } from '../kit.js';

/** The result bands: the bowler's number less the batter's decides the ball, and the first band that holds is final. */
export const result = k.resolve('result', [
  {
    id: 'cubes.outcome.wicket',
    when: (s) => s.bowler - s.batter >= s.need,
    // the one wicket of the ball
    does: (_s, g) => {
      g.outs = [{ how: 'bowled', batter: g.striker, fielder: null }];
    },
    final: true,
  },
  {
    id: 'cubes.outcome.dot',
    when: (s) => s.bowler >= s.batter,
    does: (s) => {
      s.dot = true;
    },
    // Stryker disable next-line BooleanLiteral: no other band holds for the same difference
    final: true,
  },
  {
    id: 'cubes.outcome.one',
    when: (s) => s.bowler - s.batter === -1,
    does: (_s, g) => {
      g.bat += 1;
    },
    // Stryker disable next-line BooleanLiteral: no other band holds for the same difference
    final: true,
  },
  {
    id: 'cubes.outcome.two',
    when: (s) => s.bowler - s.batter === -2,
    does: (_s, g) => {
      g.bat += 2;
    },
    // Stryker disable next-line BooleanLiteral: no other band holds for the same difference
    final: true,
  },
  {
    id: 'cubes.outcome.three',
    when: (s) => s.bowler - s.batter === -3,
    does: (_s, g) => {
      g.bat += 3;
    },
    // Stryker disable next-line BooleanLiteral: no other band holds for the same difference
    final: true,
  },
  {
    id: 'cubes.outcome.four',
    when: (s) => s.bowler - s.batter === -4 || s.bowler - s.batter === -5,
    does: (_s, g) => {
      g.bat += 4;
    },
    // Stryker disable next-line BooleanLiteral: no other band holds for the same difference
    final: true,
  },
  {
    id: 'cubes.outcome.six',
    // Stryker disable next-line ConditionalExpression: what comes to the last band is below all others
    when: (s) => s.bowler - s.batter <= -6,
    does: (_s, g) => {
      g.bat += 6;
    },
    // Stryker disable next-line BooleanLiteral: no other band holds for the same difference
    final: true,
  },
]);

/** A dot ball makes the row of dots longer. */
export const dotEffect = k.rule({
  id: 'cubes.outcome.dot-effect',
  when: (s) => s.dot,
  does: (s) => {
    s.dots += 1;
  },
});

/** What a ball comes to: a wicket, a dot, or runs. */
export type BallResult = 'W' | '.' | '1' | '2' | '3' | '4' | '6';

/**
 * The result of a difference (bowler less batter) where `need` takes a wicket: the table that the draft asks for.
 *
 * @param difference the bowler's number less the batter's
 * @param need how much higher the bowler has to be to take a wicket
 *
 * @example
 * import { resultOf } from '@howzat/cubes';
 *
 * console.log(resultOf(5, 5), resultOf(0, 5), resultOf(-3, 5)); // W . 3
 */
export function resultOf(difference: number, need: number): BallResult {
  if (difference >= need) return 'W';
  if (difference >= 0) return '.';
  if (difference >= -3) return String(-difference) as '1' | '2' | '3';
  return difference >= -5 ? '4' : '6';
}

const resultWords: Readonly<Record<BallResult, string>> = {
  W: 'a wicket',
  '.': 'a dot ball',
  1: '1 run',
  2: '2 runs',
  3: '3 runs',
  4: '4 runs',
  6: '6 runs',
};

/**
 * The sentence that settles an argument over a ball.
 *
 * @param difference the bowler's number less the batter's
 * @param need how much higher the bowler has to be to take a wicket
 *
 * @example
 * import { explainResult } from '@howzat/cubes';
 *
 * console.log(explainResult(-4, 5)); // A difference of -4 with need 5 is 4 runs.
 */
export function explainResult(difference: number, need: number): string {
  return `A difference of ${difference} with need ${need} is ${resultWords[resultOf(difference, need)]}.`;
}

/** Result bands. */
export const outcomeWords: SectionWords = {
  'cubes.outcome.wicket': {
    title: 'Out: the bowler five or more higher takes a wicket',
    kind: 'applied',
    source: 'How to play 5',
    text: "The bowler takes a wicket when their number is at least 5 higher than the batter's; pressure lowers the 5.",
    parameters: ['wicketDifference'],
  },
  'cubes.outcome.dot': {
    title: 'The same number, or the bowler up to four higher: a dot ball',
    kind: 'applied',
    source: 'How to play 5',
    text: 'A bowler who is 0 to 4 higher has bowled a dot ball, unless pressure makes it a wicket. Equal numbers are a dot.',
  },
  'cubes.outcome.dot-effect': {
    title: 'A dot ball scores nothing',
    kind: 'applied',
    source: 'How to play 5',
    text: 'A dot ball gives no run and no wicket; it makes the row of dots one longer.',
  },
  'cubes.outcome.one': {
    title: 'The batter one higher: one run',
    kind: 'applied',
    source: 'How to play 5',
    text: 'A batter who is 1 higher scores 1 run.',
  },
  'cubes.outcome.two': {
    title: 'The batter two higher: two runs',
    kind: 'applied',
    source: 'How to play 5',
    text: 'A batter who is 2 higher scores 2 runs.',
  },
  'cubes.outcome.three': {
    title: 'The batter three higher: three runs',
    kind: 'applied',
    source: 'How to play 5',
    text: 'A batter who is 3 higher scores 3 runs.',
  },
  'cubes.outcome.four': {
    title: 'The batter four or five higher: four runs',
    kind: 'applied',
    source: 'How to play 5',
    text: 'A batter who is 4 or 5 higher scores 4 runs.',
  },
  'cubes.outcome.six': {
    title: 'The batter six or more higher: six runs',
    kind: 'applied',
    source: 'How to play 5',
    text: 'A batter who is 6 or more higher scores 6 runs.',
  },
  'cubes.outcome.table': {
    title: 'The table of results that the rulebook left out',
    kind: 'data',
    source: 'How to play 6',
    text: 'The draft asks for a table of all possibilities here and prints none; the bands above are the table. The kit to print has it, each difference at each pressure.',
  },
};
