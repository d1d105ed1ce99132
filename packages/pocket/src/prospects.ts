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

/** A row of the score cards between two differences: the runs of each card with its weight, and its outs. */
function rowOf(
  t: Tables,
  difference: number,
): { readonly runs: Uint8Array; readonly out: Float64Array; readonly weight: Float64Array } {
  const low = Math.floor(difference);
  const share = difference - low;
  const runs = new Uint8Array(60);
  const out = new Float64Array(60);
  const weight = new Float64Array(60);
  for (let card = 1; card <= 30; card++)
    for (const [half, row, part] of [
      [0, low, 1 - share],
      [30, Math.min(5, low + 1), share],
    ] as const) {
      const at = half + card - 1;
      runs[at] = t.runs[entryPlace(card, row)] as number;
      out[at] = Math.min(1, t.outs[entryPlace(card, row)] as number);
      weight[at] = part / 30;
    }
  return { runs, out, weight };
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
  const at = (overs: number, gone: number): number => overs * batters + gone;
  const wins = (overs: number, gone: number, needed: number): number =>
    needed <= 0 ? 1 : needed > mostNeeded ? 0 : (chance[at(overs, gone) * (mostNeeded + 1) + needed] as number);
  // with nothing left one run short is a tie
  for (let overs = 0; overs <= mostOvers; overs++)
    for (let gone = 0; gone < batters; gone++)
      if (overs === 0 || gone === batters - 1) chance[at(overs, gone) * (mostNeeded + 1) + 1] = 0.5;
  for (let overs = 1; overs <= mostOvers; overs++)
    for (let gone = 0; gone < batters - 1; gone++) {
      const difference = usualDifference(gone);
      let best = 0;
      for (const defence of [0, 1]) {
        const row = rowOf(t, Math.max(0, difference - defence));
        const spared = defence === 1 ? 0.5 : 1;
        let value = 0;
        for (let i = 0; i < 60; i++) {
          const weight = row.weight[i] as number;
          const out = (row.out[i] as number) * spared;
          const next =
            (1 - out) * (worth[at(overs - 1, gone)] as number) + out * (worth[at(overs - 1, gone + 1)] as number);
          value += weight * ((row.runs[i] as number) + next);
        }
        best = Math.max(best, value);
        for (let needed = 1; needed <= mostNeeded; needed++) {
          let win = 0;
          for (let i = 0; i < 60; i++) {
            const weight = row.weight[i] as number;
            if (weight === 0) continue;
            const out = (row.out[i] as number) * spared;
            const rest = needed - (row.runs[i] as number);
            win +=
              weight *
              (out === 0
                ? wins(overs - 1, gone, rest)
                : (1 - out) * wins(overs - 1, gone, rest) + out * wins(overs - 1, gone + 1, rest));
          }
          const place = at(overs, gone) * (mostNeeded + 1) + needed;
          if (win > (chance[place] as number)) chance[place] = win;
        }
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
