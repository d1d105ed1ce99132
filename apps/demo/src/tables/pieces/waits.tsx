import type { TableProps } from '../table.js';

/**
 * Whom the match waits for, beside the heading of a hand: below it, where it is said otherwise, it would cover the cards. The frame says
 * it to whoever listens.
 */
export function Waits({ waits }: Pick<TableProps, 'waits'>) {
  if (waits === null) return null;
  return (
    <span aria-hidden data-waits className="min-w-0 truncate text-sm text-soft">
      {waits} <span className="inline-block animate-pulse">…</span>
    </span>
  );
}
