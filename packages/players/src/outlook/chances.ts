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

/** Works out the chances of innings of these lengths. */
export function chancesOf(form: Form, { balls, wickets }: Lengths): Chances {
  // without a limit of balls one layer leads to itself: a ball that changes nothing is bowled again
  const layers = balls ?? 0;
  const lives = wickets ?? 1;
  const highest = Math.ceil(form.highest * headroom) + 12;
  const width = highest + 1;
  const place = (b: number, w: number): number => (b * (lives + 1) + w) * width;
  const size = place(layers, lives) + width;
  const chases = new Float32Array(size);
  const sets = new Float32Array(size);
  const means = new Float64Array((layers + 1) * (lives + 1));
  const squares = new Float64Array((layers + 1) * (lives + 1));
  const endless = balls === null;

  const outcomesAt = (b: number, w: number): readonly BallOutcome[] =>
    form.outcomes(balls === null ? 0 : 1 - b / balls, wickets === null ? 0 : 1 - w / lives);
  /** The place that an outcome leads to. */
  const next = (b: number, w: number, { wickets: fell, counts }: BallOutcome): number =>
    place(endless || !counts ? b : b - 1, wickets === null ? w : Math.max(0, w - fell));

  /** Fills a table: `at` is the value where no ball is to come, `to` where the outcome's runs lead. */
  const fill = (
    table: Float32Array,
    at: (score: number) => number,
    to: (score: number, runs: number) => number,
    from: number,
    step: 1 | -1,
  ): void => {
    for (let b = 0; b <= layers; b++)
      for (let w = 0; w <= lives; w++) {
        const here = place(b, w);
        const over = w === 0 || (b === 0 && !endless);
        const outcomes = over ? [] : outcomesAt(b, w);
        for (let score = from; score >= 0 && score <= highest; score += step) {
          if (over || (table === chases && score === 0)) {
            table[here + score] = at(score);
            continue;
          }
          let value = 0;
          let same = 0;
          for (const outcome of outcomes) {
            const there = next(b, w, outcome);
            if (there === here && outcome.runs === 0) same += outcome.chance;
            else value += outcome.chance * (table[there + to(score, outcome.runs)] as number);
          }
          table[here + score] = same < 1 ? value / (1 - same) : at(score);
        }
      }
  };
  const level = (needed: number): number => (needed <= 0 ? 1 : needed === 1 ? 0.5 : 0);
  fill(chases, level, (needed, runs) => Math.max(0, needed - runs), 0, 1);
  const whole = place(layers, lives);
  const held = (runs: number): number => 1 - (chases[whole + Math.min(highest, runs + 1)] as number);
  fill(sets, held, (runs, more) => Math.min(highest, runs + more), highest, -1);

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
      needed <= 0 ? 1 : needed > highest ? 0 : (chases[place(b(left), w(hands)) + needed] as number),
    set: (left, hands, runs) => sets[place(b(left), w(hands)) + Math.max(0, Math.min(highest, runs))] as number,
    remaining: (left, hands) => {
      const at = b(left) * (lives + 1) + w(hands);
      const mean = means[at] as number;
      return { mean, variance: Math.max(0, (squares[at] as number) - mean * mean) };
    },
  };
}
