const told = new WeakMap<object, string>();

/**
 * The text of a function, by which it is written in place and its use of the state is known. A compiler that runs a rulebook with
 * marks in its code has told what stood there without them.
 */
export function textOf(fn: object): string {
  return told.get(fn) ?? Function.prototype.toString.call(fn);
}

/** Tells the text of a function whose own has been changed. */
export function tellText(fn: object, text: string): void {
  told.set(fn, text);
}
