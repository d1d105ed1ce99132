import {
  compose,
  copyJson,
  openMatch,
  type Player,
  type Request,
  type Selection,
  sameJson,
  type Variant,
} from '@howzat/core';
import { createRunner, type PlayOptions } from '@howzat/core/engine';
import { isWritable, Reach } from './reach.js';

type Players = NonNullable<PlayOptions['players']>;

/** A way to play one match between two players; gives what came of it. */
interface Driver {
  readonly name: string;
  readonly play: (seed: number, players: Players) => unknown;
}

/** The drivers in which players are asked. */
function driversOf(variant: Variant, selection: Selection): readonly Driver[] {
  const rulebook = compose(variant, selection);
  const byRunner = (code: 'auto' | 'never'): Driver['play'] => {
    const runner = createRunner(rulebook, { code });
    return (seed, players) => {
      const { log, game } = runner.play({ seed, players, log: true });
      return copyJson({ log, game });
    };
  };
  return [
    { name: 'generated code', play: byRunner('auto') },
    { name: 'the interpreter', play: byRunner('never') },
    {
      name: 'a match',
      play: (seed, [home, away]) => {
        const match = openMatch(variant, { ...selection, seed, players: { home, away } });
        return { log: match.log(), record: match.record().log, game: match.game };
      },
    },
  ];
}

/** Questions about one step that are walked from, for each driver and side: enough to see it early and late. */
const walksOfStep = 4;

/**
 * Walks from everything that players are handed, in every driver: nothing of the match may be reached, and nothing that can be
 * written to and that the other player is handed as well.
 */
export function reachProblems(variant: Variant, selection: Selection, matches: number): string[] {
  const problems = new Set<string>();
  const live = new Set<object>();
  for (const { name, play } of driversOf(watched(variant, live), selection))
    for (let seed = 0; seed < matches; seed++) {
      const walkers = [new Walker('home', live), new Walker('away', live)] as const;
      play(seed, [walkers[0].player, walkers[1].player]);
      for (const { problems: found } of walkers) for (const problem of found) problems.add(`${name}: ${problem}`);
      const [mine, theirs] = [walkers[0].reached, walkers[1].reached];
      for (const [object, path] of mine)
        if (theirs.has(object) && isWritable(object))
          problems.add(`${name}: both players can write to ${pathOf(path)}`);
    }
  return [...problems];
}

/** The variant, telling of each ball what the state of the match is made of. */
function watched(variant: Variant, live: Set<object>): Variant {
  const { facts } = variant;
  return {
    ...variant,
    facts: (s: never, g: never, p: never) => {
      collect(s, live);
      collect(g, live);
      return facts ? facts(s, g, p) : null;
    },
  } as Variant;
}

function collect(value: unknown, into: Set<object>): void {
  if (typeof value !== 'object' || value === null || into.has(value)) return;
  into.add(value);
  for (const field of Object.values(value)) collect(field, into);
}

/** A player that looks everywhere, and then chooses at random. */
class Walker {
  readonly problems = new Set<string>();
  readonly reached = new Map<object, string>();
  private readonly walks = new Map<string, number>();
  private params: unknown = null;
  readonly player: Player;

  constructor(
    name: string,
    private readonly live: ReadonlySet<object>,
  ) {
    this.player = { name, choose: (request) => this.choose(request) };
  }

  private choose(request: Request): unknown {
    const { step, domain, rng } = request;
    const times = this.walks.get(step) ?? 0;
    this.walks.set(step, times + 1);
    if (times < walksOfStep) this.walk(request);
    return domain.sample(rng);
  }

  private walk(request: Request): void {
    const { params, ...rest } = request;
    const reach = new Reach([[request.rng.clone()], [{}], [[]]]).from(rest, 'request');
    // what is handed out once for all questions is walked once
    if (this.params !== params) reach.from(params, 'request.params');
    this.params = params;
    for (const [object, path] of reach.found) {
      this.reached.set(object, path);
      if (this.live.has(object)) this.problems.add(`${request.step} hands out the match itself: ${pathOf(path)}`);
    }
  }
}

/** A way without the numbers of places in lists, so that one fault is told once. */
function pathOf(path: string): string {
  return path.replace(/\.\d+\b/g, '[i]');
}

/** After the first few questions about a step, it writes at one in so many. */
const spoilsAgain = 101;

/** A player that writes to everything it can get at, now and then at each step, after it has chosen as another player would. */
export function vandal(honest: Player): Player {
  const asked = new Map<string, number>();
  const choose = (request: Request): unknown => {
    const choice = honest.choose(request);
    const times = asked.get(request.step) ?? 0;
    asked.set(request.step, times + 1);
    if (times >= walksOfStep && times % spoilsAgain !== 0) return choice;
    const { params: _, ...rest } = request;
    // nothing is called: what it draws would be missing from its luck
    for (const object of new Reach([], 0).from(rest, 'request').found.keys()) spoil(object);
    return choice;
  };
  return { name: honest.name, choose };
}

function spoil(object: object): void {
  const target = object as Record<PropertyKey, unknown>;
  const attempts: (() => unknown)[] = [
    () => Object.setPrototypeOf(object, null),
    () => Object.defineProperty(object, 'spoilt', { get: () => 1 }),
    ...Reflect.ownKeys(object).flatMap((key) => [
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
 * Lets a player that writes to everything play the matches of one that does not: they must be the same. In full it sits on both
 * sides of each match; in turn, on one.
 */
export function vandalProblems(
  variant: Variant,
  selection: Selection,
  players: readonly Player[],
  matches: number,
  sides: 'in full' | 'in turn',
): string[] {
  const problems = new Set<string>();
  // uniform players are handed nothing
  const vandals = [atRandom, ...players.filter(({ uniform }) => uniform !== true)];
  for (const [turn, player] of vandals.entries())
    for (const { name, play } of driversOf(variant, selection))
      for (let seed = 0; seed < matches; seed++) {
        const honest = play(seed, [player, player]);
        for (const side of sides === 'in full' ? ([0, 1] as const) : ([((turn + seed) % 2) as 0 | 1] as const)) {
          const players: Players = side === 0 ? [vandal(player), player] : [player, vandal(player)];
          const problem = `${name}: what ${player.name} writes to what it is handed changes the match`;
          try {
            if (!sameJson(play(seed, players), honest)) problems.add(problem);
          } catch (error) {
            problems.add(`${problem}: ${(error as Error).message}`);
          }
        }
      }
  return [...problems];
}

const atRandom: Player = { name: 'random', choose: ({ domain, rng }) => domain.sample(rng) };
