import { isHowzatError } from '../errors/index.js';
import type { Variant } from '../kits/index.js';
import { compose } from './compose.js';
import type { Rulebook, Selection } from './rulebook.js';
import type { Scenario } from './scenario.js';

/** A way to set a game up. */
export interface Setup {
  /** What tells it from the others, such as `format t10` or `as in golden-duck`. */
  readonly name: string;
  readonly selection: Selection;
  /** Something is played otherwise than the rules as printed or a format have it. */
  readonly switched: boolean;
}

/**
 * The ways to set a game up in which its rules show, each once: as printed (the first), in each format, with each option, under
 * each reading of each ruling, and as each worked example has it, which knows what a reading needs beside it. A reading that
 * needs another is there alone, too: {@link composeSetup} tells.
 *
 * @param variant the game
 * @param scenarios its worked examples, if they are to count too
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { setupsOf } from '@howzat/core/engine';
 *
 * const [printed, format] = setupsOf(ccsl);
 * console.log(printed?.name, 'and', format?.name); // as printed and format one-over
 */
export function setupsOf(variant: Variant, scenarios: readonly Scenario[] = []): readonly Setup[] {
  const setups = new Map<string, Setup>();
  const add = (name: string, selection: Selection, switched = true): void => {
    const key = JSON.stringify({ ...selection, houseRules: selection.houseRules?.map(({ id }) => id) });
    if (!setups.has(key)) setups.set(key, { name, selection, switched });
  };
  add('as printed', {}, false);
  for (const { id } of variant.formats) add(`format ${id}`, { format: id }, false);
  for (const { id } of variant.options) add(`option ${id}`, { options: [id] });
  for (const { id, standard, readings } of variant.rulings)
    for (const [reading, amendment] of Object.entries(readings))
      if (amendment !== null && reading !== standard) add(`${id}=${reading}`, { rulings: { [id]: reading } });
  for (const { id, with: base = {}, readings = [] } of scenarios) {
    add(`as in ${id}`, base);
    for (const { ruling, reading } of readings)
      add(`as in ${id}, ${ruling}=${reading}`, { ...base, rulings: { ...base.rulings, [ruling]: reading } });
  }
  return [...setups.values()];
}

/**
 * The rulebook of a set-up; null where its reading changes nothing alone, or needs another reading beside it: a worked example
 * has it with what it needs.
 *
 * @param variant the game
 * @param setup one of the ways that {@link setupsOf} lists
 * @throws HowzatError as `compose` does, for every other reason
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { composeSetup, setupsOf } from '@howzat/core/engine';
 *
 * const formats = setupsOf(ccsl).filter(({ name }) => name.startsWith('format '));
 * const rulebooks = formats.map((setup) => composeSetup(ccsl, setup));
 * console.log(rulebooks[0]?.selection.format); // one-over
 */
export function composeSetup(variant: Variant, { selection }: Setup): Rulebook | null {
  try {
    return compose(variant, selection);
  } catch (error) {
    if (isHowzatError(error, 'no-op') || isHowzatError(error, 'requirement')) return null;
    throw error;
  }
}
