type Constructor = abstract new (...args: never[]) => object;

/**
 * Freezes a class as far as its instances lead to it: the constructor, the prototype, the methods, and what the generators among
 * them make. Whoever is handed an instance can then change nothing that others share.
 */
export function harden<C extends Constructor>(made: C): C {
  for (const holder of [made, made.prototype as object])
    for (const key of Reflect.ownKeys(holder)) {
      const { value, get, set } = Object.getOwnPropertyDescriptor(holder, key) as PropertyDescriptor;
      for (const part of [value, get, set]) if (typeof part === 'function') hardenFunction(part);
    }
  Object.freeze(made.prototype);
  return Object.freeze(made);
}

/** Freezes a function, and what a generator function makes. */
export function hardenFunction(fn: (...given: never[]) => unknown): void {
  if (typeof fn.prototype === 'object' && fn.prototype !== null) Object.freeze(fn.prototype);
  Object.freeze(fn);
}
