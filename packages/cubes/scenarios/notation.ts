import { type Position, pool, type ScriptLine, takeOut } from '@howzat/core/author';
import { type Colour, numbered, originalSet } from '../src/components/cubes.js';

/** How the scenarios are written: overs as text, and where they begin. */

/**
 * Deals cubes for a script: `over('2v6 0v6 ...')` gives each side six cubes that show those numbers, the bowler's
 * first in each pair, and lays them out in that order. Home bats in A, away bowls in B; `inReply()` turns that round.
 * Every cube is dealt once only, as from a bag that is not refilled.
 */
class Dealer {
  private readonly used = new Set<number>();
  private bowling: Colour = 'B';
  private batting: Colour = 'A';

  inReply(): this {
    [this.bowling, this.batting] = [this.batting, this.bowling];
    return this;
  }

  private cube(number: number, colour: Colour): number {
    const found = originalSet.cubes.find((cube) => cube[colour] === number && !this.used.has(cube.id));
    if (!found) throw new RangeError(`No cube is left that shows ${number} for ${colour}.`);
    this.used.add(found.id);
    return found.id;
  }

  /** The cubes of the bowler and of the batter for the pairs of an over. */
  hands(pairs: string): { readonly bowling: number[]; readonly batting: number[] } {
    const numbers = pairs.split(' ').map((pair) => pair.split('v').map(Number) as [number, number]);
    return {
      bowling: numbers.map(([bowler]) => this.cube(bowler, this.bowling)),
      batting: numbers.map(([, batter]) => this.cube(batter, this.batting)),
    };
  }

  over(pairs: string): ScriptLine[] {
    const { bowling, batting } = this.hands(pairs);
    return [...deal(bowling, batting), ...lay(bowling, batting)];
  }
}

export function deal(bowling: readonly number[], batting: readonly number[]): ScriptLine[] {
  return [
    { chance: 'deal.bowling', outcome: bowling },
    { chance: 'deal.batting', outcome: batting },
  ];
}

export function lay(bowling: readonly number[], batting: readonly number[]): ScriptLine[] {
  return [
    { side: 'bowling', step: 'order.bowling', choice: bowling },
    { side: 'batting', step: 'order.batting', choice: batting },
  ];
}

/** Overs one after the other in one innings. */
export function overs(...texts: readonly string[]): ScriptLine[] {
  const dealer = new Dealer();
  return texts.flatMap((pairs) => dealer.over(pairs));
}

/** The same when away bats and home bowls. */
export function oversInReply(...texts: readonly string[]): ScriptLine[] {
  const dealer = new Dealer().inReply();
  return texts.flatMap((pairs) => dealer.over(pairs));
}

export const inColours = { homeColour: 'A', awayColour: 'B' };

/** An innings of home in colour A against away in B. */
export function innings(position: Position = {}): Position {
  return { ...position, state: { ...inColours, ...position.state } };
}

/** The reply of away. */
export function reply(position: Position): Position {
  return { innings: 2, batting: 'away', ...position, state: { ...inColours, ...position.state } };
}

/** A bag out of which the first cubes by number have been dealt. */
export function bagWithout(gone: number): { readonly bag: unknown; readonly inBag: number } {
  const bag = pool(numbered, 1);
  for (let cube = 0; cube < gone; cube++) takeOut(bag, numbered - cube);
  return { bag, inBag: numbered - gone };
}

export const colourLines: readonly ScriptLine[] = [
  { side: 'home', step: 'colour.home', choice: 'A' },
  { side: 'away', step: 'colour.away', choice: 'B' },
];

export const tossLines: readonly ScriptLine[] = [
  { chance: 'core.toss', outcome: 0 },
  { side: 'home', step: 'core.toss.elect', choice: 'bat' },
];

export const balls = (text: string): string[] => text.split(' ');

export const first = { bowling: [21, 22, 23, 24, 25, 26], batting: [31, 32, 33, 34, 35, 36] } as const;

export function fixed(side: 'home' | 'away', step: string): ScriptLine {
  return { refused: { side, step, choice: 'C' }, says: 'Your playing colour is fixed for this game.' };
}
