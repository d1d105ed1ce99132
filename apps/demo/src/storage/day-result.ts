import * as v from 'valibot';

const day = v.pipe(v.string(), v.isoDate());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What is kept of a day, as it is checked when it is read. */
export const dayResult = v.strictObject({
  day,
  /** The day on which it was finished. */
  on: day,
  variant: v.string(),
  outcome: v.picklist(['won', 'lost', 'level']),
  /** In words: `You won by 12 runs`. */
  result: v.string(),
  /** An innings each: `You 45/2 (3 ov)`. */
  scores: v.array(v.string()),
  /** All runs that the person at this device made. */
  runs: count,
  /** How often a choice was taken back. */
  undos: count,
});

/** How the match of a day ended on this device. */
export type DayResult = Readonly<v.InferOutput<typeof dayResult>>;
