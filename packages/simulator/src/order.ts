import { type ErrorCode, HowzatError } from '@howzat/core';
import { levels } from '@howzat/players';
import { urlOf } from './modules.js';
import { checkRef, type ModuleRef, type PlainRef, type PlayerRef, type SelectionRef } from './options.js';
import type { TableOrder } from './table.js';

function located(what: string, ref: unknown, code: ErrorCode): ModuleRef {
  const { module, export: name } = checkRef(what, ref);
  return { module: urlOf(module, code), export: name };
}

const built = ['search', ...Object.keys(levels)];

function playerAt(ref: PlayerRef): PlayerRef {
  if (typeof ref !== 'object' || ref === null || !('built' in ref)) return plainAt(ref);
  if (!built.includes(ref.built))
    throw new HowzatError('unknown-player', `There is no player ${JSON.stringify(ref.built)} to build.`, {
      subject: String(ref.built),
      known: built,
    });
  return ref.upon === undefined ? ref : { ...ref, upon: plainAt(ref.upon) };
}

function plainAt(ref: PlainRef): PlainRef {
  if (ref === 'random' || ref === 'greedy' || ref === 'sensible') return ref;
  if (typeof ref === 'string')
    throw new HowzatError('unknown-player', `There is no player ${JSON.stringify(ref)}.`, {
      subject: ref,
      known: ['random', 'greedy', 'sensible'],
    });
  return located('a player', ref, 'unknown-player');
}

/**
 * The order of a table, with all modules as URLs that every thread can load.
 *
 * @param variant the module of the game, and the name of its export
 * @param selection what it is played under: house rules by their modules
 * @param players the two players
 * @throws SimulationError `bad-option`; HowzatError `unknown-variant`, `unknown-player`, `unknown-house-rule`
 *
 * @example
 * import { orderOf } from '@howzat/simulator/chunks';
 *
 * const order = orderOf({ module: '@howzat/ccsl', export: 'ccsl' }, { format: 'two-over' }, ['sensible', 'random']);
 * console.log(order.variant.module.startsWith('file:'), order.selection.format); // true two-over
 */
export function orderOf(
  variant: ModuleRef,
  selection: SelectionRef | undefined,
  [first, second]: readonly [PlayerRef, PlayerRef],
): TableOrder {
  const { houseRules, ...rest } = selection ?? {};
  return {
    variant: located('variant', variant, 'unknown-variant'),
    selection: {
      ...rest,
      ...(houseRules
        ? { houseRules: houseRules.map((ref) => located('a house rule', ref, 'unknown-house-rule')) }
        : {}),
    },
    players: [playerAt(first), playerAt(second)],
  };
}
