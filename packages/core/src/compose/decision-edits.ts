import type { Decision, Secrecy, Step } from '../contract/index.js';
import { HowzatError } from '../errors/index.js';
import { sameJson } from '../json/index.js';
import type { Amendment, Condition, Operation } from '../kits/index.js';
import {
  type Changed,
  type Draft,
  type FlowNode,
  inapplicable,
  node,
  origin,
  type Sequence,
  walk,
} from './flow-tree.js';

/*
 * What an amendment changes of decisions that are there: in which order those are made that are made together, who sees a choice,
 * where it is asked again. They keep their ids, words and limits.
 */

type The<O extends Operation['op']> = Extract<Operation, { readonly op: O }>;

const sides: ReadonlySet<string> = new Set(['batting', 'bowling', 'home', 'away']);

function changed(amendment: Amendment, { rule = [], when }: Condition): Changed {
  return {
    rules: typeof rule === 'string' ? [rule] : rule,
    when: (when as Step['when']) ?? null,
    drawer: amendment.lives ? amendment.id : null,
    origin: origin(amendment),
  };
}

/** Has the choices of a commit made one after the other. */
export function sequence(draft: Draft, at: FlowNode, amendment: Amendment, operation: The<'sequence'>): void {
  const { step, order } = operation;
  if (at.kind !== 'commit') {
    const commits = [...walk(draft.flow)].filter(({ kind, removed }) => kind === 'commit' && !removed);
    const those = commits.map(({ id }) => id).join(', ') || 'none';
    throw inapplicable(
      amendment,
      `${step} is no step in which several choose together, so nothing in it has an order; ${those} ${commits.length > 1 ? 'are' : 'is'}`,
      step,
    );
  }
  refuseOrder(at, amendment, order);
  const made: Sequence = { ...changed(amendment, operation), order: [...order] };
  const there = at.sequence;
  if (there?.origin === made.origin && !isSame(there, made))
    throw inapplicable(
      amendment,
      `it has step ${step} in two orders, ${there.order.join(', ')} and ${order.join(', ')}`,
      step,
    );
  if (there?.origin.startsWith(`${amendment.layer}:`) && !isSame(there, made)) {
    const inOrder = (names: readonly string[]): string => `would have it in the order ${names.join(', ')}`;
    const peace = 'they go together if both have it in one order and under one condition';
    throw conflictWith(
      there.origin,
      amendment,
      `step ${step}`,
      (other) => `${other} ${inOrder(there.order)}, ${amendment.id} ${inOrder(order)}; ${peace}`,
    );
  }
  at.sequence = made;
}

function refuseOrder({ id, children }: FlowNode, amendment: Amendment, order: readonly string[]): void {
  const parts = children.map((child) => child.id);
  for (const [i, part] of order.entries()) {
    if (order.indexOf(part) !== i) throw inapplicable(amendment, `its order for ${id} names ${part} twice`, part);
    if (!parts.includes(part) && !sides.has(part))
      throw inapplicable(
        amendment,
        `its order for ${id} names ${part}; there is ${parts.join(', ')}, and batting, bowling, home or away for all that a side decides`,
        part,
      );
  }
  if (order.length === 0) throw inapplicable(amendment, `its order for ${id} names nobody`, id);
  refuseNamedBySide(id, children, amendment, order);
}

/** The sides that a side by another name may be: who is at home bats, or bowls. */
const others: Readonly<Record<string, readonly string[]>> = {
  batting: ['home', 'away'],
  bowling: ['home', 'away'],
  home: ['batting', 'bowling'],
  away: ['batting', 'bowling'],
};

/** Refuses an order with a choice that it names by its id and again by its side, where the side makes no other. */
function refuseNamedBySide(
  id: string,
  children: readonly FlowNode[],
  amendment: Amendment,
  order: readonly string[],
): void {
  const made = children.map((child) => ({ id: child.id, by: (child.step as Decision).by }));
  for (const side of order.filter((name) => sides.has(name))) {
    const its = made.filter(({ by }) => by === side);
    const mayBe = made.some(({ by }) => typeof by !== 'string' || others[side]?.includes(by));
    const [only] = its;
    if (only && its.length === 1 && !mayBe && order.includes(only.id)) {
      const second = order.indexOf(only.id) < order.indexOf(side) ? side : only.id;
      throw inapplicable(
        amendment,
        `its order for ${id} names ${only.id} twice, the second time as ${second}`,
        only.id,
      );
    }
  }
}

