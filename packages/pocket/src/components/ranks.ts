/** The batting ladder, rising (`pocket.rank.batting-ladder`). */
export const battingRanks = ['Blue', 'Green', 'Yellow', 'Orange', 'Red'] as const;
export type BattingRank = (typeof battingRanks)[number];

/** The bowling ladder, rising (`pocket.rank.bowling-ladder`). */
export const bowlingRanks = ['Blue', 'Green', 'Yellow'] as const;
export type BowlingRank = (typeof bowlingRanks)[number];

/** The largest difference that a Rank Grid may name, and so the last row of a score card. */
export const largestDifference = 5;

/** A Rank Grid: for each batting rank, rising, the difference against each bowling rank, rising. */
export type RankGrid = readonly (readonly number[])[];

/** The grid of the catalogue: the place of the batter on their ladder, from 1, less the steps of the bowler on theirs. */
export const plusOneGrid: RankGrid = [
  [1, 0, 0],
  [2, 1, 0],
  [3, 2, 1],
  [4, 3, 2],
  [5, 4, 3],
];

/** Another grid through the one printed example, for the reading `stretched`: tail-enders are all alike. */
export const stretchedGrid: RankGrid = [
  [1, 0, 0],
  [1, 1, 0],
  [3, 2, 1],
  [4, 3, 2],
  [5, 4, 4],
];
