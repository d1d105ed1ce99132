import { expect, test } from 'vitest';
import { percentile } from '../src/figures.js';
import { malformed } from '../src/malformed.js';

test('what is no request is refused, and the match is as it was', async () => {
  expect(await malformed({ requests: 150, seed: 3 })).toMatchObject({ held: true });
});

test('a percentile is a value of the list', () => {
  const values = Array.from({ length: 100 }, (_, i) => 100 - i);
  expect([50, 99, 100].map((of) => percentile(values, of))).toEqual([51, 100, 100]);
  expect(percentile([7], 50)).toBe(7);
});
