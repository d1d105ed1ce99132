import type { MatchPlan } from '@howzat/host';
import { useEffect, useState } from 'react';
import { type Opened, openVariant } from '../../engine/opened.js';
import { words } from '../../online/words.js';

interface RulesToldProps {
  readonly plan: MatchPlan;
  readonly game: string;
  /** The rules alone. */
  readonly short?: boolean;
}

/** What is played, and by which rules: both sides see it before they sit down. */
export function RulesTold({ plan, game, short = false }: RulesToldProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    let wanted = true;
    openVariant(plan.variant).then(
      (found) => wanted && setOpened(found),
      // the ids tell it, then
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [plan.variant]);
  const { format = opened?.variant.defaultFormat, houseRules = [], options = [], rulings = {} } = plan.selection;
  const titleOf = (all: readonly { readonly id: string; readonly title: string }[] | undefined, id: string): string =>
    all?.find((each) => each.id === id)?.title ?? id;
  const chosen = [
    ...(format == null ? [] : [titleOf(opened?.variant.formats, format)]),
    ...options.map((id) => titleOf(opened?.variant.options, id)),
    ...houseRules.map((id) => titleOf(opened?.houseRules, id)),
    ...(plan.clock ? [words.clockOf(plan.clock.seconds)] : []),
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
