import type { ReactNode } from 'react';
import { words } from '../../words.js';

interface FoldedProps {
  readonly title: string;
  readonly say?: string;
  /** How many of what is in it have been chosen. */
  readonly chosen: number;
  readonly children: ReactNode;
}

/** A part of the form that is folded until somebody wants it. */
export function Folded({ title, say, chosen, children }: FoldedProps) {
  return (
    <details className="panel mb-4 p-4">
      <summary className="flex min-h-8 items-center justify-between gap-4">
        <span>
          <span className="font-display text-xl font-semibold">{title}</span>
          {say && <span className="block text-sm text-soft">{say}</span>}
        </span>
        {chosen > 0 && (
          <span className="ball-mark shrink-0 whitespace-nowrap px-3 font-semibold">{words.setup.chosen(chosen)}</span>
        )}
      </summary>
      <div className="mt-4">{children}</div>
    </details>
  );
}
