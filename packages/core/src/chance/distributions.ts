import type { Game } from '../cricket/index.js';
import { type Frozen, type Json, showChoice } from '../json/index.js';
import { drawOut, inPool, leftIn, type Pool, takeOut } from './pool.js';
import { pick, type Rng } from './random.js';
import type { Reads } from './reads.js';

/** A distribution as JSON, so that people can be asked for what their dice showed. */
export type ChanceDescription =
  | { readonly kind: 'die'; readonly sides: number; readonly dice: number }
  | { readonly kind: 'oneOf'; readonly items: readonly Json[] }
  | { readonly kind: 'deal'; readonly count: number; readonly from: readonly Json[] };

/** The exact distribution of one chance step, as a function of the state. */
export interface Distribution<O, S = object, P = object, Own = object> {
  /** Draws an outcome. Pure but for the stream. */
  sample(rng: Rng, s: Frozen<S>, g: Frozen<Game>, p: P, own: Frozen<Own>): O;
  /** Could this have happened? Says why not, or null. */
  why(outcome: unknown, s: Frozen<S>, g: Frozen<Game>, p: P, own: Frozen<Own>): string | null;
  /** Every outcome with its probability; they sum to 1. Lazy, for a deal has many. */
  outcomes(s: Frozen<S>, g: Frozen<Game>, p: P, own: Frozen<Own>): Iterable<readonly [O, number]>;
  describe(s: Frozen<S>, g: Frozen<Game>, p: P, own: Frozen<Own>): ChanceDescription;
  /** The outcomes where they are a fixed list, each as likely as any other: `sample` is `items[pick(rng, items.length)]`. */
  readonly items?: readonly O[];
  /**
   * Takes an outcome out of where it came from, as cards out of a deck. Drivers do so before the step takes the outcome, so
   * that no rulebook can forget it.
   */
  remove?(outcome: O, s: S, g: Frozen<Game>, p: P, own: Frozen<Own>): void;
  /**
   * `sample` and `remove` at once: the same draws, and the same is left. What it gives is made for whoever draws, and nobody else
   * holds a part of it.
   */
  draw?(rng: Rng, s: S, g: Frozen<Game>, p: P, own: Frozen<Own>): O;
}

/**
 * One die that shows 1 to its number of sides.
 *
 * @param sides how many sides it has, 6 unless you say otherwise; or a function that reads it from the state or the parameters
 *
 * @example
 * import { die, houseRule } from '@howzat/core/author';
 *
 * const weather = houseRule('*', 'weather', { state: { match: () => ({ sky: 0 }) } }, (a) => [
 *   a.before(
 *     'match.start',
 *     a.chance('weather.die', {
 *       of: die(6),
 *       take: (_s, face, _g, _p, own) => {
 *         own.sky = face;
 *       },
 *     }),
 *   ),
 * ]);
 * console.log(weather.id); // weather
 */
export function die<S, P, Own = object>(sides: number | Reads<S, P, number, Own> = 6): Distribution<number, S, P, Own> {
  const sidesIn = readerOf(sides);
  return {
    ...(typeof sides === 'number' ? { items: Array.from({ length: sides }, (_, i) => i + 1) } : {}),
    sample:
      typeof sides === 'number'
        ? (rng) => 1 + pick(rng, sides)
        : (rng, s, g, p, own) => 1 + pick(rng, sides(s, g, p, own)),
    why: (outcome, s, g, p, own) => notAFace(outcome, sidesIn(s, g, p, own)),
    *outcomes(s, g, p, own) {
      const all = sidesIn(s, g, p, own);
      for (let face = 1; face <= all; face++) yield [face, 1 / all];
    },
    describe: (s, g, p, own) => ({ kind: 'die', sides: sidesIn(s, g, p, own), dice: 1 }),
  };
}

/**
 * Several like dice thrown at once; the order in which they lie is kept. How many may stand in the state.
 *
 * @example
 * import { dice, houseRule } from '@howzat/core/author';
 *
 * const bonus = houseRule('*', 'bonus', { state: { match: () => ({ sum: 0 }) } }, (a) => [
 *   a.before(
 *     'match.start',
 *     a.chance('bonus.dice', {
 *       of: dice(2, 6),
 *       take: (_s, [first = 0, second = 0], _g, _p, own) => {
 *         own.sum = first + second;
 *       },
 *     }),
 *   ),
 * ]);
 * console.log(bonus.id); // bonus
 */
