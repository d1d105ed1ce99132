import type { DomainDescription, Json } from '@howzat/core';
import { type ReactNode, useId } from 'react';
import type { OpenStep, TableProps } from '../table.js';
import { Forbidden } from './forbidden.js';
import { useTake } from './use-take.js';

export interface OptionsProps extends Pick<TableProps, 'ask' | 'label' | 'play'> {
  readonly decision: OpenStep;
  /** What an item is called; the words of the rulebook where it returns nothing. */
  readonly name?: (item: Json) => string | undefined;
  /** What an item leads to. */
  readonly tell?: (item: Json) => ReactNode;
  readonly className?: string;
}

type List = Extract<DomainDescription, { kind: 'oneOf' }>;

/** One of a few things, each a card to press; what is not allowed is there too, with the rule that says so. */
export function Options({ decision, ask, label, play, name, tell, className }: OptionsProps) {
  const { step, domain } = decision;
  const heading = useId();
  const { busy, take } = useTake(play);
  const { items, forbidden = [] } = domain as List;
  const called = (item: Json): string => name?.(item) ?? label(item, step);
  return (
    <section aria-labelledby={heading} className="panel arrive p-2.5 sm:p-3" data-ask>
      <h3 id={heading} className="mb-2 font-semibold sm:text-lg">
        {ask(step)}
      </h3>
      <ul className={className ?? 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.25rem),1fr))] gap-1.5 sm:gap-2'}>
        {items.map((item) => (
          <li key={JSON.stringify(item)} className="flex">
            <button
              type="button"
              data-answer
              disabled={busy}
              onClick={() => void take(step, item)}
              className="button w-full flex-col items-start justify-start gap-0.5 bg-raised px-2.5 py-1.5 text-left leading-tight"
            >
              <span>{called(item)}</span>
              {tell && <span className="text-xs font-normal text-soft">{tell(item)}</span>}
            </button>
          </li>
        ))}
      </ul>
      {forbidden.length > 0 && <Forbidden items={forbidden} called={called} />}
    </section>
  );
}
