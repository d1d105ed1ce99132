import type { Rng } from '../chance/index.js';
import {
  type Cricketers,
  type Endings,
  type Flat,
  type Flow,
  type Kit,
  kit,
  type Lives,
  type MovesOf,
  type Parameter,
  type ParameterValues,
  type RulesOf,
  type Secrecy,
  type StateOf,
  type World,
} from '../contract/index.js';
import type { Game, Role } from '../cricket/index.js';
import { HowzatError } from '../errors/index.js';
import { type Frozen, type Json, showChoice } from '../json/index.js';
import { type LawMoves, type LawValues, lawParameters } from '../laws/index.js';
import type { Amendment, Author, Operation, Ruling } from './amendment.js';
import { authorFor } from './amendment.js';

/** Everything that the compiler knows of a variant. */
export interface VariantTypes {
  readonly state: object;
  readonly params: object;
  /** Every move of the variant as printed. */
  readonly moves: unknown;
  readonly rules: unknown;
  /** Formats, options and readings by name, each with the moves that it adds. */
  readonly formats: object;
  readonly options: object;
  readonly rulings: object;
}

/** The wide form, for code that works on any variant. */
export interface AnyTypes extends VariantTypes {
  readonly formats: Record<string, unknown>;
  readonly options: Record<string, unknown>;
  readonly rulings: Record<string, Record<string, unknown>>;
}

/** A rulebook as its package exports it: rules, parameters, flow and components, ready to be composed and played. */
export interface Variant<T extends VariantTypes = VariantTypes> {
  readonly id: string;
  readonly version: string;
  readonly title: string;
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly lives: Lives<never>;
  readonly secret: Readonly<Record<string, Secrecy>>;
  readonly flow: Flow<World>;
  readonly endings: Endings<World>;
  /** What the rulebook itself changes of the Laws. */
  readonly amends: readonly Operation[];
  /** Law rules that this game has no use for; they leave its registry. */
  readonly formats: readonly Amendment[];
  /** The format that is played unless another is named; null where the rulebook as printed has one only. */
  readonly defaultFormat: string | null;
  readonly rulings: readonly Ruling[];
  readonly options: readonly Amendment[];
  /**
   * The names of the cricketers, from the state at the end of what is to be told; without it they go by side and number. What
   * it reads of the state must be open to both sides and last as long as the match.
   */
  cricketers?(s: Frozen<object>, p: object): Cricketers;
  /** Facts of a ball beyond cricket's own, for the log: where it was hit, which cards decided it. */
  facts?(s: Frozen<object>, g: Frozen<Game>, p: object): Json;
  /**
   * Deals hidden things consistently with a view: the whole state as it might be, for players that look ahead.
   * `open` is what the side sees of the state.
   */
  imagine?(open: Frozen<object>, role: Role, g: Frozen<Game>, p: object, rng: Rng): object;
  /**
   * The same variant with another set of components.
   * @throws HowzatError `bad-components` for a set that breaks its schema
   */
  withComponents?(components: unknown): Variant<T>;
  readonly types?: T;
}

/** A default for a parameter of the Laws, or a parameter of the variant's own in its place, with other limits. */
type LawDefaults = { readonly [K in keyof LawValues]?: LawValues[K] | Parameter<LawValues[K]> };

/** The basis of a variant: its id, parameters and state, from which its kit knows the types. */
interface Basis<P, L> {
  readonly id: string;
  readonly title: string;
  readonly parameters: P;
  /** The variant's own defaults for the parameters of the Laws. */
  readonly laws: LawDefaults;
  readonly state: L;
  readonly secret: Readonly<Record<string, Secrecy>>;
}

/** The world of a variant's rules. */
export type VariantWorld<P, L> = {
  readonly state: Flat<StateOf<L>>;
  readonly params: Flat<LawValues & ParameterValues<P>>;
  readonly own: object;
};

