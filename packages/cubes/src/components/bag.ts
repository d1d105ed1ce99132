import {
  type Distribution,
  dealOut,
  drawOut,
  type Frozen,
  type Game,
  type Pool,
  pool,
  type Rng,
  refill,
  takeOut,
} from '@howzat/core/author';
import type { CubesState } from '../kit.js';
import { numbered, wildcubes } from './cubes.js';

/** Numbered cubes in the bag; wildcubes may lie among them while they are discarded as they are dealt. */
export function numberedIn(bag: Frozen<Pool>, discarded: readonly number[]): number {
  const wild = bag.items.length - numbered;
  return bag.left - (wild > 0 ? wildcubes - discarded.length : 0);
}

const withWild = pool(numbered + wildcubes, 1);
const withoutWild = pool(numbered, 1);

/** A bag with the cubes by their ids: the numbered ones from 1, and with the wildcubes after them or without. */
export function newBag(wild: boolean): Pool {
  const { items, left } = wild ? withWild : withoutWild;
  return { items: items.slice(), left };
}

/** A bag with every cube but those in hand and the wildcubes that were discarded. */
export function filledBag(
  wild: boolean,
  discarded: readonly number[],
  bowlerHand: readonly number[],
  batterHand: readonly number[],
): Pool {
  const bag = newBag(wild);
  fillBag(bag, discarded, bowlerHand, batterHand);
  return bag;
}

/** Puts every cube back but those in hand and the wildcubes that were discarded. */
export function fillBag(
  bag: Pool,
  discarded: readonly number[],
  bowlerHand: readonly number[],
  batterHand: readonly number[],
): void {
  // nothing is in it before it was unpacked
  if (bag.items.length === 0) return;
  refill(bag);
  for (const cube of discarded) takeOut(bag, cube);
  for (const cube of bowlerHand) takeOut(bag, cube);
  for (const cube of batterHand) takeOut(bag, cube);
}

/** How many cubes a side is dealt: until its hand is full, or the bag empty. */
function due(bag: Frozen<Pool>, hand: readonly number[], dealt: number): number {
  return Math.min(dealt - hand.length, bag.left);
}

/** Cubes for a hand out of the bag. */
export function drawCubes(rng: Rng, bag: Pool, hand: readonly number[], dealt: number): readonly number[] {
  return drawOut(rng, bag, due(bag, hand, dealt));
}

type Dealt = { readonly dealt: number };

/**
 * Cubes for a hand, drawn blind from the bag.
 * @param take draws them: `drawCubes` with the same hand
 */
export function cubesFor(
  hand: (s: Frozen<CubesState>) => readonly number[],
  take: NonNullable<Distribution<readonly number[], CubesState, Dealt>['draw']>,
): Distribution<readonly number[], CubesState, Dealt> {
  const count = (s: Frozen<CubesState>, _g: Frozen<Game>, p: Dealt): number => due(s.bag, hand(s), p.dealt);
  const cubes = dealOut<CubesState, Dealt>(count, (s) => s.bag);
  return {
    ...cubes,
    draw: take,
    why: (outcome, s, g, p, own) => {
      const wrong = cubes.why(outcome, s, g, p, own);
      return wrong === null ? null : whyNot(outcome, count(s, g, p), wrong);
    },
  };
}

function whyNot(outcome: unknown, count: number, wrong: string): string {
  if (!Array.isArray(outcome) || outcome.length !== count) return `${count} cubes are dealt; that is not ${count}.`;
  const twice = outcome.find((cube, at) => outcome.indexOf(cube) !== at);
  if (twice !== undefined) return `Cube ${String(twice)} cannot be dealt twice.`;
  return wrong.startsWith('There is no')
    ? 'A cube is named by its id, from 1 to 210; wildcubes come after them while they are in the bag.'
    : 'A cube that was dealt before is not in the bag.';
}
