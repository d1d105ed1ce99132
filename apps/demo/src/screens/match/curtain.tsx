import type { Side } from '@howzat/core';
import { EyeOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { words } from '../../words.js';

const told = words.match;

interface CurtainProps {
  /** Those of whom one has to take the device. */
  readonly takers: readonly Side[];
  readonly names: { readonly home: string; readonly away: string };
  readonly take: (side: Side) => void;
}

/** Hangs over the table while the device changes hands. */
export function Curtain({ takers, names, take }: CurtainProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const [first] = takers;
  const title = takers.length === 1 && first ? told.curtain(names[first]) : told.curtainAny;
  return (
    <section
      aria-label={title}
      data-curtain
      className="grid min-h-80 place-items-center rounded-2xl bg-[repeating-linear-gradient(90deg,#7d1b23_0_28px,#8f2029_28px_56px)] p-6 text-center text-white"
    >
      <div className="max-w-full rounded-2xl bg-[#4a0f15] p-6">
        <EyeOff aria-hidden size={32} className="mx-auto mb-3" />
        <p className="font-display text-2xl font-semibold [overflow-wrap:anywhere]">{title}</p>
        <p className="mb-5 mt-1">{told.curtainSay}</p>
        <div className="flex flex-wrap justify-center gap-3">
          {takers.map((side) => (
            <button
              key={side}
              ref={side === first ? button : null}
              type="button"
              className="button border-transparent bg-white px-6 text-[#4a0f15] [overflow-wrap:anywhere]"
              onClick={() => take(side)}
            >
              {told.curtainLift(names[side])}
            </button>
          ))}
        </div>
      </div>
    </section>
  );
}
