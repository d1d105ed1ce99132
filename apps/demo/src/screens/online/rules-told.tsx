import type { MatchPlan, RulesMessage } from '@howzat/host';
import { useEffect, useState } from 'react';
import { type Opened, openVariant } from '../../engine/opened.js';
import type { Place } from '../../online/line.js';
import { rulesTold } from '../../online/rules-told.js';
import { words } from '../../online/words.js';
import { variantEntry } from '../../variants.js';

interface RulesToldProps {
  readonly place: Place;
  readonly plan: MatchPlan;
  /** The rules alone. */
  readonly short?: boolean;
}

/** What is played, and by which rules: both sides see it before they sit down. */
export function RulesTold({ place, plan, short = false }: RulesToldProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [told, setTold] = useState<RulesMessage | null>(null);
  const { match, token } = place;
  const named = [plan.variant, ...(plan.selection.houseRules ?? [])].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are the same rules as long as their names are
  useEffect(() => {
    let wanted = true;
    const ignore = (): void => {
      // the ids tell it, then
    };
    openVariant(plan.variant).then((found) => wanted && setOpened(found), ignore);
    rulesTold({ match, token }, plan).then((rules) => wanted && setTold(rules), ignore);
    return () => {
      wanted = false;
    };
  }, [match, token, named]);
  const game = variantEntry(plan.variant)?.title ?? told?.variant.title ?? plan.variant;
  const { format = opened?.variant.defaultFormat, houseRules = [], options = [], rulings = {} } = plan.selection;
  const titleOf = (all: readonly { readonly id: string; readonly title: string }[] | undefined, id: string): string =>
    all?.find((each) => each.id === id)?.title ?? id;
  const known = [...(opened?.houseRules ?? []), ...(told?.houseRules ?? [])];
  const chosen = [
    ...(format == null ? [] : [titleOf(opened?.variant.formats, format)]),
    ...options.map((id) => titleOf(opened?.variant.options, id)),
    ...houseRules.map((id) => titleOf(known, id)),
    ...(plan.clock ? [words.clockOf(plan.clock.seconds)] : []),
    ...(plan.series ? [words.matchesOf(plan.series.best)] : []),
    ...Object.entries(rulings).map(([ruling, reading]) => `${ruling}: ${reading}`),
    ...Object.entries(plan.selection.set ?? {}).map(([name, value]) => `${name} ${value}`),
  ];
  return (
    <section className="text-sm text-soft">
      <p>
        <strong className="text-ink">{game}</strong>
        {chosen.length > 0 && `: ${chosen.join(', ')}`}
      </p>
      {!short && <p>{words.rulesSay}</p>}
    </section>
  );
}
