import { compose, type Rulebook, rulesIn, standingRules, type Variant } from '@howzat/core/engine';

const ofVariant = new WeakMap<Variant, ReadonlySet<string>>();

/** The rules that stand in a variant before anything is chosen. */
function rulesBefore(variant: Variant): ReadonlySet<string> {
  let ids = ofVariant.get(variant);
  if (!ids) {
    // without a format: formats are amendments too
    const bare = compose({ ...variant, defaultFormat: null } as Variant);
    ids = new Set(rulesIn(bare as Rulebook).flatMap(({ id, standing }) => (standing ? [id] : [])));
    ofVariant.set(variant, ids);
  }
  return ids;
}

/**
 * The rules that the amendments of a rulebook have brought, brought back, replaced or put something around, as far as they stand. In
 * the order of the flow.
 */
export function changedRules(rulebook: Rulebook): readonly string[] {
  if (rulebook.amendments.length === 0) return [];
  const before = rulesBefore(rulebook.variant);
  const touched = new Set<string>();
  for (const { operations } of rulebook.amendments)
    for (const operation of operations) {
      if (operation.op === 'replace') touched.add(operation.by.id);
      if (operation.op === 'wrap') touched.add(operation.rule);
    }
  return standingRules(rulebook).filter((id) => !before.has(id) || touched.has(id));
}
