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
  /=>|\breturn\b|\bfunction\b|\bthis\b|\barguments\b|\bawait\b|\byield\b|\bnew\b|\bvar\b|\bclass\b|`|\.\.\.|\/\/|\/\*|\\|\[native/;

/** The text of a function that may be written in place, or null. */
export function inlined(fn: unknown): Inlined | null {
  if (typeof fn !== 'function') return null;
  const source = Function.prototype.toString.call(fn).trim();
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
  if (/[(=,:[!&|?{};]\s*\//.test(plain)) return null;
  const own = new Set<string>(parameters);
  for (const declared of plain.matchAll(/\b(?:const|let)\s+([\w$]+)\s*(?=[=;]|of\b)/g)) own.add(declared[1] as string);
  for (const name of plain.matchAll(/(?<![\w$.]|\.\s)[A-Za-z_$][\w$]*/g))
    if (!own.has(name[0]) && !keywords.has(name[0])) return null;
  for (const name of parameters)
    if (
      new RegExp(
        `(?<![\\w$.])${name.replace(/\$/g, '\\$')}\\s*(?:[-+*/%&|^]|<<|>>>?|\\*\\*|&&|\\|\\||\\?\\?)?=(?!=|>)`,
      ).test(plain)
    )
      return null;
  const expression = !text.startsWith('{');
  return {
    parameters: parameters.map((name) =>
      new RegExp(`(?<![\\w$.])${name.replace(/\$/g, '\\$')}(?![\\w$])`).test(plain) ? name : null,
    ),
    text,
    expression,
  };
}
