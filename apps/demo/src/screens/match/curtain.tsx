import { EyeOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { words } from '../../words.js';

/** Hangs over the table while the device changes hands. */
export function Curtain({ name, lift }: { readonly name: string; readonly lift: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <section
      aria-label={words.match.curtain(name)}
      data-curtain
      className="grid min-h-80 place-items-center rounded-2xl bg-[repeating-linear-gradient(90deg,#7d1b23_0_28px,#8f2029_28px_56px)] p-6 text-center text-white"
    >
      <div className="rounded-2xl bg-[#4a0f15] p-6">
        <EyeOff aria-hidden size={32} className="mx-auto mb-3" />
        <p className="font-display text-2xl font-semibold">{words.match.curtain(name)}</p>
        <p className="mb-5 mt-1">{words.match.curtainSay}</p>
        <button
          ref={button}
          type="button"
          className="button border-transparent bg-white px-6 text-[#4a0f15]"
          onClick={lift}
        >
          {words.match.curtainLift(name)}
        </button>
      </div>
    </section>
  );
}
