import { ccsl, sensible } from '@howzat/ccsl';
import { createMatch, type MatchRecord } from '@howzat/core';
import { cubes, sensible as cubesPlayer } from '@howzat/cubes';

/** A match that is over, as somebody else's app might export it. */
export function finishedRecord(): MatchRecord {
  return createMatch(ccsl, {
    format: 'two-over',
    seed: 7,
    names: { home: 'Reds', away: 'Blues' },
    players: { home: sensible, away: sensible },
  }).record();
}

/** A match of Cubes that ends with a target passed, by the ruling that ends it there. */
export function chasedRecord(): MatchRecord {
  return createMatch(cubes, { seed: 7, players: { home: cubesPlayer, away: cubesPlayer } }).record();
}

/** A match between two people that stops after the toss. */
export function begunRecord(): MatchRecord {
  const match = createMatch(ccsl, { format: 'one-over', seed: 3, names: { home: 'Ann', away: 'Ben' } });
  const { waiting } = match;
  if (waiting.kind !== 'decisions') throw new Error('a match begins with the choice of the toss');
  for (const { side, step } of waiting.open) match.play(side as never, step as never, 'bat' as never);
  return match.record();
}
