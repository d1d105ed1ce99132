import type { Player } from '@howzat/core';
import { hashSeed, matchSeed } from '@howzat/core/engine';
import type { Chunk } from '../simulate-here.js';
import type { Table } from '../table.js';
import { type Looked, lookedAt } from './figures.js';
import type { PairTally } from './pair-tally.js';
import type { Ways } from './ways.js';

/** Who is home alternates from match to match. */
function seated({ players: [a, b] }: Table, match: number): readonly [Player, Player] {
  return (match & 1) === 0 ? [a, b] : [b, a];
}

/**
 * Plays some matches at two tables, each match from the same seed at both: streams of chance go by the names of their
 * steps, so what a change does not touch meets the same dice. Who plays home alternates as in a simulation.
 *
 * @param tally what counts them; it grows
 * @param ways the rules without the change and with it
 * @param chunk the seed of the whole, and which matches: `from` is the first, `to` is the one after the last
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { createRunner } from '@howzat/compiler/run';
 * import { uniformPlayer } from '@howzat/core';
 * import { PairTally, playPairs, type Table } from '@howzat/simulator';
 *
 * const table = (format: 'one-over' | 'two-over'): Table => ({
 *   runner: createRunner(ccsl, { format }),
 *   players: [uniformPlayer, uniformPlayer],
 * });
 * const ways = [table('one-over'), table('two-over')] as const;
 * // two halves, as two workers play them, and both together
 * const [first, second] = [new PairTally(), new PairTally()];
 * playPairs(first, ways, { seed: 1, from: 0, to: 50 });
 * playPairs(second, ways, { seed: 1, from: 50, to: 100 });
 * first.merge(second.data());
 * console.log(first.data().matches); // 100
 */
export function playPairs(
  tally: PairTally,
  [without, withIt]: Ways,
  { seed, from, to }: Pick<Chunk, 'seed' | 'from' | 'to'>,
): void {
  const hash = hashSeed(seed);
  for (let match = from; match < to; match++) {
    const one = matchSeed(hash, match);
    tally.onMatch(
      match,
      without.runner.play({ seed: one, players: seated(without, match) }),
      withIt.runner.play({ seed: one, players: seated(withIt, match) }),
    );
  }
}

/** More matches than this are not remembered of a table. */
const mostRemembered = 20_000;

/**
 * The same, where many changes are compared with the same matches: those without a change are played once.
 * @param before what is known of the matches of the first table from this seed, by their numbers; it grows
 */
export function playPairsAgain(
  tally: PairTally,
  [without, withIt]: Ways,
  { seed, from, to }: Pick<Chunk, 'seed' | 'from' | 'to'>,
  before: Map<number, Looked>,
): void {
  const hash = hashSeed(seed);
  const look = ({ runner, players }: Table, match: number): Looked =>
    lookedAt(runner.play({ seed: matchSeed(hash, match), players: seated({ runner, players }, match) }), match);
  for (let match = from; match < to; match++) {
    const known = before.get(match) ?? look(without, match);
    if (before.size < mostRemembered) before.set(match, known);
    tally.onLooked(known, look(withIt, match));
  }
}
