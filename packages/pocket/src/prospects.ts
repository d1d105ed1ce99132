import { differences, entryPlace, type Tables } from './components/tables.js';

/** What an innings may still come to, by overs left and wickets gone: the tables of the sensible player, made once. */
export interface Prospects {
  /** Expected runs of an entry, and how often it is an out, by the difference, -1 to 5. */
  runs(difference: number): number;
  outs(difference: number): number;
  /** Runs that are still to be expected with `overs` left and `gone` wickets lost. */
  worth(overs: number, gone: number): number;
  /** The chance to make `needed` more with `overs` left and `gone` wickets lost. */
  chance(overs: number, gone: number, needed: number): number;
}

const mostOvers = 20;
const mostNeeded = 260;
const batters = 11;

/** The batting ranks of a usual team, best first, and the rank that a bowler usually has. */
const usualBatting = [4, 3, 3, 2, 2, 2, 2, 1, 1, 0, 0] as const;
const usualBowling = 1.35;

/** The difference that the batters in at so many wickets usually have; between two rows of the score cards. */
function usualDifference(gone: number): number {
  const first = usualBatting[gone] ?? 0;
  const second = usualBatting[gone + 1] ?? 0;
  return Math.max(0, Math.min(5, 0.6 * first + 0.4 * second + 1 - usualBowling));
}

/** What a card may bring: its runs, its out where it has one, and how likely it is. */
interface Entry {
  readonly runs: number;
  readonly out: number;
  weight: number;
}

/** A row of the score cards between two differences: each pair of runs and outs once. */
function rowOf(t: Tables, difference: number): readonly Entry[] {
  const low = Math.floor(difference);
  const share = difference - low;
  const entries = new Map<number, Entry>();
  for (const [row, part] of [
    [low, 1 - share],
    [Math.min(5, low + 1), share],
  ] as const)
    for (let card = 1; card <= 30 && part > 0; card++) {
      const runs = t.runs[entryPlace(card, row)] as number;
      const out = Math.min(1, t.outs[entryPlace(card, row)] as number);
      const known = entries.get(2 * runs + out);
      if (known) known.weight += part / 30;
      else entries.set(2 * runs + out, { runs, out, weight: part / 30 });
    }
  return [...entries.values()];
}

/** Adds chances to those of so many runs and more. Small, so that it is soon compiled: it is most of the work here. */
function addShifted(to: Float64Array, first: number, from: Float64Array, offset: number, weight: number): void {
  for (let at = first; at < to.length; at++) to[at] = (to[at] as number) + weight * (from[offset + at] as number);
}

function solve(t: Tables): Prospects {
  const runs = new Float64Array(differences + 1);
  const outs = new Float64Array(differences + 1);
  for (let row = 0; row <= differences; row++)
    for (let card = 1; card <= 30; card++) {
      const entry = entryPlace(card, row - 1);
      runs[row] = (runs[row] as number) + (t.runs[entry] as number) / 30;
      outs[row] = (outs[row] as number) + Math.min(1, t.outs[entry] as number) / 30;
    }
  const worth = new Float64Array((mostOvers + 1) * batters);
  const chance = new Float64Array((mostOvers + 1) * batters * (mostNeeded + 1));
  const win = new Float64Array(mostNeeded + 1);
  const at = (overs: number, gone: number): number => overs * batters + gone;
  const stride = mostNeeded + 1;
  const wins = (overs: number, gone: number, needed: number): number =>
    needed <= 0 ? 1 : needed > mostNeeded ? 0 : (chance[at(overs, gone) * stride + needed] as number);
  // with nothing left one run short is a tie
  for (let overs = 0; overs <= mostOvers; overs++)
    for (let gone = 0; gone < batters; gone++)
      if (overs === 0 || gone === batters - 1) chance[at(overs, gone) * stride + 1] = 0.5;
  // the two stances: a defensive one is a rank less, and half of its outs are saved
  const stances = usualBatting.slice(0, batters - 1).map((_rank, gone) => [
    { row: rowOf(t, usualDifference(gone)), spared: 1 },
    { row: rowOf(t, Math.max(0, usualDifference(gone) - 1)), spared: 0.5 },
  ]);
  for (let overs = 1; overs <= mostOvers; overs++)
    for (const [gone, choices] of stances.entries()) {
      let best = 0;
      for (const { row, spared } of choices) {
        let value = 0;
        win.fill(0);
        for (const { runs: scored, out, weight } of row) {
          const falls = out * spared;
          const stays = 1 - falls;
          const next =
            stays * (worth[at(overs - 1, gone)] as number) + falls * (worth[at(overs - 1, gone + 1)] as number);
          value += weight * (scored + next);
          const after = at(overs - 1, gone) * stride - scored;
          for (let needed = 1; needed <= scored; needed++) win[needed] = (win[needed] as number) + weight;
          addShifted(win, scored + 1, chance, after, weight * stays);
          if (falls > 0) addShifted(win, scored + 1, chance, after + stride, weight * falls);
        }
        best = Math.max(best, value);
        const place = at(overs, gone) * stride;
        for (let needed = 1; needed <= mostNeeded; needed++)
          chance[place + needed] = Math.max(chance[place + needed] as number, win[needed] as number);
      }
      worth[at(overs, gone)] = best;
    }
  const inside = (overs: number): number => Math.max(0, Math.min(mostOvers, overs));
  const fallen = (gone: number): number => Math.max(0, Math.min(batters - 1, gone));
  return {
    runs: (difference) => runs[difference + 1] as number,
    outs: (difference) => outs[difference + 1] as number,
    worth: (overs, gone) => worth[at(inside(overs), fallen(gone))] as number,
    chance: (overs, gone, needed) => wins(inside(overs), fallen(gone), needed),
  };
}

const solved = new WeakMap<Tables, Prospects>();

/** The prospects of a set; solved when first asked for. */
export function prospectsOf(t: Tables): Prospects {
  let known = solved.get(t);
  if (!known) {
    known = solve(t);
    solved.set(t, known);
  }
  return known;
}
