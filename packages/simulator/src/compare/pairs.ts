import { hashSeed, matchSeed } from '@howzat/core/engine';
import type { Chunk } from '../simulate-here.js';
import type { Table } from '../table.js';
import type { PairTally } from './pair-tally.js';
import type { Ways } from './ways.js';

/**
 * Plays some matches at two tables, each match from the same seed at both: streams of chance go by the names of their
 * steps, so what a change does not touch meets the same dice. Who plays home alternates as in a simulation.
 */
export function playPairs(
  tally: PairTally,
  [without, withIt]: Ways,
  { seed, from, to }: Pick<Chunk, 'seed' | 'from' | 'to'>,
): void {
  const hash = hashSeed(seed);
  for (let match = from; match < to; match++) {
    const one = matchSeed(hash, match);
    const seated = ({ players: [a, b] }: Table) => ((match & 1) === 0 ? ([a, b] as const) : ([b, a] as const));
    tally.onMatch(
      match,
      without.runner.play({ seed: one, players: seated(without) }),
      withIt.runner.play({ seed: one, players: seated(withIt) }),
    );
  }
}
