import { availableParallelism } from 'node:os';
import type { Seed } from '@howzat/core';
import { checkMatches, checkWorkers, type PlayerRef, seedOr } from '../options.js';
import { orderOf } from '../order.js';
import { type Job, refuseAborted, run } from '../pool.js';
import { exportsOf, layTable, type TableOrder } from '../table.js';
import { playBoth } from '../tasks.js';
import { extentOf } from '../verification.js';
import { verifyInTurns } from '../verify-node.js';
import type { CompareOptions } from './compare-options.js';
import { type Comparison, comparisonOf } from './comparison.js';
import { type PairData, PairTally } from './pair-tally.js';
import { matchesWatched, playWatched } from './play.js';
import type { PlayChange } from './play-change.js';
import { aboutWays, namesAt, refuseSame, type Ways } from './ways.js';

/** The most matches that the better player has to play. */
export const mostOfSkill = 4000;

interface Pairing {
  readonly orders: readonly [TableOrder, TableOrder];
  readonly tables: Ways;
}

async function pairing(options: CompareOptions, players: readonly [PlayerRef, PlayerRef]): Promise<Pairing> {
  const orders = [
    orderOf(options.variant, options.without, players),
    orderOf(options.variant, options.with, players),
  ] as const;
  return { orders, tables: [await layTable(orders[0]), await layTable(orders[1])] };
}

function pairJob(
  { orders, tables }: Pairing,
  { seed, ...rest }: Pick<Job<PairData>, 'matches' | 'signal' | 'onProgress'> & { readonly seed: Seed },
): Job<PairData> {
  return {
    ...rest,
    fresh: () => new PairTally(),
    playHere: (range) => playBoth(tables, { seed, ...range }),
    task: (range) => ({ kind: 'pairs', orders, seed, ...range }),
  };
}

async function skilled(options: CompareOptions): Promise<readonly [PlayerRef, PlayerRef] | null> {
  if (options.skill === null) return null;
  if (options.skill?.players) return options.skill.players;
  const { variant } = orderOf(options.variant, {}, ['random', 'random']);
  return 'sensible' in (await exportsOf(variant, 'unknown-variant')) ? ['sensible', 'random'] : null;
}

/** See `compare`. Apart from it, so that a page which never calls it loads nothing of Node. */
export async function compareWithNode(options: CompareOptions): Promise<Comparison> {
  const matches = checkMatches(options.matches);
  const workers = checkWorkers(options.workers ?? availableParallelism());
  const seed = seedOr(options.seed);
  const extent = extentOf(options.verify, matches);
  const { signal, onProgress = () => {} } = options;
  refuseAborted(signal);
  const main = await pairing(options, options.players ?? ['random', 'random']);
  refuseSame(main.tables);
  const better = await skilled(options);
  const ofSkill = better ? checkMatches(options.skill?.matches ?? Math.min(matches, mostOfSkill)) : 0;
  const total = matches + ofSkill;
  const start = performance.now();
  const [without, withIt] = main.tables;
  const verified = {
    without: await verifyInTurns(without.runner, extent, signal),
    with: await verifyInTurns(withIt.runner, extent, signal),
  };
  const data = await run(
    pairJob(main, { matches, seed, signal, onProgress: (done) => onProgress(done, total) }),
    Math.min(workers, matches),
  );
  const watched = async (ways: Ways, many: number): Promise<PlayChange> => {
    const watching = playWatched(ways, { seed, matches: Math.min(many, matchesWatched) });
    for (let next = watching.next(); ; next = watching.next()) {
      if (next.done) return next.value;
      if (next.value % 20 > 0) continue;
      refuseAborted(signal);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  let play: PlayChange;
  let skill: { readonly data: PairData; readonly players: readonly [string, string] } | null = null;
  if (better) {
    const pair = await pairing(options, better);
    const played = await run(
      pairJob(pair, { matches: ofSkill, seed, signal, onProgress: (done) => onProgress(matches + done, total) }),
      Math.min(workers, ofSkill),
    );
    skill = { data: played, players: namesAt(pair.tables) };
    play = await watched(pair.tables, ofSkill);
  } else play = await watched(main.tables, matches);
  return comparisonOf(data, {
    ...aboutWays(main.tables, { seed, matches, verified }),
    seconds: (performance.now() - start) / 1000,
    skill,
    play,
  });
}