/** The kit of a variant: rules and steps typed for its state, and its formats, rulings and options. */
export interface VariantKit<P, L> extends Kit<VariantWorld<P, L>> {
  readonly basis: Basis<P, L>;
  format<const Id extends string, const O extends readonly Operation[]>(
    id: Id,
    title: string,
    operations: (a: Author<VariantWorld<P, L>>) => O,
  ): Amendment<Id, MovesOf<O>>;
  option<const Id extends string, const O extends readonly Operation[]>(
    id: Id,
    title: string,
    operations: (a: Author<VariantWorld<P, L>>) => O,
  ): Amendment<Id, MovesOf<O>>;
  ruling<const Id extends string, const R extends Readings<VariantWorld<P, L>>, const D extends keyof R & string>(
    id: Id,
    standard: D,
    readings: R,
  ): Ruling<Id, { [K in keyof R]: MovesOfReading<R[K]> }>;
  /**
   * Rulings by their ids, each with its readings. The first reading of a ruling is the one that stands. A reading is what it
   * changes; `[]` where it changes nothing, null where it is recorded and not built. `'words'` stands for the readings of
   * {@link VariantKit.words} of the parameter that is called as the ruling: `streakZero` for `mini.ruling.streak-zero`.
   *
   * @throws HowzatError `bad-variant` for a ruling without readings, for a reading whose name is a number, which would not keep its
   *   place, for a list that is not empty, and for `'words'` where the parameter has none
   *
   * @example
   * k.readings({
   *   'mini.ruling.streak-zero': 'words',
   *   'mini.ruling.hand': { ...k.words('hand'), 'several-copies': null },
   *   'mini.ruling.six-lock': { 'lock-two': [], 'lock-one': (a) => [a.set('sixLock', 1)] },
   * });
   */
  readings<const R extends { readonly [id: string]: Readings<VariantWorld<P, L>> | 'words' }>(
    rulings: R,
  ): readonly {
    [Id in keyof R & string]: Ruling<
      Id,
      R[Id] extends 'words'
        ? { [Word in WordsOf<P, ParameterOf<Id>>]: never }
        : { [K in keyof R[Id]]: MovesOfReading<R[Id][K]> }
    >;
  }[keyof R & string][];
  /**
   * The readings of a ruling that is read from a parameter: a reading for each word of the parameter, under the same name,
   * which sets it. The default comes first and changes nothing.
   *
   * @throws HowzatError `bad-variant` for a parameter whose values are not words
   */
  words<const Name extends WordParameters<P>>(
    parameter: Name,
  ): { readonly [Word in WordsOf<P, Name>]: WordReading<VariantWorld<P, L>> };
}

/** What a reading changes: nothing, by `[]`; what a function returns; or null where it is not built. */
type Reading<W extends World> = ((a: Author<W>) => readonly Operation[]) | readonly [] | null;
type Readings<W extends World> = { readonly [reading: string]: Reading<W> };
type WordReading<W extends World> = ((a: Author<W>) => readonly Operation<never>[]) | readonly [];
type MovesOfReading<R> = R extends (...args: never[]) => infer O ? MovesOf<O> : never;
/** The words that a parameter may be. */
type WordsOf<P, Name> = Name extends keyof P
  ? P[Name] extends Parameter<infer Word extends string>
    ? Word
    : never
  : never;
type Camel<S extends string> = S extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : S;
/** The name of the parameter that is called as a ruling. */
type ParameterOf<Id> = Id extends `${string}.${string}.${infer Name}` ? Camel<Name> : never;
/** The names of the parameters whose values are words. */
type WordParameters<P> = {
  [Name in keyof P & string]: P[Name] extends Parameter<infer T> ? ([T] extends [string] ? Name : never) : never;
}[keyof P & string];

/**
 * The kit to write a variant with.
 *
 * @example
 * import { variantKit } from '@howzat/core/author';
 *
 * const k = variantKit({
 *   id: 'hand',
 *   title: 'Hand cricket',
 *   parameters: {},
 *   laws: { overs: 1, wickets: 1, toss: 'none' },
 *   state: { ball: () => ({ bat: 0, bowl: 0 }) },
 * });
 * const outcome = k.resolve('outcome', [{ id: 'hand.out', when: (s) => s.bat === s.bowl, does: () => {} }]);
 * console.log(outcome.id); // outcome
 */
export function variantKit<
  const P extends Readonly<Record<string, Parameter>>,
  const L extends Lives<Flat<LawValues & ParameterValues<P>>>,
