import { type Share, solve } from '@howzat/players';
import { describe, expect, test } from 'vitest';
import { type Colour, cubes, originalSet, resultOf } from '../src/index.js';

/** Cubes that show these numbers in a colour, each used once. */
function hand(used: Set<number>, numbers: readonly number[], colour: Colour): number[] {
  return numbers.map((number) => {
    const cube = originalSet.cubes.find((it) => it[colour] === number && !used.has(it.id));
    if (!cube) throw new RangeError(`No cube is left that shows ${number}.`);
    used.add(cube.id);
    return cube.id;
  });
}

/** The over of two open hands at equilibrium: runs until the over or the last wicket goes. */
function over(bowling: readonly number[], batting: readonly number[], wickets: number) {
  const used = new Set<number>();
  const bowlerHand = hand(used, bowling, 'B');
  const batterHand = hand(used, batting, 'A');
  const solution = solve(cubes, {
    set: { overs: 1, wickets },
    secrets: 'open',
    from: {
      innings: 1,
      batting: 'home',
      at: 'order',
      state: { homeColour: 'A', awayColour: 'B', bowlerHand, batterHand, bowlerDealt: true, batterDealt: true },
    },
  });
  return { solution, bowlerHand, batterHand };
}

/** Runs of an over by the numbers that are shown, with pressure, until a wicket falls. */
function runsOf(bowling: readonly number[], batting: readonly number[]): number {
  let runs = 0;
  let dots = 0;
  for (const [at, bowler] of bowling.entries()) {
    const result = resultOf(bowler - (batting[at] as number), Math.max(1, 5 - dots));
    if (result === 'W') return runs;
    dots = result === '.' ? dots + 1 : 0;
    if (result !== '.') runs += Number(result);
  }
  return runs;
}

describe('an over of Cubes with open hands, exactly', () => {
  test('six for nothing, six times', () => {
    expect(over([0, 0, 0, 0, 0, 0], [9, 9, 9, 9, 9, 9], 1).solution.value).toBeCloseTo(36, 8);
  });

  test('neither side has a better order than its mix', () => {
    const bowling = [7, 5, 4, 8, 1, 3];
    const batting = [6, 2, 5, 9, 0, 3];
    const { solution, bowlerHand, batterHand } = over(bowling, batting, 1);
    const numbersOf = (choice: unknown, cubes: readonly number[], numbers: readonly number[]): number[] =>
      (choice as readonly number[]).map((cube) => numbers[cubes.indexOf(cube)] as number);
    const mixed = (shares: readonly Share[], cubes: readonly number[], numbers: readonly number[]) =>
      shares
        .filter(({ share }) => share > 1e-9)
        .map(({ choice, share }) => ({ order: numbersOf(choice, cubes, numbers), share }));
    const batters = mixed(solution.opening['order.batting'] ?? [], batterHand, batting);
    const bowlers = mixed(solution.opening['order.bowling'] ?? [], bowlerHand, bowling);
    expect(batters.length).toBeGreaterThan(1);
    for (const { choice } of solution.opening['order.batting'] ?? []) {
      const order = numbersOf(choice, batterHand, batting);
      const runs = bowlers.reduce((sum, it) => sum + it.share * runsOf(it.order, order), 0);
      expect(runs).toBeLessThan(solution.value + 1e-6);
    }
    for (const { choice } of solution.opening['order.bowling'] ?? []) {
      const order = numbersOf(choice, bowlerHand, bowling);
      const runs = batters.reduce((sum, it) => sum + it.share * runsOf(order, it.order), 0);
      expect(runs).toBeGreaterThan(solution.value - 1e-6);
    }
  });
});
