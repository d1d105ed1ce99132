import { engineFile } from '@howzat/simulator/chunks';
import type { Find } from './find.js';
import { packagesOf } from './loaded.js';
import type { PackageUsed } from './plan.js';

/** The packages that the modules of a plan are loaded from here, with those that play them. */
export function packagesHere(modules: readonly string[], find: Find): readonly PackageUsed[] {
  return packagesOf([{ file: engineFile }, ...modules.map(find)]);
}
