import { basename, isAbsolute } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PlayerRef, SelectionRef } from '@howzat/simulator';
import type { Find } from '@howzat/studies';
import { fileOf, foreignRef, type ModuleRef, urlOf } from '../catalogue/load.js';
import { ownSource } from '../catalogue/own-package.js';
import { shipped, shippedHouseRules } from '../catalogue/shipped.js';
import { Usage } from '../failure.js';

/** A file has this before its name in a plan: another machine has it elsewhere, and says where with --use. */
const used = 'use:';

const ours: readonly string[] = [...shipped, ...shippedHouseRules].map(({ module }) => module);

/** What a worker thread loads, as a plan names it: by package, or by the name of a file. */
export function portable({ module, export: name }: ModuleRef): ModuleRef {
  const { searchParams } = new URL(module);
  const foreign = searchParams.get('module');
  if (foreign !== null)
    return {
      module: isAbsolute(foreign) ? `${used}${basename(foreign)}` : foreign,
      export: searchParams.get('export') ?? name,
    };
  return { module: ours.find((each) => urlOf(each) === module) ?? module, export: name };
}

/** The same of a player. */
export function portablePlayer(player: PlayerRef): PlayerRef {
  if (typeof player === 'string') return player;
  if (!('built' in player)) return portable(player);
  return typeof player.upon === 'object' ? { ...player, upon: portable(player.upon) } : player;
}

/** The same of the rules that are chosen. */
export function portableSelection({ houseRules = [], ...rest }: SelectionRef): SelectionRef {
  return { ...rest, houseRules: houseRules.map(portable) };
}

/** Finds what plans name: what comes with us, what is installed where we are, and the files that --use names. */
export function findWith(use: readonly string[]): Find {
  return (module) => {
    if (ours.includes(module)) {
      const url = urlOf(module);
      const ref = (name: string): ModuleRef =>
        name.includes('.') ? foreignRef(module, name) : { module: url, export: name };
      return { file: fileURLToPath(url), ref };
    }
    if (!module.startsWith(used)) return { file: fileOf(module), ref: (name) => foreignRef(module, name) };
    const name = module.slice(used.length);
    const file = fileUsed(name, use);
    return { file, name, ref: (exported) => foreignRef(file, exported) };
  };
}

function fileUsed(name: string, use: readonly string[]): string {
  const own = ownSource();
  const files = [...use.map(fileOf), ...(own === null ? [] : [own])];
  const found = files.find((file) => basename(file) === name);
  if (found === undefined) throw new Usage(`It needs the file ${name}: say with --use where it lies.`);
  return found;
}
