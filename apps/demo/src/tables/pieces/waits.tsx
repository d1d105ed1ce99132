import type { TableProps } from '../table.js';

/**
 * Says beside the heading of a hand whom the match waits for. The words of the frame would cover the cards: they are for screen readers
 * alone then, and so these are hidden from them.
 */
export function Waits({ waits }: Pick<TableProps, 'waits'>) {
  if (waits === null) return null;
  return (
    <span aria-hidden data-waits className="min-w-0 truncate text-sm text-soft">
      {waits} <span className="inline-block animate-pulse">…</span>
    </span>
  );
}