export function dice<S, P, Own = object>(
  count: number | Reads<S, P, number, Own>,
  sides = 6,
): Distribution<readonly number[], S, P, Own> {
  const countIn = readerOf(count);
  const thrown: Distribution<readonly number[], S, P, Own>['sample'] = (rng, s, g, p, own) =>
    Array.from({ length: countIn(s, g, p, own) }, () => 1 + pick(rng, sides));
  return {
    sample: thrown,
    draw: (rng, s, g, p, own) => thrown(rng, s as Frozen<S>, g, p, own),
    why: (outcome, s, g, p, own) => {
      const thrown = countIn(s, g, p, own);
      if (!Array.isArray(outcome) || outcome.length !== thrown)
        return `${thrown} dice were thrown; ${showChoice(outcome)} is not what they could show.`;
      for (const face of outcome) {
        const wrong = notAFace(face, sides);
        if (wrong !== null) return wrong;
      }
      return null;
    },
    *outcomes(s, g, p, own) {
      const thrown = countIn(s, g, p, own);
      const probability = sides ** -thrown;
      for (let code = 0; code < sides ** thrown; code++) {
        const faces: number[] = [];
        for (let rest = code, i = 0; i < thrown; i++, rest = Math.floor(rest / sides)) faces.push(1 + (rest % sides));
        yield [faces, probability];
      }
    },
    describe: (s, g, p, own) => ({ kind: 'die', sides, dice: countIn(s, g, p, own) }),
  };
}

function readerOf<S, P, Own>(value: number | Reads<S, P, number, Own>): Reads<S, P, number, Own> {
  return typeof value === 'number' ? () => value : value;
}

function notAFace(outcome: unknown, sides: number): string | null {
  return Number.isSafeInteger(outcome) && (outcome as number) >= 1 && (outcome as number) <= sides
    ? null
    : `A die of ${sides} shows 1 to ${sides}, not ${showChoice(outcome)}.`;
}

/**
 * One of a list of things, each as likely as any other: a coin, the faces of a cube, the top of a shuffled deck.
 *
 * @example
 * import { anyOf, houseRule } from '@howzat/core/author';
 *
 * const weather = houseRule('*', 'sky', { state: { match: () => ({ sky: 'clear' }) } }, (a) => [
 *   a.before(
 *     'match.start',
 *     a.chance('sky.draw', {
 *       of: anyOf(['clear', 'clear', 'rain']),
 *       take: (_s, sky, _g, _p, own) => {
 *         own.sky = sky;
 *       },
 *     }),
 *   ),
 * ]);
 * console.log(weather.operations.length); // 1
 */
export function anyOf<S, P, const O, Own = object>(
  items: readonly O[] | Reads<S, P, readonly O[], Own>,
): Distribution<O, S, P, Own> {
  const list = (s: Frozen<S>, g: Frozen<Game>, p: P, own: Frozen<Own>): readonly O[] =>
    typeof items === 'function' ? items(s, g, p, own) : items;
  return {
    ...(typeof items === 'function' ? {} : { items }),
    sample: (rng, s, g, p, own) => {
      const all = list(s, g, p, own);
      return all[pick(rng, all.length)] as O;
    },
    why: (outcome, s, g, p, own) => {
      const all = list(s, g, p, own);
      return all.includes(outcome as O)
        ? null
        : `This can only give ${all.map(showChoice).join(', ')}, not ${showChoice(outcome)}.`;
    },
    *outcomes(s, g, p, own) {
      const all = list(s, g, p, own);
      const chances = new Map<O, number>();
      for (const item of all) chances.set(item, (chances.get(item) ?? 0) + 1 / all.length);
      yield* chances;
    },
    describe: (s, g, p, own) => ({ kind: 'oneOf', items: [...new Set(list(s, g, p, own))] as readonly Json[] }),
  };
}

/**
 * A coin: heads or tails.
 *
 * @example
 * import { coin, houseRule } from '@howzat/core/author';
 *
 * const toss = houseRule('*', 'second-toss', { state: { match: () => ({ side: 'heads' }) } }, (a) => [
 *   a.before(
 *     'match.start',
 *     a.chance('second-toss.flip', {
 *       of: coin(),
 *       take: (_s, side, _g, _p, own) => {
 *         own.side = side;
 *       },
 *     }),
 *   ),
 * ]);
 * console.log(toss.id); // second-toss
 */
