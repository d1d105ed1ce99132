import { HowzatError } from '../errors/index.js';
import { notJson, showChoice } from '../json/index.js';

/** A number, switch or word that a rulebook leaves open, with its limits. Amendments set it. */
export interface Parameter<T = unknown> {
  readonly type: 'integer' | 'flag' | 'word' | 'components';
  readonly default: T;
  /** Smallest and largest value of an integer. */
  readonly min?: number;
  readonly max?: number;
  /** Null is a value too and means: no limit. */
  readonly optional?: boolean;
  /** The words that may be chosen. */
  readonly words?: readonly string[];
  /** What it counts: runs, balls, overs, wickets, cards. */
  readonly unit?: string;
}

/** The values of a set of parameters. */
export type ParameterValues<P> = { readonly [K in keyof P]: P[K] extends Parameter<infer T> ? T : never };

/**
 * A parameter that is a whole number within limits.
 *
 * @param value its default
 * @param limits the smallest and the largest value, and what it counts (runs, balls, overs)
 *
 * @example
 * import { award, integer, variantKit } from '@howzat/core/author';
 *
 * const k = variantKit({
 *   id: 'hand',
 *   title: 'Hand cricket',
 *   parameters: { bonus: integer(2, { min: 0, max: 6, unit: 'runs' }) },
 *   laws: { overs: 2 },
 *   state: { ball: () => ({ bat: 0 }) },
 * });
 * const bonus = k.rule({
 *   id: 'hand.bonus',
 *   when: (s) => s.bat === 6,
 *   does: (_s, g, p) => award(g, p.bonus, 'bat'),
 * });
 * console.log(bonus.id); // hand.bonus
 */
export function integer(value: number, limits: { min: number; max: number; unit?: string }): Parameter<number> {
  return { type: 'integer', default: value, ...limits };
}

/**
 * A whole number within limits, or null for none.
 *
 * @example
 * import { integerOrNone, parameterRange } from '@howzat/core/author';
 *
 * console.log(parameterRange(integerOrNone(null, { min: 1, max: 50, unit: 'overs' }))); // a whole number from 1 to 50 overs, or null for no limit
 */
export function integerOrNone(
  value: number | null,
  limits: { min: number; max: number; unit?: string },
): Parameter<number | null> {
  return { type: 'integer', default: value, optional: true, ...limits };
}

/**
 * A parameter that is on or off.
 *
 * @param value its default
 *
 * @example
 * import { compose } from '@howzat/core';
 * import { flag, houseRule } from '@howzat/core/author';
 * import { cubes } from '@howzat/cubes';
 *
 * const lights = houseRule('*', 'lights', { parameters: { floodlit: flag(true) } }, (a) => [
 *   a.end('innings', { id: 'lights.dusk', ends: (_s, g, p) => !p.floodlit && g.overs >= 5 }),
 * ]);
 * console.log('floodlit' in compose(cubes, { houseRules: [lights] }).params); // true
 */
export function flag(value: boolean): Parameter<boolean> {
  return { type: 'flag', default: value };
}

/**
 * One of several words.
 *
 * @example
 * import { parameterRange, word } from '@howzat/core/author';
 *
 * console.log(parameterRange(word('toss', ['toss', 'home', 'away']))); // one of toss, home, away
 */
export function word<const W extends readonly string[]>(value: W[number], words: W): Parameter<W[number]> {
  return { type: 'word', default: value, words };
}

/**
 * One of several words, as {@link word}: the first of them unless another is set.
 *
 * @example
 * import { parameterRange, words } from '@howzat/core/author';
 *
 * // the first is the default
 * console.log(parameterRange(words('toss', 'home', 'away'))); // one of toss, home, away
 */
export function words<const W extends readonly string[]>(...all: W): Parameter<W[number]> {
  return word(all[0] as W[number], all);
}

/**
 * The components that a game is played with, cards, charts and boards, made ready for its rules to look things up in. They
 * stand among the parameters because they never change while a match is played; but no amendment sets them: another set
 * comes in by `withComponents`, which checks it.
 *
 * @example
 * import { components, variantKit } from '@howzat/core/author';
 *
 * const deck = { cards: ['single', 'four', 'out'] };
 * // rules then read the cards as `p.deck.cards`
 * const k = variantKit({ id: 'deck', title: 'A deck', parameters: { deck: components(deck) }, laws: {}, state: {} });
 * console.log(typeof k.decision); // function
 */
export function components<T extends object>(set: T): Parameter<T> {
  return { type: 'components', default: set };
}

/**
 * What a parameter may be, in words.
 *
 * @example
 * import { integer, parameterRange } from '@howzat/core/author';
 *
 * console.log(parameterRange(integer(20, { min: 1, max: 50, unit: 'overs' }))); // a whole number from 1 to 50 overs
 */
export function parameterRange(parameter: Parameter): string {
  if (parameter.type === 'flag') return 'true or false';
  if (parameter.type === 'components') return 'a set of components, which is given as components';
  if (parameter.type === 'word') return `one of ${parameter.words?.join(', ')}`;
  const unit = parameter.unit ? ` ${parameter.unit}` : '';
  const range =
    parameter.min === parameter.max ? `${parameter.min}` : `a whole number from ${parameter.min} to ${parameter.max}`;
  return `${range}${unit}${parameter.optional ? ', or null for no limit' : ''}`;
}

/**
 * Checks a value for a parameter.
 * @throws HowzatError `bad-parameter` that says what would be right
 *
 * @example
 * import { HowzatError } from '@howzat/core';
 * import { checkParameter, integer } from '@howzat/core/author';
 *
 * try {
 *   checkParameter('overs', integer(20, { min: 1, max: 50, unit: 'overs' }), 90);
 * } catch (error) {
 *   if (error instanceof HowzatError) console.log(error.code); // bad-parameter
 * }
 */
export function checkParameter(name: string, parameter: Parameter, value: unknown): void {
  const fits =
    parameter.type === 'flag'
      ? typeof value === 'boolean'
      : parameter.type === 'word'
        ? typeof value === 'string' && parameter.words?.includes(value) === true
        : parameter.type === 'integer' &&
          ((value === null && parameter.optional === true) ||
            (typeof value === 'number' &&
              Number.isSafeInteger(value) &&
              value >= (parameter.min as number) &&
              value <= (parameter.max as number)));
  if (!fits)
    throw new HowzatError('bad-parameter', `${name} must be ${parameterRange(parameter)}, not ${showChoice(value)}.`, {
      subject: name,
      choice: notJson(value) ? showChoice(value) : value,
    });
}
