import type { DomainDescription, Json, Refusal } from '@howzat/core';
import { useEffect, useId, useState } from 'react';
import { meant } from '../pieces/figure.js';
import { Options } from '../pieces/options.js';
import { RuleId } from '../pieces/rule-id.js';
import { useTake } from '../pieces/use-take.js';
import type { OpenStep, TableProps } from '../table.js';
import { meansOf, saysMeans } from './people.js';
import { nameOf, type Seat } from './seat.js';
import { told } from './words.js';

interface CardsProps extends Pick<TableProps, 'ask' | 'label' | 'play' | 'why'> {
  readonly seat: Seat;
  readonly decision: OpenStep;
}

interface AboutProps {
  readonly seat: Seat;
  readonly card: number;
  /** What is wanted of it, where that is one thing: on a phone the other is left out. */
  readonly wanted?: 'bowling' | 'batting';
}

/** What is worth knowing of a card. */
function About({ seat, card, wanted }: AboutProps) {
  const cricketer = seat.p.table.set.cricketers[card - 1];
  if (!cricketer) return null;
  return (
    <>
      <span className={`block ${wanted === 'batting' ? 'max-sm:sr-only' : ''}`}>
        {told.cards.roles[cricketer.role]} · {told.cards.bowls(cricketer.bowlingChart)}
      </span>
      <span
        className={`block ${wanted === 'bowling' ? 'max-sm:sr-only' : ''}`}
        {...meant('means', saysMeans(cricketer.potentialRuns))}
      >
        {meansOf(cricketer.potentialRuns)}
      </span>
    </>
  );
}

/** One card: who comes in, who bowls now. */
export function CardChoice({ seat, decision, why: _, ...table }: CardsProps) {
  const wanted = decision.step === 'next-batter' ? 'batting' : 'bowling';
  return (
    <Options
      {...table}
      decision={decision}
      name={(item) => (typeof item === 'number' ? nameOf(seat, item) : undefined)}
      tell={(item: Json) => (typeof item === 'number' ? <About seat={seat} card={item} wanted={wanted} /> : null)}
    />
  );
}

/** The cards from which several are picked, and how many. */
function wanted(domain: DomainDescription): {
  readonly cards: readonly number[];
  readonly size: number;
  readonly ends: readonly string[];
} {
  if (domain.kind === 'subsetOf') return { cards: domain.items as readonly number[], size: domain.size, ends: [] };
  if (domain.kind === 'placement')
    return { cards: domain.places as readonly number[], size: domain.pieces.length, ends: domain.pieces.map(String) };
  return { cards: [], size: 0, ends: [] };
}

/** Several cards: the eleven of the lineup, or the two that open, each at an end. */
export function Pick({ seat, decision, ask, play, why }: CardsProps) {
  const heading = useId();
  const { step, domain } = decision;
  const { cards, size, ends } = wanted(domain);
  const [picked, setPicked] = useState<readonly number[]>([]);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { busy, take } = useTake(play);
  const full = picked.length === size;
  const text = picked.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the choice changes
  useEffect(() => {
    let asked = true;
    setRefusal(null);
    if (full) void why(step, text.split(',').map(Number)).then((answer) => asked && setRefusal(answer));
    return () => {
      asked = false;
    };
  }, [text, step, full]);
  const press = (card: number): void => {
    if (picked.includes(card)) setPicked(picked.filter((other) => other !== card));
    else if (!full) setPicked([...picked, card]);
    else if (size === 2) setPicked([...picked.slice(1), card]);
  };
  return (
    <section aria-labelledby={heading} className="panel arrive p-2.5 sm:p-3" data-ask>
      <h3 id={heading} className="font-semibold sm:text-lg">
        {ask(step)}
      </h3>
      <p className="mb-3 text-sm text-soft" aria-live="polite">
        {ends.length > 0 ? told.cards.pair : told.cards.picked(picked.length, size)} {told.cards.meanSay}
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] gap-2">
        {cards.map((card) => {
          const place = picked.indexOf(card);
          const end = ends[place];
          return (
            <li key={card} className="flex">
              <button
                type="button"
                data-part
                aria-pressed={place >= 0}
                disabled={busy || (full && place < 0 && size > 2)}
                onClick={() => press(card)}
                className={`button w-full flex-col items-start justify-start gap-0.5 px-3 py-2 text-left leading-snug ${place >= 0 ? 'border-2 border-turf bg-raised' : ''}`}
              >
                <span>
                  {place >= 0 && <span aria-hidden>✓ </span>}
                  {nameOf(seat, card)}
                </span>
                {end !== undefined && <span className="text-xs text-gold">{told.cards.at(end)}</span>}
                <span className="text-xs font-normal text-soft">
                  <About seat={seat} card={card} />
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <div aria-live="polite">
        {refusal && (
          <p className="mt-3 rounded-lg border border-ball p-2 text-sm">
            {refusal.message}
            {refusal.rule && ' '}
            {refusal.rule && <RuleId rule={refusal.rule} />}
          </p>
        )}
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <button
          type="button"
          className="button button-main"
          data-answer
          disabled={busy || !full || refusal !== null}
          onClick={() => void take(step, picked)}
        >
          {ends.length > 0 ? told.cards.send : told.cards.play}
        </button>
        {ends.length === 0 && !full && (
          <button type="button" className="button" onClick={() => setPicked(balanced(seat, cards, picked, size))}>
            {told.cards.fill}
          </button>
        )}
        {ends.length > 0 && full && (
          <button type="button" className="button" onClick={() => setPicked([...picked].reverse())}>
            {told.cards.swap}
          </button>
        )}
        {picked.length > 0 && (
          <button type="button" className="button button-quiet" onClick={() => setPicked([])}>
            {told.cards.clear}
          </button>
        )}
      </div>
    </section>
  );
}

/** How many of each role an eleven has when it is filled up. */
const eleven = { batter: 5, keeper: 1, 'all-rounder': 2, bowler: 3 } as const;

/** The picked cards and those that make an eleven of them, best batters and charts first, as the deck lists them. */
function balanced({ p }: Seat, cards: readonly number[], picked: readonly number[], size: number): readonly number[] {
  const roleOf = (card: number) => p.table.set.cricketers[card - 1]?.role ?? 'batter';
  const chosen = [...picked];
  for (const card of cards) {
    const same = chosen.filter((other) => roleOf(other) === roleOf(card)).length;
    if (chosen.length < size && !chosen.includes(card) && same < eleven[roleOf(card)]) chosen.push(card);
  }
  for (const card of cards) if (chosen.length < size && !chosen.includes(card)) chosen.push(card);
  return chosen.sort((a, b) => a - b);
}
