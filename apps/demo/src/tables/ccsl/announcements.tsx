import { type Card, cards } from '@howzat/ccsl';
import type { DomainDescription, Json } from '@howzat/core';
import { useId, useState } from 'react';
import { asks } from '../pieces/asks.js';
import { barOf, standing } from '../pieces/bar.js';
import { Barrable, Reasons, Why } from '../pieces/reasons.js';
import { useTake } from '../pieces/use-take.js';
import type { OpenStep, TableProps } from '../table.js';
import { NumberCard } from './number-card.js';
import { words } from './words.js';

interface AnnouncementProps {
  readonly decision: OpenStep;
  readonly question: string;
  readonly play: TableProps['play'];
}

/** One way to answer a question that is asked before the cards are chosen. */
interface Answer {
  readonly word: string;
  readonly say: string | null;
  readonly choice: Json;
}

const modes: readonly Answer[] = (['neither', 'defence', 'shift', 'both'] as const).map((name) => ({
  word: words.modes[name],
  say: words.modesSay[name],
  choice: { defence: name === 'defence' || name === 'both', shift: name === 'shift' || name === 'both' },
}));

const faces: readonly Answer[] = (['open', 'hidden'] as const).map((name) => ({
  word: words.face[name],
  say: words.faceSay[name],
  choice: { hidden: name === 'hidden' },
}));

const yesOrNo: readonly Answer[] = [
  { word: words.no, say: null, choice: false },
  { word: words.yes, say: null, choice: true },
];

/** The answers to a question before the cards; null where this table does not know the question. */
function answersTo({ step, domain }: OpenStep): readonly Answer[] | null {
  if (step === 'announce-bowling' && hasFields(domain, ['defence', 'shift'])) return modes;
  if (step === 'announce-batting' && hasFields(domain, ['hidden'])) return faces;
  const switches = ['announce-blocker', 'announce-trap', 'announce-pass', 'want-traps', 'waive-reward', 'end-defence'];
  return switches.includes(step) && domain.kind === 'oneOf' ? yesOrNo : null;
}

function hasFields(domain: DomainDescription, names: readonly string[]): boolean {
  return domain.kind === 'record' && Object.keys(domain.fields).join() === names.join();
}

export function isAnnouncement(decision: OpenStep): boolean {
  return answersTo(decision) !== null;
}

/** Which rule bars an answer: of a record, that of its first field that is barred. */
function barOfAnswer(domain: DomainDescription, choice: Json) {
  if (domain.kind !== 'record' || typeof choice !== 'object' || choice === null) return barOf(standing(domain, choice));
  for (const [field, item] of Object.entries(choice)) {
    const bar = barOf(standing(domain, item as Json, field));
    if (bar) return bar;
  }
  return null;
}

/** What is announced before the cards: modes of the bowler, the hidden card of the batter, and the like. */
export function Announcement({ decision, question, play }: AnnouncementProps) {
  const { take, busy } = useTake(play);
  const heading = useId();
  return (
    <Reasons>
      <section aria-labelledby={heading} className="panel arrive relative p-2.5 sm:p-4" data-ask={asks(decision)}>
        <h2 id={heading} className="mb-1.5 font-semibold sm:mb-3 sm:text-lg">
          {question}
        </h2>
        <ul className="grid grid-cols-2 gap-1.5 sm:grid-cols-4 sm:gap-2 lg:grid-cols-2">
          {(answersTo(decision) ?? []).map(({ word, say, choice }, at) => {
            const bar = barOfAnswer(decision.domain, choice);
            return (
              <li key={word}>
                <Barrable
                  name={say ? `${word}: ${say}` : word}
                  bar={bar}
                  idle={busy}
                  className={`button h-full w-full flex-col items-start gap-0.5 text-left leading-tight max-sm:px-2.5 max-sm:py-1.5 ${at === 0 ? 'border-turf' : ''} ${bar ? 'cursor-default border-dashed text-soft' : ''}`}
                  choose={() => void take(decision.step, choice)}
                >
                  <span>{word}</span>
                  {say && <span className="text-xs font-normal text-soft">{say}</span>}
                </Barrable>
              </li>
            );
          })}
        </ul>
        <Why className="sm:mt-2" />
      </section>
    </Reasons>
  );
}

interface TrapsProps extends AnnouncementProps {
  readonly why: TableProps['why'];
}

/** The two trap values that the bowler writes down before the innings. */
export function TrapValues({ decision, question, play, why }: TrapsProps) {
  const [values, setValues] = useState<readonly Card[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { take, busy } = useTake(play);
  const heading = useId();
  const toggle = (card: Card): void => {
    // a third value takes the place of the first
    const next = values.includes(card) ? values.filter((value) => value !== card) : [...values.slice(-1), card];
    setValues(next);
    setRefusal(null);
    if (next.length === 2) void why(decision.step, next).then((answer) => setRefusal(answer?.message ?? null));
  };
  return (
    <section aria-labelledby={heading} className="panel arrive p-2.5 sm:p-4" data-ask={asks(decision)}>
      <h2 id={heading} className="mb-2 font-semibold sm:mb-3 sm:text-lg">
        {question}
      </h2>
      <ul className="grid max-w-2xl grid-cols-6 gap-1.5 sm:gap-3">
        {cards.map((card) => {
          const chosen = values.includes(card);
          return (
            <li key={card}>
              <button
                type="button"
                aria-label={words.card(card)}
                aria-pressed={chosen}
                data-part
                data-key={card}
                className={`block w-full rounded-lg lifts ${chosen ? '-translate-y-2 ring-3 ring-ball' : ''}`}
                onClick={() => toggle(card)}
              >
                <NumberCard value={card} />
              </button>
            </li>
          );
        })}
      </ul>
      <p aria-live="polite" className="text-sm sm:mt-2 sm:min-h-5">
        {refusal}
      </p>
      <button
        type="button"
        className="button button-main mt-2 w-full sm:w-auto"
        data-answer
        disabled={busy || values.length < 2 || refusal !== null}
        onClick={() => void take(decision.step, values)}
      >
        {words.write([...values].sort((a, b) => a - b))}
      </button>
    </section>
  );
}
