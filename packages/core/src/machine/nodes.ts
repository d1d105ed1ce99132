import type { Program, ProgramNode } from '../program/index.js';

const known = new WeakMap<Program, ReadonlyMap<string, ProgramNode>>();

/** Every node of a program by its id, the decisions of a commit included; made once for each. */
export function nodesOf(program: Program): ReadonlyMap<string, ProgramNode> {
  let nodes = known.get(program);
  if (!nodes) {
    nodes = collected(program);
    known.set(program, nodes);
  }
  return nodes;
}

function collected(program: Program): ReadonlyMap<string, ProgramNode> {
  const nodes = new Map<string, ProgramNode>();
  const visit = (node: ProgramNode): void => {
    nodes.set(node.id, node);
    if ('body' in node) node.body.forEach(visit);
    if (node.kind === 'commit') node.decisions.forEach(visit);
  };
  visit(program.root);
  return nodes;
}

/** The node of a step; the chart names none that is not there, and each guard and action only nodes of its kind. */
export function nodeAt<N extends ProgramNode>(program: Program, step: string): N {
  return nodesOf(program).get(step) as N;
}
