import type { MatchState, Program } from '@howzat/core/engine';
import { type Called, isProved, type Proved, prove, type Reference } from '../syntax/proof.js';
import { isRead, read } from '../syntax/read.js';
import { touchesOf, untouched } from '../syntax/touches.js';

/** The two objects of the state that all rules are given: cricket's, and the variant's own. */
export type Part = 'g' | 's';

export const parts = ['g', 's'] as const;

/** At which place of what a function is given the state, cricket's state and the parameters stand. */
export type Order = Readonly<Record<'s' | 'g' | 'p', number>> & {
  /** The place of something that is known to be no object: a number, a text, a truth. */
  readonly plain?: number;
};

/** The order for rules, guards, endings and facts. */
export const usual: Order = { s: 0, g: 1, p: 2 };
/** The order for what takes a choice or an outcome, which stands second. */
export const taking: Order = { s: 0, g: 2, p: 3 };
/** The same where the choice or the outcome is no object. */
export const takingPlain: Order = { ...taking, plain: 1 };

type Fields = readonly string[] | 'all';

/** What a call may do with one object of the state. */
interface Use {
  /** The fields that it reads or writes. */
  readonly given: Fields;
  /** Those that it may give another value. */
  readonly changed: Fields;
  /** Those to which it may give an object. */
  readonly objects: Fields;
  /** Those whose lists somebody may hold after it. */
  readonly shared: Fields;
  /** Those whose lists it may change in place. */
  readonly filled: Fields;
}

/** What a call may do with the state. */
export type Uses = Readonly<Record<Part, Use>> & {
  /** Nothing is known of it: it may even add and remove fields. */
  readonly unknown: boolean;
};

const all: Use = { given: 'all', changed: 'all', objects: 'all', shared: 'all', filled: 'all' };
const none: Use = { given: [], changed: [], objects: [], shared: [], filled: [] };

const looked: Use = { ...none, given: 'all' };

/** The whole state is looked at, and not touched: so do domains and players. */
export const lookingAt: Uses = { g: looked, s: looked, unknown: false };
/** The same of cricket's state alone. */
export const lookingOn: Uses = { g: looked, s: none, unknown: false };

/**
 * What a call of a function may do with the state, by its syntax tree. A rule has no other way to the state than what it is given,
 * for rules are pure.
 */
export function usesOf(fn: unknown, order: Pick<Order, Part | 'plain'>, sample: MatchState): Uses {
  const found = typeof fn === 'function' ? read(fn) : null;
  if (!found || !isRead(found)) return { g: all, s: all, unknown: true };
  const touches = touchesOf(found);
  const use = (part: Part): Use => {
    const { fields, changes, objects, shares, fills } = touches[order[part]] ?? untouched;
    // a field that the state does not have is one of all objects, `valueOf` for one, or is new
    if (fields === 'all' || [...fields].some((field) => !Object.hasOwn(sample[part], field))) return all;
    const mayBe = [...objects].flatMap(([field, from]) =>
      from === 'any' || [...from].some((at) => at !== order.plain) ? [field] : [],
    );
    return { given: [...fields], changed: [...changes], objects: mayBe, shared: [...shares], filled: [...fills] };
  };
  return { g: use('g'), s: use('s'), unknown: false };
}

/** A function whose text may be written in place where the state has these fields, or why it has to be called. */
export function fitted(fn: unknown, order: Order, sample: MatchState, params: Program['params']): Proved | Called {
  const found = typeof fn === 'function' ? prove(fn) : { why: 'it is no function' };
  if (!isProved(found)) return found;
  for (const reference of found.references) {
    const why = misfit(reference, found, order, sample, params);
    if (why) return { why };
  }
  return found;
}

/** The same for what is asked: it has to be one expression that gives a value. */
export function fittedQuestion(
  fn: unknown,
  sample: MatchState,
  params: Program['params'],
): (Proved & { readonly expression: object }) | Called {
  const found = fitted(fn, usual, sample, params);
  if (!isProved(found)) return found;
  const { expression, reassigned } = found;
  if (!expression) return { why: 'it is statements, and something is asked' };
  return reassigned.size > 0 ? { why: 'it gives a parameter of its own another value' } : { ...found, expression };
}

function misfit(
  { at, field, written, called }: Reference,
  { parameters, reassigned }: Proved,
  order: Order,
  sample: MatchState,
  params: object,
): string | null {
  const name = parameters[at];
  if (at !== order.s && at !== order.g && at !== order.p) return null;
  if (field === null)
    return reassigned.has(at) ? `it gives ${name} another value` : `it hands on ${name}, or looks at it as a whole`;
  if (called) return `it calls ${name}.${field} with ${name} as its this`;
  const there = at === order.p ? params : sample[at === order.s ? 's' : 'g'];
  if (!Object.hasOwn(there, field)) return `it names ${name}.${field}, which is not there when the match begins`;
  return at === order.p && written ? `it changes the parameter ${field}` : null;
}
