import type { DomainDescription, Json } from '@howzat/core';
import { type ReactNode, useId, useState } from 'react';
import { words } from '../../words.js';
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

/** So many stand on a phone at first: with more the board would shrink. */
const most = 6;

type List = Extract<DomainDescription, { kind: 'oneOf' }>;

/** One of a few things, each a card to press; what is not allowed is there too, with the rule that says so. */
export function Options({ decision, ask, label, play, name, tell, className }: OptionsProps) {
  const { step, domain } = decision;
  const heading = useId();
  const { busy, take } = useTake(play);
  const { items, forbidden = [] } = domain as List;
  const [whole, setWhole] = useState(false);
  const folds = items.length > most && !whole;
  const called = (item: Json): string => name?.(item) ?? label(item, step);
  return (
    <section aria-labelledby={heading} className="panel arrive relative p-2.5 sm:p-3" data-ask>
      <h3 id={heading} className={`mb-1.5 font-semibold sm:mb-2 sm:text-lg ${folds ? 'max-sm:pr-16' : ''}`}>
        {ask(step)}
      </h3>
      <ul
        className={
          className ??
          `grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.25rem),1fr))] gap-1.5 sm:gap-2 ${items.length > most ? 'laid-list' : ''}`
        }
      >
        {items.map((item, at) => (
          <li key={JSON.stringify(item)} className={`flex ${folds && at >= most ? 'laid-beyond' : ''}`}>
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
      {folds && (
        <button
          type="button"
          className="laid-all button button-quiet absolute top-1 right-1.5 min-h-8 px-2 py-0 text-sm"
          onClick={() => setWhole(true)}
        >
          {words.ask.all(items.length)}
        </button>
      )}
      {forbidden.length > 0 && (
        <div className={folds ? 'laid-beyond' : ''}>
          <Forbidden items={forbidden} called={called} />
        </div>
      )}
    </section>
  );
}
