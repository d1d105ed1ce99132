import type { ForbiddenItem, Json } from '@howzat/core';
import { langOfGames } from '../../language/spoken.js';
import { words } from '../../words.js';
import { RuleId } from './rule-id.js';

interface ForbiddenProps {
  readonly items: readonly ForbiddenItem[];
  readonly called: (item: Json) => string;
}

/** What would be a choice but for a rule: what is forbidden, the sentence that says why, and the rule. */
export function Forbidden({ items, called }: ForbiddenProps) {
  const reasons = [...Map.groupBy(items, ({ message, rule }) => JSON.stringify([message, rule])).values()];
  return (
    <ul className="mt-3 space-y-1 text-sm text-soft">
      {reasons.map((same) => {
        const names = same.map(({ item }) => called(item)).join(', ');
        const [{ message, rule }] = same as [ForbiddenItem];
        return (
          <li key={`${rule} ${message}`}>
            {same.length < 3 ? (
              <p className="rounded-lg border border-dashed border-line px-3 py-2">
                <span className="line-through">{names}</span>: <span lang={langOfGames()}>{message}</span>
                {rule && ' '}
                {rule && <RuleId rule={rule} />}
              </p>
            ) : (
              <details className="rounded-lg border border-dashed border-line px-3">
                <summary className="min-h-10 py-2">
                  {words.ask.forbidden(same.length)}: <span lang={langOfGames()}>{message}</span>
                </summary>
                <p className="pb-2">
                  {names}
                  {rule && ' '}
                  {rule && <RuleId rule={rule} />}
                </p>
              </details>
            )}
          </li>
        );
      })}
    </ul>
  );
}
