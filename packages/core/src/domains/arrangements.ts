import { pick, pickAtTheEdge, type Reads, type Rng } from '../chance/index.js';
import { type Json, sameJson, showChoice } from '../json/index.js';
import type { Domain, DomainDescription, DomainSpec, Refusal } from './domain.js';
import { refusal } from './refusal.js';

function factorial(n: number): number {
  let product = 1;
  for (let i = 2; i <= n; i++) product *= i;
  return product;
}

class PermutationOf<C> implements Domain<readonly C[]> {
  readonly kind = 'permutationOf';
  constructor(private readonly items: readonly C[]) {}
  count(): number {
    return factorial(this.items.length);
  }
  has(choice: unknown): choice is readonly C[] {
    return this.why(choice) === null;
  }
  why(choice: unknown): Refusal | null {
    const wanted = `Place each of ${this.items.map(showChoice).join(', ')} exactly once`;
    if (!Array.isArray(choice) || choice.length !== this.items.length)
      return refusal(`${wanted}; ${showChoice(choice)} does not.`);
    const rest: unknown[] = [...this.items];
    for (const item of choice) {
      const at = rest.findIndex((other) => sameJson(other, item));
      if (at < 0) return refusal(`${wanted}; ${showChoice(item)} is there once too often.`);
      rest.splice(at, 1);
    }
    return null;
  }
  sample(rng: Rng): readonly C[] {
    return shuffled(rng, this.items);
  }
  *[Symbol.iterator](): Iterator<readonly C[]> {
    const items = this.items;
    function* from(chosen: readonly number[]): Generator<readonly C[]> {
      if (chosen.length === items.length) {
        yield chosen.map((at) => items[at] as C);
        return;
      }
      for (let at = 0; at < items.length; at++) if (!chosen.includes(at)) yield* from([...chosen, at]);
    }
    yield* from([]);
  }
  describe(): DomainDescription {
    return { kind: 'permutationOf', items: this.items as readonly Json[] };
  }
}

/**
 * A new list with the items in an order of which each is as likely as any other.
 *
 * @example
 * import { shuffled } from '@howzat/core/author';
 * import { hashSeed, hashText, stream } from '@howzat/core/engine';
 *
 * console.log(shuffled(stream(hashSeed(7), hashText('deck')), [1, 2, 3]).length); // 3
 */
export function shuffled<C>(rng: Rng, items: readonly C[]): C[] {
  const list = items.slice();
  for (let i = list.length - 1; i > 0; i--) {
    // `pick`, written out, as in `drawOut`
    const n = (i + 1) >>> 0;
    const number = (rng.next() ^ 0x80000000) >>> 0;
    const j = number < -n >>> 0 ? (number % n) >>> 0 : pickAtTheEdge(rng, n, number);
    const held = list[i] as C;
    list[i] = list[j] as C;
    list[j] = held;
  }
  return list;
}

/**
 * Every order of the items that the state gives.
 *
 * @example
 * import { permutationOf, variantKit } from '@howzat/core/author';
 *
 * const k = variantKit({
 *   id: 'order',
 *   title: 'Order',
 *   parameters: {},
 *   laws: {},
 *   state: { innings: () => ({ hand: [1, 4, 6], order: [] as number[] }) },
 * });
 * const arrange = k.decision('arrange', {
 *   by: 'batting',
 *   domain: permutationOf((s) => s.hand),
 *   take: (s, order) => {
 *     s.order = [...order];
 *   },
 * });
 * console.log(arrange.id); // arrange
 */
export function permutationOf<S, P, C, Own = object>(
  items: Reads<S, P, readonly C[], Own>,
): DomainSpec<readonly C[], S, P, Own> {
  return {
    kind: 'permutationOf',
    live: (s, g, p, own) => new PermutationOf(items(s, g, p, own)),
    draw: (rng, s, g, p, own) => shuffled(rng, items(s, g, p, own)),
  };
}

function choose(n: number, k: number): number {
  let product = 1;
  for (let i = 1; i <= k; i++) product = (product * (n - k + i)) / i;
  return Math.round(product);
}

class SubsetOf<C> implements Domain<readonly C[]> {
  readonly kind = 'subsetOf';
  constructor(
    private readonly items: readonly C[],
    private readonly size: number,
  ) {}
  count(): number {
    return this.size > this.items.length ? 0 : choose(this.items.length, this.size);
  }
  has(choice: unknown): choice is readonly C[] {
    return this.why(choice) === null;
  }
  why(choice: unknown): Refusal | null {
    const wanted = `Choose ${this.size} different ones of ${this.items.map(showChoice).join(', ')}`;
    if (!Array.isArray(choice) || choice.length !== this.size)
      return refusal(`${wanted}; ${showChoice(choice)} is not that.`);
    for (let i = 0; i < choice.length; i++) {
      if (!this.items.some((item) => sameJson(item, choice[i])))
        return refusal(`${wanted}; ${showChoice(choice[i])} is not among them.`);
      for (let j = 0; j < i; j++)
        if (sameJson(choice[i], choice[j])) return refusal(`${wanted}; ${showChoice(choice[i])} is there twice.`);
    }
    return null;
  }
  sample(rng: Rng): readonly C[] {
    return sampled(rng, this.items, this.size);
  }
  *[Symbol.iterator](): Iterator<readonly C[]> {
    const { items, size } = this;
    function* from(at: number, chosen: readonly C[]): Generator<readonly C[]> {
      if (chosen.length === size) {
        yield chosen;
        return;
      }
      for (let i = at; i <= items.length - (size - chosen.length); i++) yield* from(i + 1, [...chosen, items[i] as C]);
    }
    yield* from(0, []);
  }
  describe(): DomainDescription {
    return { kind: 'subsetOf', items: this.items as readonly Json[], size: this.size };
  }
}

/** Selection sampling: one pass, in the order of the items. */
function sampled<C>(rng: Rng, items: readonly C[], size: number): readonly C[] {
  const chosen: C[] = [];
  for (let at = 0; chosen.length < size; at++)
    if (pick(rng, items.length - at) < size - chosen.length) chosen.push(items[at] as C);
  return chosen;
}

/**
 * `size` different items of a list that the state gives; their order means nothing.
 *
 * @example
 * import { subsetOf, variantKit } from '@howzat/core/author';
 *
 * const k = variantKit({ id: 'team', title: 'Team', parameters: {}, laws: {}, state: { match: () => ({ squad: [1, 2, 3, 4], team: [] as number[] }) } });
 * const pick = k.decision('pick', {
 *   by: 'home',
 *   domain: subsetOf((s) => s.squad, 2),
 *   take: (s, team) => {
 *     s.team = [...team];
 *   },
 * });
 * console.log(pick.id); // pick
 */
export function subsetOf<S, P, C, Own = object>(
  items: Reads<S, P, readonly C[], Own>,
  size: number | Reads<S, P, number, Own>,
): DomainSpec<readonly C[], S, P, Own> {
  return {
    kind: 'subsetOf',
    live: (s, g, p, own) => new SubsetOf(items(s, g, p, own), typeof size === 'number' ? size : size(s, g, p, own)),
    draw: (rng, s, g, p, own) =>
      sampled(rng, items(s, g, p, own), typeof size === 'number' ? size : size(s, g, p, own)),
  };
}
