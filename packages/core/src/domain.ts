import { type Frozen, type Json, sameJson, showChoice } from './frozen.js';
import type { Game } from './game.js';
import { noChoice } from './no-choice.js';
import { pick, type Rng } from './random.js';

/** Why a choice is refused: the sentence to show, and the rule that says so where one does. */
export interface Refusal {
  readonly message: string;
  readonly rule: string | null;
  /** The message says all there is to say: nothing is put before it. */
  readonly whole?: boolean;
}

/** A domain as JSON, from which an interface can make its controls without knowing the game. */
export type DomainDescription =
  | { readonly kind: 'oneOf'; readonly items: readonly Json[]; readonly forbidden?: readonly ForbiddenItem[] }
  | { readonly kind: 'record'; readonly fields: { readonly [name: string]: DomainDescription } }
  | { readonly kind: 'permutationOf'; readonly items: readonly Json[] }
  | { readonly kind: 'subsetOf'; readonly items: readonly Json[]; readonly size: number }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly step: number }
  | {
      readonly kind: 'placement';
      readonly pieces: readonly Json[];
      readonly places: readonly Json[];
      readonly shared: boolean;
    };

/** An item that would be in the domain but for a rule. */
export interface ForbiddenItem {
  readonly item: Json;
  readonly rule: string;
  readonly message: string;
}

/** The legal choices of one decision at one moment. Iterating enumerates them lazily. */
export interface Domain<C = unknown> extends Iterable<C> {
  readonly kind: DomainDescription['kind'];
  /** How many choices are legal. Domains of the shipped games stay below 2^53. */
  count(): number;
  /** Is this choice legal? */
  has(choice: unknown): choice is C;
  /** Why it is not, or null where it is. */
  why(choice: unknown): Refusal | null;
  /** A legal choice, every one as likely as any other. */
  sample(rng: Rng): C;
  /** The domain as JSON. */
  describe(): DomainDescription;
}

/** What the functions of a domain or a distribution may look at: variant state, cricket state, parameters. */
export type Reads<S, P, T> = (s: Frozen<S>, g: Frozen<Game>, p: P) => T;

/** How a step makes its domain from the state, before any limit. `S` and `P` are the variant's state and parameters. */
export interface DomainSpec<C, S = object, P = object> {
  readonly kind: DomainDescription['kind'];
  live(s: Frozen<S>, g: Frozen<Game>, p: P): Domain<C>;
  /** The items of a fixed list of at most 31: limits on it become bit masks. */
  readonly items?: readonly C[];
  /** The fields of a record whose every field is such a list. */
  readonly fields?: { readonly [K in keyof C]: DomainSpec<C[K], S, P> };
  /** What a player reads who names something that is not in the list at all. */
  readonly unknown?: string;
  /** Samples without building the domain; the same draws as `live(...).sample(rng)`. */
  draw?(rng: Rng, s: Frozen<S>, g: Frozen<Game>, p: P): C;
}

type Atom = string | number | boolean | null;

function refusal(message: string): Refusal {
  return { message, rule: null };
}

