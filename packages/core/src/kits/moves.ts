import type { Move } from '../contract/index.js';
import type { Side } from '../cricket/index.js';
import type { Amendment } from './amendment.js';
import type { VariantTypes } from './variant.js';

/** What a selection may name of a variant, so that the compiler refuses the rest. */
export interface TypedSelection<T extends VariantTypes> {
  readonly format?: (keyof T['formats'] & string) | undefined;
  readonly options?: readonly (keyof T['options'] & string)[] | undefined;
  readonly rulings?: { readonly [K in keyof T['rulings']]?: keyof T['rulings'][K] & string } | undefined;
  readonly houseRules?: readonly Amendment<string, unknown>[] | undefined;
  readonly set?: { readonly [K in keyof T['params']]?: T['params'][K] } | undefined;
}

type OptionMoves<T extends VariantTypes, S> = S extends { readonly options: readonly (infer O)[] }
  ? O extends keyof T['options']
    ? T['options'][O]
    : never
  : never;
type FormatMoves<T extends VariantTypes, S> = S extends { readonly format: infer F }
  ? F extends keyof T['formats']
    ? T['formats'][F]
    : never
  : never;
type HouseMoves<S> = S extends { readonly houseRules: readonly (infer A)[] }
  ? A extends Amendment<string, infer M>
    ? // of a rule whose type says nothing the compiler knows no moves
      unknown extends M
      ? never
      : M
    : never
  : never;
type RulingMoves<T extends VariantTypes, S> = S extends { readonly rulings: infer R }
  ? {
      [K in keyof R]: K extends keyof T['rulings']
        ? R[K] extends keyof T['rulings'][K]
          ? T['rulings'][K][R[K]]
          : never
        : never;
    }[keyof R]
  : never;

/** Every move that a match of this variant under this selection may contain. */
export type MovesUnder<T extends VariantTypes, S> =
  | T['moves']
  | OptionMoves<T, S>
  | FormatMoves<T, S>
  | RulingMoves<T, S>
  | HouseMoves<S>;

/** Who may be named: a side always as home or away too, for which of them bats the compiler cannot know. */
export type SideIn<M> = (M extends Move<infer S, string, unknown> ? S : never) | Side;
/** The steps that are a side's to decide. */
export type StepIn<M, S> = M extends Move<infer S2, infer T, unknown> ? (S extends S2 | Side ? T : never) : never;
/** What a side may choose at a step, as far as the compiler knows. */
export type ChoiceIn<M, S, T> =
  M extends Move<infer S2, infer T2, infer C> ? (S extends S2 | Side ? (T extends T2 ? C : never) : never) : never;
