import { createRunner } from '@howzat/compiler/run';
import { HowzatError, type Player, type Rulebook, type Selection, type Variant, type VariantTypes } from '@howzat/core';

/** What came of the matches between two players, seen from the first of them. */
export interface HeadToHead {
  readonly won: number;
  readonly lost: number;
  /** Ties, and whatever else ends without a winner. */
  readonly undecided: number;
  /** The share of the decided matches that the first player won, from 0 to 1; null if none was decided. */
  readonly share: number | null;
}

/** How two players meet: by which rules, how often, and from which seed. */
export interface HeadToHeadOptions extends Selection {
  readonly matches: number;
  /** Match n is played with the seed `<seed> <n>`, n from 0. `'head to head'` unless given. */
  readonly seed?: string | number;
}

/**
 * Plays matches between two players, who change sides after each, and counts who won: for a test of how well a player plays.
 *
 * @param game a variant, composed by what the options choose, or a rulebook that is composed already
 * @param player the one whose wins are counted as won
 * @param against the other one; `player` may be given again
 * @param options how many matches, and by which rules
 * @throws HowzatError `bad-parameter` if `matches` is not a whole number above 0; whatever composing and playing throw
 *
 * @example
 * import { uniformPlayer } from '@howzat/core/author';
 * import { cubes, sensible } from '@howzat/cubes';
 * import { headToHead } from '@howzat/testkit';
 *
 * const { share } = headToHead(cubes, sensible, uniformPlayer, { format: 'test-match', matches: 100 });
 * console.log(share !== null && share > 0.65); // true
 */
export function headToHead<T extends VariantTypes>(
  game: Variant<T> | Rulebook<T>,
  player: Player,
  against: Player,
  options: HeadToHeadOptions,
): HeadToHead {
  const { matches, seed = 'head to head', ...selection } = options;
  if (!Number.isSafeInteger(matches) || matches < 1)
    throw new HowzatError('bad-parameter', `matches is a whole number from 1, not ${String(matches)}.`, {
      subject: 'matches',
    });
  const { play } = createRunner(game, selection);
  let [won, lost] = [0, 0];
  for (let n = 0; n < matches; n++) {
    const home = n % 2 === 0;
    const { result } = play({ seed: `${seed} ${n}`, players: home ? [player, against] : [against, player] }).game;
    const winner = result?.winner ?? null;
    if (winner === null) continue;
    if ((winner === 0) === home) won++;
    else lost++;
  }
  return { won, lost, undecided: matches - won - lost, share: won + lost > 0 ? won / (won + lost) : null };
}
