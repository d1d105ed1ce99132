import type { Rng } from '../chance/index.js';
import type { Game, Role, Side } from '../cricket/index.js';
import type { Domain } from '../domains/index.js';
import type { Frozen } from '../json/index.js';

/**
 * What one side may know: cricket's own state, the fields of the variant's state that are open to it, and the open
 * fields of each amendment. A field that it may not see is not there.
 */
export interface View<S = Readonly<Record<string, unknown>>> {
  readonly side: Side;
  readonly role: Role;
  readonly game: Frozen<Game>;
  readonly state: Frozen<Partial<S>>;
  readonly own: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /**
   * Choices that were made in the open and are not taken yet, by their steps: where a house rule has what is chosen together chosen
   * one after the other, whoever comes later finds here what was chosen before.
   */
  readonly shown: Readonly<Record<string, unknown>>;
}

/**
 * What a player is asked: the step, what it may see, and what it may choose. Never the state.
 *
 * All of it is made for this player and holds for this question: when it has been answered, the domain answers no more, and the
 * runner's views say so too. A player that wants to remember something copies it: `copyJson(request.view)`.
 */
export interface Request<C = unknown, S = Readonly<Record<string, unknown>>> {
  /** The id of the step. */
  readonly step: string;
  readonly side: Side;
  readonly role: Role;
  readonly view: View<S>;
  readonly domain: Domain<C>;
  /** The parameters of the rulebook in play. */
  readonly params: Readonly<Record<string, unknown>>;
  /** A stream of the player's own, so that play is repeatable. */
  readonly rng: Rng;
}

/** Matches won, level ones by half, of so many. */
export interface FormShare {
  readonly wins: number;
  readonly matches: number;
}

/**
 * How matches of one kind go: what a computer player may know of a game before it has played any. `formGuide` of
 * `@howzat/players` plays them and writes it down, as plain JSON. It holds for the variant in this format, played as it is
 * shipped.
 */
export interface FormGuide {
  readonly variant: string;
  readonly format: string | null;
  /** The hash of all parameters: the guide says nothing of a game with others. */
  readonly parameters: number;
  /** How many matches were played, by the seeds from nought on. */
  readonly matches: number;
  /** The kinds of balls: runs, wickets, and 1 for a ball that counts towards the over. */
  readonly kinds: readonly (readonly number[])[];
  /** How many there were of each kind, by thirds of the balls of an innings and in each by thirds of the wickets. */
  readonly balls: readonly (readonly number[])[];
  /** Totals of innings: the highest, their mean and their standard deviation. */
  readonly totals: { readonly highest: number; readonly mean: number; readonly sd: number };
  /** Decisions before the first ball with little to choose: by step, how each choice did. */
  readonly openings: Readonly<Record<string, readonly (FormShare & { readonly choice: unknown })[]>>;
  /**
   * How a side did that looked ahead at one step only, against one that never did, and what it won `without` looking ahead: in ten
   * times as many matches, a tenth of what it won there. Steps that were not tried are not here.
   */
  readonly lookingAhead: Readonly<Record<string, FormShare & { readonly without: number }>>;
}

/** A computer player, or a person behind a promise. */
export interface Player {
  readonly name: string;
  /** True of a player that chooses uniformly from the domain and needs no view: the runner then asks nobody. */
  readonly uniform?: boolean;
  /** How matches between two players of this kind go, by variant and format, for those who look ahead with it. */
  readonly formGuides?: readonly FormGuide[];
  /**
   * How seldom the lowest level, which plays as this player does, loses its head: one in so many of its choices is any choice at all. It is one
   * in three unless said. Where much is luck, it takes more bad choices before anybody notices.
   */
  readonly lapses?: number;
  /** A choice from `request.domain`; only a match outside the runner may wait for a promise. */
  choose(request: Request): unknown;
}

/** Does a player answer later? Whatever it has answered, asking this does no harm. */
export function answersLater(answer: unknown): answer is Promise<unknown> {
  try {
    return answer instanceof Promise;
  } catch {
    return false;
  }
}

/**
 * A player that chooses among everything that is legal, with equal odds.
 *
 * @example
 * import { createMatch, uniformPlayer } from '@howzat/core';
 * import { ccsl } from '@howzat/ccsl';
 *
 * const match = createMatch(ccsl, { seed: 7, players: { home: uniformPlayer, away: uniformPlayer } });
 * console.log(match.waiting.kind); // end
 */
export const uniformPlayer: Player = {
  name: 'random',
  uniform: true,
  choose: ({ domain, rng }) => domain.sample(rng),
};