/** How many bits of a mask are set. */
export function bitCount(mask: number): number {
  let m = mask - ((mask >>> 1) & 0x55555555);
  m = (m & 0x33333333) + ((m >>> 2) & 0x33333333);
  return Math.imul((m + (m >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The place of a uniformly chosen set bit. */
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
    return this.why(choice) === null;
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
  *[Symbol.iterator](): Iterator<C> {
    for (let i = 0; i < this.items.length; i++) if (this.mask & (1 << i)) yield this.items[i] as C;
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

function listed(items: readonly unknown[]): string {
  const shown = items.map(showChoice);
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} or ${shown.at(-1)}`;
}

/** One of a fixed list of at most 31 numbers, words, switches or null. */
export function oneOf<const C extends readonly Atom[]>(...items: C): DomainSpec<C[number]> {
  if (items.length === 0 || items.length > 31 || new Set(items).size !== items.length)
    throw new RangeError('oneOf takes 1 to 31 different items; use someOf for more.');
  const all = fullMask(items.length);
  const live = new OneOf<C[number]>(items, all);
  return { kind: 'oneOf', items, live: () => live };
}

/** The same list with words of its own for what is not in it: "There is no such card." */
export function worded<C, S, P>(list: DomainSpec<C, S, P>, unknown: string): DomainSpec<C, S, P> {
  const { items } = list;
  if (!items) throw new RangeError('Only a fixed list can be worded.');
  const live = new OneOf<C>(items, fullMask(items.length), [], unknown);
  return { ...list, unknown, live: () => live };
}

/** The mask with the lowest n bits set. */
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

/** One of a list that the state gives, of any length and of any JSON. */
export function someOf<S, P, C>(items: Reads<S, P, readonly C[]>): DomainSpec<C, S, P> {
  return {
    kind: 'oneOf',
    live: (s, g, p) => new FromList(items(s, g, p)),
    draw: (rng, s, g, p) => {
      const list = items(s, g, p);
      return list[pick(rng, list.length)] as C;
    },
  };
}

/** One independent choice in each field, committed together. */
export class RecordOf<C extends object> implements Domain<C> {
  readonly kind = 'record';
  constructor(readonly fields: { readonly [K in keyof C]: Domain<C[K]> }) {}
  private names(): (keyof C & string)[] {
    return Object.keys(this.fields) as (keyof C & string)[];
  }
  count(): number {
    return this.names().reduce((n, name) => n * this.fields[name].count(), 1);
  }
  has(choice: unknown): choice is C {
    return this.why(choice) === null;
  }
  why(choice: unknown): Refusal | null {
    const names = this.names();
    if (typeof choice !== 'object' || choice === null || Array.isArray(choice))
      return refusal(`Choose ${names.join(', ')} together; ${showChoice(choice)} is not such a choice.`);
    for (const key of Object.keys(choice))
      if (!names.includes(key as keyof C & string))
        return refusal(`${key} is no part of this choice: choose ${names.join(', ')}.`);
    for (const name of names) {
      if (!Object.hasOwn(choice, name)) return refusal(`${name} is missing: choose ${names.join(', ')}.`);
      const wrong = this.fields[name].why((choice as C)[name]);
      if (wrong) return wrong.rule || wrong.whole ? wrong : { ...wrong, message: `${name}: ${wrong.message}` };
    }
    return null;
  }
  sample(rng: Rng): C {
    const choice: Partial<C> = {};
    for (const name of this.names()) choice[name] = this.fields[name].sample(rng);
    return choice as C;
  }
  *[Symbol.iterator](): Iterator<C> {
    const names = this.names();
    const fields = this.fields;
    function* from(at: number, chosen: Partial<C>): Generator<C> {
      const name = names[at];
      if (name === undefined) {
        yield { ...chosen } as C;
        return;
      }
      for (const value of fields[name]) yield* from(at + 1, { ...chosen, [name]: value });
    }
    yield* from(0, {});
  }
  describe(): DomainDescription {
    const fields: Record<string, DomainDescription> = {};
    for (const name of this.names()) fields[name] = this.fields[name].describe();
    return { kind: 'record', fields };
  }
}

/** Several choices made as one, e.g. a card with a prediction: each field has a domain of its own. */
export function record<C extends object, S = object, P = object>(
  fields: {
    readonly [K in keyof C]: DomainSpec<C[K], S, P>;
  },
): DomainSpec<C, S, P> {
  const names = Object.keys(fields) as (keyof C & string)[];
  const masked = names.every((name) => fields[name].items !== undefined);
  return {
    kind: 'record',
    ...(masked ? { fields } : {}),
    live: (s, g, p) => {
      const live = {} as { [K in keyof C]: Domain<C[K]> };
      for (const name of names) live[name] = fields[name].live(s, g, p);
      return new RecordOf<C>(live);
    },
  };
}

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

/** A new list with the items in an order of which each is as likely as any other. */
export function shuffled<C>(rng: Rng, items: readonly C[]): C[] {
  const list = items.slice();
  for (let i = list.length - 1; i > 0; i--) {
    const j = pick(rng, i + 1);
    const held = list[i] as C;
    list[i] = list[j] as C;
    list[j] = held;
  }
  return list;
}

/** Every order of the items that the state gives. */
export function permutationOf<S, P, C>(items: Reads<S, P, readonly C[]>): DomainSpec<readonly C[], S, P> {
  return {
    kind: 'permutationOf',
    live: (s, g, p) => new PermutationOf(items(s, g, p)),
    draw: (rng, s, g, p) => shuffled(rng, items(s, g, p)),
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

/** `size` different items of a list that the state gives; their order means nothing. */
export function subsetOf<S, P, C>(
  items: Reads<S, P, readonly C[]>,
  size: number | Reads<S, P, number>,
): DomainSpec<readonly C[], S, P> {
  return {
    kind: 'subsetOf',
    live: (s, g, p) => new SubsetOf(items(s, g, p), typeof size === 'number' ? size : size(s, g, p)),
    draw: (rng, s, g, p) => sampled(rng, items(s, g, p), typeof size === 'number' ? size : size(s, g, p)),
  };
}

class NumberFrom implements Domain<number> {
  readonly kind = 'number';
  constructor(
    private readonly min: number,
    private readonly max: number,
    private readonly step: number,
  ) {}
  count(): number {
    return this.max < this.min ? 0 : Math.floor((this.max - this.min) / this.step) + 1;
  }
  has(choice: unknown): choice is number {
    return this.why(choice) === null;
  }
  why(choice: unknown): Refusal | null {
    const fits =
      typeof choice === 'number' &&
      Number.isSafeInteger(choice) &&
      choice >= this.min &&
      choice <= this.max &&
      (choice - this.min) % this.step === 0;
    const steps = this.step === 1 ? '' : ` in steps of ${this.step}`;
    return fits
      ? null
      : refusal(`Choose a whole number from ${this.min} to ${this.max}${steps}, not ${showChoice(choice)}.`);
  }
  sample(rng: Rng): number {
    return this.min + this.step * pick(rng, this.count());
  }
  *[Symbol.iterator](): Iterator<number> {
    for (let n = this.min; n <= this.max; n += this.step) yield n;
  }
  describe(): DomainDescription {
    return { kind: 'number', min: this.min, max: this.max, step: this.step };
  }
}

/** A whole number between limits that the state gives. */
export function numberFrom<S, P>(
  min: Reads<S, P, number>,
  max: Reads<S, P, number>,
  step = 1,
): DomainSpec<number, S, P> {
  return { kind: 'number', live: (s, g, p) => new NumberFrom(min(s, g, p), max(s, g, p), step) };
}

class Placement<C> implements Domain<readonly C[]> {
  readonly kind = 'placement';
  constructor(
    private readonly pieces: readonly Json[],
    private readonly places: readonly C[],
    private readonly shared: boolean,
  ) {}
  count(): number {
    let n = 1;
    for (let i = 0; i < this.pieces.length; i++) n *= this.places.length - (this.shared ? 0 : i);
    return Math.max(0, n);
  }
  has(choice: unknown): choice is readonly C[] {
    return this.why(choice) === null;
  }
  why(choice: unknown): Refusal | null {
    if (!Array.isArray(choice) || choice.length !== this.pieces.length)
      return refusal(`Give each of ${this.pieces.map(showChoice).join(', ')} a place; ${showChoice(choice)} does not.`);
    for (let i = 0; i < choice.length; i++) {
      if (!this.places.some((place) => sameJson(place, choice[i])))
        return refusal(
          `${showChoice(this.pieces[i])} cannot stand at ${showChoice(choice[i])}: there is no such place.`,
        );
      if (!this.shared)
        for (let j = 0; j < i; j++)
          if (sameJson(choice[i], choice[j]))
            return refusal(
              `${showChoice(this.pieces[j])} and ${showChoice(this.pieces[i])} cannot both stand at ${showChoice(choice[i])}.`,
            );
    }
    return null;
  }
  sample(rng: Rng): readonly C[] {
    const free = this.places.slice();
    return this.pieces.map(() => {
      const at = pick(rng, free.length);
      const place = free[at] as C;
      if (!this.shared) free.splice(at, 1);
      return place;
    });
  }
  *[Symbol.iterator](): Iterator<readonly C[]> {
    const { pieces, places, shared } = this;
    function* from(chosen: readonly number[]): Generator<readonly C[]> {
      if (chosen.length === pieces.length) {
        yield chosen.map((at) => places[at] as C);
        return;
      }
      for (let at = 0; at < places.length; at++) if (shared || !chosen.includes(at)) yield* from([...chosen, at]);
    }
    yield* from([]);
  }
  describe(): DomainDescription {
    return { kind: 'placement', pieces: this.pieces, places: this.places as readonly Json[], shared: this.shared };
  }
}

/** A place for every piece, in the order of the pieces; two may share one only where `shared` says so. */
export function placement<S, P, C>(
  pieces: Reads<S, P, readonly Json[]>,
  places: Reads<S, P, readonly C[]>,
  shared = false,
): DomainSpec<readonly C[], S, P> {
  return { kind: 'placement', live: (s, g, p) => new Placement(pieces(s, g, p), places(s, g, p), shared) };
}

/** A limit that holds at this moment. */
export interface ActiveLimit<C> {
  readonly forbids: (choice: C) => boolean;
  readonly refuse: (choice: C) => Refusal;
}

/** Above this many choices a limited domain is sampled by rejection instead of by listing. */
const listable = 4096;

/** A domain without the choices that the limits in force forbid. */
export class Limited<C> implements Domain<C> {
  readonly kind: DomainDescription['kind'];
  constructor(
    private readonly base: Domain<C>,
    private readonly limits: readonly ActiveLimit<C>[],
  ) {
    this.kind = base.kind;
  }
  private allows(choice: C): boolean {
    return !this.limits.some((limit) => limit.forbids(choice));
  }
  count(): number {
    let n = 0;
    for (const _ of this) n++;
    return n;
  }
  has(choice: unknown): choice is C {
    return this.base.has(choice) && this.allows(choice);
  }
  why(choice: unknown): Refusal | null {
    const wrong = this.base.why(choice);
    if (wrong) return wrong;
    const by = this.limits.find((limit) => limit.forbids(choice as C));
    return by ? by.refuse(choice as C) : null;
  }
  sample(rng: Rng): C {
    if (this.base.count() > listable) {
      // a domain this large with next to nothing legal in it is a defect that the testkit finds
      for (let tries = 0; tries < 100_000; tries++) {
        const choice = this.base.sample(rng);
        if (this.allows(choice)) return choice;
      }
    }
    const legal = [...this];
    return legal[pick(rng, legal.length || noChoice())] as C;
  }
  *[Symbol.iterator](): Iterator<C> {
    for (const choice of this.base) if (this.allows(choice)) yield choice;
  }
  describe(): DomainDescription {
    const whole = this.base.describe();
    // only of a list can the description leave things out; of the others it tells what the limits choose from
    if (whole.kind !== 'oneOf') return whole;
    const forbidden: ForbiddenItem[] = [...(whole.forbidden ?? [])];
    const items = whole.items.filter((item) => {
      const by = this.limits.find((limit) => limit.forbids(item as C));
      if (!by) return true;
      const { message, rule } = by.refuse(item as C);
      forbidden.push({ item, rule: rule ?? '', message });
      return false;
    });
    return forbidden.length > 0 ? { kind: 'oneOf', items, forbidden } : whole;
  }
}
