import type { Amendment, AnyMatch, Selection, Variant } from '@howzat/core';
import type { Decision, Operation, Step } from '@howzat/core/author';

/** A setup of a variant that notes what the state of its matches is made of while they are played. */
export interface Watched {
  readonly variant: Variant;
  readonly selection: Selection;
  /** Every object of the state that a rule was given: the variant's, cricket's, and the drawers of amendments. */
  readonly live: Set<object>;
}

/**
 * The same rules, which tell of the state that they are given: at each question what its domain is made from, at each ball what its
 * facts are told from, and everything that functions of an amendment with state of its own are given.
 */
export function watched(variant: Variant, selection: Selection): Watched {
  const live = new Set<object>();
  const note = (value: unknown): void => collect(value, live);
  const tell = <F>(fn: F): F => telling(fn, note);
  const { facts } = variant;
  const amended = (amendment: Amendment): Amendment =>
    amendment.lives
      ? { ...amendment, operations: amendment.operations.map((operation) => toldBy(operation, tell)) }
      : amendment;
  const inStep = (step: Step): Step => told(step, tell);
  const flow = Object.fromEntries(
    Object.entries(variant.flow).map(([level, { before = [], after = [] }]) => [
      level,
      { before: before.map(inStep), after: after.map(inStep) },
    ]),
  );
  return {
    variant: {
      ...variant,
      flow: flow as Variant['flow'],
      facts: tell((s: never, g: never, p: never) => facts?.(s, g, p) ?? null),
      formats: variant.formats.map(amended),
      options: variant.options.map(amended),
      rulings: variant.rulings.map((ruling) => ({
        ...ruling,
        readings: Object.fromEntries(
          Object.entries(ruling.readings).map(([name, reading]) => [name, reading && amended(reading)]),
        ),
      })),
    },
    selection: { ...selection, houseRules: (selection.houseRules ?? []).map(amended) },
    live,
  };
}

/** The function, which first tells of what it is given. Its own text is not that of the rule, so it is called with everything. */
function telling<F>(fn: F, note: (value: unknown) => void): F {
  if (typeof fn !== 'function') return fn;
  const all = function (this: unknown, ...given: unknown[]): unknown {
    for (const value of given) if (!isParameters(value)) note(value);
    return Reflect.apply(fn as unknown as (...given: unknown[]) => unknown, this, given);
  };
  return all as F;
}

/** The parameters are handed out as copies, and are no state. */
function isParameters(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'ballsPerOver' in value;
}

/** A decision whose domain tells of the state; of other steps, those in them. */
function told(step: Step, tell: <F>(fn: F) => F): Step {
  if (step.kind === 'decision') {
    const domain = Object.assign(Object.create(Object.getPrototypeOf(step.domain)), step.domain);
    domain.live = tell(step.domain.live.bind(step.domain));
    return { ...step, domain } as Decision;
  }
  return 'steps' in step ? ({ ...step, steps: step.steps.map((inner) => told(inner, tell)) } as Step) : step;
}

/** What a rule or a step is made of that is given the state. */
const given = ['when', 'does', 'take', 'by', 'while', 'ends', 'forbidsIn', 'closed'] as const;

/** An operation whose rules and steps tell of all that they are given, the state of the amendment with it. */
function toldBy(operation: Operation, tell: <F>(fn: F) => F): Operation {
  const inPart = (part: object): object => {
    const fields: Record<string, unknown> = { ...part };
    for (const name of given) if (name in fields) fields[name] = tell(fields[name]);
    for (const name of ['steps', 'list', 'limits'])
      if (Array.isArray(fields[name])) fields[name] = (fields[name] as object[]).map(inPart);
    return fields.kind === 'decision' ? told(fields as unknown as Step, tell) : fields;
  };
  const fields: Record<string, unknown> = { ...operation };
  for (const name of ['add', 'by']) if (typeof fields[name] === 'object') fields[name] = inPart(fields[name] as object);
  if (operation.op === 'wrap') fields.around = tell(operation.around);
  return fields as unknown as Operation;
}

/** Adds an object, with all that it holds. */
export function collect(value: unknown, into: Set<object>): void {
  if (typeof value !== 'object' || value === null || into.has(value)) return;
  into.add(value);
  for (const field of Object.values(value)) collect(field, into);
}

/**
 * The objects that a match is made of: what it holds in its fields, and they in theirs. Left out are seats and players, which belong
 * to others, the rules of the variant, which everybody can import, and frozen data, which tells nothing and cannot be changed.
 */
export function partsOf(match: AnyMatch): ReadonlySet<object> {
  const found = new Set<object>([match]);
  const waiting: unknown[] = [match];
  while (waiting.length > 0) {
    const at = waiting.pop() as object;
    const inner = at instanceof Map ? [...at.keys(), ...at.values()] : at instanceof Set ? [...at] : [];
    for (const value of [...inner, ...fieldsOf(at)]) {
      if ((typeof value !== 'object' && typeof value !== 'function') || value === null || found.has(value)) continue;
      if (isFrozenData(value)) continue;
      found.add(value);
      waiting.push(value);
    }
  }
  return found;
}

const notParts = new Set(['seats', 'settings', 'desks', 'listeners', 'variant', 'amendments']);

function fieldsOf(value: object): unknown[] {
  return Reflect.ownKeys(value).flatMap((key) => {
    if (typeof key === 'string' && notParts.has(key)) return [];
    const { value: field } = Object.getOwnPropertyDescriptor(value, key) as PropertyDescriptor;
    return [field];
  });
}

function isFrozenData(value: unknown): boolean {
  if (typeof value === 'function') return false;
  if (typeof value !== 'object' || value === null) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  const isPlain = Array.isArray(value) || prototype === Object.prototype || prototype === null;
  return isPlain && Object.isFrozen(value) && Object.values(value).every(isFrozenData);
}
