import { differences, entryPlace, type Tables } from './components/tables.js';
import { weights } from './player/weights.js';

/** What an innings may still come to: the tables of the sensible player, made once for a set. */
export interface Prospects {
  /** Expected runs of an entry, and how often it is an out, by the difference, -1 to 5. */
  runs(difference: number): number;
  outs(difference: number): number;
  /** Runs that a card takes from an entry, if it takes so many where they are there. */
  taken(difference: number, most: number): number;
  /**
   * Runs that are still to be expected with `overs` left and the batters of `key` not out, of whom the active one has
   * `comfort` points. The key is the sum of {@link keyOfRank}.
   */
  worth(key: number, overs: number, comfort: number): number;
  /** The same for one key, to be asked more than once. */
  innings(key: number): Innings;
  /** The chance to make `needed` more with `overs` left and `gone` wickets lost, to the nearest run. */
  chance(overs: number, gone: number, needed: number): number;
  /** The same before an over at a difference, with `overs` left after it. */
  chanceBefore(difference: number, overs: number, gone: number, needed: number, risk: Risk): number;
}

/** What an over risks and earns beside its entry. */
interface Risk {
  /** How likely an Out card is played. */
  readonly trapped: number;
  /** The share of outs that stands: a coin saves half of them in defence. */
  readonly spared: number;
  /** What is earned where nobody is out, in runs. */
  readonly earned: number;
}

const mostOvers = 20;
const mostNeeded = 260;
const batters = 11;
const ranks = 5;
/** Comfort points beyond these bring nothing more. */
export const mostComfort = 5;

/** The batting ranks of a usual team, best first. */
const usualBatting = [4, 3, 3, 2, 2, 2, 2, 1, 1, 0, 0] as const;

const powers = [1, 12, 144, 1728, 20736] as const;

/** What a batter of a rank adds to a key: how many batters of each rank there are, as one number. */
export function keyOfRank(rank: number): number {
  return powers[Math.max(0, Math.min(ranks - 1, rank))] as number;
}

/** What the best batter of a key adds to it. */
export function keyOfBest(key: number): number {
  for (let rank = ranks - 1; rank > 0; rank--) if (key >= (powers[rank] as number)) return powers[rank] as number;
  return key > 0 ? 1 : 0;
}

/** The ranks of a key, best first. */
function ranksOf(key: number): number[] {
  const list: number[] = [];
  for (let rank = ranks - 1; rank >= 0; rank--)
    for (let n = Math.floor(key / (powers[rank] as number)) % 12; n > 0; n--) list.push(rank);
  return list;
}

