import type { Player, Request, Selection, Variant } from '@howzat/core';
import { type Driver, driversOf } from './drivers.js';
import { watched } from './live-state.js';
import { isWritable, Reach } from './reach.js';

/** Questions about one step that are walked from, for each driver and side: enough to see it early and late. */
export const walksOfStep = 4;

/**
 * Walks from everything that players are handed, in every driver: nothing of the match may be reached, and nothing that can be
 * written to and that the other player is handed as well.
 */
export function reachProblems(variant: Variant, selection: Selection, matches: number): string[] {
  const setup = watched(variant, selection);
  return driversOf(setup.variant, setup.selection).flatMap((driver) => reachOfDriver(driver, setup.live, matches));
}

/**
 * The same for one driver.
 * @param live what the state of its matches is made of; the driver adds what it shows of that
 */
export function reachOfDriver({ name, play }: Driver, live: Set<object>, matches: number): string[] {
  const problems = new Set<string>();
  for (let seed = 0; seed < matches; seed++) {
    const [home, away] = [new Walker('home'), new Walker('away')] as const;
    play(seed, [home.player, away.player], live);
    // what is of the match may show as such only after it was handed out, so it is looked for when the match is over
    for (const { reached } of [home, away])
      for (const [object, path] of reached)
        if (live.has(object)) problems.add(`${name}: a player is handed the match itself: ${pathOf(path)}`);
    for (const [object, path] of home.reached)
      if (away.reached.has(object) && isWritable(object))
        problems.add(`${name}: both players can write to ${pathOf(path)}`);
  }
  return [...problems];
}

/** A player that looks everywhere, and then chooses at random. */
class Walker {
  readonly reached = new Map<object, string>();
  private readonly walks = new Map<string, number>();
  private params: unknown = null;
  readonly player: Player;

  constructor(name: string) {
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
    for (const [object, path] of reachOf(request, this.params === request.params)) this.reached.set(object, path);
    this.params = request.params;
  }
}

/** Everything that a player can get at from a question, with the way to it. Its luck stays as it is. */
export function reachOf(request: Request, withoutParams: boolean): ReadonlyMap<object, string> {
  const { params, rng, ...rest } = request;
  const clone = rng.clone();
  const reach = new Reach([[clone], [{}], [[]]]).from({ ...rest, rng: clone }, request.step);
  // the stream itself is looked at; what is drawn from it would be missing from the luck of the player
  new Reach([], new Set(), 0).from(rng, `${request.step}.rng`).found.forEach((path, object) => {
    reach.found.set(object, path);
  });
  // what is handed out once for all questions is walked once
  return withoutParams ? reach.found : reach.from(params, `${request.step}.params`).found;
}

/** A way without the numbers of places in lists, so that one fault is told once. */
export function pathOf(path: string): string {
  return path.replace(/\.\d+\b/g, '[i]');
}
