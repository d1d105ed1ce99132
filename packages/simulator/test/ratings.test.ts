import { describe, expect, test } from 'vitest';
import { type Encounter, ratingsOf } from '../src/index.js';

const met = (first: number, second: number, won: number, lost: number, level = 0): Encounter => ({
  first,
  second,
  wins: [won, lost],
  level,
});

describe('Elo ratings of a round robin', () => {
  test('average 1500, and tell by how much one is stronger', () => {
    // ten wins to one is 400 points, but for the one level match that nobody played
    const [strong, weak] = ratingsOf(2, [met(0, 1, 1000, 100)]);
    expect((strong?.elo as number) - (weak?.elo as number)).toBeCloseTo(400, -1);
    expect((strong?.elo as number) + (weak?.elo as number)).toBeCloseTo(3000, 8);
    expect(strong).toMatchObject({ played: 1100, won: 1000 });
  });

  test('count a level match as half a win for either', () => {
    const [one, other] = ratingsOf(2, [met(0, 1, 0, 0, 50)]);
    expect(one?.elo).toBeCloseTo(1500, 8);
    expect(other?.score).toBe(0.5);
  });

  test('judge those who never met by those whom both met', () => {
    const [first, , third] = ratingsOf(3, [met(0, 1, 60, 40), met(1, 2, 60, 40)]);
    expect(first?.elo).toBeGreaterThan(third?.elo as number);
    const expected = 1 / (1 + 10 ** (((third?.elo as number) - (first?.elo as number)) / 400));
    expect(expected).toBeCloseTo(0.36 / (0.36 + 0.16), 1);
  });

  test('leave nobody endlessly strong, and are surer the more was played', () => {
    const width = (n: number): number => {
      const [best] = ratingsOf(2, [met(0, 1, n, n / 2)]);
      expect(Number.isFinite(best?.elo)).toBe(true);
      return (best?.interval95[1] as number) - (best?.interval95[0] as number);
    };
    expect(width(400)).toBeLessThan(width(40) / 2.5);
    expect(Number.isFinite(ratingsOf(2, [met(0, 1, 100, 0)])[0]?.elo)).toBe(true);
  });
});
