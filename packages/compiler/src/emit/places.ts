import type { MatchState } from '@howzat/core/engine';
import { type Part, parts, type Uses } from './fitting.js';

/** What is known of the fields once all of the code has been written for the first time. */
export interface Learned {
  /** The fields that had better stay together in their object, of each part. */
  readonly together: Readonly<Record<Part, ReadonlySet<string> | 'all'>>;
  /** Whether calls between balls are given small objects of what they touch, so that a part need not be an object at all. */
  readonly apart: Readonly<Record<Part, boolean>>;
  /** Lists of the variant's state that are filled and never read: what was shown to people, say, where nobody looks on. */
  readonly unread: ReadonlySet<string>;
  /** The fields whose lists somebody may hold when they begin anew. */
  readonly shared: Readonly<Record<Part, ReadonlySet<string> | 'all'>>;
  /** The fields of cricket's state whose lists are changed in place. */
  readonly filled: ReadonlySet<string> | 'all';
  /** The fields of the variant's state that may hold an object. */
  readonly objects: ReadonlySet<string> | 'all';
}

/** The names of fields, or all that there are. */
type Known = ReadonlySet<string> | 'all';

const nothing: ReadonlySet<string> = new Set();

/** Nothing has been learnt: each field has a variable of its own, and all is kept. */
export const atFirst: Learned = {
  together: { g: nothing, s: nothing },
  apart: { g: true, s: true },
  unread: nothing,
  shared: { g: 'all', s: 'all' },
  filled: 'all',
  objects: 'all',
};

/** The state is that of somebody else, who sees all of it: everything stays in its object. */
export const ofOthers: Learned = {
  together: { g: 'all', s: 'all' },
  apart: { g: false, s: false },
  unread: nothing,
  shared: { g: 'all', s: 'all' },
  filled: 'all',
  objects: 'all',
};

/** What stands around a call: assignments before and after it, and the code of the objects that it is given. */
export interface Handing {
  readonly before: readonly string[];
  readonly objects: Readonly<Record<Part, string>>;
  readonly after: readonly string[];
}

/**
 * Where the fields of the state are while the code runs: each in a variable of its own, which costs V8 next to nothing, or together
 * in their object. A function that is called on every ball needs the object: what it may touch is written there before the call,
 * and what it may have changed is read back after it. One that is called between balls is given a small object that is made for
 * the call, where nothing else needs the whole: in a short match the whole would cost more than all such calls.
 */
