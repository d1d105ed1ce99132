import type { Secrecy } from './contract.js';
import { copyJson, type Frozen, freezeJson, sameJson } from './frozen.js';
import { type Game, type Role, roleOf, type Seat, type Side, sideOf } from './game.js';
import type { LogEntry, LogInput } from './log.js';
import type { MatchState, Program } from './program.js';

/**
 * What one side may know: cricket's own state, the fields of the variant's state that are open to it, and the open
 * fields of each amendment. A field that it may not see is not there.
 */
export interface View<S = Readonly<Record<string, unknown>>> {
  readonly side: Side;
  readonly role: Role;
  readonly game: Frozen<Game>;
  readonly state: Frozen<Partial<S>>;
  readonly own: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

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
 * A part of a view that is a list or an object: the copy that was made last where nothing in it has changed, else a new one,
 * frozen. Most of a state stays as it is from one question to the next.
 */
export function keep(last: unknown, now: object): unknown {
  return isSame(last, now) ? last : freezeJson(copyJson(now));
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

/**
 * The source of the body of a function of a state `st` and a `seat` that makes the same view as {@link viewOf}. It shares nested
 * values with the state, but where `kept` is asked for: then they are copies, which `K` holds, made by the function `$keep`.
 */
export function viewSource(program: Program, sample: MatchState, kept = false): string {
  let places = 0;
  const handed = (value: string): string =>
    kept ? `(typeof(v=${value})==='object'&&v!==null?K[${places}]=$keep(K[${places++}],v):v)` : value;
  const fields = (
    names: readonly string[],
    secret: Readonly<Record<string, Secrecy>>,
    from: string,
    role: Role,
  ): string =>
    names
      .map((name) => {
        const key = JSON.stringify(name);
        const secrecy = secret[name];
        if (secrecy === undefined || secrecy === role) return `${key}:${handed(`${from}[${key}]`)}`;
        return secrecy === 'each' ? `${key}:{${role}:${handed(`${from}[${key}].${role}`)}}` : '';
      })
      .filter((text) => text !== '')
      .join(',');
  const whole = (role: Role): string => {
    const own = Object.keys(sample.own)
      .map(
        (d) =>
          `${JSON.stringify(d)}:{${fields(Object.keys(sample.own[d] as object), program.ownSecret[d] ?? {}, `st.own[${JSON.stringify(d)}]`, role)}}`,
      )
      .join(',');
    const game = kept ? `{${fields(Object.keys(sample.g), {}, 'g', role)}}` : 'g';
    return `{side:seat===0?'home':'away',role:'${role}',game:${game},state:{${fields(Object.keys(sample.s), program.secret, 's', role)}},own:{${own}}}`;
  };
  return `const g=st.g,s=st.s;${kept ? 'let v;' : ''}return seat===g.batting?${whole('batting')}:${whole('bowling')};`;
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
