import type { Colour } from '@howzat/cubes';
import { Figure } from '../pieces/figure.js';
import { paints } from './colours.js';
import { means } from './first-words.js';
import { words } from './words.js';

interface Tally {
  readonly name: string;
  readonly colour: Colour;
  readonly shown: readonly number[];
}

interface BagProps {
  readonly left: number;
  readonly highest: number;
  readonly tallies: readonly Tally[];
}

/** The bag, and the numbers that have come out of it so far, by the colour in which they were played. */
export function Bag({ left, highest, tallies }: BagProps) {
  return (
    <section aria-label={words.shown} className="panel grid items-center gap-4 p-3 sm:p-4">
      <div className="flex items-center gap-3 ">
        <Pouch />
        <Figure kind="bag" says={means.bag(left)} className="text-sm font-semibold">
          {words.bag(left)}
        </Figure>
      </div>
      {tallies.map((tally) => (
        <Histogram key={tally.name} {...tally} highest={highest} />
      ))}
    </section>
  );
}

function Histogram({ name, colour, shown, highest }: Tally & { readonly highest: number }) {
  const counts = Array.from({ length: highest + 1 }, (_, number) => shown.filter((each) => each === number).length);
  const most = Math.max(4, ...counts);
  return (
    <div className="min-w-0">
      <Figure kind="bag" says={means.shown(name)} className="mb-1 block text-xs text-soft">
        {words.shown}: {words.shownOf(name, colour)}
      </Figure>
      <ol className="flex items-end gap-1">
        {counts.map((count, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number
          <li key={number} className="flex-1 text-center text-xs tabular-nums">
            <span className="sr-only">{words.times(number, count)}</span>
            <span aria-hidden className="grid h-12 items-end">
              <span
                className="block h-full origin-bottom rounded-t border border-b-0 border-black/30 transition-transform duration-500"
                style={{
                  transform: `scaleY(${count / most})`,
                  background: paints[colour].fill,
                  borderWidth: count ? undefined : 0,
                }}
              />
            </span>
            <span aria-hidden className="block border-t border-line pt-0.5 font-semibold">
              {number}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A cloth bag with a drawn string, and a cube that looks out. */
function Pouch() {
  return (
    <svg viewBox="0 0 80 80" className="w-14 shrink-0 sm:w-20" aria-hidden focusable="false">
      <rect
        x="34"
        y="8"
        width="16"
        height="16"
        rx="3"
        transform="rotate(14 42 16)"
        fill={paints.A.fill}
        stroke="#2a1a00"
      />
      <rect
        x="24"
        y="12"
        width="14"
        height="14"
        rx="3"
        transform="rotate(-16 31 19)"
        fill={paints.B.fill}
        stroke="#0c2a50"
      />
      <path
        d="M24 26h32c-3 6-2 9 3 14 12 12 13 34-6 36-9 1.500-17 1.500-26 0-19-2-18-24-6-36 5-5 6-8 3-14z"
        fill="#8a6a3c"
        stroke="#5c4526"
        strokeWidth="2"
      />
      <path
        d="M30 38c-8 10-12 20-9 32 M50 38c8 10 12 20 9 32 M40 40v34"
        fill="none"
        stroke="#5c4526"
        strokeOpacity="0.5"
        strokeWidth="1.5"
      />
      <path d="M23 31q17 6 34 0" fill="none" stroke="#e9d7b0" strokeWidth="3" strokeLinecap="round" />
      <path d="M57 31q8 2 9 9" fill="none" stroke="#e9d7b0" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
