import type { Secrecy, View } from '../contract/index.js';
import { type Role, roleOf, type Seat, type Side, sideOf } from '../cricket/index.js';
import { copyJson, freezeJson, sameJson } from '../json/index.js';
import { type MatchState, type Program, secretIn } from '../program/index.js';
import type { LogEntry, LogInput } from './log.js';

type Fields = Readonly<Record<string, unknown>>;

/** The fields that a role may see. */
export function visible(fields: Fields, secret: Readonly<Record<string, Secrecy>>, role: Role): Fields {
  const open: Record<string, unknown> = {};
  for (const key of Object.keys(fields)) {
    const secrecy = secret[key];
    if (secrecy === undefined || secrecy === role) open[key] = fields[key];
    else if (secrecy === 'each') open[key] = { [role]: (fields[key] as Fields)[role] };
  }
  return open;
}

/** Choices that were made in the open and are not taken yet, by their steps. */
export type Shown = Readonly<Record<string, unknown>>;

export const nothingShown: Shown = Object.freeze({});

/**
 * The view of a seat. It shares nested values with the state: copy it before it leaves the engine's hands.
 *
 * @param program the program of the rulebook
 * @param state the state of the match, with all secrets
 * @param seat who looks: 0 is home, 1 away
 * @param shown choices that are not in the state yet, and open
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { compose } from '@howzat/core';
 * import { openingState, programOf, viewOf } from '@howzat/core/engine';
 *
 * const program = programOf(compose(ccsl));
 * // home bats first here, and does not know the traps
 * const view = viewOf(program, openingState(program), 0);
 * console.log(view.role, 'traps' in view.state); // batting false
 */
export function viewOf(program: Program, state: MatchState, seat: Seat, shown: Shown = nothingShown): View {
  const role = roleOf(seat, state.g.batting);
  const own: Record<string, Fields> = {};
  for (const drawer of Object.keys(state.own))
    own[drawer] = visible(state.own[drawer] as Fields, program.ownSecret[drawer] ?? {}, role);
  const open = visible(state.s as Fields, secretIn(program, state), role);
  return { side: sideOf(seat), role, game: state.g, state: open, own, shown };
}

/**
 * What both sides may see, from the place of the first: by it a choice is named when it is told to both.
 *
 * @param mine the view of the side from whose place it is told
 * @param other the view of the other side
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { compose } from '@howzat/core';
 * import { openingState, programOf, sharedView, viewOf } from '@howzat/core/engine';
 *
 * const program = programOf(compose(ccsl));
 * const state = openingState(program);
 * const [batting, bowling] = [viewOf(program, state, 0), viewOf(program, state, 1)];
 * console.log('traps' in bowling.state, 'traps' in sharedView(bowling, batting).state); // true false
 */
export function sharedView(mine: View, other: View): View {
  const seen: Fields = other.state;
  const state = Object.fromEntries(
    Object.entries(mine.state).filter(([name, value]) => Object.hasOwn(seen, name) && sameJson(value, seen[name])),
  );
  return { ...mine, state, own: {} };
}

/** The view of a seat as it may leave the engine: a copy, frozen to its depths. */
export function handedView(program: Program, state: MatchState, seat: Seat, shown?: Shown): View {
  return freezeJson(copyJson(viewOf(program, state, seat, shown)));
}

/**
 * A part of a view that is a list or an object, as a copy: the one that its player was handed last where it still says the same,
 * else a new one. Most of a state stays as it is from one question to the next, and looking is cheaper than copying.
 */
export function keep(last: unknown, now: object): unknown {
  return isSame(last, now) ? last : ownCopy(now);
}

function ownCopy(value: object): object {
  if (Array.isArray(value)) {
    const list: unknown[] = value.slice();
    // Stryker disable next-line EqualityOperator: behind the last item there is none to copy
    for (let i = 0; i < list.length; i++) {
      const item = list[i];
      if (typeof item === 'object' && item !== null) list[i] = ownCopy(item);
    }
    return list;
  }
  const fields: Record<string, unknown> = { ...value };
  for (const key in fields) {
    const field = fields[key];
    if (typeof field === 'object' && field !== null) fields[key] = ownCopy(field);
  }
  return fields;
}

function isSame(last: unknown, now: unknown): boolean {
  if (last === now) return typeof now !== 'object' || now === null;
  if (typeof last !== 'object' || typeof now !== 'object' || last === null || now === null) return false;
  if (Array.isArray(now)) return Array.isArray(last) && isSameList(last, now);
  if (Array.isArray(last)) return false;
  let fields = 0;
  for (const key in now) {
    if (!isSame((last as Fields)[key], (now as Fields)[key])) return false;
    fields++;
  }
  for (const _ in last) fields--;
  return fields === 0;
}

function isSameList(last: readonly unknown[], now: readonly unknown[]): boolean {
  if (last.length !== now.length) return false;
  // Stryker disable next-line EqualityOperator: lists of one length have nothing behind their last items
  for (let i = 0; i < now.length; i++) {
    const item = now[i];
    // Stryker disable next-line ConditionalExpression: a shortcut; of equal items that are no lists or objects both say the same
    if (last[i] !== item && !isSame(last[i], item)) return false;
  }
  return true;
}

/**
 * The log as one side may read it: what is hidden from it is not there.
 *
 * @param entries the whole log
 * @param side the side that reads it; `all` for the whole log
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { compose } from '@howzat/core';
 * import { interpretedRunner, logFor } from '@howzat/core/engine';
 *
 * const { log } = interpretedRunner(compose(ccsl)).play({ seed: 1, log: true });
 * // each side has chosen traps in secret
 * const [home, away] = (['home', 'away'] as const).map((side) => JSON.stringify(logFor(log, side)));
 * console.log(home === away); // false
 */
export function logFor(entries: readonly LogEntry[], side: Side | 'all'): readonly LogEntry[] {
  if (side === 'all') return entries.slice();
  return entries.map((entry) =>
    entry.inputs.some((input) => isHidden(input, side))
      ? { ...entry, inputs: entry.inputs.map((input) => concealed(input, side)) }
      : entry,
  );
}

function isHidden({ hiddenFrom }: LogInput, side: Side): boolean {
  return hiddenFrom === 'both' || hiddenFrom === side;
}

function concealed(input: LogInput, side: Side): LogInput {
  return isHidden(input, side) ? { ...input, value: null } : input;
}
