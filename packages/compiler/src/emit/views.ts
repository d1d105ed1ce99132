import type { MatchState, Program, Role, Secrecy } from '@howzat/core/engine';

type Fields = Readonly<Record<string, unknown>>;

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
    return `{side:seat===0?'home':'away',role:'${role}',game:g,state:${viewLiteral(state)},own:{${own.join(',')}},shown:{}}`;
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
