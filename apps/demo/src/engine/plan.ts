import { freshSeed, type Json, type Seed, type Side } from '@howzat/core';
import type { VariantEntry } from '../variants.js';
import { words } from '../words.js';

/** Who sits in a seat: somebody at this screen, a computer player of a level, or whoever the host of the match has seated there. */
type SeatPlan =
  | { readonly kind: 'person' }
  | { readonly kind: 'computer'; readonly level: string }
  | { readonly kind: 'elsewhere' };

/** A match as the setup chose it: plain JSON, kept beside the record. */
export interface Plan {
  readonly variant: string;
  readonly selection: {
    readonly format: string | null;
    readonly rulings: Readonly<Record<string, string>>;
    readonly options: readonly string[];
    /** House rules by id. */
    readonly houseRules: readonly string[];
    readonly set: Readonly<Record<string, number | string | boolean | null>>;
  };
  /** Another set of cards or cubes. */
  readonly components?: Json;
  readonly seed: Seed;
  /** Dice and cards come from the seed, or from people at a real table. */
  readonly chance: 'seed' | 'people';
  readonly names: Readonly<Record<Side, string>>;
  readonly seats: Readonly<Record<Side, SeatPlan>>;
  /** The first over is explained as it is played. */
  readonly guided?: boolean;
  /** Nobody has set it up: what comes before the first ball is chosen for the one who plays. */
  readonly ready?: boolean;
  /** It is the match of this day, `2026-11-26`. */
  readonly day?: string;
}

/** Both sides, home first. */
export const sides = ['home', 'away'] as const satisfies readonly Side[];

/** The sides whose seat somebody at this screen has. */
export function people({ seats }: Pick<Plan, 'seats'>): readonly Side[] {
  return sides.filter((side) => seats[side].kind === 'person');
}

/** The plan of a match that nobody has set anything up for. */
export function planFor(variant: string, changes: Partial<Plan> & { readonly format?: string | null } = {}): Plan {
  const { format = null, ...rest } = changes;
  const { you, computer } = words.setup.names;
  return {
    variant,
    selection: { format, rulings: {}, options: [], houseRules: [], set: {} },
    seed: freshSeed(),
    chance: 'seed',
    names: { home: you, away: computer },
    seats: { home: { kind: 'person' }, away: { kind: 'computer', level: 'club' } },
    ...rest,
  };
}

/** The plan of a match that is on at once: with teams, toss and openers chosen. */
export function readyPlan({ id, first }: Pick<VariantEntry, 'id' | 'first'>): Plan {
  return planFor(id, { format: first?.format ?? null, ready: true });
}

/**
 * The plan of a first over that is explained as it is played: on at once, against the gentlest opponent, and with dice that show what
 * the game is about.
 */
export function guidedPlan({ id, first }: Pick<VariantEntry, 'id' | 'first'>): Plan {
  return planFor(id, {
    format: first?.format ?? null,
    ...(first?.seed === undefined ? {} : { seed: first.seed }),
    guided: true,
    ready: true,
    seats: { home: { kind: 'person' }, away: { kind: 'computer', level: 'village' } },
  });
}