>(basis: {
  readonly id: string;
  readonly title: string;
  readonly parameters: P;
  readonly laws: LawDefaults;
  readonly state: L;
  readonly secret?: { readonly [K in keyof StateOf<L>]?: Secrecy };
}): VariantKit<P, L> {
  type W = VariantWorld<P, L>;
  const author = authorFor<W>();
  const amendment =
    (layer: 'format' | 'option') =>
    (id: string, title: string, operations: (a: Author<W>) => readonly Operation[]): Amendment<never, never> =>
      ({ id, layer, variant: basis.id, title, operations: operations(author) }) as unknown as Amendment<never, never>;
  const ruling = (id: string, standard: string, readings: Readings<W>) => ({
    id,
    standard,
    readings: Object.fromEntries(
      Object.entries(readings).map(([reading, change]) => [
        reading,
        change === null
          ? null
          : {
              id: `${id}=${reading}`,
              layer: 'ruling',
              variant: basis.id,
              title: `${id}: ${reading}`,
              operations: typeof change === 'function' ? change(author) : nothingIn(change, `${id}=${reading}`),
            },
      ]),
    ),
  });
  const words = (name: string): Readings<W> => {
    const { default: standard, words: all = [] }: Partial<Parameter> = basis.parameters[name] ?? {};
    if (all.length === 0)
      throw new HowzatError('bad-variant', `There is no parameter ${name} whose values are words.`, { subject: name });
    const others = all.filter((word) => word !== standard);
    return Object.fromEntries([
      [standard, []],
      ...others.map((word) => [word, (a: Author<W>) => [a.set(name as never, word as never)]]),
    ]);
  };
  return {
    ...kit<W>(),
    basis: { secret: {}, ...basis } as Basis<P, L>,
    format: amendment('format'),
    option: amendment('option'),
    ruling,
    readings: (rulings: { readonly [id: string]: Readings<W> | 'words' }) =>
      Object.entries(rulings).map(([id, given]) => {
        const readings = given === 'words' ? words(parameterOf(id)) : given;
        return ruling(id, firstOf(id, Object.keys(readings)), readings);
      }),
    words,
  } as unknown as VariantKit<P, L>;
}

/** The list of a reading that changes nothing. What one changes is made by a function, which has the kit to make it with. */
function nothingIn(change: unknown, reading: string): readonly Operation[] {
  if (Array.isArray(change) && change.length === 0) return [];
  throw new HowzatError(
    'bad-variant',
    `${reading} changes nothing by [], and something by a function of a; it has ${showChoice(change)}.`,
    { subject: reading },
  );
}

/** The name of the parameter that is called as a ruling. */
function parameterOf(id: string): string {
  return id.replace(/^.*\./, '').replace(/-(.)/g, (_, first: string) => first.toUpperCase());
}

/** The reading that stands: the first. A key that is a number comes first in every object, wherever it was written. */
function firstOf(id: string, names: readonly string[]): string {
  const number = names.find((name) => /^\d+$/.test(name));
  const [first] = names;
  if (number === undefined && first !== undefined) return first;
  throw new HowzatError(
    'bad-variant',
    number === undefined
      ? `The ruling ${id} has no readings.`
      : `The reading ${number} of ${id} has a number for a name; give it a word.`,
    { subject: id },
  );
}

type AddsById<A> = A extends readonly unknown[]
  ? {
      [E in A[number] as E extends Amendment<infer Id, unknown> ? Id : never]: E extends Amendment<string, infer M>
        ? M
        : never;
    }
  : Record<never, never>;
type ReadingsById<A> = A extends readonly unknown[]
  ? {
      [E in A[number] as E extends Ruling<infer Id, object> ? Id : never]: E extends Ruling<string, infer R>
        ? R
        : never;
    }
  : Record<never, never>;

type FlowSteps<F> = F extends { readonly [L in string]?: unknown }
  ?
      | { [L in keyof F]: F[L] extends { before?: infer B } ? B : never }[keyof F]
      | { [L in keyof F]: F[L] extends { after?: infer A } ? A : never }[keyof F]
  : never;

