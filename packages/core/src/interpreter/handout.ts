import type { Player } from '../contract/index.js';
import { HowzatError } from '../errors/index.js';

type Params = Readonly<Record<string, unknown>>;
type Table = { slice(): object };

type ByPlayer = WeakMap<Player, unknown>;

/** What each player was handed for an object of the rulebook: the parameters, or a set of components that many rulebooks share. */
const handouts = new WeakMap<object, ByPlayer>();

function once<T>(player: Player, of: object, make: () => T): T {
  let known = handouts.get(of);
  if (!known) {
    known = new WeakMap();
    handouts.set(of, known);
  }
  if (!known.has(player)) known.set(player, make());
  return known.get(player) as T;
}

/**
 * The parameters as one player is handed them: frozen, but for tables of numbers, of which each player has copies of its own.
 * They are the same for all matches of a rulebook, and sets of components for all rulebooks that play with them, so that a player
 * may keep what it has worked out by them.
 * @throws HowzatError `bad-components` where a parameter holds what is neither plain data nor a table of numbers
 */
export function paramsFor(player: Player, params: object): Params {
  return once(player, params, () => {
    const fields = Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null
        ? once(player, value, () => handedOut(value, name))
        : handedOut(value, name),
    ]);
    // built up field by field it would stay a slow hash table
    return Object.freeze({ ...Object.fromEntries(fields) }) as Params;
  });
}

function handedOut(value: unknown, path: string): unknown {
  if (typeof value === 'function' || typeof value === 'symbol') return refuse(path, `a ${typeof value}`);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return Object.freeze(value.map((item, i) => handedOut(item, `${path}[${i}]`)));
  if (ArrayBuffer.isView(value) && 'slice' in value) return (value as unknown as Table).slice();
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return refuse(path, 'an object of a class');
  const fields = Object.entries(value).map(([key, field]) => [key, handedOut(field, `${path}.${key}`)]);
  return Object.freeze({ ...Object.fromEntries(fields) });
}

function refuse(path: string, what: string): never {
  throw new HowzatError(
    'bad-components',
    `Players are handed the parameters, and ${path} is ${what}: components are plain data and lists of numbers.`,
    { subject: path },
  );
}
