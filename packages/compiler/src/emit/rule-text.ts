import {
  allDrawers,
  type Game,
  type MatchState,
  type Program,
  type ProgramEnding,
  type ProgramRule,
} from '@howzat/core/engine';
import { type Inlined, inlined, withFields } from '../syntax/inline.js';
import { type Part, type Uses, usesOf, type Variables } from './variables.js';

/** Where the state, cricket's state and the parameters stand among what rules and guards are given. */
const usual = { s: 0, g: 1, p: 2 };

/** Where each of them stands among what a function is given. */
export type Places = Readonly<Record<'s' | 'g' | 'p', number>>;

/**
 * The rules of a program as source, for those who generate code of it: a small rule is written in place, the others are
 * called. The source names the state `$s` and `$g`, the parameters `$p`, the state of an amendment `$o0`, `$o1`, ... and
 * everything else that it needs `$x0`, `$x1`, ... in the order of {@link bound}.
 */
export class RuleText {
  readonly bound: unknown[] = [];
  private readonly names = new Map<unknown, string>();
  private named = 0;

  /** @param cite how the source cites a rule by its index; nothing where no log is written */
  constructor(
    private readonly program: Program,
    private readonly variables: Variables,
    private readonly sample: MatchState,
    private readonly cite: (index: number) => string,
  ) {}

  /** The name of something that the source needs. */
  bind(value: unknown): string {
    const known = this.names.get(value);
    if (known) return known;
    const name = `$x${this.bound.push(value) - 1}`;
    this.names.set(value, name);
    return name;
  }

  /** A name that nothing else has. */
  fresh(prefix: string): string {
    return `${prefix}${this.named++}`;
  }

  /** Citing rules. */
  cites(indexes: readonly number[]): string {
    return indexes.map((index) => (index >= 0 ? this.cite(index) : '')).join('');
  }

  /** The state of an amendment. */
  ownFor(drawer: string | null): string {
    if (drawer === null) return '$none';
    return drawer === allDrawers ? '$own' : `$o${this.program.rulebook.drawers.findIndex((a) => a.id === drawer)}`;
  }

  /** The declarations of `$o0`, `$o1`, ... */
  drawers(): readonly string[] {
    return this.program.rulebook.drawers.map(({ id }, i) => `const $o${i}=$own[${JSON.stringify(id)}];`);
  }

  /** A call: what it does not touch, it is not given. */
  private callOf(fn: string, uses: Uses, given: readonly string[]): string {
    return `${fn}(${given.map((name) => ((name === '$s' && uses.s.length === 0) || (name === '$g' && uses.g.length === 0) ? 'null' : name)).join(',')})`;
  }

  /** A call, as an expression, of something that looks at the state and does not change it. */
  looking(fn: string, uses: Uses, given: readonly string[]): string {
    const before = this.variables.before(uses);
    const made = this.callOf(fn, uses, given);
    return before.length > 0 ? `(${[...before, made].join(',')})` : made;
  }

  /** A call, as a statement, of something that may change the state; what it gives goes by a name where one is given. */
  doing(fn: string, uses: Uses, given: readonly string[], named?: string): string {
    const made = `${named ? `const ${named}=` : ''}${this.callOf(fn, uses, given)}`;
    return `${[...this.variables.before(uses), made, ...this.variables.after(uses)].join(';')};`;
  }

  /**
   * The text of a function with the variables of the fields, and the values of parameters, in place of their names: those do
   * not change while the code exists. Null where it has to be called.
   */
  private inPlace(fn: unknown, places: Places): Inlined | null {
    const here = inlined(fn);
    if (!here) return null;
    let text: string | null = here.text;
    const put = (at: number, standsFor: (field: string) => string | null): void => {
      const name = here.parameters[at];
      if (name && text !== null) text = withFields(text, name, standsFor);
    };
    const has = (part: Part, field: string): string | null =>
      Object.hasOwn(this.sample[part], field) ? this.variables.at(part, field) : null;
    put(places.s, (field) => has('s', field));
    put(places.g, (field) => has('g', field));
    put(places.p, (field) => this.parameter(field));
    return text === null ? null : { ...here, text };
  }

  private parameter(field: string): string | null {
    const params = this.program.params as Readonly<Record<string, unknown>>;
    if (!Object.hasOwn(params, field)) return null;
    const value = params[field];
    return typeof value === 'object' && value !== null ? this.bind(value) : `(${JSON.stringify(value)})`;
  }

  /** A question, as an expression: its text, or a call. */
  asked(fn: unknown, drawer: string | null): string {
    const here = this.inPlace(fn, usual);
    // the state of an amendment goes by a name of its own
    if (here?.expression && !here.parameters[3]) return `(${here.text})`;
    return this.looking(this.bind(fn), usesOf(fn, usual), ['$s', '$g', '$p', this.ownFor(drawer)]);
  }

  /** A change, as statements. `given` stands for what it is given besides the state. */
  done(fn: unknown, places: Places, given: readonly string[]): string {
    const here = this.inPlace(fn, places);
    if (!here) return this.doing(this.bind(fn), usesOf(fn, places), given);
    const lets = here.parameters.flatMap((name, i) =>
      name === null || Object.values(places).includes(i) ? [] : [`${name}=${given[i]}`],
    );
    return `{${lets.length > 0 ? `let ${lets.join(',')};` : ''}${here.text}${here.expression ? ';' : ''}}`;
  }

  /** Rules in their order; one that is final ends the list when it fires. */
  rules(list: readonly ProgramRule[]): string {
    const label = list.some((rule) => rule.final) ? this.fresh('L') : null;
    const lines = list.map((rule) => {
      const does = this.done(rule.does, usual, ['$s', '$g', '$p', this.ownFor(rule.drawer)]) + this.cites([rule.index]);
      const all = does + (rule.final && label ? `break ${label};` : '');
      return rule.when ? `if(${this.asked(rule.when, rule.drawer)}){\n${all}\n}` : all;
    });
    return label ? `${label}:{\n${lines.join('\n')}\n}` : lines.join('\n');
  }

  /** Asks what has ended; the first that has marks it. */
  endings(list: readonly ProgramEnding[], ended: readonly (keyof Game)[]): string {
    if (list.length === 0) return '';
    const g = (field: keyof Game): string => this.variables.at('g', field);
    const label = this.fresh('L');
    const marks = `${ended.map(g).join('=')}=true;`;
    const lines = list.map(
      (ending) => `if(${this.asked(ending.ends, ending.drawer)}){${marks}${this.cites([ending.index])}break ${label};}`,
    );
    return `if(!${g(ended[0] as keyof Game)}){\n${label}:{\n${lines.join('\n')}\n}}`;
  }
}
