import type { Verified } from '@howzat/compiler/run';
import type { Rulebook, Seed } from '@howzat/core';
import { standingRules } from '@howzat/core/engine';
import { type Interval, interval95, quartilesOf, type Spread, sizeOf, spreadOf, wilson95 } from './statistics.js';
import { type BallKind, ballKinds, type InningsData, type TallyData } from './tally.js';

/** One innings over all matches: runs, wickets in wickets, lengths in balls that counted. NaN where none was played. */
export interface InningsFigures extends Spread {
  readonly quartiles: readonly [number, number, number];
  /** Of the mean. */
  readonly standardError: number;
  /** Where the true mean lies, with 95 % confidence. */
  readonly interval95: Interval;
  readonly wickets: Spread;
  readonly balls: Spread;
}

/** What came of a simulation. All but `seconds` follows from variant, selection, players, matches and seed alone. */
export interface Simulation {
  readonly variant: string;
  /** Null where the rulebook has one format only. */
  readonly format: string | null;
  /** The ids of all amendments in play, in the order in which they apply. */
  readonly amendments: readonly string[];
  readonly matches: number;
  readonly seed: Seed;
  /** Balls bowled in all matches, those that did not count and super overs included. */
  readonly balls: number;
  /** How long it took, in seconds. */
  readonly seconds: number;
  /** 16 hex digits over the innings totals, wickets, balls and result of every match. */
  readonly checksum: string;
  /** The first innings of the match. */
  readonly firstInnings: InningsFigures;
  /** The second innings of the match; super overs and the later innings of longer matches are in neither. */
  readonly secondInnings: InningsFigures;
  /** Matches won by the side that batted first, by the other one, level ones, and all others. */
  readonly results: {
    readonly battingFirst: number;
    readonly battingSecond: number;
    readonly tie: number;
    readonly other: number;
  };
  readonly players: {
    readonly names: readonly [string, string];
    readonly wins: readonly [number, number];
    /** The share of the decided matches that the first player won; NaN where none was decided. */
    readonly share: number;
    /** Wilson's interval of 95 % for that share. */
    readonly interval95: Interval;
  };
  /** The share of balls of each kind: a wicket before a no-ball before a wide before byes before runs off the bat. */
  readonly perBall: Readonly<Record<BallKind, number>>;
  /** The share of all runs that are extras. */
  readonly extras: number;
  /** Wickets by how they fell. */
  readonly dismissals: Readonly<Record<string, number>>;
  /** Matches that a tie-break decided. */
  readonly tieBreaks: number;
  /** Matches that a safety cap broke off. */
  readonly aborted: number;
  /** In how many entries of the logs each rule in force was cited, where that was asked for. */
  readonly rules?: Readonly<Record<string, number>>;
  /**
   * How many matches compiled code had played as the interpreter does before any was counted. Null where none was to be compared, and
   * where nothing is compiled: there the interpreter played.
   */
  readonly verified: Verified | null;
}

function figuresOf(innings: InningsData): InningsFigures {
  const { mean, sd } = spreadOf(innings.runs);
  const standardError = sd / Math.sqrt(sizeOf(innings.runs));
  return {
    mean,
    sd,
    quartiles: quartilesOf(innings.runs),
    standardError,
    interval95: interval95(mean, standardError),
    wickets: spreadOf(innings.wickets),
    balls: spreadOf(innings.balls),
  };
}

function inOrder(counts: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(counts).sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)));
}

/**
 * The figures of a tally.
 *
 * @param rulebook what was played
 * @param tally what was counted
 * @param about what else is told of the simulation
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { createRunner } from '@howzat/compiler/run';
 * import { uniformPlayer } from '@howzat/core';
 * import { playChunk, simulationOf, Tally } from '@howzat/simulator';
 *
 * const runner = createRunner(ccsl);
 * const tally = new Tally();
 * playChunk(tally, runner, [uniformPlayer, uniformPlayer], { seed: 1, from: 0, to: 100, countRules: false });
 * const about = { seed: 1, seconds: 0, names: ['one', 'another'] as const, countRules: false };
 * console.log(simulationOf(runner.rulebook, tally.data(), about).matches); // 100
 */
export function simulationOf(
  rulebook: Rulebook,
  tally: TallyData,
  about: {
    readonly seed: Seed;
    readonly seconds: number;
    readonly names: readonly [string, string];
    readonly countRules: boolean;
    readonly verified?: Verified | null;
  },
): Simulation {
  const [battingFirst, battingSecond, tie, other] = tally.results;
  const decided = tally.wins[0] + tally.wins[1];
  const rules = about.countRules
    ? {
        rules: {
          ...Object.fromEntries(standingRules(rulebook).map((id) => [id, 0])),
          ...tally.rules,
        },
      }
    : {};
  return {
    variant: rulebook.variant.id,
    format: rulebook.selection.format,
    amendments: rulebook.amendments.map(({ id }) => id),
    matches: tally.matches,
    seed: about.seed,
    balls: tally.balls,
    seconds: about.seconds,
    checksum: tally.checksum.map((half) => half.toString(16).padStart(8, '0')).join(''),
    firstInnings: figuresOf(tally.innings[0]),
    secondInnings: figuresOf(tally.innings[1]),
    results: { battingFirst, battingSecond, tie, other },
    players: {
      names: about.names,
      wins: tally.wins,
      share: tally.wins[0] / decided,
      interval95: wilson95(tally.wins[0], decided),
    },
    perBall: Object.fromEntries(
      ballKinds.map((kind, i) => [kind, (tally.perBall[i] as number) / tally.balls]),
    ) as Record<BallKind, number>,
    extras: tally.runs === 0 ? 0 : tally.extras / tally.runs,
    dismissals: inOrder(tally.dismissals),
    tieBreaks: tally.tieBreaks,
    aborted: tally.aborted,
    ...rules,
    verified: about.verified ?? null,
  };
}
