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
 * @example
 * simulateHere(compose(ccsl, { format: 'two-over' }), [uniformPlayer, ccslPlayer], { matches: 1000, seed: 7 });
 *
 * @throws SimulationError `bad-option`, HowzatError `bad-seed`, `unlike-interpreter` and whatever the players throw
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