function isSame(one: Sequence, two: Sequence): boolean {
  return one.when === two.when && sameJson(one.order, two.order);
}

function conflictWith(there: string, { id }: Amendment, thing: string, how: (other: string) => string): HowzatError {
  const other = there.slice(there.indexOf(':') + 1);
  return new HowzatError('conflict', `${other} and ${id} conflict over ${thing}: ${how(other)}.`, {
    subject: thing,
    known: [other, id],
  });
}

/** What an amendment would have seen by others, or by one side alone: a choice, and the fields that tell of it. */
interface Sight extends The<'open' | 'hide'> {
  readonly fields: readonly string[];
}

/** Opens or hides what a side decides; says whether that changes anything. */
export function turnSight(draft: Draft, at: FlowNode, amendment: Amendment, operation: The<'open' | 'hide'>): boolean {
  const { op, step } = operation;
  if (at.kind !== 'decision')
    throw inapplicable(amendment, `${step} is no decision, so there is no choice to ${op}`, step);
  const isSecret = (field: string): boolean => draft.secret[field] !== undefined;
  for (const field of operation.fields ?? [])
    if (op === 'open' && !isSecret(field)) throw inapplicable(amendment, `${field} is open already`, field);
  const keptIn = (at.step as Decision).keptIn ?? [];
  const fields = operation.fields ?? (op === 'open' ? keptIn.filter(isSecret) : keptIn);
  const sight: Sight = { ...operation, fields };
  refuseOtherSight(draft, amendment, sight);
  return (op === 'open' ? open : hide)(draft, at, amendment, sight);
}

/** Refuses what two of a layer would have seen by different eyes. */
function refuseOtherSight(draft: Draft, amendment: Amendment, { op, step, fields, when }: Sight): void {
  for (const thing of [`step ${step}`, ...fields.map((field) => `field ${field}`)]) {
    const there = draft.turned.get(thing);
    if (there?.origin.startsWith(`${amendment.layer}:`) && there.origin !== origin(amendment))
      if (there.op !== op || there.when !== when)
        throw conflictWith(there.origin, amendment, thing, () => 'each would have it shown under other conditions');
    draft.turned.set(thing, { op, when, origin: origin(amendment) });
  }
}

function open(draft: Draft, at: FlowNode, amendment: Amendment, { fields, ...condition }: Sight): boolean {
  const decision = at.step as Decision;
  if (decision.seenBy === 'all' && fields.length === 0) return false;
  if (condition.when || condition.rule !== undefined) {
    at.openings.push({ ...changed(amendment, condition), fields: [...fields] });
    return true;
  }
  at.step = { ...decision, seenBy: 'all' };
  for (const field of fields) delete draft.secret[field];
  return true;
}

function hide(draft: Draft, at: FlowNode, amendment: Amendment, { fields, ...condition }: Sight): boolean {
  const decision = at.step as Decision;
  const already = decision.seenBy === 'own' && at.openings.length === 0;
  if (already && fields.every((field) => draft.secret[field] !== undefined)) return false;
  if (fields.length > 0 && decision.by !== 'batting' && decision.by !== 'bowling')
    throw inapplicable(
      amendment,
      `who decides ${at.id} is no matter of batting and bowling, so a field cannot be its secret`,
      at.id,
    );
  at.step = { ...decision, seenBy: 'own' };
  for (const field of fields) draft.secret[field] = decision.by as Secrecy;
  const { when } = condition;
  at.openings.length = 0;
  // hidden where it holds is open where it does not
  if (when)
    at.openings.push({
      ...changed(amendment, condition),
      rules: [],
      when: (s, g, p, own) => !when(s, g, p, own),
      fields: [...fields],
    });
  return true;
}

/** The group in which a decision, or several that are made together, are asked again. */
export function askedAgain(draft: Draft, at: FlowNode, amendment: Amendment, operation: The<'askAgain'>): FlowNode {
  const { step, rule, when } = operation;
  if (at.kind !== 'decision' && at.kind !== 'commit')
    throw inapplicable(amendment, `${step} is no decision; a roll is made again by eachChance`, step);
  const id = `${amendment.id}.${step}.again`;
  const made: FlowNode = {
    ...node('group', id, [at]),
    step: { kind: 'group', id, steps: [], ...(rule === undefined ? {} : { rule }), ...(when ? { when } : {}) } as Step,
    drawer: amendment.lives ? amendment.id : null,
  };
  draft.again.add(made);
  return made;
}
