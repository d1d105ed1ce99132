import { solve } from '@howzat/players';
import type { Puzzle } from '../src/daily/puzzle.js';
import { openVariant } from '../src/engine/opened.js';

const rounded = (number: number): number => Math.round(number * 1e4) / 1e4;

/** What the choices of a puzzle are worth by the rules as they are now. */
export async function solvedAgain({ variant, format, options, from, step }: Puzzle): Promise<Puzzle['choices']> {
  const { variant: rules } = await openVariant(variant);
  const { opening } = solve(rules, { format, options, from, horizon: 'match', secrets: 'open' });
  return (opening[step] ?? []).map(({ choice, share, worth }) => ({
    choice: Number(choice),
    worth: rounded(worth),
    share: rounded(share),
  }));
}
