/** What is at stake on a ball for the side that bats, in runs. */
export interface Stakes {
  /** What 0 to 7 runs are worth: as many, but where a chase is nearly over. */
  readonly runs: Float64Array;
  /** What a wicket costs. */
  readonly wicket: number;
  /** What one more of confidence is worth to whoever faces. */
  readonly confidence: number;
}

/** Every run is worth one. */
export const evenRuns: Float64Array = /* @__PURE__ */ Float64Array.from([0, 1, 2, 3, 4, 5, 6, 7]);
