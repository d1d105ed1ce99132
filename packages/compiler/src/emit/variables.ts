import type { MatchState } from '@howzat/core/engine';
import { textOf } from '../syntax/function-text.js';
import { usesOfName } from '../syntax/inline.js';

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
  const source = textOf(fn);
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
  for (const [, field] of text.matchAll(usesOfName(name))) {
    if (field === undefined) return 'all';
    fields.add(field);
  }
  return [...fields];
}

/** Empties a list, which then is a new one, for somebody may hold the old one. */
export function emptied(place: string): string {
  return `if(${place}.length!==0)${place}=[];`;
}

/** The fields that stay together in their object, of each part. */
export type Together = Readonly<Record<Part, readonly string[] | 'all'>>;

const parts = ['g', 's'] as const;

/**
 * Where the fields of the state are while generated code runs: each in a variable of its own, which costs V8 next to nothing, or
 * together in their object. A function that is called needs the object: what it may touch is written there before the call
 * and read back after it.
 */
export class Variables {
  private readonly variables: Readonly<Record<Part, ReadonlySet<string>>>;
  /** Whether an object is needed before the match is over. */
  private readonly needed: Record<Part, boolean>;
  /** What calls were given, and what the code of a ball names itself. */
  private readonly given: Record<Part, Set<string>> = { g: new Set(), s: new Set() };
  private readonly named: Record<Part, Set<string>> = { g: new Set(), s: new Set() };
  private readonly whole: Record<Part, boolean> = { g: false, s: false };
  /** Whether the code of a ball is being written. */
  onBall = false;

  constructor(
    private readonly sample: MatchState,
    together: Together = { g: [], s: [] },
  ) {
    const apart = (part: Part): ReadonlySet<string> => {
      const stay = together[part];
      const names = Object.keys(sample[part]).filter((name) => /^[A-Za-z_]\w*$/.test(name));
      return new Set(stay === 'all' ? [] : names.filter((name) => !stay.includes(name)));
    };
    this.variables = { g: apart('g'), s: apart('s') };
    this.needed = { g: this.variables.g.size === 0, s: this.variables.s.size === 0 };
  }

  /**
   * What had better stay together, now that the code is known: all fields where something is shown the whole state on every
   * ball, else those that calls are given and the code of a ball does not name.
   */
  better(): Together {
    const stay = (part: Part): readonly string[] | 'all' =>
      this.whole[part] ? 'all' : [...this.given[part]].filter((field) => !this.named[part].has(field));
    return { g: stay('g'), s: stay('s') };
  }

  /** How the code names a field. */
  at(part: Part, field: string): string {
    if (this.onBall) this.named[part].add(field);
    if (this.variables[part].has(field)) return `$${part}_${field}`;
    this.needed[part] = true;
    return /^[A-Za-z_]\w*$/.test(field) ? `$${part}.${field}` : `$${part}[${JSON.stringify(field)}]`;
  }

  /** What stands before a call: assignments, none where nothing has to be written. */
  before(uses: Uses): readonly string[] {
    for (const part of parts) {
      const used = uses[part];
      if (used === 'all') this.whole[part] ||= this.onBall;
      else for (const field of used) this.given[part].add(field);
    }
    return this.moved(uses, (object, variable) => `${object}=${variable}`);
  }

  /** What stands after a call that may write. */
  after(uses: Uses): readonly string[] {
    return this.moved(uses, (object, variable) => `${variable}=${object}`);
  }

  private moved(uses: Uses, move: (object: string, variable: string) => string): readonly string[] {
    return parts.flatMap((part) => {
      const used = uses[part];
      if (used.length === 0) return [];
      this.needed[part] = true;
      const variables = this.variables[part];
      const fields = used === 'all' ? [...variables] : used.filter((name) => variables.has(name));
      return fields.map((field) => move(`$${part}.${field}`, `$${part}_${field}`));
    });
  }

  /**
   * The code without the writing of lists that nobody reads in it: what was shown to people, say, where nobody looks on.
   * Cricket's state is read when the match is over.
   */
  withoutUnread(code: string): string {
    let kept = code;
    for (const field of this.variables.s) {
      if (this.given.s.has(field) || !Array.isArray((this.sample.s as Readonly<Record<string, unknown>>)[field]))
        continue;
      const name = `$s_${field}`;
      const left = kept.replaceAll(emptied(name), '').replaceAll(`${name}.push(`, 'void(');
      if (!new RegExp(`\\${name}(?!\\w)`).test(left)) kept = left;
    }
    return kept;
  }

  /** The declarations, once all of the code is known. */
  declarations(): string {
    return parts
      .map((part) => {
        const values = this.sample[part] as Readonly<Record<string, unknown>>;
        const object = this.needed[part] ? `const $${part}=${JSON.stringify(values)};` : '';
        const set = [...this.variables[part]].map((name) => `$${part}_${name}=${JSON.stringify(values[name])}`);
        return object + (set.length > 0 ? `let ${set.join(',')};` : '');
      })
      .join('');
  }

  /** Cricket's state as an object, when the match is over. */
  result(): string {
    if (this.needed.g) return `(${[...this.before({ g: 'all', s: [] }), '$g'].join(',')})`;
    return `{${Object.keys(this.sample.g)
      .map((name) => `${JSON.stringify(name)}:${this.at('g', name)}`)
      .join(',')}}`;
  }
}
