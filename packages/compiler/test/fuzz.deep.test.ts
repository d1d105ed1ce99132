import { expect, test } from 'vitest';
import { playOnEveryDriver } from './fuzz/every-driver.js';

/** By another seed every night: HOWZAT_SEED. */
const first = Number(process.env.HOWZAT_SEED ?? 1);
const parts = 20;

test.each(Array.from({ length: parts }, (_, part) => [part + 1, first * 1000 + part]))(
  'a hundred thousand functions mean the same to every driver: part %i',
  (_part, seed) => {
    expect(playOnEveryDriver(400, seed).functions).toBeGreaterThan(100_000 / parts);
  },
);
