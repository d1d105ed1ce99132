import type { Level } from '../contract/index.js';
import type { Program, ProgramCommit, ProgramDecision, ProgramNode } from '../program/index.js';

const known = new WeakMap<Program, ReadonlyMap<string, ProgramNode>>();

/**
 * Every node of a program by its id and by its id on its level, the decisions of a commit included; made once for each. A decision
 * that is asked again on another level is another node there, and the id alone names the first.
 */
function nodesOf(program: Program): ReadonlyMap<string, ProgramNode> {
  let nodes = known.get(program);
  if (!nodes) {
    nodes = collected(program);
    known.set(program, nodes);
  }
  return nodes;
}

const commits = new WeakMap<Program, ReadonlyMap<ProgramDecision, ProgramCommit>>();

/** The commit that a decision is a part of, if it is one. */
export function commitOf(program: Program, decision: ProgramDecision): ProgramCommit | undefined {
  let known = commits.get(program);
  if (!known) {
    const all = [...nodesOf(program).values()].filter((node) => node.kind === 'commit');
    known = new Map(all.flatMap((commit) => commit.decisions.map((part) => [part, commit] as const)));
    commits.set(program, known);
  }
  return known.get(decision);
}

function collected(program: Program): ReadonlyMap<string, ProgramNode> {
  const nodes = new Map<string, ProgramNode>();
  const visit = (node: ProgramNode): void => {
    if (!nodes.has(node.id)) nodes.set(node.id, node);
    nodes.set(onLevel(node.id, node.level), node);
    if ('body' in node) node.body.forEach(visit);
    if (node.kind === 'commit') node.decisions.forEach(visit);
  };
  visit(program.root);
  return nodes;
}

function onLevel(step: string, level: Level): string {
  return `${step} ${level}`;
}

/** The name of a node for {@link nodeAt}. */
export function nameOf(program: Program, node: ProgramNode): string {
  return nodesOf(program).get(node.id) === node ? node.id : onLevel(node.id, node.level);
}

/** The node of a step on a level. */
export function nodeOnLevel(program: Program, step: string, level: Level): ProgramNode | undefined {
  const nodes = nodesOf(program);
  return nodes.get(onLevel(step, level)) ?? nodes.get(step);
}

/** The node of a step; the chart names none that is not there, and each guard and action only nodes of its kind. */
export function nodeAt<N extends ProgramNode>(program: Program, step: string): N {
  return nodesOf(program).get(step) as N;
}
