import { levels } from '../contract/index.js';
import { HowzatError } from '../errors/index.js';
import { showChoice } from '../json/index.js';
import type { Amendment, Operation } from '../kits/index.js';
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

/** What a field of an operation is, and whether something is that. */
interface FieldOf {
  readonly is: string;
  readonly fits: (value: unknown) => boolean;
}

const oneOf = (names: readonly string[]): FieldOf => ({
  is: names.join(', ').replace(/, ([^,]*)$/, ' or $1'),
  fits: (value) => names.includes(value as string),
});
const id: FieldOf = { is: 'an id', fits: (value) => typeof value === 'string' };
const callable: FieldOf = { is: 'a function', fits: (value) => typeof value === 'function' };
const ruleOrStep: FieldOf = { is: 'a rule or a step', fits: (value) => typeof value === 'object' && value !== null };
const ids: FieldOf = { is: 'a list of ids', fits: (value) => Array.isArray(value) && value.every(id.fits) };
const beside = oneOf(['before', 'after']);
const level = oneOf(levels.filter((it) => it !== 'ball').reverse());
const kind = oneOf(['decision', 'commit', 'chance', 'resolve', 'group', 'repeat', 'takeBack']);

/** The fields that an operation must have, by its kind. */
const fieldsOf: Readonly<Record<Operation['op'], readonly (readonly [name: string, is: FieldOf])[]>> = {
  set: [['parameter', id]],
  repeal: [['rule', id]],
  restore: [['rule', id]],
  replace: [
    ['rule', id],
    ['by', ruleOrStep],
  ],
  wrap: [
    ['rule', id],
    ['around', callable],
  ],
  before: [
    ['anchor', id],
    ['add', ruleOrStep],
  ],
  after: [
    ['anchor', id],
    ['add', ruleOrStep],
  ],
  limit: [
    ['step', id],
    ['add', ruleOrStep],
  ],
  end: [
    ['level', level],
    ['add', ruleOrStep],
  ],
  removeStep: [['step', id]],
  replaceStep: [
    ['step', id],
    ['by', ruleOrStep],
  ],
  move: [
    ['step', id],
    ['to', beside],
    ['place', id],
  ],
  wrapStep: [
    ['step', id],
    ['around', callable],
  ],
  sequence: [
    ['step', id],
    ['order', ids],
  ],
  open: [['step', id]],
  hide: [['step', id]],
  askAgain: [
    ['step', id],
    ['to', beside],
    ['place', id],
  ],
  each: [
    ['kind', kind],
    ['then', callable],
  ],
  eachChance: [
    ['how', oneOf(['roll', 'deal'])],
    ['then', callable],
  ],
};

/** @throws HowzatError `bad-amendment` where its operations are no list, or one of them is none */
export function refuseOddOperations({ id: whose }: Amendment, operations: unknown): void {
  const refuse = (message: string): HowzatError => new HowzatError('bad-amendment', message, { subject: whose });
  if (!Array.isArray(operations)) throw refuse(`The operations of ${whose} are a list, not ${showChoice(operations)}.`);
  for (const operation of operations as readonly (Operation | null | undefined)[]) {
    const op = operation?.op as Operation['op'];
    if (!Object.hasOwn(fieldsOf, op))
      throw refuse(
        `${whose} has ${showChoice(operation)} among its operations; they are made with the words of its author.`,
      );
    const given = operation as unknown as Readonly<Record<string, unknown>>;
    for (const [name, field] of fieldsOf[op])
      if (!field.fits(given[name]))
        throw refuse(`${whose} does not apply: ${name} of ${op} is ${field.is}, not ${showChoice(given[name])}.`);
  }
}
