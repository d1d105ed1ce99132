import { createMatch, type Match } from '@howzat/core';
import { type Pool, type Position, pool, type Selection, takeOut } from '@howzat/core/author';
import { type Colour, cubes, originalSet } from '@howzat/cubes';

/** A match between people who bring the cubes: home plays in A and away in B. */
export type Table = Match;

/** Plays that a test writes down; what is legal is for the match to say. */
export function play(match: Table, side: string, step: string, choice: unknown): void {
  match.play(side as never, step as never, choice as never);
}

/** A match from its beginning, or from where a test wants it; colours are chosen unless it says otherwise. */
export function table(selection: Selection = {}, from?: Position): Table {
  const state = { homeColour: 'A', awayColour: 'B', ...from?.state };
  const start = from ? { from: { ...from, state } } : {};
  return createMatch(cubes, { ...selection, ...start, chance: 'people' } as never) as unknown as Match;
}

/** A bag, with wildcubes or without, in which so many numbered cubes are left: those with the highest numbers are out of it. */
export function bagOf(left: number, wild = false): { readonly bag: Pool; readonly inBag: number } {
  const bag = pool(wild ? 216 : 210, 1);
  for (let cube = 210; cube > left; cube--) takeOut(bag, cube);
  return { bag, inBag: bag.left };
}

/** Deals both hands so that they show the numbers of an over, written `bowler v batter`, and lays them out in this order. */
export function over(match: Table, pairs: string): Table {
  deal(match, pairs);
  return lay(match);
}

/** Deals both hands alone. */
export function deal(match: Table, pairs: string): Table {
  const { batting } = match.game;
  const colours = batting === 0 ? { bowler: 'B', batter: 'A' } : { bowler: 'A', batter: 'B' };
  const taken = new Set<number>();
  const { bag } = match.internals().s as { bag: Pool };
  const out = new Set(bag.items.slice(bag.left).map(Number));
  const cube = (number: number, colour: string): number => {
    const found = originalSet.cubes.find(
      ({ id, ...cube }) => cube[colour as Colour] === number && !taken.has(id) && !out.has(id),
    );
    if (!found) throw new RangeError(`No cube is left that shows ${number} for ${colour}.`);
    taken.add(found.id);
    return found.id;
  };
  const numbers = pairs.split(' ').map((pair) => pair.split('v').map(Number) as [number, number]);
  match.happen(
    'deal.bowling',
    numbers.map(([bowler]) => cube(bowler, colours.bowler)),
  );
  match.happen(
    'deal.batting',
    numbers.map(([, batter]) => cube(batter, colours.batter)),
  );
  return match;
}

/** Lays out both hands as they were dealt. */
export function lay(match: Table): Table {
  const { bowlerHand, batterHand } = match.internals().s as { bowlerHand: number[]; batterHand: number[] };
  play(match, 'bowling', 'order.bowling', bowlerHand);
  play(match, 'batting', 'order.batting', batterHand);
  return match;
}

/** The rules that the log cites, from the beginning. */
export function cited(match: Table): string[] {
  return match.log().flatMap(({ rules }) => rules);
}

/** The variant's state, secrets and all. */
export function stateOf(match: Table): Readonly<Record<string, unknown>> {
  return match.internals().s as Readonly<Record<string, unknown>>;
}
