import { writeFileSync } from 'node:fs';
import { createRunner } from '@howzat/compiler/run';
import { CholeskyDecomposition, Matrix } from 'ml-matrix';
import { ccsl } from '../src/ccsl.js';
import { prospects } from '../src/equilibrium.js';
import { entries, entriesOf, inTables, laidOut, learned, type Tables } from '../src/outlook.js';
import { sensible } from '../src/player.js';
import { learned as won, written } from '../src/win-chance.js';
import { type Seen, watched } from './watched.js';
import { beginToWin, learnToWin } from './wins.js';

/**
 * Writes `src/outlook.json` and `src/win-chance.json`, in about eight minutes. In each round the player plays matches with itself by the tables of the
 * round before. Then each number of the outlook changes to what fits the runs of the first innings best, by least squares, and each of the
 * chances to win to what fits the winners best. Each side answers the other, so they would sway from round to round; later rounds therefore
 * change the numbers less. It always begins from cards, quota and lock alone, and comes to the same for the same player. The numbers in
 * `solve-ball.ts` that were found by trying are later than the tables here.
 */

const rounds = 18;
/** Matches of each format in a round. */
const matches = 12_000;
const formats = ['two-over', 'three-over'];
/** How many balls the round before counts for, at each number: few balls change it little. */
const weight = 5;

const into = new Int32Array(16);

/** The numbers whose sums fit best, and how far those of the round before were off. */
function fitted(all: Iterable<Seen>): { readonly best: Float64Array; readonly error: number } {
  const together = Matrix.zeros(entries, entries);
  const right = Matrix.zeros(entries, 1);
  let [count, squares] = [0, 0];
  for (const { innings, at: position, runs } of all) {
    if (innings !== 1) continue;
    const at = into.subarray(0, entriesOf(position, into));
    const off = runs - at.reduce((sum, entry) => sum + (learned[entry] as number), 0);
    count++;
    squares += off * off;
    for (const a of at) {
      right.set(a, 0, right.get(a, 0) + off);
      for (const b of at) together.set(a, b, together.get(a, b) + 1);
    }
  }
  for (let at = 0; at < entries; at++) together.set(at, at, together.get(at, at) + weight);
  const change = new CholeskyDecomposition(together).solve(right);
  return { best: learned.map((value, at) => value + change.get(at, 0)), error: Math.sqrt(squares / count) };
}

/** What cards, quota and lock are worth. */
function beginning(): Tables {
  const solved = prospects({ balls: 18, wickets: 3, ballsPerOver: 6, powerPerOver: 2, sixLock: 2 });
  const none = inTables(new Float64Array(entries));
  const runs = (balls: number, wickets: number, power = 0, lock = 0) =>
    Math.round(100 * solved.runs(balls, wickets, power, lock));
  return {
    ...none,
    wickets: none.wickets.map((_, at) => runs(Math.floor(at / 3) + 1, (at % 3) + 1)),
    power: none.power.map((_, at) => {
      const balls = Math.floor(at / 27) + 1;
      const wickets = (Math.floor(at / 9) % 3) + 1;
      return runs(balls, wickets, Math.floor(at / 3) % 3, at % 3) - runs(balls, wickets);
    }),
  };
}

learned.set(laidOut(beginning()));
beginToWin();
const runners = formats.map((format) => createRunner(ccsl, { format }));
for (let round = 0; round < rounds; round++) {
  const seen = runners.map(({ play }) =>
    Array.from({ length: matches }, (_, match) => watched(play, round * matches + match, sensible)).flat(),
  );
  const { best, error } = fitted(seen.flat());
  const step = 1 / (1 + 0.3 * round);
  learnToWin(seen, step);
  for (let at = 0; at < entries; at++)
    learned[at] = (learned[at] as number) + step * ((best[at] as number) - (learned[at] as number));
  console.log(`round ${round + 1}: off by ${error.toFixed(3)} runs`);
}
writeFileSync('src/outlook.json', JSON.stringify(inTables(learned)));
writeFileSync('src/win-chance.json', JSON.stringify(written(won)));
