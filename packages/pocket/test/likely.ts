import { type AnyMatch, compose } from '@howzat/core';
import { outcomesOf, programOf } from '@howzat/core/engine';
import { pocket } from '@howzat/pocket';

const program = programOf(compose(pocket));

interface Node {
  readonly kind: string;
  readonly id?: string;
  readonly body?: readonly unknown[];
}

function chanceIn(nodes: readonly unknown[], step: string): unknown {
  for (const node of nodes as readonly Node[]) {
    if (node.kind === 'chance' && node.id === step) return node;
    const found = chanceIn(node.body ?? [], step);
    if (found) return found;
  }
  return null;
}

/** How likely each outcome is of the chance that a match waits for, played as the rules stand. */
export function likely(match: AnyMatch): Readonly<Record<string, number>> {
  const { waiting } = match;
  if (waiting.kind !== 'chance') throw new Error('The match does not wait for chance.');
  const step = chanceIn([program.root], waiting.step);
  return Object.fromEntries(outcomesOf(step as never, match.internals() as never, program.params) as never);
}
