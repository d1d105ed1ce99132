import { writeFileSync } from 'node:fs';
import { prospects } from '../src/equilibrium.js';
import type { Standing } from '../src/sensible/ball.js';
import { type Solved, solveInnings, standing } from './innings.js';
import { mean } from './mean.js';

/**
 * Writes `src/sensible/extras.json`: what everything beside cards, quota and lock is worth to the batting side, in
 * hundredths of a run, with one to three wickets and one to eighteen balls left. Innings in which some of it is in play are
 * solved, and compared with one another.
 */

const balls = 18;
const wickets = 3;
const core = solveInnings(balls, wickets, {});
const bonuses = solveInnings(balls, wickets, { streak: true, trap: true, pass: true, prediction: true });
const economy = solveInnings(balls, wickets, { economy: true });
const modes = solveInnings(balls, wickets, { hidden: true, defence: true, shift: true, blockers: 1 });
const plain = prospects({ balls, wickets, ballsPerOver: 6, powerPerOver: 2, sixLock: 2 });

/** The runs that an innings brings from a standing, on that average; what is given holds in all of them. */
const runsOf = (solved: Solved, left: number, down: number, more: Partial<Standing> = {}): number =>
  mean((power, lock, previous) => solved.runs(standing(left, down, { power, lock, previous, ...more })));

type Table = readonly (readonly number[])[];

function table(of: (left: number, down: number) => number): Table {
  return Array.from({ length: wickets }, (_, w) =>
    Array.from({ length: balls }, (_b, n) => Math.round(100 * of(n + 1, w + 1))),
  );
}

const beyond = (solved: Solved, more: Partial<Standing>, than: Partial<Standing> = {}): Table =>
  table((left, down) => runsOf(solved, left, down, more) - runsOf(solved, left, down, than));

const tables: Readonly<Record<string, readonly Table[]>> = {
  /** What no ball and free hit add to cards, quota and lock; and the streak to that. */
  noBall: [
    table((left, down) => runsOf(core, left, down) - mean((power, lock) => plain.runs(left, down, power, lock))),
  ],
  streak: [table((left, down) => runsOf(bonuses, left, down) - runsOf(core, left, down))],
  /** What the economy takes, and defence mode in the overs to come. */
  economy: [table((left, down) => runsOf(economy, left, down) - runsOf(core, left, down))],
  laterDefence: [table((left, down) => runsOf(modes, left, down) - runsOf(core, left, down))],
  /** The bowler's last card: none, 0, 1, 2, 3, 4, 6. */
  previous: [-1, 0, 1, 2, 3, 4, 5].map((previous) => beyond(bonuses, { previous })),
  freeHit: [beyond(bonuses, { freeHit: true })],
  /** One, two and three scoring turns, and a doubled run. */
  scoring: [...[1, 2, 3].map((streak) => beyond(bonuses, { streak })), beyond(bonuses, { ready: true })],
  trap: [beyond(bonuses, { trap: true })],
  pass: [beyond(bonuses, { pass: true })],
  trapAndPass: [beyond(bonuses, { trap: true, pass: true })],
  prediction: [beyond(bonuses, { prediction: true })],
  predictionWithTrap: [beyond(bonuses, { prediction: true, trap: true }, { trap: true })],
  forced: [beyond(economy, { forced: true })],
  /** Runs of the last ball, where one counts; and of the last two together. */
  window: [0, 1, 2].map((windowLast) => beyond(economy, { windowBalls: 1, windowLast })),
  windows: [0, 1, 2, 3, 4].map((both) =>
    beyond(economy, { windowBalls: 2, windowLast: Math.ceil(both / 2), windowBefore: Math.floor(both / 2) }),
  ),
  hidden: [beyond(modes, { hidden: true })],
  /** Defence mode still to be had, and one, two and three balls of it; the same of the field shift. */
  defence: [beyond(modes, { defence: true }), ...[1, 2, 3].map((defenceLeft) => beyond(modes, { defenceLeft }))],
  shift: [beyond(modes, { shift: true }), ...[1, 2, 3].map((shiftLeft) => beyond(modes, { shiftLeft }))],
  blocker: [beyond(modes, { blockers: 1 })],
};

const lines = Object.entries(tables).map(
  ([name, of]) => `  "${name}": [\n${of.map((rows) => `    ${JSON.stringify(rows)}`).join(',\n')}\n  ]`,
);
writeFileSync('src/sensible/extras.json', `{\n${lines.join(',\n')}\n}\n`);
