import type { ChanceDescription, Json, Refusal } from '@howzat/core';
import { useEffect, useId, useState } from 'react';
import { langOfGames } from '../../language/spoken.js';
import { words } from '../../words.js';
import { RuleId } from '../pieces/rule-id.js';
import { useTake } from '../pieces/use-take.js';
import type { OpenStep, TableProps } from '../table.js';
import { Control } from './control.js';
import { beginning, isComplete, type Wanted } from './wanted.js';

/** What `Ask` needs of the props of a table. */
export type AskProps = Pick<TableProps, 'open' | 'chance' | 'ask' | 'label' | 'why' | 'play' | 'happen'> & {
  /** Only these steps, where a table has controls of its own for the others. */
  readonly only?: (step: string) => boolean;
};

/**
 * Controls for whatever is open, made from the domains alone: lists as buttons, numbers as a slider, sets, orders to drag or
 * to move by keys, places to pick, several fields together. Real dice and cards are asked for in the same way.
 */
export function Ask({ open, chance, only, ...table }: AskProps) {
  const asked = open.filter(({ step }) => only?.(step) ?? true);
  return (
    <>
      {asked.map((decision) => (
        <Decision key={`${decision.step} ${JSON.stringify(decision.domain)}`} decision={decision} {...table} />
      ))}
      {chance && (
        <Choice
          key={`${chance.step} ${JSON.stringify(chance.of)}`}
          title={table.ask(chance.step)}
          note={words.match.chanceAsk}
          wanted={wantedOf(chance.of)}
          label={(item, field) => table.label(item, chance.step, field)}
          step={chance.step}
          why={null}
          choose={table.happen}
        />
      )}
    </>
  );
}

function Decision({
  decision,
  ...table
}: Omit<AskProps, 'open' | 'chance' | 'only'> & { readonly decision: OpenStep }) {
  const { step, domain, made } = decision;
  return (
    <Choice
      title={table.ask(step)}
      note={made ? words.ask.changed : null}
      wanted={domain}
      label={(item, field) => table.label(item, step, field)}
      step={step}
      why={table.why}
      choose={table.play}
    />
  );
}

interface ChoiceProps {
  readonly step: string;
  readonly title: string;
  readonly note: string | null;
  readonly wanted: Wanted;
  readonly label: (item: Json, field?: string) => string;
  /** Asks why a choice is illegal; null where only the match can tell. */
  readonly why: TableProps['why'] | null;
  readonly choose: TableProps['play'];
}

function Choice({ step, title, note, wanted, label, why, choose }: ChoiceProps) {
  const [value, setValue] = useState<unknown>(() => beginning(wanted));
  // why what is chosen cannot be played, and why what was played was not taken: that may be tried again
  const [illegal, setIllegal] = useState<Refusal | null>(null);
  const [untaken, setUntaken] = useState<Refusal | null>(null);
  const refusal = illegal ?? untaken;
  const { busy, take } = useTake(async (at, choice) => {
    setUntaken(null);
    const refused = await choose(at, choice);
    setUntaken(refused);
    return refused;
  });
  const heading = useId();
  const atOnce = wanted.kind === 'oneOf' || wanted.kind === 'die';
  const text = JSON.stringify(value);
  const complete = isComplete(wanted, value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the choice changes, not when the screen is drawn
  useEffect(() => {
    let asked = true;
    setUntaken(null);
    if (atOnce || !complete || !why) setIllegal(null);
    else void why(step, JSON.parse(text)).then((answer) => asked && setIllegal(answer));
    return () => {
      asked = false;
    };
  }, [text, complete]);

  return (
    <section aria-labelledby={heading} className="panel arrive p-2.5 sm:p-4" data-ask>
      <h2 id={heading} className="mb-2 text-lg font-semibold">
        {title}
      </h2>
      {note && <p className="-mt-2 mb-3 text-sm text-soft">{note}</p>}
      <Control
        wanted={wanted}
        value={value}
        label={label}
        disabled={busy}
        change={(next) => {
          setValue(next);
          if (atOnce) void take(step, next);
        }}
      />
      <div aria-live="polite">
        {refusal && (
          <p className="mt-3 rounded-lg border border-ball p-2 text-sm">
            <span lang={langOfGames()}>{refusal.message}</span>
            {refusal.rule && ' '}
            {refusal.rule && <RuleId rule={refusal.rule} />}
          </p>
        )}
      </div>
      {!atOnce && (
        <button
          type="button"
          className="button button-main mt-3 w-full sm:w-auto sm:min-w-40"
          disabled={busy || !complete || illegal !== null}
          onClick={() => void take(step, value)}
        >
          {words.ask.play}
        </button>
      )}
    </section>
  );
}

/** What dice and cards can show, as something to ask for. */
function wantedOf(of: ChanceDescription): Wanted {
  if (of.kind === 'oneOf') return of;
  if (of.kind === 'deal') return { kind: 'drawn', items: of.from, size: of.count };
  return of.dice === 1 ? { kind: 'die', sides: of.sides } : { kind: 'dice', dice: of.dice, sides: of.sides };
}