/**
 * Makes a variant of a kit and a flow. What its types know is inferred from both. What is wrong in it is told when it is first
 * composed: two steps with one id, an id that is no word, a rule that is no function.
 *
 * @example
 * import { createMatch, uniformPlayer } from '@howzat/core';
 * import { award, defineVariant, dismiss, oneOf, variantKit } from '@howzat/core/author';
 *
 * const k = variantKit({
 *   id: 'hand',
 *   title: 'Hand cricket',
 *   parameters: {},
 *   laws: { overs: 1, wickets: 1, toss: 'none' },
 *   state: { ball: () => ({ bat: 0, bowl: 0 }) },
 * });
 * const number = oneOf(0, 1, 2, 3, 4, 6);
 * const bat = k.decision('bat', { by: 'batting', domain: number, take: (s, shown) => { s.bat = shown; } });
 * const bowl = k.decision('bowl', { by: 'bowling', domain: number, take: (s, shown) => { s.bowl = shown; } });
 * const hand = defineVariant(k, {
 *   version: '1.0.0',
 *   flow: {
 *     ball: {
 *       before: [
 *         k.commit('show', {}, [bat, bowl]),
 *         k.resolve('outcome', [
 *           { id: 'hand.out', when: (s) => s.bat === s.bowl, does: (_s, g) => dismiss(g, 'bowled') },
 *           { id: 'hand.runs', when: (s) => s.bat !== s.bowl, does: (s, g) => award(g, s.bat, 'bat') },
 *         ]),
 *       ],
 *     },
 *   },
 * });
 * console.log(createMatch(hand, { seed: 7, players: { home: uniformPlayer, away: uniformPlayer } }).waiting.kind); // end
 */
export function defineVariant<
  const P,
  const L,
  const F extends Flow<VariantWorld<P, L>>,
  const Formats extends readonly Amendment<string, unknown>[] = [],
  const Rulings extends readonly Ruling<string, object>[] = [],
  const Options extends readonly Amendment<string, unknown>[] = [],
>(
  k: VariantKit<P, L>,
  def: {
    readonly version: string;
    readonly flow: F;
    readonly endings?: Endings<VariantWorld<P, L>>;
    readonly amends?: (a: Author<VariantWorld<P, L>>) => readonly Operation[];
    readonly formats?: Formats;
    readonly defaultFormat?: NoInfer<Formats[number]['id']>;
    readonly rulings?: Rulings;
    readonly options?: Options;
    cricketers?(s: Frozen<VariantWorld<P, L>['state']>, p: VariantWorld<P, L>['params']): Cricketers;
    facts?(s: Frozen<VariantWorld<P, L>['state']>, g: Frozen<Game>, p: VariantWorld<P, L>['params']): Json;
    imagine?(
      open: Frozen<Partial<VariantWorld<P, L>['state']>>,
      role: Role,
      g: Frozen<Game>,
      p: VariantWorld<P, L>['params'],
      rng: Rng,
    ): VariantWorld<P, L>['state'];
    readonly withComponents?: (components: unknown) => Variant;
  },
): Variant<{
  state: VariantWorld<P, L>['state'];
  params: VariantWorld<P, L>['params'];
  moves: MovesOf<FlowSteps<F>> | LawMoves;
  rules: RulesOf<FlowSteps<F>>;
  formats: AddsById<Formats>;
  rulings: ReadingsById<Rulings>;
  options: AddsById<Options>;
}> {
  const { id, title, parameters, laws, state, secret } = k.basis;
  const merged: Record<string, Parameter> = { ...(parameters as Readonly<Record<string, Parameter>>) };
  for (const [name, parameter] of Object.entries<Parameter>(lawParameters)) {
    const own: unknown = Object.hasOwn(laws, name) ? laws[name as keyof LawValues] : parameter.default;
    merged[name] = typeof own === 'object' && own !== null ? (own as Parameter) : { ...parameter, default: own };
  }
  return {
    id,
    title,
    version: def.version,
    parameters: merged,
    lives: state as Lives<never>,
    secret,
    flow: def.flow as unknown as Flow<World>,
    endings: (def.endings ?? {}) as Endings<World>,
    amends: def.amends?.(authorFor<VariantWorld<P, L>>()) ?? [],
    formats: (def.formats ?? []) as readonly Amendment[],
    defaultFormat: def.defaultFormat ?? null,
    rulings: (def.rulings ?? []) as unknown as readonly Ruling[],
    options: (def.options ?? []) as readonly Amendment[],
    ...(def.cricketers ? { cricketers: def.cricketers as unknown as NonNullable<Variant['cricketers']> } : {}),
    ...(def.facts ? { facts: def.facts as unknown as NonNullable<Variant['facts']> } : {}),
    ...(def.imagine ? { imagine: def.imagine as unknown as NonNullable<Variant['imagine']> } : {}),
    ...(def.withComponents
      ? { withComponents: def.withComponents as NonNullable<Variant['withComponents']> as never }
      : {}),
  };
}
