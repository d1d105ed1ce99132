import { Figure } from '../pieces/figure.js';
import type { Pace } from '../table.js';
import { means } from './first-words.js';
import { told } from './words.js';

const steps = [-1, 0, 1, 2, 3] as const;

/** The advantage meter, from the ball's end to the bat's, with its cube. */
export function Meter({ value, pace }: { readonly value: number | null; readonly pace: Pace }) {
  const words = told.meter;
  return (
    <Figure
      kind="meter"
      name={`${words.title}: ${value === null ? '' : words.value(value)}`}
      says={means.meter(value)}
      className="block w-full no-underline"
    >
      <span className="flex justify-between text-xs font-semibold text-soft" aria-hidden>
        <span>{words.ball}</span>
        <span className="text-ink">{value === null ? words.title : words.value(value)}</span>
        <span>{words.bat}</span>
      </span>
      <span
        aria-hidden
        className="relative mt-1 grid h-8 grid-cols-5 overflow-hidden rounded-full border border-line text-xs font-bold"
        style={{
          background:
            'linear-gradient(90deg, color-mix(in oklab, var(--ball) 35%, var(--panel)), var(--panel) 30%, color-mix(in oklab, var(--turf) 45%, var(--panel)))',
        }}
      >
        {steps.map((step) => (
          <span key={step} className="grid place-items-center border-line not-first:border-l">
            {step > 0 ? `+${step}` : step}
          </span>
        ))}
        {value !== null && (
          <span
            className="ctg-cube absolute top-0.5 left-0.5 grid h-7 w-[calc(20%-0.25rem)] place-items-center rounded-full border-2 border-panel bg-gold text-panel shadow"
            // a step is a fifth of the meter: as wide as the cube and the gap beside it
            style={{
              transform: `translateX(calc(${value + 1} * (100% + 0.25rem)))`,
              ...{ '--ms': `${pace.still ? 0 : pace.ms}ms` },
            }}
          >
            {value > 0 ? `+${value}` : value}
          </span>
        )}
      </span>
    </Figure>
  );
}
