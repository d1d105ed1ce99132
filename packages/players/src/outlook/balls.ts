import { createRunner, type Game, type Player, type Rulebook } from '@howzat/core';

/** What a ball may bring, and how likely. */
export interface BallOutcome {
  readonly runs: number;
  readonly wickets: number;
  /** It counts towards the over. */
  readonly counts: boolean;
  readonly chance: number;
}

/** Thirds of an innings by its balls, and thirds of a side by its wickets, are told apart. */
const parts = 3;

/** Balls of all kinds that each part is taken to have seen beside its own. */
const borrowed = 40;

/** So many balls are bowled for a form, in no more matches than this. */
const enough = { balls: 4000, matches: 400 };

/** More runs or wickets of one ball than this are counted as so many. */
const most = { runs: 40, wickets: 3 };

/** Kinds of balls by runs, wickets and whether they count. */
const kinds = (most.runs + 1) * 8;

/** How innings go between two players: what balls bring, by how far the innings is gone. */
export interface Form {
  /** What the next ball may bring. Fractions from 0 to 1 of balls bowled and of wickets fallen. */
  outcomes(bowled: number, fallen: number): readonly BallOutcome[];
  /** The largest total of an innings that was seen. */
  readonly highest: number;
  /** Runs of an innings, their mean and standard deviation. */
  readonly mean: number;
  readonly sd: number;
}

function partOf(fraction: number): number {
  return Math.min(parts - 1, Math.max(0, Math.floor(fraction * parts)));
}

/** Plays some matches, always the same ones, and writes down what their balls brought. */
export function formOf(rulebook: Rulebook, players: readonly [Player, Player]): Form {
  const runner = createRunner(rulebook);
  const { overs, wickets, ballsPerOver } = rulebook.params as {
    readonly overs: number | null;
    readonly wickets: number | null;
    readonly ballsPerOver: number;
  };
  const counts = new Map<number, number>();
  const all = new Map<number, number>();
  const totals: number[] = [];
  let balls = 0;
  const bowledIn = (g: Readonly<Game>): number =>
    overs === null ? 0 : (g.overs * ballsPerOver + g.overBalls) / (overs * ballsPerOver);
  const onBall = (g: Readonly<Game>): void => {
    if (g.superOver > 0) return;
    const runs = Math.max(0, g.bat + g.byes + g.legByes + g.wides + g.noBalls + g.penalty);
    const outs = g.outs.length;
    const kind = Math.min(most.runs, runs) * 8 + Math.min(most.wickets, outs) * 2 + (g.counts ? 1 : 0);
    const fallen = wickets === null ? 0 : (g.wickets - outs) / wickets;
    const at = (partOf(bowledIn(g)) * parts + partOf(fallen)) * kinds + kind;
    counts.set(at, (counts.get(at) ?? 0) + 1);
    all.set(kind, (all.get(kind) ?? 0) + 1);
    balls++;
  };
  for (let seed = 0; seed < enough.matches && balls < enough.balls; seed++) {
    const { game } = runner.play({ seed, players, onBall });
    for (const { runs, superOver } of game.scores) if (superOver === 0) totals.push(runs);
  }
  const known = Array.from({ length: parts * parts }, (_, part) => {
    const own: BallOutcome[] = [];
    let sum = 0;
    for (const [kind, n] of [...all].sort(([a], [b]) => a - b)) {
      const chance = (counts.get(part * kinds + kind) ?? 0) + (borrowed * n) / balls;
      sum += chance;
      own.push({ runs: kind >> 3, wickets: (kind >> 1) & 3, counts: (kind & 1) === 1, chance });
    }
    return own.map((outcome) => ({ ...outcome, chance: outcome.chance / sum }));
  });
  const mean = totals.reduce((sum, total) => sum + total, 0) / Math.max(1, totals.length);
  const variance = totals.reduce((sum, total) => sum + (total - mean) ** 2, 0) / Math.max(1, totals.length - 1);
  return {
    outcomes: (bowled, fallen) => known[partOf(bowled) * parts + partOf(fallen)] as readonly BallOutcome[],
    highest: Math.max(1, ...totals),
    mean,
    sd: Math.sqrt(variance),
  };
}
