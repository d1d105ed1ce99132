import type { MatchState } from '@howzat/core/engine';
import { type Part, parts, type Uses } from './fitting.js';

/** What is known of the fields once all of the code has been written for the first time. */
export interface Learned {
  /** The fields that had better stay together in their object, of each part. */
  readonly together: Readonly<Record<Part, ReadonlySet<string> | 'all'>>;
  /** Lists of the variant's state that are filled and never read: what was shown to people, say, where nobody looks on. */
  readonly unread: ReadonlySet<string>;
  /** The fields whose lists somebody may hold when they begin anew. */
  readonly shared: Readonly<Record<Part, ReadonlySet<string> | 'all'>>;
  /** The fields of cricket's state whose lists are changed in place. */
  readonly filled: ReadonlySet<string> | 'all';
}

const nothing: ReadonlySet<string> = new Set();

/** Nothing has been learnt: each field has a variable of its own, and all is kept. */
export const atFirst: Learned = {
  together: { g: nothing, s: nothing },
  unread: nothing,
  shared: { g: 'all', s: 'all' },
  filled: 'all',
};

/** The state is that of somebody else, who sees all of it: everything stays in its object. */
export const ofOthers: Learned = {
  together: { g: 'all', s: 'all' },
  unread: nothing,
  shared: { g: 'all', s: 'all' },
  filled: 'all',
};

/**
 * Where the fields of the state are while the code runs: each in a variable of its own, which costs V8 next to nothing, or together
 * in their object. A function that is called needs the object: what it may touch is written there before the call, and what it may
 * have changed is read back after it.
 */
export class Places {
  private readonly variables: Readonly<Record<Part, ReadonlySet<string>>>;
  /** Whether an object is needed before the match is over. */
  private readonly needed: Record<Part, boolean>;
  /** What calls were given, what the code of a ball names itself, and what is read anywhere in the code. */
  private readonly given = perPart(() => new Set<string>());
  private readonly named = perPart(() => new Set<string>());
  private readonly read = new Set<string>();
  private readonly shared = perPart(() => new Set<string>());
  private readonly filled = new Set<string>();
  /** Whether calls were given all of it: anywhere, and on every ball. */
  private readonly handed = perPart(() => false);
  private readonly whole = perPart(() => false);
  /** Whether the code of a ball is being written. */
  onBall = false;

  constructor(
    private readonly sample: MatchState,
    private readonly learned: Learned,
  ) {
    this.variables = perPart((part) => {
      const stay = learned.together[part];
      const names = Object.keys(sample[part]).filter((name) => /^[A-Za-z_]\w*$/.test(name));
      return new Set(stay === 'all' ? [] : names.filter((name) => !stay.has(name)));
    });
    this.needed = perPart((part) => this.variables[part].size === 0);
  }

  /**
   * What is known now that the code is written. Fields stay together where something is shown the whole state on every ball; else
   * those do that calls are given and the code of a ball does not name.
   */
  learn(): Learned {
    const lists = Object.entries(this.sample.s).filter(([, value]) => Array.isArray(value));
    const unread = lists.filter(([field]) => !this.handed.s && !this.given.s.has(field) && !this.read.has(field));
    return {
      together: perPart((part) =>
        this.whole[part] ? 'all' : new Set([...this.given[part]].filter((field) => !this.named[part].has(field))),
      ),
      unread: new Set(unread.map(([field]) => field)),
      // the functions of the Laws, to which rules hand cricket's state, keep nothing of it
      shared: { g: this.shared.g, s: this.handed.s ? 'all' : this.shared.s },
      filled: this.filled,
    };
  }

  /** How the code names a field. */
  at(part: Part, field: string): string {
    if (this.onBall) this.named[part].add(field);
    if (this.variables[part].has(field)) return `$${part}_${field}`;
    this.needed[part] = true;
    return /^[A-Za-z_]\w*$/.test(field) ? `$${part}.${field}` : `$${part}[${JSON.stringify(field)}]`;
  }

  /** The same where the code does more than to fill a list. */
  looked(part: Part, field: string): string {
    if (part === 's') this.read.add(field);
    return this.at(part, field);
  }

  /** What a function may do with the lists of the fields that it names. */
  share(uses: Uses): void {
    for (const part of parts) {
      const { shared, filled } = uses[part];
      if (shared !== 'all') for (const field of shared) this.shared[part].add(field);
      if (part === 'g' && filled !== 'all') for (const field of filled) this.filled.add(field);
    }
  }

  /** A list of cricket's state as it is now, for somebody who keeps it. */
  kept(field: string): string {
    const { filled } = this.learned;
    return filled === 'all' || filled.has(field) ? `T.own(${this.at('g', field)})` : this.at('g', field);
  }

  /** May a push to this list be left out? */
  isUnread(part: Part, field: string): boolean {
    return part === 's' && this.learned.unread.has(field);
  }

  /** Gives a field the value with which it begins. An empty list stays where it is empty still and nobody else holds it. */
  begins(part: Part, field: string, value: unknown): string {
    if (this.isUnread(part, field)) return '';
    const place = this.at(part, field);
    const shared = this.learned.shared[part];
    return Array.isArray(value) && value.length === 0 && shared !== 'all' && !shared.has(field)
      ? `if(${place}.length!==0)${place}=[];`
      : `${place}=${JSON.stringify(value)};`;
  }

  /** What stands before a call: assignments, none where nothing has to be written. */
  before(uses: Uses): readonly string[] {
    for (const part of parts) {
      const { given } = uses[part];
      if (given === 'all') {
        this.handed[part] = true;
        this.whole[part] ||= this.onBall || uses.unknown;
      } else for (const field of given) this.given[part].add(field);
    }
    this.share(uses);
    return this.moved(uses, 'given', (object, variable) => `${object}=${variable}`);
  }

  /** What stands after it. */
  after(uses: Uses): readonly string[] {
    return this.moved(uses, 'changed', (object, variable) => `${variable}=${object}`);
  }

  private moved(
    uses: Uses,
    which: 'given' | 'changed',
    move: (object: string, variable: string) => string,
  ): readonly string[] {
    return parts.flatMap((part) => {
      const used = uses[part][which];
      if (used.length === 0) return [];
      this.needed[part] = true;
      const variables = this.variables[part];
      const fields = used === 'all' ? [...variables] : used.filter((name) => variables.has(name));
      return fields.map((field) => move(`$${part}.${field}`, `$${part}_${field}`));
    });
  }

  /** The declarations, once all of the code is known. */
  declarations(): string {
    return parts
      .map((part) => {
        const values = this.sample[part] as Readonly<Record<string, unknown>>;
        const object = this.needed[part] ? `const $${part}=${JSON.stringify(values)};` : '';
        const set = [...this.variables[part]]
          .filter((name) => !this.isUnread(part, name))
          .map((name) => `$${part}_${name}=${JSON.stringify(values[name])}`);
        return object + (set.length > 0 ? `let ${set.join(',')};` : '');
      })
      .join('');
  }

  /** Cricket's state as an object, when the match is over. */
  result(): string {
    if (this.needed.g) {
      const moved = [...this.variables.g].map((field) => `$g.${field}=$g_${field}`);
      return `(${[...moved, '$g'].join(',')})`;
    }
    return `{${Object.keys(this.sample.g)
      .map((name) => `${JSON.stringify(name)}:${this.at('g', name)}`)
      .join(',')}}`;
  }
}

function perPart<T>(make: (part: Part) => T): Record<Part, T> {
  return { g: make('g'), s: make('s') };
}
