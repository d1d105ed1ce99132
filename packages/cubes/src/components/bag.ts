import {
  type Distribution,
  deal,
  type Frozen,
  type Game,
  type Pool,
  pick,
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

/** Takes dealt cubes out of the bag and adds them to a hand. */
export function handWith(bag: Pool, hand: readonly number[], dealt: readonly number[]): readonly number[] {
  for (let i = 0; i < dealt.length; i++) takeOut(bag, (dealt[i] as number) - 1);
  return hand.length === 0 ? dealt : [...hand, ...dealt];
}

/** How many cubes a side is dealt: until its hand is full, or the bag empty. */
function due(bag: Frozen<Pool>, hand: readonly number[], dealt: number): number {
  return Math.min(dealt - hand.length, bag.left);
}

/** Where earlier draws of a deal came from, and what stands there since. One deal at a time uses them. */
const places = new Int32Array(24);
const holds = new Int32Array(24);

/** Cubes for a hand: the draws of the core's `deal`, told as ids of cubes. */
export function drawCubes(rng: Rng, bag: Frozen<Pool>, hand: readonly number[], dealt: number): readonly number[] {
  const { items, left } = bag;
  const count = due(bag, hand, dealt);
  const drawn: number[] = count === 6 ? [0, 0, 0, 0, 0, 0] : new Array<number>(count).fill(0);
  // a bit for each place, modulo 32, that was drawn from: mostly it tells at once that a place is as it was
  let touched = 0;
  for (let k = 0; k < count; k++) {
    const last = left - 1 - k;
    const at = pick(rng, last + 1);
    const item = touched & (1 << at) ? standsAt(items, at, k) : (items[at] as number);
    drawn[k] = item + 1;
    holds[k] = touched & (1 << last) ? standsAt(items, last, k) : (items[last] as number);
    places[k] = at;
    touched |= 1 << at;
  }
  return drawn;
}

/** What stands at a place after the first `draws` draws of a deal. */
function standsAt(items: readonly number[], place: number, draws: number): number {
  for (let i = draws - 1; i >= 0; i--) if (places[i] === place) return holds[i] as number;
  return items[place] as number;
}

type Dealt = { readonly dealt: number };

/**
 * Cubes for a hand drawn blind from the bag, named by their ids. The bag itself counts from 0, as every pool does.
 * @param sample `drawCubes` with the same hand, written out so that its text tells what it reads of the state
 */
export function cubesFor(
  hand: (s: Frozen<CubesState>) => readonly number[],
  sample: Distribution<readonly number[], CubesState, Dealt>['sample'],
): Distribution<readonly number[], CubesState, Dealt> {
  const count = (s: Frozen<CubesState>, _g: Frozen<Game>, p: Dealt): number => due(s.bag, hand(s), p.dealt);
  const draw = deal<CubesState, Dealt>(count, (s) => s.bag);
  const ids = (drawn: readonly number[]): number[] => drawn.map((at) => at + 1);
  const places = (outcome: unknown): unknown =>
    Array.isArray(outcome) ? outcome.map((cube: unknown) => (typeof cube === 'number' ? cube - 1 : cube)) : outcome;
  return {
    sample,
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
