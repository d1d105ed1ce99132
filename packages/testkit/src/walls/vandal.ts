import { type Player, type Request, type Selection, sameJson, type Variant } from '@howzat/core';
import { type Driver, driversOf, type Players } from './drivers.js';
import { reachOf, walksOfStep } from './reached.js';

/** After the first few questions about a step, it writes at one in so many. */
const spoilsAgain = 101;

/**
 * A player that writes to everything it can get at, now and then at each step, after it has chosen as another player would: to what
 * it is handed, and to what that gives when it is asked, iterated, or called. Its parameters it spoils once; the other player is
 * shown copies of them, for it is not the match that would change if it believed them.
 */
export function vandal(honest: Player): Player {
  const asked = new Map<string, number>();
  const clean = new WeakMap<object, Request['params']>();
  const choose = (request: Request): unknown => {
    const { params, step } = request;
    const spoilt = clean.has(params);
    if (!spoilt) clean.set(params, structuredClone(params));
    const choice = honest.choose({ ...request, params: clean.get(params) as Request['params'] });
    const times = asked.get(step) ?? 0;
    asked.set(step, times + 1);
    if (times < walksOfStep || times % spoilsAgain === 0)
      for (const object of reachOf(request, spoilt).keys()) spoil(object);
    return choice;
  };
  return { name: honest.name, choose };
}

/** Writes to an object in every way there is. */
export function spoil(object: object): void {
  const target = object as Record<PropertyKey, unknown>;
  const isTable = ArrayBuffer.isView(object);
  // what is inside comes first: without its prototype an object is none of these any more
  const attempts: (() => unknown)[] = [
    () => isTable && new Uint8Array(object.buffer).fill(50),
    () => object instanceof Map && object.clear(),
    () => object instanceof Set && object.clear(),
    () => Object.setPrototypeOf(object, null),
    () => Object.defineProperty(object, 'spoilt', { get: () => 1 }),
    ...(isTable ? [] : Reflect.ownKeys(object)).flatMap((key) => [
      () => {
        target[key] = typeof target[key] === 'number' ? 50 : null;
      },
      () => Object.defineProperty(object, key, { value: 50 }),
      () => Reflect.deleteProperty(object, key),
    ]),
    () => Array.isArray(object) && object.push(50),
    () => Object.freeze(object),
  ];
  for (const attempt of attempts) {
    try {
      attempt();
    } catch {
      // a wall that held
    }
  }
}

/**
 * Lets a player that writes to everything play the matches of one that does not: they must be the same, and so must those that are
 * played after it. In full it sits on both sides of each match; in turn, on one.
 */
export function vandalProblems(
  variant: Variant,
  selection: Selection,
  players: readonly Player[],
  matches: number,
  sides: 'in full' | 'in turn',
): string[] {
  return driversOf(variant, selection).flatMap((driver) => vandalOfDriver(driver, players, matches, sides));
}

/** The same for one driver. */
export function vandalOfDriver(
  { name, play }: Driver,
  players: readonly Player[],
  matches: number,
  sides: 'in full' | 'in turn',
): string[] {
  const problems = new Set<string>();
  // uniform players are handed nothing
  const vandals = [atRandom, ...players.filter(({ uniform }) => uniform !== true)];
  for (const [turn, player] of vandals.entries())
    for (let seed = 0; seed < matches; seed++) {
      const honest = play(seed, [player, player]);
      const wrong = `what ${player.name} writes to what it is handed changes`;
      const changes = (players: Players, what: string): void => {
        try {
          if (!sameJson(play(seed, players), honest)) problems.add(`${name}: ${wrong} ${what}`);
        } catch (error) {
          problems.add(`${name}: ${wrong} ${what}: ${(error as Error).message}`);
        }
      };
      for (const side of sides === 'in full' ? ([0, 1] as const) : ([((turn + seed) % 2) as 0 | 1] as const))
        changes(side === 0 ? [vandal(player), player] : [player, vandal(player)], 'the match');
      if (seed === matches - 1) changes([player, player], 'later matches');
    }
  return [...problems];
}

const atRandom: Player = { name: 'random', choose: ({ domain, rng }) => domain.sample(rng) };
