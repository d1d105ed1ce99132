/** What a baseline leaves of a match: where each number of it stands in its `Int32Array`. */
export const ledger = {
  balls: 0,
  /** Runs and wickets of the first innings, then of the second. */
  runs1: 1,
  wickets1: 2,
  balls1: 3,
  runs2: 4,
  wickets2: 5,
  balls2: 6,
  batsFirst: 7,
  /** The states of the generators, four numbers each. */
  streams: 8,
} as const;

/** A ledger for a game that draws from so many streams. */
export function newLedger(streams: number): Int32Array {
  return new Int32Array(ledger.streams + 4 * streams);
}