export class Places {
  private readonly variables: Readonly<Record<Part, ReadonlySet<string>>>;
  /** Whether an object is needed before the match is over. */
  private readonly needed: Record<Part, boolean>;
  /** What calls were given, what the code of a ball names itself, and what is read anywhere in the code. */
  private readonly given = perPart(() => new Set<string>());
  private readonly named = perPart(() => new Set<string>());
  private readonly read = new Set<string>();
  private readonly shared: Record<Part, Known> = perPart(() => new Set<string>());
  private filled: Known = new Set();
  /** The fields of cricket's state that are given another value after the match has begun. */
  private readonly set = new Set<string>();
  private objects: Known = new Set();
  /** Whether calls were given all of it: anywhere, and on every ball. */
  private readonly handed = perPart(() => false);
  private readonly whole = perPart(() => false);
  /** Whether a small object goes by a name. */
  private readonly small = perPart(() => false);
  /** Whether the code of a ball is being written, or of an over that is one ball. */
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
    for (const [field, value] of Object.entries(sample.s))
      if (isObject(value)) this.objects = and(this.objects, [field]);
  }

  /**
   * What is known now that the code is written. Fields stay together where something is shown the whole state on every ball; else
   * those do that calls are given and the code of a ball does not name.
   */
  learn(): Learned {
    const lists = Object.entries(this.sample.s).filter(([, value]) => Array.isArray(value));
    const unread = lists.filter(([field]) => !this.handed.s && !this.given.s.has(field) && !this.read.has(field));
    return {
      together: perPart((part) => {
        if (!this.needed[part]) return nothing;
        return this.whole[part]
          ? 'all'
          : new Set([...this.given[part]].filter((field) => !this.named[part].has(field)));
      }),
      apart: perPart((part) => !this.needed[part]),
      unread: new Set(unread.map(([field]) => field)),
      shared: { g: this.shared.g, s: this.handed.s ? 'all' : this.shared.s },
      filled: this.filled,
      objects: this.objects,
    };
  }

  /** Has a field a variable of its own? */
  isVariable(part: Part, field: string): boolean {
    return this.variables[part].has(field);
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

  /** Does this field of the variant's state never hold an object? */
  isFlat(field: string): boolean {
    const { objects } = this.learned;
    return objects !== 'all' && Object.hasOwn(this.sample.s, field) && !objects.has(field);
  }

  /** What a function may do with the fields that it names, and with their lists. */
  share(uses: Uses): void {
    for (const part of parts) this.shared[part] = and(this.shared[part], uses[part].shared);
    const { filled, changed } = uses.g;
    this.filled = and(this.filled, filled);
    if (changed !== 'all') for (const field of changed) this.set.add(field);
    this.objects = and(this.objects, uses.s.objects);
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
    if (part === 's' && isObject(value)) this.objects = and(this.objects, [field]);
    if (part === 'g') this.set.add(field);
    if (this.isUnread(part, field)) return '';
    const place = this.at(part, field);
    const shared = this.learned.shared[part];
    return Array.isArray(value) && value.length === 0 && shared !== 'all' && !shared.has(field)
      ? `if(${place}.length!==0)${place}=[];`
      : `${place}=${JSON.stringify(value)};`;
  }

  /** What stands around a call. */
  handing(uses: Uses): Handing {
    for (const part of parts) {
      const { given } = uses[part];
      if (given === 'all') {
        this.handed[part] = true;
        this.whole[part] ||= this.onBall || uses.unknown;
      } else for (const field of given) this.given[part].add(field);
    }
    this.share(uses);
    const { g, s } = perPart((part) => this.handingOf(part, uses));
    return {
      before: [...g.before, ...s.before],
      objects: { g: g.object, s: s.object },
      after: [...g.after, ...s.after],
    };
  }

  private handingOf(part: Part, uses: Uses): { before: readonly string[]; object: string; after: readonly string[] } {
    const { given, changed } = uses[part];
    // what it does not touch, it is not given
    if (given.length === 0) return { before: [], object: 'null', after: [] };
    if (given !== 'all' && changed !== 'all' && !this.onBall && this.learned.apart[part]) {
      const object = `{${given.map((field) => `${JSON.stringify(field)}:${this.at(part, field)}`).join(',')}}`;
      if (changed.length === 0) return { before: [], object, after: [] };
      this.small[part] = true;
      const after = changed.map((field) => `${this.at(part, field)}=$a${part}.${field}`);
      return { before: [`$a${part}=${object}`], object: `$a${part}`, after };
    }
    this.needed[part] = true;
    const variables = this.variables[part];
    const moved = (fields: readonly string[] | 'all'): readonly string[] =>
      fields === 'all' ? [...variables] : fields.filter((name) => variables.has(name));
    return {
      before: moved(given).map((field) => `$${part}.${field}=$${part}_${field}`),
      object: `$${part}`,
      after: moved(changed).map((field) => `$${part}_${field}=$${part}.${field}`),
    };
  }

  /** The declarations, once all of the code is known. */
  declarations(): string {
    return parts
      .map((part) => {
        const values = this.sample[part] as Readonly<Record<string, unknown>>;
        const object = this.needed[part] ? `const $${part}=${JSON.stringify(values)};` : '';
        const set = [...this.variables[part]]
          .filter((name) => !this.isUnread(part, name))
          .map(
            (name) => `$${part}_${name}=${this.isEmptyForGood(part, name) ? 'T.empty' : JSON.stringify(values[name])}`,
          );
        if (this.small[part]) set.push(`$a${part}`);
        return object + (set.length > 0 ? `let ${set.join(',')};` : '');
      })
      .join('');
  }

  /** Is this a list that nothing can put anything in? All matches may have the same one then. */
  private isEmptyForGood(part: Part, field: string): boolean {
    const { filled } = this;
    const isKept = part === 's' || filled === 'all' || filled.has(field) || this.set.has(field);
    const value = part === 'g' ? (this.sample.g as unknown as Readonly<Record<string, unknown>>)[field] : null;
    return !isKept && Array.isArray(value) && value.length === 0;
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

/** Fields that are known, and more of them; all, where either is all. */
function and(known: Known, more: Iterable<string> | 'all'): Known {
  return known === 'all' || more === 'all' ? 'all' : new Set([...known, ...more]);
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function perPart<T>(make: (part: Part) => T): Record<Part, T> {
  return { g: make('g'), s: make('s') };
}
