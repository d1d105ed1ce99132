import { colours } from '@howzat/cubes';
import { useId } from 'react';
import { asks } from '../pieces/asks.js';
import { barOf, standing } from '../pieces/bar.js';
import { Barrable, Reasons, Why } from '../pieces/reasons.js';
import { useTake } from '../pieces/use-take.js';
import type { OpenStep, TableProps } from '../table.js';
import { paints } from './colours.js';
import { words } from './words.js';

interface ColourChoiceProps {
  readonly decision: OpenStep;
  readonly question: string;
  readonly play: TableProps['play'];
}

/** The colour that a side reads its cubes in. */
export function ColourChoice({ decision, question, play }: ColourChoiceProps) {
  const { busy, take } = useTake(play);
  const heading = useId();
  return (
    <Reasons>
      <section aria-labelledby={heading} className="panel arrive p-3 sm:p-4" data-ask={asks(decision)}>
        <h2 id={heading} className="mb-3 text-lg font-semibold">
          {question}
        </h2>
        <ul className="grid max-w-2xl grid-cols-3 gap-2 sm:grid-cols-6 sm:gap-3">
          {colours.map((colour) => {
            const bar = barOf(standing(decision.domain, colour));
            return (
              <li key={colour}>
                <Barrable
                  name={words.choose(colour)}
                  bar={bar}
                  idle={busy}
                  className={`button w-full flex-col gap-2 px-1 py-3 ${bar ? 'cursor-default border-dashed opacity-50' : ''}`}
                  choose={() => void take(decision.step, colour)}
                >
                  <span
                    className="grid size-12 place-items-center rounded-lg border border-black/30 text-xl font-extrabold"
                    style={{ background: paints[colour].fill, color: paints[colour].ink }}
                  >
                    {colour}
                  </span>
                  <span className="text-sm">{words.colours[colour]}</span>
                </Barrable>
              </li>
            );
          })}
        </ul>
        <Why className="mt-2" />
      </section>
    </Reasons>
  );
}
