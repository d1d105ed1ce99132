import type { Json } from '@howzat/core';
import { useId } from 'react';
import { choiceText } from '../../engine/said.js';
import type { TableProps } from '../../tables/table.js';
import { words } from '../../words.js';

/** What has been chosen in the open and is not taken yet: whoever is asked now answers to it. */
export function InTheOpen({ table }: { readonly table: TableProps }) {
  const heading = useId();
  const choices = Object.entries(table.view.shown);
  if (choices.length === 0 || table.open.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="panel arrive border-gold p-4" data-shown>
      <h2 id={heading} className="font-semibold">
        {words.ask.inTheOpen}
      </h2>
      <dl className="mt-1 space-y-1">
        {choices.map(([step, choice]) => (
          <div key={step}>
            <dt className="text-sm text-soft">{table.ask(step)}</dt>
            <dd>{choiceText(choice as Json, (item, field) => table.label(item, step, field))}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
