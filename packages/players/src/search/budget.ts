import { HowzatError } from '@howzat/core';
import { clock } from './clock.js';

/** How long to think: for so many milliseconds, or over so many playouts, which take the same on every machine. */
export type Budget = { readonly ms: number } | { readonly playouts: number };

/** Counts what has been used of a budget. */
export interface Meter {
  spent(playouts: number): boolean;
  /** Twice the time is over; playouts are not exceeded. */
  overdrawn(playouts: number): boolean;
}

/** @throws HowzatError `bad-parameter` for a budget of nothing, or of no number */
export function checkBudget(budget: Budget): Budget {
  const [name, value] = Object.entries(budget)[0] ?? ['ms', undefined];
  const whole = name === 'playouts';
  if (
    Object.keys(budget).length !== 1 ||
    (name !== 'ms' && name !== 'playouts') ||
    typeof value !== 'number' ||
    !(value > 0) ||
    !Number.isFinite(value) ||
    (whole && !Number.isSafeInteger(value))
  )
    throw new HowzatError(
      'bad-parameter',
      `A budget is { ms } or { playouts } with a number above nought, not ${JSON.stringify(budget)}.`,
      { subject: 'budget' },
    );
  return budget;
}

/** Starts the clock, or the count. */
export function meterOf(budget: Budget): Meter {
  if ('playouts' in budget) {
    const spent = (playouts: number): boolean => playouts >= budget.playouts;
    return { spent, overdrawn: spent };
  }
  const begun = clock();
  const after = (ms: number) => (): boolean => clock() >= begun + ms;
  return { spent: after(budget.ms), overdrawn: after(2 * budget.ms) };
}
