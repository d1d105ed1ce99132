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

/** What of the state the bag is worked with. */
type Bag = Pick<CubesState, 'bag' | 'inBag' | 'discarded' | 'bowlerHand' | 'batterHand'>;

/** Numbered cubes in the bag; wildcubes may lie among them while they are discarded as they are dealt. */
export function numberedInBag(s: Frozen<Bag>): number {
  const wild = s.bag.items.length - numbered;
  return s.bag.left - (wild > 0 ? wildcubes - s.discarded.length : 0);
}

/** The numbers from 0, for a bag with all cubes and for one without wildcubes. */
const withWild = Array.from({ length: numbered + wildcubes }, (_, at) => at);
const withoutWild = withWild.slice(0, numbered);

/** Puts a full bag on the table; what may have been dealt before it came, in a position set up by hand, is left out. */
export function unpackBag(s: Bag, wild: boolean): void {
  const all = wild ? withWild : withoutWild;
  s.bag = { items: all.slice(), where: all.slice(), left: all.length };
  fillBag(s);
}

/** Puts every cube back but those in hand and the wildcubes that were discarded. */
export function fillBag(s: Bag): void {
  if (s.bag.items.length === 0) return;
  refill(s.bag);
  for (const cube of s.discarded) takeOut(s.bag, cube - 1);
  for (const cube of s.bowlerHand) takeOut(s.bag, cube - 1);
  for (const cube of s.batterHand) takeOut(s.bag, cube - 1);
  s.inBag = s.bag.left;
}

/** Takes dealt cubes out of the bag and adds them to a hand. */
export function handWith(s: Bag, hand: readonly number[], dealt: readonly number[]): readonly number[] {
  for (let i = 0; i < dealt.length; i++) takeOut(s.bag, (dealt[i] as number) - 1);
  s.inBag = s.bag.left;
  return hand.length === 0 ? dealt : [...hand, ...dealt];
}

/** Where earlier draws of a deal came from, and what stands there since. One deal at a time uses them. */
const places = new Int32Array(24);
const holds = new Int32Array(24);

/** The draws of the core's `deal`, told as ids of cubes. */
function drawCubes(rng: Rng, bag: Frozen<Pool>, count: number): readonly number[] {
  const { items, left } = bag;
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

/** Cubes drawn blind from the bag, named by their ids. The bag itself counts from 0, as every pool does. */
export function cubesFrom<S extends { readonly bag: Pool }, P>(
  count: (s: Frozen<S>, g: Frozen<Game>, p: P) => number,
): Distribution<readonly number[], S, P> {
  const draw = deal<S, P>(count, (s) => (s as { readonly bag: Frozen<Pool> }).bag);
  const ids = (drawn: readonly number[]): number[] => drawn.map((at) => at + 1);
  const places = (outcome: unknown): unknown =>
    Array.isArray(outcome) ? outcome.map((cube: unknown) => (typeof cube === 'number' ? cube - 1 : cube)) : outcome;
  return {
    sample: (rng, s, g, p) => drawCubes(rng, (s as { readonly bag: Frozen<Pool> }).bag, count(s, g, p)),
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