export function coin(): Distribution<'heads' | 'tails'> {
  return anyOf(['heads', 'tails'] as const) as Distribution<'heads' | 'tails'>;
}

/**
 * As {@link deal}, and what was dealt is out of the pool.
 * @param from the pool in the state
 *
 * @example
 * import { dealOut, pool, variantKit } from '@howzat/core/author';
 *
 * const k = variantKit({
 *   id: 'dealt',
 *   title: 'Dealt',
 *   parameters: {},
 *   laws: {},
 *   state: { innings: () => ({ bag: pool(36), hand: [] as number[] }) },
 * });
 * // what is dealt is out of the bag, so `take` only keeps it
 * const draw = k.chance('draw', {
 *   of: dealOut(6, (s) => s.bag),
 *   take: (s, cubes) => {
 *     s.hand = [...cubes];
 *   },
 * });
 * console.log(draw.id); // draw
 */
export function dealOut<S, P, Own = object>(
  count: number | Reads<S, P, number, Own>,
  from: (s: S, g: Frozen<Game>, p: P, own: Frozen<Own>) => Pool,
): Distribution<readonly number[], S, P, Own> {
  return {
    ...deal<S, P, Own>(count, from as Reads<S, P, Frozen<Pool>, Own>),
    remove: (outcome, s, g, p, own) => {
      const pool = from(s, g, p, own);
      for (const item of outcome) takeOut(pool, item);
    },
    draw: (rng, s, g, p, own) =>
      drawOut(rng, from(s, g, p, own), typeof count === 'number' ? count : count(s as Frozen<S>, g, p, own)),
  };
}

/**
 * `count` numbers drawn from a pool one after the other without putting back. The step's `take` takes them out of the
 * pool, in the order of the outcome; {@link dealOut} does so itself.
 *
 * @example
 * import { deal, pool, variantKit } from '@howzat/core/author';
 *
 * const k = variantKit({
 *   id: 'dealt',
 *   title: 'Dealt',
 *   parameters: {},
 *   laws: {},
 *   state: { innings: () => ({ bag: pool(36), hand: [] as number[] }) },
 * });
 * const draw = k.chance('draw', {
 *   of: deal(6, (s) => s.bag),
 *   take: (s, cubes) => {
 *     s.hand = [...cubes];
 *   },
 * });
 * console.log(draw.id); // draw
 */
export function deal<S, P, Own = object>(
  count: number | Reads<S, P, number, Own>,
  from: Reads<S, P, Frozen<Pool>, Own>,
): Distribution<readonly number[], S, P, Own> {
  const many = (s: Frozen<S>, g: Frozen<Game>, p: P, own: Frozen<Own>): number =>
    typeof count === 'number' ? count : count(s, g, p, own);
  const drawn: Distribution<readonly number[], S, P, Own>['sample'] = (rng, s, g, p, own) => {
    const { items, left } = from(s, g, p, own);
    return drawOut(rng, { items: items.slice(0, left), left }, many(s, g, p, own));
  };
  return {
    sample: drawn,
    draw: (rng, s, g, p, own) => drawn(rng, s as Frozen<S>, g, p, own),
    why: (outcome, s, g, p, own) => {
      const available = from(s, g, p, own);
      const n = many(s, g, p, own);
      if (!Array.isArray(outcome) || outcome.length !== n)
        return `${n} were drawn; ${showChoice(outcome)} is not ${n}.`;
      for (let i = 0; i < n; i++) {
        const item: unknown = outcome[i];
        if (typeof item !== 'number' || !available.items.includes(item))
          return `There is no ${showChoice(item)} to draw.`;
        if (!inPool(available, item)) return `${item} has been drawn before and is not back.`;
        if (outcome.indexOf(item) !== i) return `${item} cannot be drawn twice.`;
      }
      return null;
    },
    *outcomes(s, g, p, own) {
      const available = leftIn(from(s, g, p, own));
      const n = many(s, g, p, own);
      let ways = 1;
      for (let i = 0; i < n; i++) ways *= available.length - i;
      function* draw(chosen: readonly number[]): Generator<readonly [readonly number[], number]> {
        if (chosen.length === n) yield [chosen, 1 / ways];
        else for (const item of available) if (!chosen.includes(item)) yield* draw([...chosen, item]);
      }
      yield* draw([]);
    },
    describe: (s, g, p, own) => ({ kind: 'deal', count: many(s, g, p, own), from: leftIn(from(s, g, p, own)) }),
  };
}
