import { type Card, cards } from '@howzat/ccsl';
import type { Role } from '@howzat/core';
import { useId, useState } from 'react';
import { asks } from '../pieces/asks.js';
import { barOf, standing } from '../pieces/bar.js';
import { meant } from '../pieces/figure.js';
import { Barrable, Reasons, Why } from '../pieces/reasons.js';
import { useTake } from '../pieces/use-take.js';
import { Waits } from '../pieces/waits.js';
import type { OpenStep, TableProps } from '../table.js';
import { Declarations, type Declared } from './declarations.js';
import { means } from './first-words.js';
import { NumberCard, PassCard } from './number-card.js';
import type { Seen } from './seen.js';
import { words } from './words.js';

interface HandProps {
  readonly role: Role;
  readonly seen: Seen;
  /** The batter may pass in this game. */
  readonly canPass: boolean;
  /** The decision for which a card is wanted; null where nothing is asked, and the cards lie as they are. */
  readonly decision: OpenStep | null;
  /** Which ball it is: what goes with a card is said anew for each. */
  readonly ball: string;
  readonly question: string;
  /** Something else is asked first: on a phone the cards, which are always the same, leave it their room. */
  readonly yields: boolean;
  readonly play: TableProps['play'];
  readonly waits: TableProps['waits'];
}

const none: Declared = { prediction: null, blocker: false, trap: false };

/** The hand of this side. A card that is touched is played, with what was said to go with it. */
export function Hand({ role, seen, canPass, decision, ball, question, yields, play, waits }: HandProps) {
  const [said, setSaid] = useState({ ball, declared: none });
  const [last, setLast] = useState<{ readonly ball: string; readonly item: Card | 'pass' } | null>(null);
  const { busy, take } = useTake(play);
  const heading = useId();
  const declared = said.ball === ball ? said.declared : none;
  const domain = decision?.domain;
  const field = domain?.kind === 'record' && 'guess' in domain.fields ? 'guess' : 'card';
  const choose = async (item: Card | 'pass'): Promise<void> => {
    if (!decision) return;
    const taken = await take(
      decision.step,
      domain?.kind === 'record' ? choiceOf(domain.fields, field, item, declared) : item,
    );
    if (taken) setLast({ ball, item });
  };
  const items = role === 'batting' && canPass ? [...cards, 'pass' as const] : cards;
  return (
    <Reasons>
      <section
        aria-labelledby={heading}
        className={`panel relative p-2.5 sm:p-3 ${yields ? 'max-sm:hidden' : ''}`}
        data-ask={asks(decision)}
      >
        <div className="mb-1 flex items-baseline justify-between gap-2">
          <h2 id={heading} className={`font-semibold sm:text-lg ${waits === null ? '' : 'shrink-0'}`}>
            {decision ? question : words.hand}
          </h2>
          <Waits waits={waits} />
        </div>
        {decision && (
          <Declarations
            domain={decision.domain}
            declared={declared}
            change={(next) => setSaid({ ball, declared: next })}
          />
        )}
        <ul className={`grid gap-1 sm:gap-2 ${items.length === 7 ? 'grid-cols-7' : 'grid-cols-6'} sm:max-w-2xl`}>
          {items.map((item) => {
            const bar = decision ? barOf(standing(domain, item, field)) : null;
            const laid = decision?.made === true && last?.ball === ball && last.item === item;
            const mark = item === 'pass' ? null : markOf(item, role, seen);
            return (
              <li key={item}>
                <Barrable
                  name={[nameOf(item, field), mark?.[1]].filter(Boolean).join(', ')}
                  bar={bar}
                  idle={!decision || busy}
                  digit={item === 'pass' ? '9' : `${item}`}
                  {...(decision?.made ? { pressed: laid } : {})}
                  className={`group block w-full rounded-lg transition-transform duration-150 ${
                    bar ? 'opacity-45 grayscale' : decision ? 'lifts' : ''
                  } ${laid ? '-translate-y-2 ring-3 ring-gold' : ''}`}
                  choose={() => void choose(item)}
                >
                  {item === 'pass' ? <PassCard word={words.pass} /> : <Meant value={item} role={role} />}
                  <span
                    aria-hidden
                    className="mt-0.5 block h-4 text-center text-xs font-bold leading-4 whitespace-nowrap text-ball"
                  >
                    {mark?.[0]}
                  </span>
                </Barrable>
              </li>
            );
          })}
        </ul>
        <Why />
      </section>
    </Reasons>
  );
}

/** A card with what it would do. */
function Meant({ value, role }: { readonly value: Card; readonly role: Role }) {
  return (
    <span className="block" {...meant('card', means.card(value, role))}>
      <NumberCard value={value} />
    </span>
  );
}

/** Whether a decision is about a card of the hand, and has nothing in it that this table does not know. */
export function wantsCard({ domain }: OpenStep): boolean {
  if (domain.kind === 'oneOf') return true;
  const known = ['card', 'guess', ...Object.keys(none)];
  return domain.kind === 'record' && Object.keys(domain.fields).every((name) => known.includes(name));
}

function choiceOf(fields: object, field: 'card' | 'guess', item: Card | 'pass', declared: Declared): object {
  const said = Object.entries(declared).filter(([name]) => name in fields);
  return { [field]: item, ...Object.fromEntries(said) };
}

function nameOf(item: Card | 'pass', field: 'card' | 'guess'): string {
  if (item === 'pass') return words.pass;
  return field === 'guess' ? words.guess(item) : words.card(item);
}

/** What hangs on a card on this ball. */
function markOf(card: Card, role: Role, seen: Seen): readonly [string, string] | null {
  const { marks } = words;
  if (role === 'bowling') return !seen.hidden && card === seen.previous ? marks.same : null;
  if (seen.shiftLeft > 0 && card % 2 === 1 && !seen.forced) return marks.odd;
  if (seen.defenceLeft > 0 && !seen.hidden && card !== 2 && card !== 3) return card > 3 ? marks.halved : marks.doubled;
  return null;
}
