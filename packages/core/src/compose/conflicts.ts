import { HowzatError } from '../errors/index.js';
import { sameJson, showChoice } from '../json/index.js';
import type { Amendment, Operation } from '../kits/index.js';
import { type Draft, type FlowNode, inapplicable, nodeOf, nodesByRule, rulesOfStep, walk } from './flow-tree.js';

/** Operations that cannot stand beside another of their kind on one target; they are applied before all others. */
const exclusive = new Set<Operation['op']>([
  'set',
  'repeal',
  'restore',
  'replace',
  'removeStep',
  'replaceStep',
  'move',
]);
const takesAway = new Set<Operation['op']>(['repeal', 'removeStep', 'replaceStep']);
const worksOn = new Set<Operation['op']>(['wrap', 'wrapStep', 'limit', 'sequence', 'open', 'hide', 'askAgain']);
/** What is done when everything else is there. */
const last = new Set<Operation['op']>(['eachChance', 'each', 'askAgain']);

/**
 * In which order the operations of a layer are applied: what cannot stand beside another first, and what follows every
 * chance last, so that it follows those too that others of the layer bring, in whatever order they are named.
 */
export const phases = ['exclusive', 'additive', 'each'] as const;

export function phaseOf({ op }: Operation): (typeof phases)[number] {
  return exclusive.has(op) ? 'exclusive' : last.has(op) ? 'each' : 'additive';
}

/** What an operation works on: two that fight do so over one of these. */
export function targetOf(operation: Operation): string {
  const named = operation as unknown as Readonly<Record<string, string>>;
  const kind = ['parameter', 'step', 'rule', 'anchor', 'level', 'how', 'kind'].find((key) => key in named) as string;
  return `${kind} ${named[kind]}`;
}

/** The ids that an operation brings into the rulebook. */
function newIds(operation: Operation): string[] {
  if (operation.op === 'before' || operation.op === 'after')
    return 'kind' in operation.add ? [...walk(nodeOf(operation.add, null))].map((at) => at.id) : [operation.add.id];
  if (operation.op === 'end' || operation.op === 'limit') return [operation.add.id];
  return [];
}

/** Everything inside a step: its own id, those of its inner steps, rules and limits. */
function insideOf(at: FlowNode): Set<string> {
  const ids = new Set<string>();
  for (const inner of walk(at)) {
    ids.add(inner.id);
    for (const s of inner.rules) ids.add(s.anchor).add(s.rule.id);
    for (const s of inner.limits) ids.add(s.anchor).add(s.rule.id);
    if (inner.step) for (const id of rulesOfStep(inner.step)) ids.add(id);
  }
  return ids;
}

function idNamedBy(operation: Operation): string | null {
  if ('step' in operation) return operation.step;
  if ('rule' in operation) return operation.rule;
  if ('anchor' in operation) return operation.anchor;
  return null;
}

function conflict(a: Amendment, b: Amendment, thing: string, how: string): HowzatError {
  return new HowzatError('conflict', `${a.id} and ${b.id} conflict over ${thing}: ${how}.`, {
    subject: thing,
    known: [a.id, b.id],
  });
}

/** What an operation would do to its target, in words. */
function deedOf(operation: Operation): string {
  if (operation.op === 'move') return `move it ${operation.to} ${operation.place}`;
  return operation.op === 'set' ? `set it to ${showChoice(operation.value)}` : `${operation.op} it`;
}

/** How two amendments would go together that move one step; nothing where something else is done. */
function peaceOf(one: Operation, two: Operation): string {
  return one.op === 'move' && two.op === 'move' ? '; they go together if both move it to one place' : '';
}

/** Refuses an amendment that asks for two things of which the second undoes the first. */
function refuseTorn(amendment: Amendment): void {
  const { id, operations } = amendment;
  for (const [i, one] of operations.entries())
    for (const two of operations.slice(i + 1))
      if (one.op === two.op && exclusive.has(one.op) && targetOf(one) === targetOf(two) && fight(one, two))
        throw inapplicable(
          amendment,
          `it would do two things with ${targetOf(one)}, ${deedOf(one)}, and ${deedOf(two)}`,
          id,
        );
}

/** Do two operations on one target fight? Two that do the same do not; nor do a replacement and a wrap. */
function fight(one: Operation, two: Operation): boolean {
  if (one.op === 'move' && two.op === 'move') return one.to !== two.to || one.place !== two.place;
  if (exclusive.has(one.op) && exclusive.has(two.op))
    return one.op !== two.op || 'by' in one || ('value' in one && !sameJson(one.value, (two as typeof one).value));
  return (takesAway.has(one.op) && worksOn.has(two.op)) || (takesAway.has(two.op) && worksOn.has(one.op));
}

/** Refuses two amendments of one layer that fight over one thing. */
export function refuseConflicts(draft: Draft, amendments: readonly Amendment[]): void {
  const brought = new Map<string, Amendment>();
  for (const amendment of amendments) refuseTorn(amendment);
  for (const amendment of amendments)
    for (const id of new Set(amendment.operations.flatMap(newIds))) {
      const other = brought.get(id);
      if (other)
        throw new HowzatError('duplicate', `${other.id} and ${amendment.id} both bring a new ${id}.`, { subject: id });
      brought.set(id, amendment);
    }
  for (let i = 0; i < amendments.length; i++)
    for (let j = i + 1; j < amendments.length; j++) {
      const a = amendments[i] as Amendment;
      const b = amendments[j] as Amendment;
      for (const one of a.operations)
        for (const two of b.operations) {
          if (targetOf(one) === targetOf(two) && fight(one, two))
            throw conflict(
              a,
              b,
              targetOf(one),
              `${a.id} would ${deedOf(one)}, ${b.id} would ${deedOf(two)}${peaceOf(one, two)}`,
            );
          refuseInner(draft, a, one, b, two);
          refuseInner(draft, b, two, a, one);
        }
    }
}

/** A step that one amendment takes away may not hold anything that another works on. */
function refuseInner(draft: Draft, a: Amendment, one: Operation, b: Amendment, two: Operation): void {
  if (one.op !== 'removeStep' && one.op !== 'replaceStep' && one.op !== 'repeal') return;
  const inner = idNamedBy(two);
  if (inner === null || targetOf(one) === targetOf(two)) return;
  // a step goes with the rule that it applies
  const gone = 'step' in one ? [...walk(draft.flow)].filter(({ id }) => id === one.step) : nodesByRule(draft, one.rule);
  for (const at of gone) {
    // beside a step that is gone there is still a place, unless another one has taken it
    const beside = 'anchor' in two ? one.op !== 'replaceStep' || one.by.id === at.id : two.op === 'removeStep';
    if (!(inner === at.id && beside) && insideOf(at).has(inner))
      throw conflict(a, b, inner, `${a.id} takes away ${at.id}, in which it stands`);
  }
}
