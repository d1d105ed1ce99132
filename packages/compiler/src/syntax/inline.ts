import { textOf } from './function-text.js';
/**
 * Puts the text of a small function where its call would stand. V8 inlines calls itself, but only up to a budget for
 * each function, and one that plays a whole match spends it early; with the rules written in place, the budget is
 * left for the calls that need it.
 *
 * Only an arrow function whose text names nothing but its parameters, its own variables and `Math` is taken: what it
 * means can then not depend on where it stands. Everything else is called as it is. So a minified, instrumented or
 * unusual function is never misread; it only runs a little slower.
 */
export interface Inlined {
  /** The parameters in order; null for one that the text does not use. */
  readonly parameters: readonly (string | null)[];
  /** An expression, or statements in braces. */
  readonly text: string;
  readonly expression: boolean;
}

const keywords = new Set(
  'if else for of const let true false null undefined typeof void in while do break continue Math'.split(' '),
);

/** What would make the text mean something else in another place, or is not worth reading. */
const unsafe =
  /=>|\breturn\b|\bfunction\b|\bthis\b|\barguments\b|\bawait\b|\byield\b|\bnew\b|\bvar\b|\bclass\b|`|\.\.\.|\/\/|\/\*|<!--|-->|\\|\[native/;

/** What a regular expression may follow; a slash after anything else divides. */
const literalSlash = /(?:^|[(=,:[!&|?{};+\-*%<>~^]|\b(?:typeof|void|in|of|else|do))\s*\//;

/** Names that stand for values in the generated code around the text, and so cannot be names in the text. */
const taken = /^(?:\$.*|Math|undefined)$/;

/** The text of a function that may be written in place, or null. */
export function inlined(fn: unknown): Inlined | null {
  if (typeof fn !== 'function') return null;
  const source = textOf(fn).trim();
  const head = /^(?:\(([\w$,\s]*)\)|([\w$]+))\s*=>\s*/.exec(source);
  if (!head) return null;
  const parameters = (head[1] ?? head[2] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const text = source.slice(head[0].length).trim();
  if (unsafe.test(text)) return null;
  const plain = text.replace(/'[^'\n]*'|"[^"\n]*"/g, "''");
  // a quote or a slash that is left over could be a regular expression
  if (/['"]/.test(plain.replace(/''/g, ''))) return null;
  if (literalSlash.test(plain)) return null;
  // a name in another alphabet could be missed below
  if (/[^\t\n\r -~]/.test(plain)) return null;
  const declared = [...plain.matchAll(/\b(?:const|let)\s+([\w$]+)\s*(?=[=;]|of\b)/g)].map(({ 1: name, index }) => ({
    name,
    scope: scopeAt(plain, index),
  }));
  if ([...parameters, ...declared.map((it) => it.name as string)].some((name) => taken.test(name))) return null;
  // one name for two things would make it unclear which of them a text speaks of
  if (declared.some((it) => parameters.includes(it.name as string))) return null;
  for (const { 0: name, index } of plain.matchAll(/(?<![\w$.]|\.\s)[A-Za-z_$][\w$]*/g)) {
    if (isKey(plain, index, name)) continue;
    const own =
      parameters.includes(name) ||
      declared.some((it) => it.name === name && it.scope.from <= index && index <= it.scope.to);
    if (!own && !keywords.has(name)) return null;
  }
  const expression = !text.startsWith('{');
  return {
    parameters: parameters.map((name) => (usesOfName(name).test(plain) ? name : null)),
    text,
    expression,
  };
}

/**
 * Where a text speaks of a name, which is not where a field of something else is called so, and the field that stands behind it.
 * A spread is a use.
 */
export function usesOfName(name: string): RegExp {
  const escaped = name.replace(/\$/g, '\\$');
  return new RegExp(`(?<![\\w$]|(?:^|[^.])\\.\\s*)${escaped}(?![\\w$])(?:\\s*\\.\\s*([A-Za-z_$][\\w$]*))?`, 'g');
}

/** Is the name the key of an object? One behind a question mark, or alone in its place, is a value. */
function isKey(text: string, at: number, name: string): boolean {
  return /[{,]\s*$/.test(text.slice(0, at)) && /^\s*:/.test(text.slice(at + name.length));
}

/** From where to where a name counts that is declared at this place: its block, or its loop. */
function scopeAt(text: string, at: number): { readonly from: number; readonly to: number } {
  let from = at;
  for (let depth = 1; depth > 0; ) {
    const char = text[--from];
    if (char === undefined) return { from: 0, to: -1 };
    if (char === '{' || char === '(') depth--;
    else if (char === '}' || char === ')') depth++;
  }
  let to = closing(text, from);
  if (text[from] === '(') {
    const body = /^\)\s*(?=\{)/.exec(text.slice(to));
    // a loop without a block has no end that could be found so easily
    to = body ? closing(text, to + body[0].length) : -1;
  }
  return { from, to };
}

/** Where the bracket that opens here is closed. */
function closing(text: string, at: number): number {
  let to = at;
  for (let depth = 0; to < text.length; to++) {
    const char = text[to];
    if (char === '{' || char === '(') depth++;
    else if (char === '}' || char === ')') depth--;
    if (depth === 0) break;
  }
  return to;
}

/**
 * The text with the fields of a parameter replaced; null where the parameter is used otherwise, or where a field has
 * nothing to stand for it.
 */
export function withFields(
  text: string,
  parameter: string,
  standsFor: (field: string) => string | null,
): string | null {
  const uses = usesOfName(parameter);
  let all = true;
  const parts = text.split(/('[^'\n]*'|"[^"\n]*")/).map((part, i) =>
    i % 2 === 1
      ? part
      : part.replace(uses, (use, field?: string) => {
          const stands = field === undefined ? null : standsFor(field);
          if (stands === null) all = false;
          return stands ?? use;
        }),
  );
  return all ? parts.join('') : null;
}
