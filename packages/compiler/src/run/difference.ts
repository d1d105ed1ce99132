/** The first place at which two values of JSON differ, and what stands there. */
export interface Difference {
  /** The names and numbers that lead there. */
  readonly path: readonly string[];
  readonly right: unknown;
  readonly wrong: unknown;
}

/**
 * The first place at which two values differ; null where they are the same. Unlike JSON it tells NaN from null: a sum that went wrong
 * is a difference, and one that went wrong both ways is none.
 */
export function differenceOf(right: unknown, wrong: unknown): Difference | null {
  // nearly all is the same; 0 and -0 are one number to every rule and to JSON
  if (right === wrong || Object.is(right, wrong)) return null;
  const areObjects = typeof right === 'object' && typeof wrong === 'object' && right !== null && wrong !== null;
  if (!areObjects || Array.isArray(right) !== Array.isArray(wrong)) return { path: [], right, wrong };
  const [a, b] = [right as Fields, wrong as Fields];
  for (const name of Object.keys(a)) {
    const inside = differenceOf(a[name], b[name]);
    if (inside) return { ...inside, path: [name, ...inside.path] };
  }
  const more = Object.keys(b).find((name) => b[name] !== undefined && !Object.hasOwn(a, name));
  return more === undefined ? null : { path: [more], right: undefined, wrong: b[more] };
}

type Fields = Readonly<Record<string, unknown>>;

/** A longer value is cut in a message. */
const longest = 160;

/** A value and where it stands, in a message: `delivery.outs[0].how: "bowled"`. */
export function shown(path: readonly string[], value: unknown): string {
  const text =
    typeof value === 'number' ? String(value) : typeof value === 'string' && path.length === 0 ? value : json(value);
  const short = text.length > longest ? `${text.slice(0, longest)}...` : text;
  if (path.length === 0) return short;
  const place = path.map((name) => (/^\d+$/.test(name) ? `[${name}]` : `.${name}`)).join('');
  return `${place.slice(place.startsWith('.') ? 1 : 0)}: ${short}`;
}

function json(value: unknown): string {
  return value === undefined ? 'nothing' : (JSON.stringify(value) ?? String(value));
}
