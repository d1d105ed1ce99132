import { pick, type Reads, type Rng } from '../chance/index.js';
import { copyJson, type Json, sameJson, showChoice } from '../json/index.js';
import type { Domain, DomainDescription, DomainSpec, ForbiddenItem, Refusal } from './domain.js';
import { noChoice } from './no-choice.js';
import { listed, refusal } from './refusal.js';

type Atom = string | number | boolean | null;

/**
 * How many bits of a mask are set.
 *
 * @example
 * import { bitCount } from '@howzat/core/author';
 *
 * console.log(bitCount(0b10110)); // 3
 */
export function bitCount(mask: number): number {
  let m = mask - ((mask >>> 1) & 0x55555555);
  m = (m & 0x33333333) + ((m >>> 2) & 0x33333333);
  return Math.imul((m + (m >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * The place of a uniformly chosen set bit.
 *
 * @example
 * import { pickBit } from '@howzat/core/author';
 * import { hashSeed, hashText, stream } from '@howzat/core/engine';
 *
 * // places 1 and 3 are set
 * const place = pickBit(stream(hashSeed(7), hashText('field')), 0b1010);
 * console.log(place === 1 || place === 3); // true
 */
export function pickBit(rng: Rng, mask: number): number {
  if (mask === 0) noChoice();
  let nth = pick(rng, bitCount(mask));
  let m = mask;
  while (nth-- > 0) m &= m - 1;
  return 31 - Math.clz32(m & -m);
}

/** Some items of a fixed list. */
export class OneOf<C> implements Domain<C> {
  readonly kind = 'oneOf';
  constructor(
    readonly items: readonly C[],
    readonly mask: number,
    private readonly forbidders: readonly { readonly mask: number; readonly refuse: (item: C) => Refusal }[] = [],
    private readonly unknown: string | null = null,
  ) {}
  count(): number {
    return bitCount(this.mask);
  }
  has(choice: unknown): choice is C {
    const at = this.items.indexOf(choice as C);
    return at >= 0 && (this.mask & (1 << at)) !== 0;
  }
  why(choice: unknown): Refusal | null {
    const at = this.items.indexOf(choice as C);
    if (at < 0)
      return this.unknown !== null
        ? { message: this.unknown, rule: null, whole: true }
        : refusal(`Choose ${listed(this.items)}; ${showChoice(choice)} is not among them.`);
    if (this.mask & (1 << at)) return null;
    return this.forbidden(at);
  }
  private forbidden(at: number): Refusal {
    const by = this.forbidders.find((limit) => limit.mask & (1 << at));
    return by ? by.refuse(this.items[at] as C) : refusal(`${showChoice(this.items[at])} is not allowed now.`);
  }
  sample(rng: Rng): C {
    return this.items[pickBit(rng, this.mask)] as C;
  }
  [Symbol.iterator](): Iterator<C> {
    const left: C[] = [];
    for (let i = 0; i < this.items.length; i++) if (this.mask & (1 << i)) left.push(this.items[i] as C);
    return left.values();
  }
  describe(): DomainDescription {
    const items: Json[] = [];
    const forbidden: ForbiddenItem[] = [];
    this.items.forEach((item, at) => {
      if (this.mask & (1 << at)) items.push(item as Json);
      else {
        const { message, rule } = this.forbidden(at);
        forbidden.push({ item: item as Json, rule: rule ?? '', message });
      }
    });
    return forbidden.length > 0 ? { kind: 'oneOf', items, forbidden } : { kind: 'oneOf', items };
  }
}

/**
 * A domain of at most 31 fixed choices.
 *
 * @param items numbers, words, switches or null
 * @throws RangeError for more than 31 choices, or the same one twice
 *
 * @example
 * import { oneOf, variantKit } from '@howzat/core/author';
 *
 * const k = variantKit({ id: 'hand', title: 'Hand cricket', parameters: {}, laws: {}, state: { ball: () => ({ bat: 0 }) } });
 * const bat = k.decision('bat', {
 *   by: 'batting',
 *   domain: oneOf(0, 1, 2, 3, 4, 6),
 *   take: (s, shown) => {
 *     s.bat = shown;
 *   },
 * });
 * console.log(bat.id); // bat
 */
export function oneOf<const C extends readonly Atom[]>(...items: C): DomainSpec<C[number]> {
  if (items.length === 0 || items.length > 31 || new Set(items).size !== items.length)
    throw new RangeError('oneOf takes 1 to 31 different items; use someOf for more.');
  const all = fullMask(items.length);
  const live = new OneOf<C[number]>(items, all);
  return { kind: 'oneOf', items, live: () => live };
}

/**
 * The same list with words of its own for what is not in it: "There is no such card."
 *
 * @example
 * import { oneOf, variantKit, worded } from '@howzat/core/author';
 *
 * const k = variantKit({ id: 'said', title: 'Said', parameters: {}, laws: {}, state: { ball: () => ({ card: 0 }) } });
 * const play = k.decision('play', {
 *   by: 'batting',
 *   domain: worded(oneOf(1, 2, 3), 'There is no such card: choose 1, 2 or 3.'),
 *   take: (s, card) => {
 *     s.card = card;
 *   },
 * });
 * console.log(play.id); // play
 */
export function worded<C, S, P, Own = object>(
  list: DomainSpec<C, S, P, Own>,
  unknown: string,
): DomainSpec<C, S, P, Own> {
  const { items } = list;
  if (!items) throw new RangeError('Only a fixed list can be worded.');
  const live = new OneOf<C>(items, fullMask(items.length), [], unknown);
  return { ...list, unknown, live: () => live };
}

/**
 * The mask with the lowest n bits set.
 *
 * @example
 * import { fullMask } from '@howzat/core/author';
 *
 * console.log(fullMask(4).toString(2)); // 1111
 */
export function fullMask(n: number): number {
  return n === 31 ? 0x7fffffff : (1 << n) - 1;
}

class FromList<C> implements Domain<C> {
  readonly kind = 'oneOf';
  constructor(private readonly items: readonly C[]) {}
  count(): number {
    return this.items.length;
  }
  has(choice: unknown): choice is C {
    return this.items.some((item) => sameJson(item, choice));
  }
  why(choice: unknown): Refusal | null {
    return this.has(choice) ? null : refusal(`Choose ${listed(this.items)}; ${showChoice(choice)} is not among them.`);
  }
  sample(rng: Rng): C {
    return this.items[pick(rng, this.items.length)] as C;
  }
  [Symbol.iterator](): Iterator<C> {
    return this.items[Symbol.iterator]();
  }
  describe(): DomainDescription {
    return { kind: 'oneOf', items: this.items as readonly Json[] };
  }
}

/**
 * One of a list that the state gives, of any length and of any JSON.
 *
 * @example
 * import { someOf, variantKit } from '@howzat/core/author';
 *
 * const k = variantKit({
 *   id: 'hand',
 *   title: 'Hand',
 *   parameters: {},
 *   laws: {},
 *   state: { innings: () => ({ hand: ['yorker', 'bouncer'], played: '' }) },
 * });
 * const play = k.decision('play', {
 *   by: 'bowling',
 *   domain: someOf((s) => s.hand),
 *   take: (s, card) => {
 *     s.played = card;
 *   },
 * });
 * console.log(play.id); // play
 */
export function someOf<S, P, C, Own = object>(items: Reads<S, P, readonly C[], Own>): DomainSpec<C, S, P, Own> {
  return {
    kind: 'oneOf',
    live: (s, g, p, own) => new FromList(items(s, g, p, own)),
    draw: (rng, s, g, p, own) => {
      const list = items(s, g, p, own);
      return copyJson(list[pick(rng, list.length)] as C);
    },
  };
}
