import { type Player, type Request, type Selection, sameJson, type Variant } from '@howzat/core';
import { type Driver, driversOf, type Players } from './drivers.js';
import { reachOf, walksOfStep } from './reached.js';

/** After the first few questions about a step, it writes at one in so many. */
const spoilsAgain = 101;

/**
 * A player that writes to everything it can get at, now and then at each step, after it has chosen as another player would: to what
 * it is handed, and to what that gives when it is asked, iterated, or called. Its parameters it spoils once; the other player is
 * shown copies of them, for it is not the match that would change if it believed them.
 *
 * @example
 * import { createMatch, uniformPlayer } from '@howzat/core';
 * import { ccsl } from '@howzat/ccsl';
 * import { vandal } from '@howzat/testkit';
 *
 * // whatever it writes to, the match ends as it would have
 * const match = createMatch(ccsl, { seed: 7, players: { home: vandal(uniformPlayer), away: uniformPlayer } });
 * console.log(match.waiting.kind); // end
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

/** Writes to an object in every way there is. What is refused is refused without an error, which would take most of the time. */
function spoil(object: object): void {
  const isTable = ArrayBuffer.isView(object);
  const isOpen = Object.isExtensible(object);
  // what is inside comes first: without its prototype an object is none of these any more
  attempt(() => {
    if (isTable) new Uint8Array(object.buffer).fill(50);
    else if (object instanceof Map || object instanceof Set) object.clear();
  });
  for (const key of isTable ? [] : Reflect.ownKeys(object)) {
    attempt(() => {
      const now = (object as Record<PropertyKey, unknown>)[key];
      Reflect.set(object, key, typeof now === 'number' ? 50 : null);
    });
    attempt(() => Reflect.defineProperty(object, key, { value: 50 }));
    attempt(() => Reflect.deleteProperty(object, key));
  }
  attempt(() => Reflect.defineProperty(object, 'spoilt', { get: () => 1 }));
  if (isOpen) attempt(() => Array.isArray(object) && object.push(50));
  attempt(() => Reflect.setPrototypeOf(object, null));
  if (isOpen) attempt(() => Object.freeze(object));
}

/** Does what a wall may stop by an error. */
function attempt(act: () => unknown): void {
  try {
    act();
  } catch {
    // a wall that held
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