/** The rank with which the two best of what is left of a list bat; between two rows of the score cards. */
function usualDifference(list: readonly number[], gone: number): number {
  const first = list[gone] ?? 0;
  const second = list[gone + 1] ?? 0;
  return Math.max(0, Math.min(5, 0.6 * first + 0.4 * second + 1 - weights.usualBowling));
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

/** The two stances: a defensive one is a rank less, and half of its outs are saved. */
const stances = [
  { fall: 0, spared: 1 },
  { fall: 1, spared: 0.5 },
] as const;

/** The chances of a chase by a usual team, without chance cards. */
function chancesOf(t: Tables): Chase {
  const stride = mostNeeded + 1;
  const chance = new Float64Array((mostOvers + 1) * batters * stride);
  const win = new Float64Array(stride);
  const at = (overs: number, gone: number): number => (overs * batters + gone) * stride;
  // with nothing left one run short is a tie
  for (let overs = 0; overs <= mostOvers; overs++)
    for (let gone = 0; gone < batters; gone++)
      if (overs === 0 || gone === batters - 1) chance[at(overs, gone) + 1] = 0.5;
  const rows = Array.from({ length: batters - 1 }, (_, gone) =>
    stances.map(({ fall, spared }) => ({
      row: rowOf(t, Math.max(0, usualDifference(usualBatting, gone) - fall)),
      spared,
    })),
  );
  for (let overs = 1; overs <= mostOvers; overs++)
    for (const [gone, choices] of rows.entries())
      for (const { row, spared } of choices) {
        win.fill(0);
        for (const { runs: scored, out, weight } of row) {
          const falls = out * spared;
          const after = at(overs - 1, gone) - scored;
          for (let needed = 1; needed <= scored; needed++) win[needed] = (win[needed] as number) + weight;
          addShifted(win, scored + 1, chance, after, weight * (1 - falls));
          if (falls > 0) addShifted(win, scored + 1, chance, after + stride, weight * falls);
        }
        const place = at(overs, gone);
        for (let needed = 1; needed <= mostNeeded; needed++)
          chance[place + needed] = Math.max(chance[place + needed] as number, win[needed] as number);
      }
  return new Chase(chance, at);
}

/** The chances of a chase, to look up. */
class Chase {
  constructor(
    private readonly table: Float64Array,
    private readonly at: (overs: number, gone: number) => number,
  ) {}

  private placeOf(overs: number, gone: number): number {
    return this.at(Math.max(0, Math.min(mostOvers, overs)), Math.max(0, Math.min(batters - 1, gone)));
  }

  private whole(place: number, needed: number): number {
    return needed <= 0 ? 1 : needed > mostNeeded ? 0 : (this.table[place + needed] as number);
  }

  chance(overs: number, gone: number, needed: number): number {
    return this.whole(this.placeOf(overs, gone), Math.round(needed));
  }

  /** See {@link Prospects.chanceBefore}. */
  before(
    row: readonly Entry[],
    overs: number,
    gone: number,
    needed: number,
    { trapped, spared, earned }: Risk,
  ): number {
    const kept = this.placeOf(overs, gone);
    const lost = this.placeOf(overs, gone + 1);
    const target = Math.round(needed);
    const points = Math.floor(earned);
    const part = earned - points;
    const trap = (1 - (1 - trapped)) * spared;
    let sum = 0;
    for (const { runs, out, weight } of row) {
      const falls = out > 0 ? spared : trap;
      const left = target - runs;
      const stays = (1 - part) * this.whole(kept, left - points) + part * this.whole(kept, left - points - 1);
      sum += weight * ((1 - falls) * stays + falls * this.whole(lost, left));
    }
    return sum;
  }
}

/** Runs to be expected by overs left, batters gone of a list, and comfort of the active batter. */
export class Innings {
  private readonly value: Float64Array;
  private readonly stride: number;

  constructor(list: readonly number[], between: (table: Float64Array, difference: number) => number, of: Rows) {
    const { comfortSpent, comfortBrings, trapped } = weights;
    const sizes = list.length + 1;
    const value = new Float64Array((mostOvers + 1) * sizes * (mostComfort + 1));
    const at = (overs: number, gone: number, comfort: number): number =>
      (overs * sizes + gone) * (mostComfort + 1) + Math.min(mostComfort, comfort);
    for (let overs = 1; overs <= mostOvers; overs++)
      for (let gone = 0; gone <= list.length - 2; gone++)
        for (let comfort = 0; comfort <= mostComfort; comfort++) {
          const spent = comfort > 0 ? comfortSpent : 0;
          let best = 0;
          for (const { fall, spared } of stances) {
            const difference = Math.max(0, usualDifference(list, gone) - fall);
            const out = (1 - (1 - between(of.outs, difference)) * (1 - trapped)) * spared;
            const kept =
              spent * (value[at(overs - 1, gone, comfort - 1 + fall)] ?? 0) +
              (1 - spent) * (value[at(overs - 1, gone, comfort + fall)] as number);
            const lost = value[at(overs - 1, gone + 1, 0)] as number;
            const next = (1 - out) * kept + out * lost;
            best = Math.max(best, between(of.runs, difference) + spent * comfortBrings + next);
          }
          value[at(overs, gone, comfort)] = best;
        }
    this.value = value;
    this.stride = sizes * (mostComfort + 1);
  }

  worth(overs: number, comfort: number): number {
    const place = Math.max(0, Math.min(mostOvers, overs)) * this.stride;
    return this.value[place + Math.max(0, Math.min(mostComfort, comfort))] as number;
  }
}

interface Rows {
  readonly runs: Float64Array;
  readonly outs: Float64Array;
}

/** The largest number of runs that a card is asked to take. */
const mostTaken = 36;

function solve(t: Tables): Prospects {
  const runs = new Float64Array(differences + 1);
  const outs = new Float64Array(differences + 1);
  const taken = new Float64Array((differences + 1) * (mostTaken + 1));
  for (let row = 0; row <= differences; row++)
    for (let card = 1; card <= 30; card++) {
      const entry = entryPlace(card, row - 1);
      const scored = t.runs[entry] as number;
      runs[row] = (runs[row] as number) + scored / 30;
      outs[row] = (outs[row] as number) + Math.min(1, t.outs[entry] as number) / 30;
      for (let most = 1; most <= mostTaken; most++) {
        const place = row * (mostTaken + 1) + most;
        taken[place] = (taken[place] as number) + Math.min(most, scored) / 30;
      }
    }
  const between = (table: Float64Array, difference: number): number => {
    const low = Math.floor(difference);
    const share = difference - low;
    return (1 - share) * (table[low + 1] as number) + share * (table[Math.min(differences, low + 2)] as number);
  };
  const known = new Map<number, Innings>();
  const chase = chancesOf(t);
  const rows = Array.from({ length: differences }, (_, difference) => rowOf(t, difference));
  const inningsOf = (key: number): Innings => {
    let innings = known.get(key);
    if (!innings) {
      if (known.size > 2000) known.clear();
      innings = new Innings(ranksOf(key), between, { runs, outs });
      known.set(key, innings);
    }
    return innings;
  };
  return {
    runs: (difference) => runs[difference + 1] as number,
    outs: (difference) => outs[difference + 1] as number,
    taken: (difference, most) =>
      taken[(difference + 1) * (mostTaken + 1) + Math.max(0, Math.min(mostTaken, most))] as number,
    worth: (key, overs, comfort) => inningsOf(key).worth(overs, comfort),
    innings: inningsOf,
    chance: (overs, gone, needed) => chase.chance(overs, gone, needed),
    chanceBefore: (difference, overs, gone, needed, risk) =>
      chase.before(rows[Math.max(0, difference)] as readonly Entry[], overs, gone, needed, risk),
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
