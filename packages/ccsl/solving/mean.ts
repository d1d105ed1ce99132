/** How often a ball comes with so many power cards played, so much of the lock, and each last card of the bowler. */
const powers = [0.5, 0.3, 0.2];
const locks = [0.7, 0.15, 0.15];
const lasts = [0.03, 0.1, 0.15, 0.2, 0.24, 0.28];

/** The mean of something over what comes before a ball. */
export function mean(of: (power: number, lock: number, previous: number) => number): number {
  let sum = 0;
  for (const [power, a] of powers.entries())
    for (const [lock, b] of locks.entries())
      for (const [previous, c] of lasts.entries()) sum += a * b * c * of(power, lock, previous);
  return sum;
}
