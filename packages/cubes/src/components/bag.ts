import {
  type Distribution,
  deal,
  drawOut,
  type Frozen,
  type Game,
  type Pool,
  type Rng,
  refill,
  takeOut,
} from '@howzat/core';
import type { CubesState } from '../kit.js';
import { numbered, wildcubes } from './cubes.js';

/** Numbered cubes in the bag; wildcubes may lie among them while they are discarded as they are dealt. */
export function numberedIn(bag: Frozen<Pool>, discarded: readonly number[]): number {
  const wild = bag.items.length - numbered;
  return bag.left - (wild > 0 ? wildcubes - discarded.length : 0);
}

/** The numbers from 0, for a bag with all cubes and for one without wildcubes. */
const withWild = Array.from({ length: numbered + wildcubes }, (_, at) => at);
const withoutWild = withWild.slice(0, numbered);

/** A bag with all its cubes, and with or without the wildcubes. */
export function newBag(wild: boolean): Pool {
  const all = wild ? withWild : withoutWild;
  return { items: all.slice(), where: all.slice(), left: all.length };
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
  for (const cube of discarded) takeOut(bag, cube - 1);
  for (const cube of bowlerHand) takeOut(bag, cube - 1);
  for (const cube of batterHand) takeOut(bag, cube - 1);
}

/** A hand with the cubes that were dealt to it. */
export function handWith(hand: readonly number[], dealt: readonly number[]): readonly number[] {
  return hand.length === 0 ? dealt : [...hand, ...dealt];
}

/** How many cubes a side is dealt: until its hand is full, or the bag empty. */
function due(bag: Frozen<Pool>, hand: readonly number[], dealt: number): number {
  return Math.min(dealt - hand.length, bag.left);
}

/** Cubes for a hand out of the bag: the draws of the core's `deal`, told as ids of cubes. */
export function drawCubes(rng: Rng, bag: Pool, hand: readonly number[], dealt: number): readonly number[] {
  const drawn = drawOut(rng, bag, due(bag, hand, dealt));
  for (let i = 0; i < drawn.length; i++) drawn[i] = (drawn[i] as number) + 1;
  return drawn;
}

type Dealt = { readonly dealt: number };

/**
 * Cubes for a hand drawn blind from the bag, named by their ids. The bag itself counts from 0, as every pool does.
 * @param take `drawCubes` with the same hand, written out so that its text tells what it touches of the state
 */
export function cubesFor(
  hand: (s: Frozen<CubesState>) => readonly number[],
  take: NonNullable<Distribution<readonly number[], CubesState, Dealt>['draw']>,
): Distribution<readonly number[], CubesState, Dealt> {
  const count = (s: Frozen<CubesState>, _g: Frozen<Game>, p: Dealt): number => due(s.bag, hand(s), p.dealt);
  const draw = deal<CubesState, Dealt>(count, (s) => s.bag);
  const ids = (drawn: readonly number[]): number[] => drawn.map((at) => at + 1);
  const places = (outcome: unknown): unknown =>
    Array.isArray(outcome) ? outcome.map((cube: unknown) => (typeof cube === 'number' ? cube - 1 : cube)) : outcome;
  return {
    sample: (rng, s, g, p) => ids(draw.sample(rng, s, g, p)),
    draw: take,
    remove: (cubes, s) => {
      for (const cube of cubes) takeOut(s.bag, cube - 1);
    },
    why: (outcome, s, g, p) => {
      const wrong = draw.why(places(outcome), s, g, p);
      return wrong === null ? null : whyNot(outcome, count(s, g, p), wrong);
    },
    *outcomes(s, g, p) {
      for (const [drawn, chance] of draw.outcomes(s, g, p)) yield [ids(drawn), chance];
    },
    describe: (s, g, p) => {
      const drawn = draw.describe(s, g, p);
      return drawn.kind === 'deal' ? { ...drawn, from: ids(drawn.from as readonly number[]) } : drawn;
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
