/**
 * Every object that code can get at from what it is given: by properties, symbols, getters, prototypes, and by calling what can be
 * called. The objects that every script has anyway, as `Object.prototype`, are left out.
 */
export class Reach {
  /** Each object with the way that led to it. */
  readonly found = new Map<object, string>();
  private readonly waiting: Stop[] = [];

  /**
   * @param args what functions are called with, besides nothing at all
   * @param uncalled names of functions that are looked at and not called
   * @param mostCalls how many calls may lead from one thing to another
   */
  constructor(
    private readonly args: readonly (readonly unknown[])[] = [],
    private readonly uncalled: ReadonlySet<PropertyKey> = new Set(),
    private readonly mostCalls = usualCalls,
  ) {}

  /** Walks on from a value. */
  from(value: unknown, path: string): this {
    // most of what is called throws, and to write down where would take most of the time
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    try {
      this.note(value, path, 0);
      for (let next = this.waiting.pop(); next; next = this.waiting.pop()) {
        const stop = next;
        // a proxy may refuse every question
        this.caught(() => this.look(stop), stop.path);
      }
    } finally {
      Error.stackTraceLimit = stackTraceLimit;
    }
    return this;
  }

  private note(value: unknown, path: string, calls: number): void {
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return;
    if (this.found.has(value) || intrinsics().has(value)) return;
    this.found.set(value, path);
    // numbers in a row are no objects
    if (!ArrayBuffer.isView(value)) this.waiting.push({ value, path, calls });
  }

  private look({ value, path, calls }: Stop): void {
    this.note(Object.getPrototypeOf(value), `${path}.[[Prototype]]`, calls);
    // maps and sets hold what no property names
    if (value instanceof Map || value instanceof Set) this.iterate(value, path, calls);
    for (const key of Reflect.ownKeys(value)) {
      const { get, set } = Object.getOwnPropertyDescriptor(value, key) as PropertyDescriptor;
      this.note(get, `${path}.get ${String(key)}`, calls);
      this.note(set, `${path}.set ${String(key)}`, calls);
    }
    // what the value inherits is got at by the value, for getters and methods look at `this`
    for (const key of keysOf(value)) {
      const at = `${path}.${String(key)}`;
      const found = this.caught(() => (value as Record<PropertyKey, unknown>)[key], at);
      this.note(found, at, calls);
      const called =
        typeof found === 'function' && calls < this.mostCalls && key !== 'constructor' && !this.uncalled.has(key);
      if (called && !intrinsics().has(found)) this.call(found as Called, value, at, calls + 1);
    }
  }

  private call(fn: Called, on: object, path: string, calls: number): void {
    for (const args of [[], ...this.args]) {
      const given = this.caught(() => Reflect.apply(fn, on, args), `${path}()`);
      this.note(given, `${path}()`, calls);
      if (typeof given === 'object' && given !== null && Symbol.iterator in given)
        this.iterate(given, `${path}()`, calls);
    }
  }

  private iterate(given: object, path: string, calls: number): void {
    this.caught(() => {
      let left = 5;
      for (const item of given as Iterable<unknown>) {
        this.note(item, `${path}[i]`, calls);
        if (--left === 0) break;
      }
    }, path);
  }

  /** What comes of something that may throw; what it throws can be got at as well, and is not called. */
  private caught(act: () => unknown, path: string): unknown {
    try {
      return act();
    } catch (error) {
      this.note(error, `${path} throws`, this.mostCalls);
      return undefined;
    }
  }
}

/** What functions return is called again; what that returns is looked at, and no further. */
const usualCalls = 2;

interface Stop {
  readonly value: object;
  readonly path: string;
  /** How many calls led to it. */
  readonly calls: number;
}

type Called = (...args: unknown[]) => unknown;

/** The names of everything that an object has, its own and inherited, up to what every object has. */
function keysOf(value: object): ReadonlySet<PropertyKey> {
  const keys = new Set<PropertyKey>();
  for (let at: object | null = value; at && !intrinsics().has(at); at = Object.getPrototypeOf(at))
    for (const key of Reflect.ownKeys(at)) keys.add(key);
  return keys;
}

/** Could somebody who holds this object change what others see in it? */
export function isWritable(value: object): boolean {
  if (ArrayBuffer.isView(value)) return value.byteLength > 0;
  return Object.isExtensible(value) || !Object.isFrozen(value);
}

let known: ReadonlySet<object> | null = null;

/** The objects of JavaScript and of the host: everybody has them, without being handed anything. */
function intrinsics(): ReadonlySet<object> {
  if (known) return known;
  const found = new Set<object>();
  const waiting: unknown[] = [
    globalThis,
    [][Symbol.iterator](),
    new Map()[Symbol.iterator](),
    new Set()[Symbol.iterator](),
    ''[Symbol.iterator](),
    'a'.matchAll(/a/g),
    (function* () {})(),
    function* () {},
    async () => {},
    (async function* () {})(),
    Object.getPrototypeOf(Uint8Array),
    // from Node 22 on the stack of an error is read by a function that all errors share
    new Error(),
  ];
  for (let next = waiting.pop(); waiting.length > 0 || next !== undefined; next = waiting.pop()) {
    if ((typeof next !== 'object' && typeof next !== 'function') || next === null || found.has(next)) continue;
    found.add(next);
    waiting.push(Object.getPrototypeOf(next));
    for (const key of Reflect.ownKeys(next)) {
      const { value, get, set } = Object.getOwnPropertyDescriptor(next, key) as PropertyDescriptor;
      waiting.push(value, get, set);
    }
  }
  known = found;
  return found;
}
