import { type Interval, interval95 } from '../statistics.js';

/** What two players made of each other. */
export interface Encounter {
  readonly first: number;
  readonly second: number;
  /** Matches that the first won, that the second won, and that neither won. */
  readonly wins: readonly [number, number];
  readonly level: number;
}

/** How strong a player is. */
export interface Rating {
  /** Elo points; those of all players together average 1500. 400 points more win ten times as often as they lose. */
  readonly elo: number;
  /** Where it lies with 95 % confidence. */
  readonly interval95: Interval;
  readonly played: number;
  readonly won: number;
  /** Wins and half of the level matches, of all. */
  readonly score: number;
}

const average = 1500;
/** Points of Elo in one unit of the logistic scale. */
const unit = 400 / Math.LN10;
/** Every two that met are taken to have played this many level matches more, so that nobody is endlessly strong. */
const prior = 1;
const mostRounds = 200;

/** The inverse of a small symmetric matrix, by elimination with the largest pivot. */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const n = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...Array.from({ length: n }, (_, j) => (i === j ? 1 : 0))]);
  for (let i = 0; i < n; i++) {
    let best = i;
    for (let j = i + 1; j < n; j++)
      if (Math.abs(rows[j]?.[i] as number) > Math.abs(rows[best]?.[i] as number)) best = j;
    const pivot = rows[best] as number[];
    rows[best] = rows[i] as number[];
    rows[i] = pivot;
    const by = pivot[i] as number;
    for (let k = 0; k < 2 * n; k++) pivot[k] = (pivot[k] as number) / by;
    for (const [j, row] of rows.entries()) {
      const times = row[i] as number;
      if (j !== i) for (let k = 0; k < 2 * n; k++) row[k] = (row[k] as number) - times * (pivot[k] as number);
    }
  }
  return rows.map((row) => row.slice(n));
}

/**
 * Elo ratings of players from all that they played, in no order: the ratings under which these results were the likeliest
 * (Bradley and Terry's model, level matches counting half), with intervals from the curvature there.
 *
 * @example
 * import { ratingsOf } from '@howzat/simulator';
 *
 * const [strong, weak] = ratingsOf(2, [{ first: 0, second: 1, wins: [75, 25], level: 0 }]);
 * console.log((strong?.elo ?? 0) > (weak?.elo ?? 0)); // true
 */
export function ratingsOf(players: number, encounters: readonly Encounter[]): readonly Rating[] {
  const met = encounters.map(({ first, second, wins, level }) => ({
    first,
    second,
    score: wins[0] + (level + prior) / 2,
    n: wins[0] + wins[1] + level + prior,
  }));
  const strength = new Array<number>(players).fill(0);
  let spread: number[][] = [];
  for (let round = 0; round < mostRounds; round++) {
    const slope = new Array<number>(players).fill(0);
    // one direction leads nowhere: all stronger by the same; it is held by a weight of one
    const curve = Array.from({ length: players }, () => new Array<number>(players).fill(1 / players));
    for (const { first, second, score, n } of met) {
      const expected = 1 / (1 + Math.exp((strength[second] as number) - (strength[first] as number)));
      const weight = n * expected * (1 - expected);
      slope[first] = (slope[first] as number) + score - n * expected;
      slope[second] = (slope[second] as number) - score + n * expected;
      for (const [i, j, sign] of [
        [first, first, 1],
        [second, second, 1],
        [first, second, -1],
        [second, first, -1],
      ] as const) {
        const row = curve[i] as number[];
        row[j] = (row[j] as number) + sign * weight;
      }
    }
    spread = inverse(curve);
    let most = 0;
    for (const [i, row] of spread.entries()) {
      const move = row.reduce((sum, it, j) => sum + it * (slope[j] as number), 0);
      const bounded = Math.max(-1, Math.min(1, move));
      strength[i] = (strength[i] as number) + bounded;
      most = Math.max(most, Math.abs(bounded));
    }
    if (most < 1e-10) break;
  }
  const middle = strength.reduce((sum, it) => sum + it, 0) / players;
  return strength.map((it, i) => {
    const elo = average + unit * (it - middle);
    const own = encounters.filter(({ first, second }) => first === i || second === i);
    const played = own.reduce((sum, { wins, level }) => sum + wins[0] + wins[1] + level, 0);
    const won = own.reduce((sum, { first, wins }) => sum + wins[first === i ? 0 : 1], 0);
    const level = own.reduce((sum, it) => sum + it.level, 0);
    // what holds the free direction is no part of what is known
    const variance = Math.max(0, (spread[i]?.[i] as number) - 1 / players);
    return {
      elo,
      interval95: interval95(elo, unit * Math.sqrt(variance)),
      played,
      won,
      score: played === 0 ? Number.NaN : (won + level / 2) / played,
    };
  });
}
