import { CholeskyDecomposition, Matrix } from 'ml-matrix';
import { prospects } from '../src/equilibrium.js';
import {
  corrections,
  farthest,
  type Learned,
  learned,
  odds,
  placeOf,
  places,
  termsOf,
  totalWins,
} from '../src/win-chance.js';
import { runsFrom, type Seen } from './watched.js';

/** How often innings win: what the player begins to learn from, and what it learns of it from matches with itself. */

const uncorrected = (): Float64Array =>
  Float64Array.from({ length: places }, (_, at) => (at % corrections === 1 ? 1 : 0));

/** Begins with what cards, quota and lock say. */
export function beginToWin(): void {
  learned.chase.set(uncorrected());
  for (const [at, first] of learned.first.entries()) {
    const overs = at + 2;
    const solved = prospects({ balls: 6 * overs, wickets: overs, ballsPerOver: 6, powerPerOver: 2, sixLock: 2 });
    first.corrections.set(uncorrected());
    first.totals.set(first.totals.map((_, runs) => 1 - solved.chance(6 * overs, overs, 0, 0, runs + 1)));
  }
}

/** The terms of a guess, and what came of it. */
type Tried = readonly [terms: readonly number[], won: number];

/** How many positions the round before counts for, at each correction. */
const weight = 30;

/** The corrections that fit what came of guesses best: by Newton's method, and not far from those of the round before. */
function fitted(tried: readonly Tried[], before: readonly number[]): readonly number[] {
  let found = [...before];
  for (let turn = 0; turn < 6; turn++) {
    const slope = found.map((value, i) => weight * ((before[i] as number) - value));
    const bends = found.map((_, i) => found.map((__, j) => (i === j ? weight : 0)));
    for (const [terms, won] of tried) {
      const chance = 1 / (1 + Math.exp(-terms.reduce((sum, term, i) => sum + term * (found[i] as number), 0)));
      const sure = chance * (1 - chance);
      for (let i = 0; i < corrections; i++) {
        slope[i] = (slope[i] as number) + (won - chance) * (terms[i] as number);
        const row = bends[i] as number[];
        for (let j = 0; j < corrections; j++)
          row[j] = (row[j] as number) + sure * ((terms[i] as number) * (terms[j] as number));
      }
    }
    const step = new CholeskyDecomposition(new Matrix(bends)).solve(Matrix.columnVector(slope)).to1DArray();
    found = found.map((value, i) => value + (step[i] as number));
  }
  return rising(found);
}

/** The same, held so that a better guess always gives a better chance, as far as odds go on both sides. */
function rising([shift = 0, slope = 1, bend = 0, ...others]: readonly number[]): readonly number[] {
  const safe = Math.max(0.2, slope);
  const most = safe / (2 * farthest + 2);
  return [shift, safe, Math.max(-most, Math.min(most, bend)), ...others];
}

/** Moves the corrections of each position by a step to what fits best. */
function correct(by: Float64Array, positions: Iterable<readonly [Seen, guess: number]>, step: number): void {
  const cells = new Map<number, Tried[]>();
  for (const [{ at, won }, guess] of positions) {
    const place = placeOf(at.balls, at.wickets);
    const tried = cells.get(place) ?? [];
    tried.push([termsOf(odds(guess), runsFrom(at)), won]);
    cells.set(place, tried);
  }
  for (const [place, tried] of cells) {
    const before = [...by.subarray(place, place + corrections)];
    for (const [i, value] of fitted(tried, before).entries())
      by[place + i] = (before[i] as number) + step * (value - (before[i] as number));
  }
}

/** Chances that rise from run to run. Totals beside each other are looked at together, since each is rare. */
function smoothed(chances: Float64Array): Float64Array {
  const near = chances.map((chance, runs) => {
    const [less, more] = [chances[runs - 1] ?? chance, chances[runs + 1] ?? chance];
    return runs < 2 ? chance : (less + 2 * chance + more) / 4;
  });
  let most = 0;
  return near.map((chance) => (most = Math.max(most, chance)));
}

/**
 * Learns from the matches of a round.
 * @param seen positions of matches of two overs, and of three
 * @param step how far the numbers move to what fits best, 1 at most
 */
export function learnToWin(seen: readonly (readonly Seen[])[], step: number): void {
  const chases = seen.flat().filter(({ innings, guess }) => innings === 2 && guess > 0 && guess < 1);
  for (const [at, all] of seen.entries()) {
    const first = learned.first[at] as Learned['first'][number];
    const innings = all.filter((it) => it.innings === 1);
    learnTotals(first.totals, innings, at + 2, step);
    const expected = innings.map((it) => [it, totalWins(first.totals, it.made + runsFrom(it.at))] as const);
    correct(first.corrections, expected, step);
  }
  correct(
    learned.chase,
    chases.map((it) => [it, it.guess] as const),
    step,
  );
}

/** Learns how often totals win, each of which stands at the first ball of an innings. */
function learnTotals(totals: Float64Array, innings: readonly Seen[], overs: number, step: number): void {
  // the round before counts for some matches at each total
  const wins = totals.map((chance) => weight * chance);
  const count = totals.map(() => weight);
  for (const { at, runs, won } of innings) {
    if (at.balls < 6 * overs) continue;
    const total = Math.min(totals.length - 1, runs);
    wins[total] = (wins[total] as number) + won;
    count[total] = (count[total] as number) + 1;
  }
  const found = smoothed(wins.map((won, total) => won / (count[total] as number)));
  for (const [total, chance] of found.entries())
    totals[total] = (totals[total] as number) + step * (chance - (totals[total] as number));
}
