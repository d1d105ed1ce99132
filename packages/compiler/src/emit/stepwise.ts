import type { Program, ProgramNode } from '@howzat/core/engine';

/**
 * The first step of a program that code for whole matches does not know: one whose choices are made one after the other, one whose
 * choice is open at times, or one that takes a ball back. Such a program is played from input to input, with compiled code in between.
 */
export function stepwise(program: Program): string | null {
  const find = (node: ProgramNode): string | null => {
    if (node.kind === 'takeBack') return node.id;
    if (node.kind === 'decision') return node.openings.length > 0 ? node.id : null;
    if (node.kind === 'commit' && node.sequence !== null) return node.id;
    return first(node.kind === 'commit' ? node.decisions : 'body' in node ? node.body : []);
  };
  const first = (nodes: readonly ProgramNode[]): string | null => {
    for (const node of nodes) {
      const found = find(node);
      if (found !== null) return found;
    }
    return null;
  };
  return find(program.root);
}
