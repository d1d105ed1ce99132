import { engineFile } from '@howzat/simulator/chunks';
import { StudyError } from './errors.js';
import { type Find, modulesOf } from './find.js';
import { differences, packagesOf } from './loaded.js';
import type { PackageUsed, Plan } from './plan.js';

/** The packages that the modules of a plan are loaded from here, with those that play them. */
export function packagesHere(modules: readonly string[], find: Find): readonly PackageUsed[] {
  return packagesOf([{ file: engineFile }, ...modules.map(find)]);
}

/** How what is loaded here differs from what a plan was made with, a sentence for each package. */
export function differencesHere({ packages, tables }: Plan, find: Find): readonly string[] {
  return differences(packages, packagesHere(modulesOf(tables), find));
}

/** @throws StudyError `other-packages` */
export function refuseOthers(plan: Plan, find: Find): void {
  const differing = differencesHere(plan, find);
  if (differing.length > 0)
    throw new StudyError('other-packages', `The plan was made with something else: ${differing.join('; ')}.`);
}
