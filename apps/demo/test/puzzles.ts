import { solve } from '@howzat/players';
import { originalSet, overOdds, pitchOvers, tableOf, ways } from '@howzat/wicked';
import { type Day, dayNumber, dayOf } from '../src/daily/day.js';
import { allPuzzles, isOfFields, type Puzzle } from '../src/daily/puzzle.js';
import { openVariant } from '../src/engine/opened.js';

const rounded = (number: number): number => Math.round(number * 1e4) / 1e4;

/** What the choices of a puzzle are worth by the rules as they are now. */
export async function solvedAgain({ variant, format, options, from, step }: Puzzle): Promise<Puzzle['choices']> {
  const { variant: rules } = await openVariant(variant);
  const { value, opening } = solve(rules, { format, options, from, horizon: 'match', secrets: 'open' });
  // of whoever bowls while the other side bats there is no mix: the answer is that of one side alone
  const alone = isOfFields({ step });
  return (opening[step] ?? []).map(({ choice, share, worth }) => ({
    choice: Number(choice),
    worth: rounded(worth),
    share: alone ? Number(rounded(worth) === rounded(value)) : rounded(share),
  }));
}

/** What each field of a puzzle is worth in the last over, by the odds that the game's package counts out. */
export function countedAgain({ choices, from }: Puzzle): Puzzle['choices'] {
  const { orders, marker, northBowler, southBowler, pitch } = from.state as {
    readonly orders: readonly (readonly number[])[];
    readonly marker: number;
    readonly northBowler: number;
    readonly southBowler: number;
    readonly pitch: number;
  };
  const batter = orders[1]?.[Number(from.game.striker) - 1] ?? 0;
  const bowler = marker === 1 ? southBowler : northBowler;
  const needed = from.target - from.runs;
  const worths = choices.map(({ choice }) => {
    const met = { batter, bowler, field: choice, pitch, over: pitchOvers, innings: 2 } as const;
    const { notOut, out } = overOdds(tableOf(originalSet), met);
    let won = 0;
    for (const [runs, n] of notOut.entries()) {
      const all = n + (out[runs] ?? 0);
      won += runs < needed - 1 ? all : runs === needed - 1 ? all / 2 : 0;
    }
    return rounded(won / ways);
  });
  const best = Math.max(...worths);
  return choices.map(({ choice }, at) => ({ choice, worth: worths[at] ?? 0, share: worths[at] === best ? 1 : 0 }));
}

/** A day whose puzzle is of a game, and the one behind it too. */
export async function dayOfPuzzles(variant: string): Promise<Day> {
  const puzzles = await allPuzzles();
  const from = dayNumber('2026-11-26');
  const isOf = (day: number): boolean => puzzles[day % puzzles.length]?.variant === variant;
  for (let day = from; day < from + puzzles.length; day++)
    if (isOf(day) && isOf(day + 1)) return dayOf(new Date(86_400_000 * day));
  throw new Error(`No two puzzles of ${variant} come one after the other.`);
}
