import { type Card, cards } from '@howzat/ccsl';
import type { DomainDescription } from '@howzat/core';
import { barOf, standing } from '../pieces/bar.js';
import { Barrable } from '../pieces/reasons.js';
import { words } from './words.js';

/** What goes with a card. */
export interface Declared {
  readonly prediction: Card | null;
  readonly blocker: boolean;
  readonly trap: boolean;
}

interface DeclarationsProps {
  readonly domain: DomainDescription;
  readonly declared: Declared;
  readonly change: (declared: Declared) => void;
}

/** What may be said to go with a card: a prediction, the trap, the power blocker. */
export function Declarations({ domain, declared, change }: DeclarationsProps) {
  if (domain.kind !== 'record') return null;
  const { prediction } = domain.fields;
  const switches = (['trap', 'blocker'] as const).filter((name) => name in domain.fields);
  return (
    <fieldset className="mb-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 sm:mb-3 sm:gap-2">
      <legend className="sr-only">{words.declare}</legend>
      {prediction && (
        <Prediction
          domain={prediction}
          value={declared.prediction}
          change={(value) => change({ ...declared, prediction: value })}
        />
      )}
      {switches.map((name) => (
        <Barrable
          part
          key={name}
          name={words[name]}
          bar={barOf(standing(domain, true, name))}
          pressed={declared[name]}
          className={`button max-sm:min-h-9 max-sm:flex-1 max-sm:px-1 max-sm:py-0 max-sm:text-xs ${declared[name] ? 'button-main' : ''} aria-disabled:cursor-default aria-disabled:border-dashed aria-disabled:text-soft`}
          choose={() => change({ ...declared, [name]: !declared[name] })}
        >
          {words[name]}
        </Barrable>
      ))}
    </fieldset>
  );
}

interface PredictionProps {
  readonly domain: DomainDescription;
  readonly value: Card | null;
  readonly change: (value: Card | null) => void;
}

/** The card of the bowler, named in advance. */
function Prediction({ domain, value, change }: PredictionProps) {
  const bars = cards.map((card) => barOf(standing(domain, card)));
  const [bar] = bars;
  // where one sentence bars them all, one control says it
  if (bar && bars.every((each) => each?.message === bar.message))
    return (
      <Barrable
        part
        name={words.predict}
        bar={bar}
        className="button max-sm:min-h-9 max-sm:flex-1 max-sm:px-1 max-sm:py-0 max-sm:text-xs aria-disabled:cursor-default aria-disabled:border-dashed aria-disabled:text-soft"
        choose={() => {}}
      >
        {words.predict}
      </Barrable>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:w-full">
      <span className="text-soft max-sm:w-full max-sm:text-xs sm:text-sm">{words.predict}</span>
      <span className="flex w-full gap-0.5 sm:w-auto sm:gap-1">
        {[null, ...cards].map((card) => (
          <Barrable
            part
            key={card}
            name={card === null ? words.noPrediction : `${words.predict}: ${card}`}
            bar={barOf(standing(domain, card))}
            pressed={value === card}
            className={`button min-w-0 flex-1 px-0 max-sm:min-h-9 max-sm:py-0 sm:min-w-10 ${value === card ? 'button-main' : ''}`}
            choose={() => change(card)}
          >
            {card === null ? '–' : card}
          </Barrable>
        ))}
      </span>
    </div>
  );
}
