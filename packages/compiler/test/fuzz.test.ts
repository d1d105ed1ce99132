import { expect, test } from 'vitest';
import { playOnEveryDriver } from './fuzz/every-driver.js';

test('hundreds of functions that nobody thought of mean the same to every driver', () => {
  const { functions, refused } = playOnEveryDriver(50, 1);
  expect(functions).toBeGreaterThan(500);
  expect(refused).toBeLessThan(10);
});
