import { HowzatError } from '../errors/index.js';
import { showChoice } from '../json/index.js';
import { type Draft, rulesOfStep, walk } from './flow-tree.js';

/**
 * What has to be a function where a rule, a limit, an ending or a step has it, and what may be one: those are left out, or are
 * something else, too.
 */
const needed = { rule: ['does'], limit: [], ending: ['ends'], decision: ['take'], chance: ['take'], repeat: ['while'] };
const possible = ['when', 'only', 'forbids', 'forbidsIn'];

/** @throws HowzatError `bad-rule` where a rule or a step has no id, or something else in the place of a function */
export function refuseMalformed({ flow, endings }: Draft): void {
  for (const at of walk(flow)) {
    if (at.step) {
      check(at.step, 'step', needed[at.step.kind as keyof typeof needed] ?? []);
      for (const id of rulesOfStep(at.step)) checkId(id, `A rule of the step ${at.step.id}`);
    }
    for (const { rule } of at.rules) check(rule, 'rule', needed.rule);
    for (const { rule } of at.limits) check(rule, 'rule', needed.limit);
  }
  for (const level of ['over', 'innings', 'match'] as const)
    for (const { rule } of endings[level]) check(rule, 'rule', needed.ending);
}

/** Rules that the composition itself puts into a list, which nothing cites. */
const nameless = new WeakSet<object>();

/** A rule without an id, for the composition itself. */
export function withoutId<R extends object>(rule: R): R & { readonly id: '' } {
  const made = { ...rule, id: '' as const };
  nameless.add(made);
  return made;
}

function check(of: { readonly id: string }, kind: 'rule' | 'step', names: readonly string[]): void {
  if (!nameless.has(of)) checkId(of.id, `A ${kind}`);
  const fields = of as unknown as Readonly<Record<string, unknown>>;
  for (const name of [...names, ...possible]) {
    const value = fields[name];
    if (typeof value === 'function' || (value === undefined && !names.includes(name))) continue;
    if (value === null && !names.includes(name)) continue;
    throw new HowzatError('bad-rule', `${name} of the ${kind} ${of.id} is a function, not ${showChoice(value)}.`, {
      [kind]: of.id,
    });
  }
}

/** Records, logs and messages name steps and rules by their ids. */
function checkId(id: unknown, whose: string): void {
  if (typeof id === 'string' && /^\S+$/.test(id)) return;
  throw new HowzatError('bad-rule', `${whose} has ${showChoice(id)} for an id: an id is a word, without spaces.`);
}
