import { showChoice } from '../json/index.js';
import type { Refusal } from './domain.js';

/** A refusal by nobody's rule: what was named is not there. */
export function refusal(message: string): Refusal {
  return { message, rule: null };
}

/** Items in a sentence: `1, 2 or 3`. */
export function listed(items: readonly unknown[]): string {
  const shown = items.map(showChoice);
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} or ${shown.at(-1)}`;
}
