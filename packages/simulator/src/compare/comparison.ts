import type { Seed } from '@howzat/core';
import { errorFunction } from 'simple-statistics';
import type { HistogramData } from '../histogram.js';
import { type Interval, interval95, wilson95 } from '../statistics.js';
import type { VerifiedWays } from '../verification.js';
import { type FigureId, figureIds, figureWords } from './figures.js';
import type { PairData, PairSums } from './pair-tally.js';

/** What a change does to one figure. Shares are of 1. */
export interface Change {
  readonly id: FigureId;
  readonly title: string;
  readonly unit: 'runs' | 'wickets' | 'balls' | 'decisions' | 'share';
  /** Matches in which the figure is there both ways. */
  readonly n: number;
  readonly without: number;
  readonly with: number;
  /** Of the mean, and where it truly lies with 95 % confidence. */
  readonly change: number;
  readonly interval95: Interval;
  /** How likely a difference at least so large is where there is none; then corrected by Holm for looking at all figures. */
  readonly p: number;
  readonly corrected: number;
  /** Whether the change is real (corrected p below 0.05), and which way it goes. */
  readonly verdict: 'up' | 'down' | 'noise';
}

/** What a change of the rules does to a game. */
export interface Comparison {
  readonly variant: string;
  readonly format: string | null;
  /** The ids of the amendments in play without the change, and with it. */
  readonly without: readonly string[];
  readonly with: readonly string[];
  /** Matches played each way, from the same seeds. */
  readonly matches: number;
  readonly seed: Seed;
  readonly players: readonly [string, string];
  readonly seconds: number;
  readonly figures: readonly Change[];
  /** How often the better of two unequal players wins, from matches of their own; null where no better player is known. */
  readonly skill: (Change & { readonly matches: number; readonly players: readonly [string, string] }) | null;
  /** The share of matches that another side won, or that only one way had a winner. */
  readonly swing: { readonly share: number; readonly interval95: Interval };
  /** Rules that the change brought and that no match cited in the sample that was looked at. */
  readonly neverFired: { readonly rules: readonly string[]; readonly matches: number };
  /** How compiled code of both ways was played beside the interpreter before any match was counted; null as in a simulation. */
  readonly verified: VerifiedWays;
  /** First-innings totals and how often each came, without and with. */
  readonly totals: readonly [HistogramData, HistogramData];
}

/** Two-sided: how likely a normal value lies so far from its mean. */
function pOf(z: number): number {
  // the approximation is good to seven places
  return Math.max(0, 1 - errorFunction(Math.abs(z) / Math.SQRT2));
}

function meanChange(sums: PairSums): { readonly change: number; readonly error: number } {
  const { n } = sums;
  const change = (sums.with - sums.without) / n;
  const variance = n > 1 ? Math.max(0, (sums.squares - n * change * change) / (n - 1)) : 0;
  return { change, error: Math.sqrt(variance / n) };
}

type Uncorrected = Omit<Change, 'corrected' | 'verdict'>;

function uncorrected(id: FigureId, sums: PairSums): Uncorrected {
  const { change, error } = meanChange(sums);
  return {
    id,
    ...figureWords[id],
    n: sums.n,
    without: sums.without / sums.n,
    with: sums.with / sums.n,
    change,
    interval95: interval95(change, error),
    p: error === 0 ? (change === 0 ? 1 : 0) : pOf(change / error),
  };
}

/** What is taken for real: one error in twenty comparisons, however many figures each looks at. */
const level = 0.05;

/** Holm's correction: the smallest p of m counts m-fold, the next one (m - 1)-fold, and none less than one before it. */
function corrected(list: readonly Uncorrected[]): readonly Change[] {
  const order = list.map((_, i) => i).sort((a, b) => (list[a] as Uncorrected).p - (list[b] as Uncorrected).p);
  const ps = new Array<number>(list.length).fill(1);
  let least = 0;
  order.forEach((at, rank) => {
    least = Math.max(least, Math.min(1, (list.length - rank) * (list[at] as Uncorrected).p));
    ps[at] = least;
  });
  return list.map((it, i) => {
    const p = ps[i] as number;
    return { ...it, corrected: p, verdict: p >= level ? 'noise' : it.change > 0 ? 'up' : 'down' };
  });
}

/** What is known of a comparison beside its figures. */
export interface About
  extends Pick<Comparison, 'variant' | 'format' | 'without' | 'with' | 'seed' | 'players' | 'seconds' | 'neverFired'> {
  readonly skill: { readonly data: PairData; readonly players: readonly [string, string] } | null;
  /** Nothing unless given. */
  readonly verified?: VerifiedWays;
}

/** The comparison that a tally of pairs makes. Figures that no match has both ways are left out. */
export function comparisonOf(data: PairData, { skill, ...about }: About): Comparison {
  const better = 'first-player-wins';
  const looked = figureIds.filter((id) => id !== better && data.sums[id].n > 0);
  const list = looked.map((id) => uncorrected(id, data.sums[id]));
  const all = corrected(skill ? [...list, uncorrected(better, skill.data.sums[better])] : list);
  return {
    ...about,
    verified: about.verified ?? { without: null, with: null },
    matches: data.matches,
    figures: all.slice(0, looked.length),
    skill: skill ? { ...(all[looked.length] as Change), matches: skill.data.matches, players: skill.players } : null,
    swing: { share: data.swings / data.matches, interval95: wilson95(data.swings, data.matches) },
    totals: data.totals,
  };
}
