import type { Rng } from '../chance/index.js';
import type { Flat, Lives, MovesOf, Parameter, ParameterValues, Secrecy, StateOf } from '../contract/index.js';
import type { Game, Role } from '../cricket/index.js';
import type { Frozen } from '../json/index.js';
import type { LawMoves, LawRules, LawValues } from '../laws/index.js';
import { type Amendment, type Author, authorFor, type Operation } from './amendment.js';
import type { Variant, VariantTypes } from './variant.js';

interface HouseRuleDef<P, L, R> {
  readonly title?: string;
  readonly version?: string;
  readonly parameters?: P;
  readonly state?: L;
  readonly secret?: { readonly [K in keyof StateOf<L>]?: Secrecy };
  imagine?(open: Frozen<Partial<StateOf<L>>>, role: Role, g: Frozen<Game>, p: object, rng: Rng): StateOf<L>;
  /** What it needs and brings with it: other house rules, or by their ids options and readings of the variant. */
  readonly requires?: R;
  readonly excludes?: readonly string[];
}

/** The moves of the house rules that one requires. */
type MovesBrought<R extends readonly unknown[]> = R[number] extends infer A
  ? A extends Amendment<string, infer M>
    ? unknown extends M
      ? never
      : M
    : never
  : never;

type ParamsOf<T extends VariantTypes> = T['params'] extends LawValues ? T['params'] : LawValues;

/** The ids that are known of the rules of a variant, and those of the Laws, which every game has. */
type RulesNamed<T extends VariantTypes> = ([T['rules']] extends [string] ? T['rules'] : never) | LawRules;
/** The moves that are known of a variant, and those of the Laws. */
type MovesKnown<T extends VariantTypes> = (unknown extends T['moves'] ? never : T['moves']) | LawMoves;

/** A variant, or `'*'` for any, an id, what the amendment is, and its operations. */
type HouseAmendment = <
  const Id extends string,
  T extends VariantTypes,
  const O extends readonly Operation[],
  const P extends Readonly<Record<string, Parameter>> = Record<never, never>,
  const L extends Lives<Flat<ParamsOf<T> & ParameterValues<P>>> = Record<never, never>,
  const R extends readonly (string | Amendment)[] = readonly [],
>(
  variant: Variant<T> | '*',
  id: Id,
  def: HouseRuleDef<P, L, R> & {
    readonly state?: Lives<Flat<ParamsOf<NoInfer<T>> & ParameterValues<NoInfer<P>>>>;
  },
  operations: (
    a: Author<
      { state: T['state']; params: Flat<ParamsOf<T> & ParameterValues<P>>; own: Flat<StateOf<L>> & object },
      RulesNamed<T>,
      MovesKnown<T>
    >,
  ) => O,
) => Amendment<Id, MovesOf<O> | MovesBrought<R>>;

const ofLayer =
  (layer: 'house' | 'format'): HouseAmendment =>
  (variant, id, def, operations) => ({
    id,
    layer,
    variant: variant === '*' ? '*' : variant.id,
    title: def.title ?? id,
    ...(def.version ? { version: def.version } : {}),
    ...(def.parameters ? { parameters: def.parameters } : {}),
    ...(def.state ? { lives: def.state as Lives<never> } : {}),
    ...(def.secret ? { secret: def.secret as Readonly<Record<string, Secrecy>> } : {}),
    ...(def.imagine ? { imagine: def.imagine as unknown as NonNullable<Amendment['imagine']> } : {}),
    ...(def.requires ? { requires: def.requires } : {}),
    ...(def.excludes ? { excludes: def.excludes } : {}),
    operations: operations(authorFor()),
  });

/**
 * Makes a house rule for one variant, or for any with `'*'`.
 *
 * @param variant the game, so that TypeScript knows its parameters, state and steps; or `'*'`
 * @param id names the rule in a selection, in records and in the log
 * @param def what it brings: a title, parameters, state, secrets, and what it requires
 * @param operations its edits, made with the functions of `a`
 *
 * @example
 * import { compose } from '@howzat/core';
 * import { houseRule } from '@howzat/core/author';
 * import { cubes } from '@howzat/cubes';
 *
 * const sharper = houseRule(cubes, 'sharper', {}, (a) => [a.set('wicketDifference', 4)]);
 * console.log(compose(cubes, { houseRules: [sharper] }).params.wicketDifference); // 4
 */
export const houseRule: HouseAmendment = ofLayer('house');

/**
 * Makes a format for one variant, or for any with `'*'`, that comes from outside the variant. A match gets it in its `houseRules`
 * and is then played in it. Other house rules are applied after it.
 *
 * @param variant as for {@link houseRule}
 * @param id names the format
 * @param def as for {@link houseRule}
 * @param operations as for {@link houseRule}
 *
 * @example
 * import { compose } from '@howzat/core';
 * import { houseFormat } from '@howzat/core/author';
 * import { cubes } from '@howzat/cubes';
 *
 * const twoDays = houseFormat('*', 'two-days', { title: 'Two innings of 25 overs' }, (a) => [
 *   a.set('inningsPerSide', 2),
 *   a.set('overs', 25),
 *   a.set('followOn', 75),
 * ]);
 * console.log(compose(cubes, { houseRules: [twoDays] }).selection.format); // two-days
 */
export const houseFormat: HouseAmendment = ofLayer('format');
