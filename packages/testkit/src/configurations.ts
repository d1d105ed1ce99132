import { compose, isHowzatError, type Rulebook, type Scenario, type Selection, type Variant } from '@howzat/core';

/** One way to play a variant. */
export interface Configuration {
  readonly name: string;
  readonly selection: Selection;
  readonly rulebook: Rulebook;
  /** Something is read otherwise than the rules as printed or a format read it. */
  readonly switched: boolean;
}

/**
 * Every way to play a variant that can be told apart: as printed, each format, option and built reading, and whatever
 * the scenarios are played with. A reading that changes nothing without its prerequisite is played with it, by the
 * scenario that names it.
 */
export function configurationsOf(variant: Variant, scenarios: readonly Scenario[]): readonly Configuration[] {
  const found = new Map<string, Configuration>();
  const add = (name: string, selection: Selection, switched = true): void => {
    const key = JSON.stringify({ ...selection, houseRules: selection.houseRules?.map((rule) => rule.id) });
    if (found.has(key)) return;
    try {
      found.set(key, { name, selection, rulebook: compose(variant, selection), switched });
    } catch (error) {
      // it changes nothing as it is, or needs another reading beside it: a scenario plays it with what it needs
      if (!isHowzatError(error, 'no-op') && !isHowzatError(error, 'requirement')) throw error;
    }
  };
  add('as printed', {}, false);
  for (const { id } of variant.formats) add(`format ${id}`, { format: id }, false);
  for (const { id } of variant.options) add(`option ${id}`, { options: [id] });
  for (const ruling of variant.rulings)
    for (const [reading, amendment] of Object.entries(ruling.readings))
      if (amendment !== null && reading !== ruling.standard)
        add(`${ruling.id}=${reading}`, { rulings: { [ruling.id]: reading } });
  for (const scenario of scenarios) {
    if (scenario.with) add(`as in ${scenario.id}`, scenario.with);
    for (const { ruling, reading } of scenario.readings ?? [])
      add(`as in ${scenario.id}, ${ruling}=${reading}`, {
        ...scenario.with,
        rulings: { ...scenario.with?.rulings, [ruling]: reading },
      });
  }
  return [...found.values()];
}
