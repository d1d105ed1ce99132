import type { Seed } from '@howzat/core';
import type { HistogramData } from '../histogram.js';
import { type Interval, wilson95 } from '../statistics.js';
import type { VerifiedWays } from '../verification.js';
import { type FigureId, figureIds, figureWords } from './figures.js';
import { corrected, level, type Paired, type PairSums, paired } from './judged.js';
import type { PairData } from './pair-tally.js';
import type { PlayChange } from './play-change.js';

/** What a change does to one figure. Shares are of 1. */
export interface Change extends Paired {
  readonly id: FigureId;
  readonly title: string;
  readonly unit: 'runs' | 'wickets' | 'balls' | 'decisions' | 'share';
  /** Of p, by Holm, for looking at all figures. */
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
  /** What the better player, or else the first, does otherwise; null where nobody was watched. */
  readonly play: PlayChange | null;
  /** The share of matches that another side won, or that only one way had a winner. */
  readonly swing: { readonly share: number; readonly interval95: Interval };
  /** Rules that the change brought and that no match cited in the sample that was looked at. */
  readonly neverFired: { readonly rules: readonly string[]; readonly matches: number };
  /** How compiled code of both ways was played beside the interpreter before any match was counted; null as in a simulation. */
  readonly verified: VerifiedWays;
  /** First-innings totals and how often each came, without and with. */
  readonly totals: readonly [HistogramData, HistogramData];
}

function changesOf(list: readonly { readonly id: FigureId; readonly sums: PairSums }[]): readonly Change[] {
  const judged = list.map(({ sums }) => paired(sums));
  const ps = corrected(judged.map(({ p }) => p));
  return judged.map((it, i) => {
    const { id } = list[i] as { readonly id: FigureId };
    const p = ps[i] as number;
    return {
      id,
      ...figureWords[id],
      ...it,
      corrected: p,
      verdict: p >= level ? 'noise' : it.change > 0 ? 'up' : 'down',
    };
  });
}

/** What is known of a comparison beside its figures. */
export interface About
  extends Pick<Comparison, 'variant' | 'format' | 'without' | 'with' | 'seed' | 'players' | 'seconds' | 'neverFired'> {
  readonly skill: { readonly data: PairData; readonly players: readonly [string, string] } | null;
  /** Nothing unless given. */
  readonly verified?: VerifiedWays;
  readonly play?: PlayChange | null;
}

/**
 * The comparison that a tally of pairs makes. Figures that no match has both ways are left out.
 *
 * @param data what was counted of the pairs of matches
 * @param about what else is told of the comparison: {@link aboutWays} makes most of it
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { createRunner } from '@howzat/compiler/run';
 * import { uniformPlayer } from '@howzat/core';
 * import { aboutWays, comparisonOf, PairTally, playPairs, type Table } from '@howzat/simulator';
 *
 * const table = (format: 'one-over' | 'two-over'): Table => ({
 *   runner: createRunner(ccsl, { format }),
 *   players: [uniformPlayer, uniformPlayer],
 * });
 * const ways = [table('one-over'), table('two-over')] as const;
 * const tally = new PairTally();
 * playPairs(tally, ways, { seed: 1, from: 0, to: 100 });
 * const about = { ...aboutWays(ways, { seed: 1, matches: 100 }), skill: null, seconds: 0 };
 * console.log(comparisonOf(tally.data(), about).matches); // 100
 */
export function comparisonOf(data: PairData, { skill, ...about }: About): Comparison {
  const better = 'first-player-wins';
  const looked = figureIds.filter((id) => id !== better && data.sums[id].n > 0);
  const list = looked.map((id) => ({ id, sums: data.sums[id] }));
  const all = changesOf(skill ? [...list, { id: better, sums: skill.data.sums[better] }] : list);
  return {
    ...about,
    verified: about.verified ?? { without: null, with: null },
    play: about.play ?? null,
    matches: data.matches,
    figures: all.slice(0, looked.length),
    skill: skill ? { ...(all[looked.length] as Change), matches: skill.data.matches, players: skill.players } : null,
    swing: { share: data.swings / data.matches, interval95: wilson95(data.swings, data.matches) },
    totals: data.totals,
  };
}
