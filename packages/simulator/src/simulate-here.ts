import { createRunner, type Runner } from '@howzat/compiler/run';
import { type Player, type Rulebook, type Seed, uniformPlayer } from '@howzat/core';
import { hashSeed, matchSeed } from '@howzat/core/engine';
import { checkMatches, seedOr } from './options.js';
import { type Simulation, simulationOf } from './simulation.js';
import { Tally } from './tally.js';
import { extentOf, verifyHere } from './verification.js';

/** Some matches of a simulation, by their numbers. */
export interface Chunk {
  readonly seed: Seed;
  /** The number of the first match, from 0. */
  readonly from: number;
  /** The number after that of the last match. */
  readonly to: number;
  /** Plays with the log and counts the rules that it cites. */
  readonly countRules: boolean;
}

/**
 * Plays some matches of a simulation into a tally. Match n of seed S is the one that `createMatch` plays with the seed
 * `matchSeed(hashSeed(S), n)`; the first of the players is home in even matches and away in odd ones.
 *
 * @param tally what counts the matches; it grows
 * @param runner what plays them
 * @param players the two players: the first is home in even matches
 * @param chunk the seed of the whole, and which matches
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { createRunner } from '@howzat/compiler/run';
 * import { uniformPlayer } from '@howzat/core';
 * import { playChunk, Tally } from '@howzat/simulator';
 *
 * const tally = new Tally();
 * const players = [uniformPlayer, uniformPlayer] as const;
 * playChunk(tally, createRunner(ccsl), players, { seed: 1, from: 0, to: 100, countRules: false });
 * console.log(tally.data().matches); // 100
 */
export function playChunk(
  tally: Tally,
  runner: Runner,
  players: readonly [Player, Player],
  { seed, from, to, countRules }: Chunk,
): void {
  const hash = hashSeed(seed);
  const swapped = [players[1], players[0]] as const;
  const options = { seed: 0, players, log: countRules, onBall: tally.onBall };
  for (let match = from; match < to; match++) {
    options.seed = matchSeed(hash, match);
    options.players = (match & 1) === 0 ? players : swapped;
    const played = runner.play(options);
    tally.onMatch(match, played.game);
    if (countRules) tally.onLog(played.log);
  }
}

/** What {@link simulateHere} is told beside the rules and the players. */
export interface HereOptions {
  readonly matches: number;
  /** 0 unless given. */
  readonly seed?: Seed | undefined;
  /** Count in how many entries of the logs each rule is cited. */
  readonly countRules?: boolean | undefined;
  /** As in `simulate`. */
  readonly verify?: number | undefined;
}

/**
 * Simulates in this thread and without stopping: for tests, and for pages that bring their own worker.
 *
 * @param rules a rulebook, which is compiled, or a runner
 * @param players two players; uniform play unless given
 * @param options how many matches, and from which seed
 * @throws SimulationError `bad-option`, HowzatError `bad-seed`, `unlike-interpreter` and whatever the players throw
 *
 * @example
 * import { ccsl, sensible } from '@howzat/ccsl';
 * import { compose, uniformPlayer } from '@howzat/core';
 * import { simulateHere } from '@howzat/simulator';
 *
 * const { players } = simulateHere(compose(ccsl), [sensible, uniformPlayer], { matches: 100, seed: 7 });
 * console.log(players.share > 0.5); // true
 */
export function simulateHere(
  rules: Rulebook | Runner,
  players: readonly [Player, Player] | undefined,
  options: HereOptions,
): Simulation {
  const matches = checkMatches(options.matches);
  const seed = seedOr(options.seed);
  const extent = extentOf(options.verify, matches);
  const runner = 'play' in rules ? rules : createRunner(rules);
  const [a, b] = players ?? [uniformPlayer, uniformPlayer];
  const countRules = options.countRules ?? false;
  const start = performance.now();
  const verified = verifyHere(runner, extent);
  const tally = new Tally();
  playChunk(tally, runner, [a, b], { seed, from: 0, to: matches, countRules });
  return simulationOf(runner.rulebook, tally.data(), {
    seed,
    seconds: (performance.now() - start) / 1000,
    names: [a.name, b.name],
    countRules,
    verified,
  });
}
