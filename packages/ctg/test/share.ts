import { createRunner } from '@howzat/compiler/run';
import type { Player } from '@howzat/core/author';
import { ctg } from '@howzat/ctg';

/** Share of decided matches that the first player wins, sides alternating. */
export function share(format: 't10' | 't20', one: Player, two: Player, matches: number): number {
  const runner = createRunner(ctg, { format });
  let won = 0;
  let decided = 0;
  for (let n = 0; n < matches; n++) {
    const swapped = n % 2 === 1;
    const { result } = runner.play({ seed: `players ${n}`, players: swapped ? [two, one] : [one, two] }).game;
    if (!result || result.winner === null) continue;
    decided++;
    if ((result.winner === 0) !== swapped) won++;
  }
  return won / decided;
}
