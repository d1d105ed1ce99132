import { availableParallelism } from 'node:os';
import { hashSeed, matchSeed, type Rulebook, type Seed, standingRules } from '@howzat/core';
import { SimulationError } from '../errors.js';
import { checkMatches, checkWorkers, type PlayerRef, seedOr } from '../options.js';
import { orderOf } from '../order.js';
import { type Job, refuseAborted, run } from '../pool.js';
import { exportsOf, layTable, type Table, type TableOrder } from '../table.js';
import type { CompareOptions } from './compare.js';
import { type Comparison, comparisonOf } from './comparison.js';
import { type PairData, PairTally } from './pair-tally.js';
import { playPairs } from './pairs.js';

/** The most matches that are looked through for rules that never fire, and that the better player has to play. */
const sample = 1000;
const mostOfSkill = 10_000;

function refuseSame(without: Rulebook, withIt: Rulebook): void {
  const played = ({ amendments, params }: Rulebook): string =>
    JSON.stringify([amendments.map(({ id, operations }) => [id, operations.length]), params]);
  if (played(without) === played(withIt))
    throw new SimulationError(
      'bad-option',
      'Both ways are the same: name a format, a ruling, an option, a parameter or a house rule that changes something.',
      'with',
    );
}

/** Rules that stand with the change alone, and that its matches do not cite. */
function neverFired(without: Rulebook, withIt: Rulebook, table: Table, seed: Seed, matches: number): readonly string[] {
  const before = new Set(standingRules(without));
  const left = new Set(standingRules(withIt).filter((id) => !before.has(id)));
  const hash = hashSeed(seed);
  for (let match = 0; match < matches && left.size > 0; match++)
    for (const { rules } of table.runner.play({ seed: matchSeed(hash, match), log: true, players: table.players }).log)
      for (const id of rules) left.delete(id);
  return [...left];
}

interface Pairing {
  readonly orders: readonly [TableOrder, TableOrder];
  readonly tables: readonly [Table, Table];
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
  about: Pick<Job<PairData>, 'matches' | 'signal' | 'onProgress'> & { readonly seed: Seed },
): () => Job<PairData> & { readonly tally: PairTally } {
  const { seed, ...rest } = about;
  return () => {
    const tally = new PairTally();
    return {
      ...rest,
      tally,
      playHere: (from, to) => playPairs(tally, tables, { seed, from, to }),
      task: (from, to) => ({ orders, seed, from, to, countRules: false }),
      take: (data) => tally.merge(data),
    };
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
  const { signal, onProgress = () => {} } = options;
  refuseAborted(signal);
  const main = await pairing(options, options.players ?? ['random', 'random']);
  const [without, withIt] = main.tables;
  const rulebooks = [without.runner.rulebook, withIt.runner.rulebook] as const;
  refuseSame(...rulebooks);
  const better = await skilled(options);
  const ofSkill = better ? checkMatches(options.skill?.matches ?? Math.min(matches, mostOfSkill)) : 0;
  const total = matches + ofSkill;
  const start = performance.now();
  const { tally } = await run(
    pairJob(main, { matches, seed, signal, onProgress: (done) => onProgress(done, total) }),
    Math.min(workers, matches),
  );
  let skill: { readonly data: PairData; readonly players: readonly [string, string] } | null = null;
  if (better) {
    const pair = await pairing(options, better);
    const played = await run(
      pairJob(pair, { matches: ofSkill, seed, signal, onProgress: (done) => onProgress(matches + done, total) }),
      Math.min(workers, ofSkill),
    );
    const [a, b] = pair.tables[0].players;
    skill = { data: played.tally.data(), players: [a.name, b.name] };
  }
  const looked = Math.min(matches, sample);
  return comparisonOf(tally.data(), {
    variant: rulebooks[1].variant.id,
    format: rulebooks[1].selection.format,
    without: rulebooks[0].amendments.map(({ id }) => id),
    with: rulebooks[1].amendments.map(({ id }) => id),
    seed,
    players: [without.players[0].name, without.players[1].name],
    seconds: (performance.now() - start) / 1000,
    skill,
    neverFired: { rules: neverFired(...rulebooks, withIt, seed, looked), matches: looked },
  });
}
