import { compose } from '@howzat/core';
import { cubes, explainResult, resultOf } from '@howzat/cubes';
import { tabletop } from '@howzat/cubes/tabletop';
import { describe, expect, it } from 'vitest';
import { over, table } from './dealt-overs.js';

describe('the table of results', () => {
  it('has 15 wickets, 40 dots, 9 ones, 8 twos, 7 threes, 11 fours and 10 sixes without pressure', () => {
    const counts: Record<string, number> = {};
    for (let bowler = 0; bowler < 10; bowler++)
      for (let batter = 0; batter < 10; batter++) {
        const result = resultOf(bowler - batter, 5);
        counts[result] = (counts[result] ?? 0) + 1;
      }
    expect(counts).toEqual({ W: 15, '.': 40, 1: 9, 2: 8, 3: 7, 4: 11, 6: 10 });
  });

  it('settles an argument in a sentence', () => {
    expect(explainResult(3, 5)).toBe('A difference of 3 with need 5 is a dot ball.');
    expect(explainResult(3, 3)).toBe('A difference of 3 with need 3 is a wicket.');
    expect(explainResult(-6, 0)).toBe('A difference of -6 with need 0 is 6 runs.');
    expect(explainResult(-1, 5)).toBe('A difference of -1 with need 5 is 1 run.');
  });

  it.each([
    [6, 7, '.'],
    [7, 7, 'W'],
    [5, 5, 'W'],
    [4, 5, '.'],
    [0, 5, '.'],
    [0, 0, 'W'],
    [-1, 0, '1'],
    [-2, 5, '2'],
    [-3, 5, '3'],
    [-4, 5, '4'],
    [-5, 5, '4'],
    [-6, 5, '6'],
    [-9, 5, '6'],
  ] as const)('a difference of %i with need %i is %s, in the table and at the table', (difference, need, result) => {
    expect(resultOf(difference, need)).toBe(result);
    // a need below the printed one comes of as many dots in a row before it
    const printed = Math.max(need, 5);
    const match = table({ set: { wicketDifference: printed } }, { state: { dots: printed - need } });
    const ball = difference < 0 ? `0v${-difference}` : `${difference}v0`;
    over(match, `${ball} 5v5 5v5 5v5 5v5 5v5`);
    const delivery = match.log().find((entry) => entry.delivery !== null)?.delivery;
    expect(delivery).toMatchObject({
      bat: result === 'W' || result === '.' ? 0 : Number(result),
      wickets: result === 'W' ? 1 : 0,
    });
    if (result === 'W') expect(delivery?.outs).toEqual([{ how: 'bowled', batter: 1, fielder: null }]);
  });
});

it('the table of every result lies on the printed kit, each difference at each pressure', () => {
  const charts = tabletop.components(compose(cubes).params).find(({ name }) => name === 'What a ball brings');
  const printed = charts?.kind === 'charts' ? charts.tables.find(({ title }) => title === 'Every result') : undefined;
  const at = (ahead: string, dots: number): string | undefined =>
    printed?.rows.find(([first]) => first === ahead)?.[dots + 1];
  // a wicket needs five without a dot before it, one less for each, and nothing after five
  for (let dots = 0; dots <= 5; dots++) {
    const out = printed?.rows.filter((row) => row[dots + 1] === 'out').map(([first]) => first);
    expect(out).toEqual(['0', '-1', '-2', '-3', '-4', '-5 or less'].slice(5 - dots));
    expect(['1', '2', '3', '4', '5', '6 or more'].map((ahead) => at(ahead, dots))).toEqual([
      '1',
      '2',
      '3',
      '4',
      '4',
      '6',
    ]);
  }
  expect(at('0', 4)).toBe('•');
});
