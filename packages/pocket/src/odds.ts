import { type BattingRank, type BowlingRank, battingRanks, bowlingRanks } from './components/ranks.js';
import { entryAt } from './components/score-cards.js';
import { originalSet, type PocketSet } from './components/sets.js';

/** What one over comes to without chance cards. */
export interface OverOdds {
  /** The difference on the Rank Grid, the stance counted in. */
  readonly difference: number;
  /** Probability of a dismissal; in defence the coin saves half of the outs. */
  readonly wicket: number;
  /** Expected runs, and their standard deviation. */
  readonly runs: number;
  readonly deviation: number;
  /** Probability of an odd score, which brings the other batter to face. */
  readonly odd: number;
  /** Probability of each number of runs, from 0. */
  readonly distribution: readonly number[];
}

/**
 * The odds at a difference, -1 to 5, exactly: one score card of thirty, and a coin for each out in defence.
 *
 * @param difference the difference on the Rank Grid, -1 to 5
 * @param defensive whether the batter plays in defence
 * @param set whose score cards; those of the game unless given
 * @throws RangeError if the cards have no row for this difference
 *
 * @example
 * import { oddsAt } from '@howzat/pocket';
 *
 * console.log(oddsAt(5).runs > oddsAt(0).runs); // true
 * console.log(oddsAt(0, true).wicket < oddsAt(0).wicket); // true
 */
export function oddsAt(difference: number, defensive = false, set: PocketSet = originalSet): OverOdds {
  const entries = set.scoreCards.map((card) => entryAt(card, difference));
  const n = entries.length;
  let wicket = 0;
  let runs = 0;
  let squares = 0;
  let odd = 0;
  const distribution: number[] = [];
  for (const entry of entries) {
    if (!entry)
      throw new RangeError(
        `There is no difference ${difference}: it goes from 0 to 5, and to -1 on cards with a row for it.`,
      );
    // each out of the entry is saved by a coin of its own
    wicket += (1 - (defensive ? 0.5 : 0) ** entry.outs) / n;
    runs += entry.runs / n;
    squares += entry.runs ** 2 / n;
    odd += (entry.runs % 2) / n;
    while (distribution.length <= entry.runs) distribution.push(0);
    distribution[entry.runs] = (distribution[entry.runs] as number) + 1 / n;
  }
  return { difference, wicket, runs, deviation: Math.sqrt(squares - runs ** 2), odd, distribution };
}

/**
 * The odds of one over for two ranks: a defensive batter counts one rank lower, Blue stays Blue.
 *
 * @param batter the batting rank of the batter
 * @param bowler the bowling rank of the bowler
 * @param stance how the batter plays; offensive unless given
 * @param set whose cards and Rank Grid; those of the game unless given
 *
 * @example
 * import { overOdds } from '@howzat/pocket';
 *
 * const { difference, runs, wicket } = overOdds('Red', 'Blue');
 * console.log(difference, runs > 10, wicket < 0.5); // 5 true true
 */
export function overOdds(
  batter: BattingRank,
  bowler: BowlingRank,
  stance: 'offensive' | 'defensive' = 'offensive',
  set: PocketSet = originalSet,
): OverOdds {
  const bat = Math.max(0, battingRanks.indexOf(batter) - (stance === 'defensive' ? 1 : 0));
  const difference = set.grid[bat]?.[bowlingRanks.indexOf(bowler)] ?? 0;
  return oddsAt(difference, stance === 'defensive', set);
}

/**
 * The odds of one over for every batting rank, bowling rank and stance.
 *
 * @param set whose cards and Rank Grid; those of the game unless given
 *
 * @example
 * import { allOdds } from '@howzat/pocket';
 *
 * console.log(allOdds().length); // 30
 */
export function allOdds(set: PocketSet = originalSet) {
  return battingRanks.flatMap((batter) =>
    bowlingRanks.flatMap((bowler) =>
      (['offensive', 'defensive'] as const).map((stance) => ({
        batter,
        bowler,
        stance,
        ...overOdds(batter, bowler, stance, set),
      })),
    ),
  );
}
