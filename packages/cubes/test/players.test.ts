import { type Player, type Request, uniformPlayer } from '@howzat/core/author';
import { type colours, cubes, originalSet, sensible } from '@howzat/cubes';
import { headToHead } from '@howzat/testkit';
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

const isDeep = process.env.HOWZAT_DEEP === '1';

// the bounds lie four standard errors below what 20,000 matches give: 61.5 % and 83.7 %
it('sensible beats random', () => {
  expect(headToHead(cubes, sensible, uniformPlayer, { matches: isDeep ? 4000 : 1000 }).share).toBeGreaterThan(
    isDeep ? 0.57 : 0.55,
  );
});

it('sensible beats the best next ball', () => {
  expect(headToHead(cubes, sensible, highestFirst, { matches: isDeep ? 1000 : 250 }).share).toBeGreaterThan(0.6);
});

it('sensible beats random in a test match', () => {
  const { share } = headToHead(cubes, sensible, uniformPlayer, { format: 'test-match', matches: isDeep ? 300 : 100 });
  expect(share).toBeGreaterThan(0.65);
});
