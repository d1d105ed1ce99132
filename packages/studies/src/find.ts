import { fileURLToPath } from 'node:url';
import type { ModuleRef, PlayerRef } from '@howzat/simulator';
import { type TableOrder, urlOf } from '@howzat/simulator/chunks';
import type { Plan, PlanTable } from './plan.js';

/** A module of a plan on this machine. */
export interface Found {
  /** Its file. */
  readonly file: string;
  /** What it goes by in a plan where it belongs to no package: its file may lie anywhere. */
  readonly name?: string | undefined;
  /** How a thread gets at one of its exports. */
  ref(name: string): ModuleRef;
}

/**
 * Finds a module of a plan on this machine, by the name that the plan has for it.
 * @throws where it is not here
 */
export type Find = (module: string) => Found;

/** Finds packages as the folder that we are in does, or else this package, and loads them as Node does. */
export const findPackage: Find = (module) => {
  const url = urlOf(module, 'unknown-variant');
  return { file: fileURLToPath(url), ref: (name) => ({ module: url, export: name }) };
};

/** The modules that players are loaded from. */
function moduleOf(player: PlayerRef): readonly string[] {
  if (typeof player === 'string') return [];
  if (!('built' in player)) return [player.module];
  return player.upon === undefined ? [] : moduleOf(player.upon);
}

/** All modules that the tables of a plan name. */
export function modulesOf(tables: readonly PlanTable[]): readonly string[] {
  const all = tables.flatMap(({ variant, selection: { houseRules = [] }, players }) => [
    variant.module,
    ...houseRules.map(({ module }) => module),
    ...players.flatMap(moduleOf),
  ]);
  return [...new Set(all)].sort();
}

/** The order of a table with the modules as they lie on this machine. */
export function orderHere({ variant, selection, players }: PlanTable, find: Find): TableOrder {
  const here = ({ module, export: name }: ModuleRef): ModuleRef => find(module).ref(name);
  const playerHere = (player: PlayerRef): PlayerRef => {
    if (typeof player === 'string') return player;
    if (!('built' in player)) return here(player);
    const { upon } = player;
    return typeof upon === 'object' ? { ...player, upon: here(upon) } : player;
  };
  const { houseRules, ...rest } = selection;
  return {
    variant: here(variant),
    selection: { ...rest, ...(houseRules ? { houseRules: houseRules.map(here) } : {}) },
    players: [playerHere(players[0]), playerHere(players[1])],
  };
}

/** The orders of all tables of a plan, in their order. */
export function ordersHere({ tables }: Plan, find: Find): readonly TableOrder[] {
  return tables.map((each) => orderHere(each, find));
}
