import type { Scenario, Selection, Variant } from '@howzat/core';

/**
 * The ways to set a game up in which its rules show: as printed (the first), in each format, with each option, under each
 * reading of each ruling, and as each worked example has it, which knows what a reading needs beside it. A reading that
 * needs another is there alone, too: `compose` refuses it.
 */
export function setupsOf(variant: Variant, scenarios: readonly Scenario[] = []): readonly Selection[] {
  const selections: readonly Selection[] = [
    {},
    ...variant.formats.map(({ id }) => ({ format: id })),
    ...variant.options.map(({ id }) => ({ options: [id] })),
    ...variant.rulings.flatMap(({ id, standard, readings }) =>
      Object.keys(readings).flatMap((name) =>
        name === standard || readings[name] === null ? [] : [{ rulings: { [id]: name } }],
      ),
    ),
    ...scenarios.flatMap(({ with: base = {}, readings = [] }) => [
      base,
      ...readings.map(({ ruling, reading }) => ({ ...base, rulings: { ...base.rulings, [ruling]: reading } })),
    ]),
  ];
  return [...new Map(selections.map((selection) => [JSON.stringify(selection), selection])).values()];
}
