import type { Frozen, Game } from '@howzat/core';

/** Balls and wickets that count as seen before the first ball: a run a ball, a wicket an over. */
const before = { balls: 6, runs: 6, wickets: 1 };

/**
 * The price of a wicket in runs: what its loss takes from the innings. At the rates of this match so far, r runs and q
 * wickets a ball, the last wicket in hand faces as many of the b balls left as are bowled when all the others have
 * fallen; so many balls fewer will be faced, at r runs each. Where wickets end no innings, it is nothing.
 */
export function priceOfWicket(g: Frozen<Game>, ballsPerOver: number): number {
  if (g.wicketsLimit === null) return 0;
  let { balls, runs, wickets } = before;
  balls += g.balls;
  runs += g.runs;
  wickets += g.wickets;
  for (const score of g.scores) {
    balls += score.balls;
    runs += score.runs;
    wickets += score.wickets;
  }
  const r = Math.max(0, runs / balls);
  const q = Math.min(0.999, wickets / balls);
  const inHand = Math.max(1, g.wicketsLimit - g.wickets);
  if (g.oversLimit === null) return r / q;
  const left = Math.max(0, (g.oversLimit - g.overs) * ballsPerOver - g.overBalls);
  let faced = 0;
  // the chance that exactly all other wickets have fallen in the first i balls
  let others = q ** (inHand - 1);
  for (let i = inHand - 1; i < left; i++) {
    faced += others;
    others *= ((i + 1) / (i + 2 - inHand)) * (1 - q);
  }
  return r * faced;
}
