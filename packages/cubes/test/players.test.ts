import { createRunner } from '@howzat/compiler/run';
import { type Player, type Request, uniformPlayer } from '@howzat/core/author';
import { type colours, cubes, originalSet, sensible } from '@howzat/cubes';
import { expect, it } from 'vitest';

/** The best next ball without a plan: the highest number is always best, for both sides. */
const highestFirst: Player = {
  name: 'highest first',
  choose: (request: Request) => {
    const s = request.view.state as Record<string, never>;
    if (!request.step.startsWith('order')) return request.domain.sample(request.rng);
    const hand: readonly number[] = s[request.role === 'bowling' ? 'bowlerHand' : 'batterHand'] ?? [];
    const colour: (typeof colours)[number] = s[request.side === 'home' ? 'homeColour' : 'awayColour'] ?? 'A';
    const number = (id: number): number => originalSet.cubes[id - 1]?.[colour] ?? 0;
    return [...hand].sort((a, b) => number(b) - number(a));
  },
};

/** Share of decided matches that the first player wins, sides alternating. */
function share(one: Player, two: Player, matches: number, format: 'standard' | 'test-match' = 'standard'): number {
  const runner = createRunner(cubes, { format });
  let won = 0;
  let decided = 0;
  for (let n = 0; n < matches; n++) {
    const swapped = n % 2 === 1;
    const { result } = runner.play({ seed: `players ${n}`, players: swapped ? [two, one] : [one, two] }).game;
    if (!result || result.winner === null) continue;
    decided++;
    if ((result.winner === 0) !== swapped) won++;
  }
  return won / decided;
}

const isDeep = process.env.HOWZAT_DEEP === '1';

// the bounds lie four standard errors below what 20,000 matches give: 61.5 % and 83.7 %
it('sensible beats random', () => {
  expect(share(sensible, uniformPlayer, isDeep ? 4000 : 1000)).toBeGreaterThan(isDeep ? 0.57 : 0.55);
});

it('sensible beats the best next ball', () => {
  expect(share(sensible, highestFirst, isDeep ? 1000 : 250)).toBeGreaterThan(0.6);
});

it('sensible beats random in a test match', () => {
  expect(share(sensible, uniformPlayer, isDeep ? 300 : 100, 'test-match')).toBeGreaterThan(0.65);
});
