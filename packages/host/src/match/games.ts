import { type Amendment, HowzatError, type Player, type Selection, type Variant } from '@howzat/core';
import type { Registry } from '@howzat/core/author';
import type { MatchPlan } from '../protocol/request.js';

/** A game that a host plays, with what may be chosen beside it. */
export interface HostedGame {
  readonly variant: Variant;
  /** House rules that may be played with it. */
  readonly houseRules?: readonly Amendment<string, unknown>[];
  /** Computer players that may sit at it. They answer at once, and by what they are shown alone. */
  readonly players?: readonly Player[];
  /** The words of its rules and of the house rules, for pages that do not have them. */
  readonly words?: readonly Registry[];
}

/** A plan whose names have been found. */
export interface FoundPlan {
  readonly variant: Variant;
  readonly selection: Selection;
  readonly computer: Player | null;
  /** Who decides for a side whose time is up. */
  readonly substitute: Player | null;
}

/**
 * Finds the names of a plan among the games of a host. Nothing that a plan names is ever loaded.
 * @throws HowzatError `unknown-variant`, `unknown-house-rule`, `unknown-player`
 */
export function findPlan(games: readonly HostedGame[], plan: MatchPlan): FoundPlan {
  const game = named(games, plan.variant, 'unknown-variant', 'game', ({ variant }) => variant.id);
  const { variant, houseRules = [], players = [] } = game;
  const player = (id: string): Player => named(players, id, 'unknown-player', 'computer player', ({ name }) => name);
  const { out } = plan.clock ?? {};
  const { format, rulings, options, houseRules: chosen = [], set } = plan.selection;
  return {
    variant,
    selection: {
      ...(format === undefined ? {} : { format }),
      ...(rulings === undefined ? {} : { rulings }),
      ...(options === undefined ? {} : { options }),
      ...(set === undefined ? {} : { set }),
      houseRules: chosen.map((id) => named(houseRules, id, 'unknown-house-rule', 'house rule', (rule) => rule.id)),
    },
    computer: plan.computer ? player(plan.computer.player) : null,
    substitute: out !== undefined && out !== 'forfeit' ? player(out.player) : null,
  };
}

/** The versions that a match under a plan is played with: of the game, and of the house rules that have one. */
export function versionsOf({ variant, selection }: FoundPlan): Readonly<Record<string, string>> {
  const rules = (selection.houseRules ?? []).flatMap(({ id, version }) => (version ? [[id, version]] : []));
  return Object.fromEntries([[variant.id, variant.version], ...rules]);
}

/** The words that a host has for a game. */
export function wordsOf(games: readonly HostedGame[], { id }: Pick<Variant, 'id'>): readonly Registry[] {
  return games.find(({ variant }) => variant.id === id)?.words ?? [];
}

function named<T>(
  all: readonly T[],
  id: string,
  code: 'unknown-variant' | 'unknown-house-rule' | 'unknown-player',
  what: string,
  nameOf: (one: T) => string,
): T {
  const found = all.find((one) => nameOf(one) === id);
  if (found) return found;
  const known = all.map(nameOf);
  throw new HowzatError(code, `This host has no ${what} ${id}; it has ${known.join(', ') || 'none'}.`, {
    subject: id,
    known,
  });
}
