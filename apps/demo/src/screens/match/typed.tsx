import type { Json } from '@howzat/core';
import { PencilLine } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Room } from '../../engine/room.js';
import type { Typed as TypedIn } from '../../engine/sight.js';
import { troubleOf } from '../../engine/trouble.js';
import { Sheet } from '../../shell/dialog.js';
import { Ask } from '../../tables/generic/ask.js';
import type { TableProps } from '../../tables/table.js';
import { words } from '../../words.js';

const told = words.match;

interface TypedProps {
  readonly room: Room;
  readonly length: number;
  readonly label: TableProps['label'] | undefined;
  readonly ask: TableProps['ask'];
}

/** What the umpire typed in last, to be put right where it was wrong. */
export function Typed({ room, length, label, ask }: TypedProps) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<readonly TypedIn[]>([]);
  const [wrong, setWrong] = useState<TypedIn | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again whenever something came in
  useEffect(() => {
    if (open) room.engine.typed(12).then(setTyped, (error: unknown) => setSaid(troubleOf(error).message));
  }, [open, room, length]);
  const name = (item: unknown, step: string): string =>
    Array.isArray(item)
      ? item.map((each) => name(each, step)).join(', ')
      : (label?.(item as Json, step) ?? String(item));
  const correct = async (outcome: unknown): Promise<null> => {
    if (!wrong) return null;
    const answer = await room.engine.correct(wrong.at, outcome, told.correct).catch(troubleOf);
    setSaid('code' in answer ? answer.message : told.corrected(answer.kept, answer.dropped));
    setWrong(null);
    return null;
  };
  return (
    <>
      <button type="button" className="button px-3 max-sm:w-11 max-sm:p-0" onClick={() => setOpen(true)}>
        <PencilLine aria-hidden size={18} className="shrink-0" />
        <span className="max-sm:sr-only">{told.correct}</span>
      </button>
      <Sheet open={open} close={() => setOpen(false)} title={told.correct} say={told.correctSay}>
        {wrong ? (
          <Ask
            open={[]}
            chance={wrong.chance}
            ask={(step) => told.wasTyped(ask(step), name(wrong.outcome, step))}
            label={(item, step) => name(item, step)}
            why={async () => null}
            play={async () => null}
            happen={(_, outcome) => correct(outcome)}
          />
        ) : (
          <ul className="divide-y divide-line">
            {typed.map((each) => (
              <li key={each.at}>
                <button
                  type="button"
                  className="button button-quiet w-full justify-between"
                  onClick={() => setWrong(each)}
                >
                  <span className="text-soft">{ask(each.chance.step)}</span>
                  <span>{name(each.outcome, each.chance.step)}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <p aria-live="polite" className="mt-3 text-sm">
          {said}
        </p>
      </Sheet>
    </>
  );
}
