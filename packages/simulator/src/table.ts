import { createRunner, type Runner } from '@howzat/compiler/run';
import {
  type Amendment,
  type ErrorCode,
  HowzatError,
  type Player,
  type Rulebook,
  uniformPlayer,
  type Variant,
} from '@howzat/core';

import { greedy, levelPlayer, search } from '@howzat/players';
import type { BuiltRef, ModuleRef, PlainRef, PlayerRef, SelectionRef } from './options.js';

/** The parts of {@link import('./options.js').SimulateOptions} that a table is laid from, with modules as file URLs. */
export interface TableOrder {
  readonly variant: ModuleRef;
  readonly selection: SelectionRef;
  readonly players: readonly [PlayerRef, PlayerRef];
}

/** A table laid: the rules compiled, and the two players seated. */
export interface Table {
  readonly runner: Runner;
  readonly players: readonly [Player, Player];
}

/** What a module exports. */
export async function exportsOf(ref: ModuleRef, code: ErrorCode): Promise<Readonly<Record<string, unknown>>> {
  try {
    return (await import(/* @vite-ignore */ ref.module)) as Record<string, unknown>;
  } catch (error) {
    throw new HowzatError(
      code,
      `${ref.module} cannot be loaded: ${error instanceof Error ? error.message : String(error)}`,
      { subject: ref.module },
    );
  }
}

async function exported(ref: ModuleRef, code: ErrorCode): Promise<unknown> {
  const module = await exportsOf(ref, code);
  const known = Object.keys(module);
  if (!Object.hasOwn(module, ref.export))
    throw new HowzatError(
      code,
      `${ref.module} has no export ${ref.export}; it has ${known.filter((name) => name !== 'default').join(', ') || 'none'}.`,
      { subject: ref.export, known },
    );
  return module[ref.export];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

async function variantOf(ref: ModuleRef): Promise<Variant> {
  const variant = await exported(ref, 'unknown-variant');
  if (!isObject(variant) || typeof variant.id !== 'string' || !isObject(variant.flow) || !isObject(variant.lives))
    throw new HowzatError('unknown-variant', `${ref.export} of ${ref.module} is not a variant.`, {
      subject: ref.export,
    });
  return variant as unknown as Variant;
}

async function houseRuleOf(ref: ModuleRef): Promise<Amendment> {
  const rule = await exported(ref, 'unknown-house-rule');
  if (!isObject(rule) || typeof rule.id !== 'string' || !Array.isArray(rule.operations))
    throw new HowzatError('unknown-house-rule', `${ref.export} of ${ref.module} is not a house rule.`, {
      subject: ref.export,
    });
  return rule as unknown as Amendment;
}

async function playerOf(ref: PlayerRef, variant: ModuleRef, rulebook: Rulebook): Promise<Player> {
  if (typeof ref === 'string' || !('built' in ref)) return plainPlayer(ref, variant, rulebook);
  const player = await foundation(ref, variant, rulebook);
  const options = { player, ...(ref.budget ? { budget: ref.budget } : {}) };
  return ref.built === 'search' ? search(rulebook, options) : levelPlayer(rulebook, ref.built, options);
}

/** What a player is built upon. */
async function foundation({ built, upon }: BuiltRef, variant: ModuleRef, rulebook: Rulebook): Promise<Player> {
  if (upon !== undefined) return plainPlayer(upon, variant, rulebook);
  const { sensible } = await exportsOf(variant, 'unknown-variant');
  if (sensible !== undefined) return plainPlayer('sensible', variant, rulebook);
  return plainPlayer(built === 'search' ? 'random' : 'greedy', variant, rulebook);
}

async function plainPlayer(ref: PlainRef, variant: ModuleRef, rulebook: Rulebook): Promise<Player> {
  if (ref === 'random') return uniformPlayer;
  if (ref === 'greedy') return greedy(rulebook);
  const from = ref === 'sensible' ? { module: variant.module, export: 'sensible' } : ref;
  const found = await exported(from, 'unknown-player');
  const player: unknown = typeof found === 'function' ? (found as (rulebook: Rulebook) => unknown)(rulebook) : found;
  if (!isObject(player) || typeof player.name !== 'string' || typeof player.choose !== 'function')
    throw new HowzatError('unknown-player', `${from.export} of ${from.module} is not a player.`, {
      subject: from.export,
    });
  return player as unknown as Player;
}

/**
 * Loads all modules that an order names, compiles the rules and seats the players.
 *
 * @param order what {@link orderOf} made, here or in another thread
 * @throws HowzatError `unknown-variant`, `unknown-player`, `unknown-house-rule`, and what composing the rulebook throws
 *
 * @example
 * import { layTable, orderOf } from '@howzat/simulator/chunks';
 *
 * const order = orderOf({ module: '@howzat/ccsl', export: 'ccsl' }, { format: 'two-over' }, ['sensible', 'random']);
 * const { runner } = await layTable(order);
 * console.log(runner.rulebook.selection.format); // two-over
 */
export async function layTable(order: TableOrder): Promise<Table> {
  const variant = await variantOf(order.variant);
  const { houseRules, ...rest } = order.selection;
  const loaded = await Promise.all((houseRules ?? []).map(houseRuleOf));
  const runner = createRunner(variant, { ...rest, ...(loaded.length > 0 ? { houseRules: loaded } : {}) });
  const seat = (ref: PlayerRef): Promise<Player> => playerOf(ref, order.variant, runner.rulebook);
  return { runner, players: [await seat(order.players[0]), await seat(order.players[1])] };
}
