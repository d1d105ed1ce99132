import { ccsl, sensible } from '@howzat/ccsl';
import { createMatch, type MatchRecord, openMatch, type Player, type Variant } from '@howzat/core';
import { stream } from '@howzat/core/engine';
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
  for (const { side, step } of waiting.open) match.play(side, step as never, 'bat' as never);
  return match.record();
}

/**
 * A match that a person has played, at random, against a computer player until the last over of the chase.
 * @throws Error where no match of a hundred comes so far
 */
export function lateRecord(variant: Variant, away: Player): MatchRecord {
  for (let seed = 1; seed <= 100; seed++) {
    const match = openMatch(variant, { seed, players: { away } });
    const rng = stream(seed, 1);
    while (match.waiting.kind === 'decisions') {
      const { innings, oversLimit, overs } = match.game;
      if (innings === 2 && oversLimit !== null && overs >= oversLimit - 1) return match.record();
      for (const { side, step, made } of match.waiting.open)
        if (!made && side === 'home') match.play(side, step, match.legal(side, step).sample(rng));
    }
  }
  throw new Error(`No match of ${variant.id} comes to its last over.`);
}
