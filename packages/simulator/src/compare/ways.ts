import type { Seed } from '@howzat/core';
import { hashSeed, matchSeed, standingRules } from '@howzat/core/engine';
import { SimulationError } from '../errors.js';
import type { Table } from '../table.js';
import { extentOf, type VerifiedWays, verifyHere } from '../verification.js';
import type { About } from './comparison.js';

/** The same game twice: without a change of its rules, and with it. */
export type Ways = readonly [without: Table, withIt: Table];

/**
 * What the players are called; they are the same both ways.
 *
 * @param ways the rules without the change and with it, each with its players
 *
 * @example
 * import { layTable, namesAt, orderOf } from '@howzat/simulator/chunks';
 *
 * const order = orderOf({ module: '@howzat/ccsl', export: 'ccsl' }, {}, ['sensible', 'random']);
 * const table = await layTable(order);
 * console.log(namesAt([table, table])[0]); // sensible
 */
export function namesAt([{ players }]: Ways): readonly [string, string] {
  return [players[0].name, players[1].name];
}

/** The most matches that are looked through for rules that never fire. */
export const matchesFired = 1000;

/**
 * Refuses two ways that are one.
 *
 * @param ways the rules without the change and with it
 * @throws SimulationError `bad-option`
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { createRunner } from '@howzat/compiler/run';
 * import { uniformPlayer } from '@howzat/core';
 * import { isSimulationError, refuseSame, type Table } from '@howzat/simulator';
 *
 * const table: Table = { runner: createRunner(ccsl), players: [uniformPlayer, uniformPlayer] };
 * try {
 *   refuseSame([table, table]);
 * } catch (error) {
 *   console.log(isSimulationError(error, 'bad-option')); // true
 * }
 */
export function refuseSame([without, withIt]: Ways): void {
  const played = ({ runner: { rulebook } }: Table): string =>
    JSON.stringify([rulebook.amendments.map(({ id, operations }) => [id, operations.length]), rulebook.params]);
  if (played(without) === played(withIt))
    throw new SimulationError(
      'bad-option',
      'Both ways are the same: name a format, a ruling, an option, a parameter or a house rule that changes something.',
      'with',
    );
}

/**
 * Verifies the code of both ways, for so many matches each.
 *
 * @param matches how many matches are to be compared afterwards: no more than these are played to wait for a rule
 * @param asked at least so many matches; 16 unless given, and 0 for none
 * @param ways the rules without the change and with it
 * @throws HowzatError `unlike-interpreter`; SimulationError `bad-option`
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { createRunner } from '@howzat/compiler/run';
 * import { uniformPlayer } from '@howzat/core';
 * import { type Table, verifyWays } from '@howzat/simulator';
 *
 * const table = (format: 'one-over' | 'two-over'): Table => ({
 *   runner: createRunner(ccsl, { format }),
 *   players: [uniformPlayer, uniformPlayer],
 * });
 * const verified = verifyWays([table('one-over'), table('two-over')], 20, undefined);
 * console.log((verified.with?.matches ?? 0) >= 16); // true
 */
export function verifyWays([without, withIt]: Ways, matches: number, asked: number | undefined): VerifiedWays {
  const extent = extentOf(asked, matches);
  return { without: verifyHere(without.runner, extent), with: verifyHere(withIt.runner, extent) };
}

/** Rules that stand with the change alone, and that its matches do not cite. */
export function neverFired([without, { runner, players }]: Ways, seed: Seed, matches: number): readonly string[] {
  const before = new Set(standingRules(without.runner.rulebook));
  const left = new Set(standingRules(runner.rulebook).filter((id) => !before.has(id)));
  const hash = hashSeed(seed);
  for (let match = 0; match < matches && left.size > 0; match++)
    for (const { rules } of runner.play({ seed: matchSeed(hash, match), log: true, players }).log)
      for (const id of rules) left.delete(id);
  return [...left];
}

function firedAmong(ways: Ways, seed: Seed, matches: number): About['neverFired'] {
  return { rules: neverFired(ways, seed, matches), matches };
}

/**
 * What a comparison tells of two ways beside its figures. Plays some of the matches again, with their logs, to see which of
 * the rules that the change brings are never cited.
 *
 * @param ways the rules without the change and with it
 * @param about the seed and how many matches; what was `verified` of the ways before, and the rules that were `neverFired`, are found out here
 * unless they are given
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { createRunner } from '@howzat/compiler/run';
 * import { uniformPlayer } from '@howzat/core';
 * import { aboutWays, type Table } from '@howzat/simulator';
 *
 * const table = (format: 'one-over' | 'two-over'): Table => ({
 *   runner: createRunner(ccsl, { format }),
 *   players: [uniformPlayer, uniformPlayer],
 * });
 * const { variant, format } = aboutWays([table('one-over'), table('two-over')], { seed: 1, matches: 50 });
 * console.log(variant, format); // ccsl two-over
 */
export function aboutWays(
  ways: Ways,
  {
    seed,
    matches,
    verified = verifyWays(ways, matches, undefined),
    neverFired = firedAmong(ways, seed, Math.min(matches, matchesFired)),
  }: Pick<About, 'seed'> &
    Partial<Pick<About, 'neverFired'>> & { readonly matches: number; readonly verified?: VerifiedWays },
): Omit<About, 'seconds' | 'skill'> {
  const [without, withIt] = ways;
  const { rulebook } = withIt.runner;
  return {
    variant: rulebook.variant.id,
    format: rulebook.selection.format,
    without: without.runner.rulebook.amendments.map(({ id }) => id),
    with: rulebook.amendments.map(({ id }) => id),
    seed,
    players: namesAt(ways),
    verified,
    neverFired,
  };
}
