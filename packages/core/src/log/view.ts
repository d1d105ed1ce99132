import type { Secrecy, View } from '../contract/index.js';
import { type Role, roleOf, type Seat, type Side, sideOf } from '../cricket/index.js';
import { copyJson, freezeJson, sameJson } from '../json/index.js';
import type { MatchState, Program } from '../program/index.js';
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

/** The view of a seat. It shares nested values with the state: copy it before it leaves the engine's hands. */
export function viewOf(program: Program, state: MatchState, seat: Seat): View {
  const role = roleOf(seat, state.g.batting);
  const own: Record<string, Fields> = {};
  for (const drawer of Object.keys(state.own))
    own[drawer] = visible(state.own[drawer] as Fields, program.ownSecret[drawer] ?? {}, role);
  return { side: sideOf(seat), role, game: state.g, state: visible(state.s as Fields, program.secret, role), own };
}

/** What both sides may see, from the place of the first: by it a choice is named when it is told to both. */
export function sharedView(mine: View, other: View): View {
  const seen: Fields = other.state;
  const state = Object.fromEntries(
    Object.entries(mine.state).filter(([name, value]) => Object.hasOwn(seen, name) && sameJson(value, seen[name])),
  );
  return { ...mine, state, own: {} };
}

/** The view of a seat as it may leave the engine: a copy, frozen to its depths. */
export function handedView(program: Program, state: MatchState, seat: Seat): View {
  return freezeJson(copyJson(viewOf(program, state, seat)));
}

/**
 * A part of a view that is a list or an object, as a copy: the one that its player was handed last where it still says the same,
 * else a new one. Most of a state stays as it is from one question to the next, and looking is cheaper than copying.
 */
export function keep(last: unknown, now: object): unknown {
  return isSame(last, now) ? last : ownCopy(now);
}

function ownCopy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list: unknown[] = value.slice();
    for (let i = 0; i < list.length; i++) {
      const item = list[i];
      if (typeof item === 'object' && item !== null) list[i] = ownCopy(item);
    }
    return list as T;
  }
  const fields: Record<string, unknown> = { ...(value as object) };
  for (const key in fields) {
    const field = fields[key];
    if (typeof field === 'object' && field !== null) fields[key] = ownCopy(field);
  }
  return fields as T;
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
  for (let i = 0; i < now.length; i++) {
    const item = now[i];
    if (last[i] !== item && !isSame(last[i], item)) return false;
  }
  return true;
}

/** The fields of a view that come of one object of the state, as code: what each is called, where it is read, and how it begins. */
interface ViewField {
  readonly key: string;
  readonly from: string;
  readonly begins: unknown;
  /** Of a field that is open to each role by half: the half. */
  readonly half: Role | null;
}

function viewFields(
  of: Fields,
  secret: Readonly<Record<string, Secrecy>>,
  from: string,
  role: Role,
): readonly ViewField[] {
  return Object.keys(of).flatMap((name): ViewField[] => {
    const key = JSON.stringify(name);
    const secrecy = secret[name];
    const begins = of[name];
    if (secrecy === undefined || secrecy === role) return [{ key, from: `${from}[${key}]`, begins, half: null }];
    if (secrecy !== 'each') return [];
    return [{ key, from: `${from}[${key}].${role}`, begins: (begins as Fields | null)?.[role] ?? null, half: role }];
  });
}

function viewLiteral(fields: readonly ViewField[]): string {
  return `{${fields.map(({ key, from, half }) => `${key}:${half ? `{${half}:${from}}` : from}`).join(',')}}`;
}

/** The source of the body of a function of a state `st` and a `seat` that makes the same view as {@link viewOf}. */
export function viewSource(program: Program, sample: MatchState): string {
  const whole = (role: Role): string => {
    const own = Object.entries(sample.own).map(([drawer, of]) => {
      const name = JSON.stringify(drawer);
      const fields = viewFields(of as Fields, program.ownSecret[drawer] ?? {}, `st.own[${name}]`, role);
      return `${name}:${viewLiteral(fields)}`;
    });
    const state = viewFields(sample.s as Fields, program.secret, 's', role);
    return `{side:seat===0?'home':'away',role:'${role}',game:g,state:${viewLiteral(state)},own:{${own.join(',')}}}`;
  };
  return `const g=st.g,s=st.s;return seat===g.batting?${whole('batting')}:${whole('bowling')};`;
}

/** The source of the class of `ViewMaker` for a program. What its objects read from is private to them. */
export function viewClassSource(program: Program, sample: MatchState): string {
  let lists = 0;
  const getter = (name: string, from: string, begins: unknown, half: Role | null): string => {
    const read = `this.#of.${from}${access(name)}${half ? `.${half}` : ''}`;
    const value = typeof begins === 'object' ? `this.#of.copy(${lists++},${read})` : read;
    return `get ${isName(name) ? name : JSON.stringify(name)}(){return ${half ? `{${half}:${value}}` : value}}`;
  };
  const getters = (
    of: object,
    from: string,
    secrecies: Readonly<Record<string, Secrecy>>,
    role: Role | null,
  ): string => {
    const fields = Object.entries(of).flatMap(([name, begins]) => {
      const secrecy = secrecies[name];
      if (role === null) return secrecy === undefined ? [getter(name, from, begins, null)] : [];
      if (secrecy === role) return [getter(name, from, begins, null)];
      return secrecy === 'each' ? [getter(name, from, (begins as Fields | null)?.[role] ?? null, role)] : [];
    });
    return `{${fields.join(',')}}`;
  };
  const parts = (of: object, from: string, secrecies: Readonly<Record<string, Secrecy>>): string => {
    const part = (name: string, role: Role | null): string => `${name}:${getters(of, from, secrecies, role)}`;
    return `{${part('open', null)},${part('batting', 'batting')},${part('bowling', 'bowling')}}`;
  };
  const own = Object.entries(sample.own).map(
    ([drawer, of]) =>
      `${JSON.stringify(drawer)}:${parts(of, `own[${JSON.stringify(drawer)}]`, program.ownSecret[drawer] ?? {})}`,
  );
  return [
    'class{#of;constructor(of){this.#of=of}',
    `static game=${getters(sample.g, 'g', {}, null)};`,
    `static state=${parts(sample.s, 's', program.secret)};`,
    `static own={${own.join(',')}};}`,
  ].join('');
}

function isName(text: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(text);
}

function access(name: string): string {
  return isName(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
}

/** The log as one side may read it: what is hidden from it is not there. */
export function logFor(entries: readonly LogEntry[], side: Side | 'all'): readonly LogEntry[] {
  if (side === 'all') return entries.slice();
  return entries.map((entry) =>
    entry.inputs.some((input) => isHidden(input, side))
      ? { ...entry, inputs: entry.inputs.map((input) => concealed(input, side)) }
      : entry,
  );
}

function isHidden(input: LogInput, side: Side | 'all'): boolean {
  return side !== 'all' && (input.hiddenFrom === 'both' || input.hiddenFrom === side);
}

function concealed(input: LogInput, side: Side | 'all'): LogInput {
  return isHidden(input, side) ? { ...input, value: null } : input;
}
