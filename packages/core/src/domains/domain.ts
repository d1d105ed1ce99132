import type { Rng } from '../chance/index.js';
import type { Game } from '../cricket/index.js';
import type { Frozen, Json } from '../json/index.js';

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

/**
 * How a step makes its domain from the state, before any limit. `S` and `P` are the variant's state and parameters, `Own` the state of
 * the amendment that brings the step.
 */
export interface DomainSpec<C, S = object, P = object, Own = object> {
  readonly kind: DomainDescription['kind'];
  live(s: Frozen<S>, g: Frozen<Game>, p: P, own: Frozen<Own>): Domain<C>;
  /** The items of a fixed list of at most 31: limits on it become bit masks. */
  readonly items?: readonly C[];
  /** The fields of a record whose every field is such a list. */
  readonly fields?: { readonly [K in keyof C]: DomainSpec<C[K], S, P, Own> };
  /** What a player reads who names something that is not in the list at all. */
  readonly unknown?: string;
  /**
   * Samples without building the domain; the same draws as `live(...).sample(rng)`. What it gives is made for whoever draws, and
   * nobody else holds a part of it.
   */
  draw?(rng: Rng, s: Frozen<S>, g: Frozen<Game>, p: P, own: Frozen<Own>): C;
}
