import { expect, test } from 'vitest';
import { playOnEveryDriver } from './fuzz/every-driver.js';

test('two thousand functions that nobody thought of mean the same to every driver', () => {
  const { functions, refused } = playOnEveryDriver(160, 1);
  expect(functions).toBeGreaterThan(2000);
  expect(refused).toBeLessThan(20);
});
