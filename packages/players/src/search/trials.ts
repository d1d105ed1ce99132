import type { FormShare, Rng } from '@howzat/core';
import type { Practice, Reach } from './practice.js';

/** A choice that was tried less often is hardly known. */
export const hardlyTried = 3;

/**
 * What is believed of a choice before it is tried: that it is a little worse than what the player would do, give or take; as
 * firmly as if so many choices had been seen.
 */
const belief = { mean: -0.003, spread: 0.012, choices: 3 };

/** One choice, and how it did beside the first one in the same luck. */
export class Candidate {
  rounds = 0;
  private sum = 0;
  private better = 0;
  private squares = 0;
  private scored = 0;
  private fell = 0;
  /** Times that its balls were counted, which a game solved at once does beside its worth. */
  private counted = 0;
  standing = true;

  constructor(readonly choice: unknown) {}

  note(worth: number, first: number): void {
    const better = worth - first;
    this.rounds++;
    this.sum += worth;
    this.better += better;
    this.squares += better * better;
  }

  /** Takes over what is known from matches: the shares won with this choice and with the first one, each of so many. */
  know({ wins, matches }: FormShare, { wins: firstWins, matches: firstMatches }: FormShare): void {
    const share = wins / matches;
    const first = firstWins / firstMatches;
    const gain = share - first;
    const doubt = (share * (1 - share)) / matches + (first * (1 - first)) / firstMatches;
    this.rounds = matches;
    this.sum = wins;
    this.better = gain * matches;
    this.squares = matches * (doubt * (matches - 1) + gain ** 2);
  }

  /** Notes what its balls brought. */
  count({ runs, wickets }: Pick<Practice, 'runs' | 'wickets'>): void {
    this.counted++;
    this.scored += runs;
    this.fell += wickets;
  }

  get runs(): number {
    return this.counted === 0 ? 0 : this.scored / this.counted;
  }

  get wickets(): number {
    return this.counted === 0 ? 0 : this.fell / this.counted;
  }

  get worth(): number {
    return this.rounds === 0 ? Number.NaN : this.sum / this.rounds;
  }

  /** How much better than the first one. */
  get gain(): number {
    return this.rounds === 0 ? 0 : this.better / this.rounds;
  }

  get error(): number {
    if (this.rounds < 2) return Number.POSITIVE_INFINITY;
    const mean = this.gain;
    return Math.sqrt(Math.max(0, this.squares / this.rounds - mean * mean) / (this.rounds - 1));
  }
}

/** Regrets of one side of a decision that both make at once. */
export class Regrets {
  private readonly regrets: number[] = [];
  private readonly sums: number[] = [];
  private total = 0;

  /** The shares now. */
  shares(n: number): number[] {
    const positive = Array.from({ length: n }, (_, i) => Math.max(0, this.regrets[i] ?? 0));
    const sum = positive.reduce((all, it) => all + it, 0);
    return sum > 0 ? positive.map((it) => it / sum) : positive.map((_, i) => (i === 0 ? 1 : 0));
  }

  /** The values of all choices against one answer; NaN for a choice that was not tried. */
  learn(values: readonly number[]): void {
    const shares = this.shares(values.length);
    let mean = 0;
    let weight = 0;
    for (const [i, value] of values.entries())
      if (!Number.isNaN(value)) {
        mean += (shares[i] as number) * value;
        weight += shares[i] as number;
      }
    mean = weight > 0 ? mean / weight : (values.find((value) => !Number.isNaN(value)) ?? 0);
    this.total++;
    for (const [i, value] of values.entries()) {
      this.sums[i] = (this.sums[i] ?? 0) + this.total * (shares[i] as number);
      if (!Number.isNaN(value)) this.regrets[i] = Math.max(0, (this.regrets[i] ?? 0) + value - mean);
    }
  }

  /** The shares over all rounds, the later ones counting more. */
  average(n: number): number[] {
    const sums = Array.from({ length: n }, (_, i) => this.sums[i] ?? 0);
    const all = sums.reduce((sum, it) => sum + it, 0);
    return all > 0 ? sums.map((it) => it / all) : this.shares(n);
  }
}

export function drawn(shares: readonly number[], rng: Rng): number {
  let left = (rng.next() >>> 0) / 0x100000000;
  for (const [i, share] of shares.entries()) {
    left -= share;
    if (left < 0) return i;
  }
  return Math.max(
    0,
    shares.findIndex((share) => share > 0),
  );
}

/** So many standard errors must a choice be better than the first that is felt long after it was made. */
const clearly = 2;

/** What is believed of a choice: by how much it is better than the first, and the standard error of that. */
export interface Belief {
  readonly gain: number;
  readonly error: number;
}

/**
 * By how much each choice is believed to be better than the first: what was found, drawn towards what is found of the
 * choices on the whole, the more so the less certain it is. The best of many would else be the luckiest. Nothing is believed
 * of a choice that was hardly tried.
 */
export function believed(candidates: readonly Candidate[], reach: Reach): readonly (Belief | null)[] {
  const short = reach === 'ball' || reach === 'over';
  const tried = candidates.map(({ gain, error, rounds }, i) =>
    i === 0 || rounds < hardlyTried ? null : { gain, doubt: error ** 2 * (rounds / (rounds - 2)) },
  );
  const known = tried.filter((it) => it !== null);
  const { choices } = belief;
  const n = known.length + choices;
  const mean = known.reduce((sum, { gain }) => sum + gain, choices * belief.mean) / n;
  const spread = known.reduce((sum, { gain, doubt }) => sum + (gain - mean) ** 2 - doubt, choices * belief.spread ** 2);
  // most choices for a whole innings are far worse than a sensible one: that tells nothing of how much better any could be
  const room = Math.max(1e-7, short ? spread / n : Math.min(belief.spread ** 2, spread / n));
  return tried.map((it, i) => {
    if (it === null) return i === 0 ? { gain: 0, error: 0 } : null;
    const { gain, doubt } = it;
    const error = Math.sqrt((room * doubt) / (room + doubt));
    if (!short && gain < clearly * Math.sqrt(doubt)) return { gain: Math.min(0, gain) + belief.mean, error };
    return { gain: (gain * room + mean * doubt) / (room + doubt), error };
  });
}
