import type { Seed } from '@howzat/core';
import { checkMatches, seedOr } from '../options.js';
import { type Comparison, comparisonOf } from './comparison.js';
import { PairTally } from './pair-tally.js';
import { playPairs } from './pairs.js';
import { matchesWatched, playWatched } from './play.js';
import { aboutWays, namesAt, refuseSame, verifyWays, type Ways } from './ways.js';

/** What {@link compareHere} is told beside the two ways. */
export interface CompareHereOptions {
  /** How many each way. */
  readonly matches: number;
  /** 0 unless given. */
  readonly seed?: Seed | undefined;
  /** The two ways with the better player first and the worse one second, and how many matches they play; unless given, none. */
  readonly skill?: { readonly ways: Ways; readonly matches: number } | null | undefined;
  /** As in `simulate`, each way. */
  readonly verify?: number | undefined;
}

/**
 * Compares in this thread and without stopping: for tests, and for pages that bring their own worker. One that wants to tell
 * how far it is, or to use several workers, has them call {@link playPairs} for some matches each, merges their tallies and makes the
 * comparison of the whole by {@link comparisonOf}: it is the same however the matches were shared out.
 *
 * @param ways the rules without the change and with it, each with its players
 * @param options how many matches, and from which seed
 * @throws SimulationError `bad-option`, also where both ways are the same; HowzatError `bad-seed`, `unlike-interpreter` and whatever the players throw
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { createRunner } from '@howzat/compiler/run';
 * import { uniformPlayer } from '@howzat/core';
 * import { compareHere, type Table } from '@howzat/simulator';
 *
 * const table = (format: 'one-over' | 'two-over'): Table => ({
 *   runner: createRunner(ccsl, { format }),
 *   players: [uniformPlayer, uniformPlayer],
 * });
 * const { figures } = compareHere([table('one-over'), table('two-over')], { matches: 100 });
 * console.log(figures[0]?.verdict); // up
 */
export function compareHere(ways: Ways, options: CompareHereOptions): Comparison {
  const matches = checkMatches(options.matches);
  const seed = seedOr(options.seed);
  refuseSame(ways);
  const start = performance.now();
  const verified = verifyWays(ways, matches, options.verify);
  const played = (at: Ways, many: number): PairTally => {
    const tally = new PairTally();
    playPairs(tally, at, { seed, from: 0, to: many });
    return tally;
  };
  const tally = played(ways, matches);
  const { skill } = options;
  const watching = playWatched(skill?.ways ?? ways, {
    seed,
    matches: Math.min(skill?.matches ?? matches, matchesWatched),
  });
  let watched = watching.next();
  while (!watched.done) watched = watching.next();
  return comparisonOf(tally.data(), {
    ...aboutWays(ways, { seed, matches, verified }),
    skill: skill
      ? { data: played(skill.ways, checkMatches(skill.matches)).data(), players: namesAt(skill.ways) }
      : null,
    play: watched.value,
    seconds: (performance.now() - start) / 1000,
  });
}
