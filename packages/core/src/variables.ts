import type { MatchState } from './program.js';

/** The two objects of the state that all rules are given: cricket's, and the variant's own. */
export type Part = 'g' | 's';

/** The fields of each object that a function may read or write; `all` where its text does not tell. */
export type Uses = Readonly<Record<Part, readonly string[] | 'all'>>;

/** The whole state. */
export const everything: Uses = { g: 'all', s: 'all' };

/** The parameters of a function and what comes after them; null for text that is not written plainly. */
function headOf(source: string): { readonly names: readonly string[]; readonly body: string } | null {
  const head =
    /^(?:(?:function\s*)?[\w$]*\s*)?\(([\w$,\s]*)\)\s*(?:=>|(?=\{))/.exec(source) ?? /^([\w$]+)\s*=>/.exec(source);
  return head
    ? { names: (head[1] as string).split(',').map((name) => name.trim()), body: source.slice(head[0].length) }
    : null;
}

/**
 * Which fields of the state a function may touch, by its text: those that it names behind its parameter, or all where it
 * does anything else with that parameter, hands it on for instance. A rule has no other way to the state, for rules are pure.
 * @param places at which place of the parameters cricket's state and the variant's stand
 */
export function usesOf(fn: unknown, places: Readonly<Partial<Record<Part, number>>>): Uses {
  const source = Function.prototype.toString.call(fn);
  const head = headOf(source);
  const uses = (part: Part): readonly string[] | 'all' => {
    const place = places[part];
    if (place === undefined) return [];
    if (!head || /\barguments\b|\[native/.test(source)) return 'all';
    const name = head.names[place];
    return name === undefined || name === '' ? [] : fieldsBehind(name, head.body);
  };
  return { g: uses('g'), s: uses('s') };
}

/** The fields that a text names behind a name; `all` where the name stands alone somewhere. */
function fieldsBehind(name: string, text: string): readonly string[] | 'all' {
  const fields = new Set<string>();
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    const before = text.slice(0, at);
    const after = text.slice(at + name.length);
    // part of a longer name, or a field of something else
    if (/[\w$]$/.test(before) || /^[\w$]/.test(after) || /(?:^|[^.])\.\s*$/.test(before)) continue;
    const field = /^\s*\.\s*([A-Za-z_$][\w$]*)/.exec(after)?.[1];
    if (field === undefined) return 'all';
    fields.add(field);
  }
  return [...fields];
}

/**
 * Where the fields of the state are while generated code runs: each in a variable of its own, which costs V8 next to nothing, or
 * together in their object. A function that is called needs the object: what it may touch is written there before the call
 * and read back after it.
 */
export class Variables {
  private readonly names: Readonly<Record<Part, ReadonlySet<string>>>;
  /** Whether an object is needed before the match is over. */
  private readonly needed: Record<Part, boolean>;

  constructor(
    private readonly sample: MatchState,
    /** Whose fields are variables. */
    private readonly apart: Readonly<Record<Part, boolean>>,
  ) {
    const fields = (of: object): ReadonlySet<string> =>
      new Set(Object.keys(of).filter((name) => /^[A-Za-z_]\w*$/.test(name)));
    this.names = { g: fields(sample.g), s: fields(sample.s) };
    this.needed = { g: !apart.g, s: !apart.s };
  }

  /** How the code names a field. */
  at(part: Part, field: string): string {
    if (this.apart[part] && this.names[part].has(field)) return `$${part}_${field}`;
    this.needed[part] = true;
    return `$${part}[${JSON.stringify(field)}]`;
  }

  /** What stands before a call: assignments, none where nothing has to be written. */
  before(uses: Uses): readonly string[] {
    return this.moved(uses, (object, variable) => `${object}=${variable}`);
  }

  /** What stands after a call that may write. */
  after(uses: Uses): readonly string[] {
    return this.moved(uses, (object, variable) => `${variable}=${object}`);
  }

  private moved(uses: Uses, move: (object: string, variable: string) => string): readonly string[] {
    return (['g', 's'] as const).flatMap((part) => {
      const used = uses[part];
      if (used.length === 0) return [];
      this.needed[part] = true;
      if (!this.apart[part]) return [];
      const fields = used === 'all' ? [...this.names[part]] : used.filter((name) => this.names[part].has(name));
      return fields.map((field) => move(`$${part}.${field}`, `$${part}_${field}`));
    });
  }

  /** The declarations, once all of the code is known. */
  declarations(): string {
    return (['g', 's'] as const)
      .map((part) => {
        const values = this.sample[part] as Readonly<Record<string, unknown>>;
        const object = this.needed[part] ? `const $${part}=${JSON.stringify(values)};` : '';
        if (!this.apart[part]) return object;
        const set = [...this.names[part]].map((name) => `$${part}_${name}=${JSON.stringify(values[name])}`);
        return object + (set.length > 0 ? `let ${set.join(',')};` : '');
      })
      .join('');
  }

  /** Cricket's state as an object, when the match is over. */
  result(): string {
    if (!this.apart.g) return '$g';
    if (this.needed.g) return `(${[...this.before({ g: 'all', s: [] }), '$g'].join(',')})`;
    return `{${Object.keys(this.sample.g)
      .map((name) => `${JSON.stringify(name)}:${this.at('g', name)}`)
      .join(',')}}`;
  }
}
