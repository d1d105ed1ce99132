import type { Rng } from '../chance/index.js';
import type { Flat, Lives, MovesOf, Parameter, ParameterValues, Secrecy, StateOf } from '../contract/index.js';
import type { Game, Role } from '../cricket/index.js';
import type { Frozen } from '../json/index.js';
import type { LawValues } from '../laws/index.js';
import { type Amendment, type Author, authorFor, type Operation } from './amendment.js';
import type { Variant, VariantTypes } from './variant.js';

interface HouseRuleDef<P, L> {
  readonly title?: string;
  readonly version?: string;
  readonly parameters?: P;
  readonly state?: L;
  readonly secret?: { readonly [K in keyof StateOf<L>]?: Secrecy };
  imagine?(open: Frozen<Partial<StateOf<L>>>, role: Role, g: Frozen<Game>, p: object, rng: Rng): StateOf<L>;
  readonly requires?: readonly string[];
  readonly excludes?: readonly string[];
}

type ParamsOf<T extends VariantTypes> = T['params'] extends LawValues ? T['params'] : LawValues;

/**
 * A house rule for one variant, or for any with `'*'`.
 *
 * @example
 * const sharper = houseRule(cubes, 'sharper', {}, (a) => [a.set('wicketDifference', 4)]);
 */
export function houseRule<
  const Id extends string,
  T extends VariantTypes,
  const O extends readonly Operation[],
  const P extends Readonly<Record<string, Parameter>> = Record<never, never>,
  const L extends Lives<Flat<ParamsOf<T> & ParameterValues<P>>> = Record<never, never>,
>(
  variant: Variant<T> | '*',
  id: Id,
  def: HouseRuleDef<P, L> & { readonly state?: Lives<Flat<ParamsOf<NoInfer<T>> & ParameterValues<NoInfer<P>>>> },
  operations: (
    a: Author<{ state: T['state']; params: Flat<ParamsOf<T> & ParameterValues<P>>; own: Flat<StateOf<L>> & object }>,
  ) => O,
): Amendment<Id, MovesOf<O>> {
  return {
    id,
    layer: 'house',
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
  };
}
