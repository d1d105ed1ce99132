import { usualLock, usualPower } from '../src/bluffs.js';

/** How often the bowler's last card was each of the six. */
const lasts = [0.03, 0.1, 0.15, 0.2, 0.24, 0.28];

/** The mean of something over what comes before a ball. */
export function mean(of: (power: number, lock: number, previous: number) => number): number {
  let sum = 0;
  for (const [power, a] of usualPower.entries())
    for (const [lock, b] of usualLock.entries())
      for (const [previous, c] of lasts.entries()) sum += a * b * c * of(power, lock, previous);
  return sum;
}
