import type { BallOutcome, Form } from './balls.js';

/** The lengths of an innings. */
export interface Lengths {
  /** Balls, or null without limit. */
  readonly balls: number | null;
  /** Wickets, or null where none ends the innings. */
  readonly wickets: number | null;
}

/** The chances of an innings, from its last ball to its first: a dynamic programme over what balls bring. */
export interface Chances {
  /** The chance to make at least so many runs with so many balls and wickets left; needing one less is level, and half. */
  chase(balls: number | null, wickets: number | null, needed: number): number;
  /** The chance of the side that bats first to win, with the runs it has and the balls and wickets left to it. */
  set(balls: number | null, wickets: number | null, runs: number): number;
  /** Expected runs still to come, and their variance. */
  remaining(balls: number | null, wickets: number | null): { readonly mean: number; readonly variance: number };
}

/** Longer totals than the highest that was seen, times this, are not told apart. */
const headroom = 1.25;

/** Adds to each score what a ball is worth that leads to a row of the table, so many runs from the same score there. */
function add(row: Float64Array, chance: number, table: Float32Array, there: number, runs: number): void {
  const last = row.length - 1;
  const from = Math.max(0, -runs);
  const to = Math.min(last, last - runs);
  for (let score = 0; score < from; score++) row[score] = (row[score] as number) + chance * (table[there] as number);
  for (let score = from; score <= to; score++)
    row[score] = (row[score] as number) + chance * (table[there + score + runs] as number);
  for (let score = to + 1; score <= last; score++)
    row[score] = (row[score] as number) + chance * (table[there + last] as number);
}

/** Works out the chances of innings of these lengths. */
export function chancesOf(form: Form, { balls, wickets }: Lengths): Chances {
  // without a limit of balls one layer leads to itself: a ball that changes nothing is bowled again
  const layers = balls ?? 0;
  const lives = wickets ?? 1;
  const highest = Math.ceil(form.highest * headroom) + 12;
  const width = highest + 1;
  const place = (b: number, w: number): number => (b * (lives + 1) + w) * width;
  const size = place(layers, lives) + width;
  const means = new Float64Array((layers + 1) * (lives + 1));
  const squares = new Float64Array((layers + 1) * (lives + 1));
  const endless = balls === null;

  const outcomesAt = (b: number, w: number): readonly BallOutcome[] =>
    form.outcomes(balls === null ? 0 : 1 - b / balls, wickets === null ? 0 : 1 - w / lives);
  /** The place that an outcome leads to. */
  const next = (b: number, w: number, { wickets: fell, counts }: BallOutcome): number =>
    place(endless || !counts ? b : b - 1, wickets === null ? w : Math.max(0, w - fell));

  /**
   * A table that is filled from the last ball as far as it is asked for, a layer of balls left after the other: `at` is the value
   * where no ball is to come, at each score from 0 to the highest. The runs of a ball lead to lower scores (`sign` -1: runs
   * still needed) or to higher ones.
   */
  const filledTo = (at: (score: number) => number, sign: 1 | -1): ((b: number) => Float32Array) => {
    const table = new Float32Array(size);
    const ends = Float64Array.from({ length: width }, (_, score) => at(score));
    const row = new Float64Array(width);
    const fill = (b: number, w: number): void => {
      const here = place(b, w);
      if (w === 0 || (b === 0 && !endless)) {
        table.set(ends, here);
        return;
      }
      row.fill(0);
      let same = 0;
      const again: BallOutcome[] = [];
      for (const outcome of outcomesAt(b, w)) {
        const there = next(b, w, outcome);
        if (there === here && outcome.runs === 0) same += outcome.chance;
        else if (there === here) again.push(outcome);
        else add(row, outcome.chance, table, there, sign * outcome.runs);
      }
      if (same >= 1) {
        table.set(ends, here);
        return;
      }
      const share = 1 / (1 - same);
      // runs off a ball that is bowled again lead to scores of this same row
      if (again.length === 0) for (let n = 0; n < width; n++) table[here + n] = (row[n] as number) * share;
      else
        for (let n = 0; n < width; n++) {
          const score = sign < 0 ? n : highest - n;
          let value = row[score] as number;
          for (const { runs, chance } of again)
            value += chance * (table[here + Math.max(0, Math.min(highest, score + sign * runs))] as number);
          // who needs no more has won
          table[here + score] = sign < 0 && score === 0 ? (ends[0] as number) : value * share;
        }
      if (sign < 0) table[here] = ends[0] as number;
    };
    let filled = 0;
    return (b) => {
      for (; filled <= b; filled++) for (let w = 0; w <= lives; w++) fill(filled, w);
      return table;
    };
  };
  const level = (needed: number): number => (needed <= 0 ? 1 : needed === 1 ? 0.5 : 0);
  const chasesTo = filledTo(level, -1);
  const held = (runs: number): number =>
    1 - (chasesTo(layers)[place(layers, lives) + Math.min(highest, runs + 1)] as number);
  let setsTo: ((b: number) => Float32Array) | null = null;
  /** Only the first innings asks for them. */
  const setAt = (b: number, w: number, runs: number): number => {
    setsTo ??= filledTo(held, 1);
    return setsTo(b)[place(b, w) + Math.max(0, Math.min(highest, runs))] as number;
  };

  for (let b = 0; b <= layers; b++)
    for (let w = 1; w <= lives; w++) {
      if (b === 0 && !endless) continue;
      let mean = 0;
      let square = 0;
      let same = 0;
      const at = b * (lives + 1) + w;
      for (const outcome of outcomesAt(b, w)) {
        const to = next(b, w, outcome) / width;
        const { runs, chance } = outcome;
        if (to === at) same += chance;
        const [m, q] = to === at ? [0, 0] : [means[to] as number, squares[to] as number];
        mean += chance * (runs + m);
        square += chance * (runs * runs + 2 * runs * m + q);
      }
      const again = Math.max(1e-9, 1 - same);
      // where the same place comes again, its own mean is in its square
      const whole = mean / again;
      let cross = 0;
      for (const outcome of outcomesAt(b, w))
        if (next(b, w, outcome) / width === at) cross += outcome.chance * 2 * outcome.runs * whole;
      means[at] = whole;
      squares[at] = (square + cross) / again;
    }

  const b = (left: number | null): number => (left === null || endless ? layers : Math.max(0, Math.min(layers, left)));
  const w = (left: number | null): number =>
    left === null || wickets === null ? lives : Math.max(0, Math.min(lives, left));
  return {
    chase: (left, hands, needed) =>
      needed <= 0 ? 1 : needed > highest ? 0 : (chasesTo(b(left))[place(b(left), w(hands)) + needed] as number),
    set: (left, hands, runs) => setAt(b(left), w(hands), runs),
    remaining: (left, hands) => {
      const at = b(left) * (lives + 1) + w(hands);
      const mean = means[at] as number;
      return { mean, variance: Math.max(0, (squares[at] as number) - mean * mean) };
    },
  };
}
