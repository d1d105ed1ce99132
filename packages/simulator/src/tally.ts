import type { Game, InningsScore, LogEntry, Result } from '@howzat/core';
import { Histogram, type HistogramData } from './histogram.js';

/** What a ball can be counted as; each ball is one of them. */
export const ballKinds = [
  'dot',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  'wicket',
  'noBall',
  'wide',
  'byes',
  'legByes',
  'other',
] as const;

/** What a ball can be counted as. */
export type BallKind = (typeof ballKinds)[number];

const wicket = 7;
const noBall = 8;
const wide = 9;
const byes = 10;
const legByes = 11;
const other = 12;

/** An innings in histograms: runs, wickets, and balls that counted. */
interface InningsTally {
  readonly runs: Histogram;
  readonly wickets: Histogram;
  readonly balls: Histogram;
}

/** An innings as plain data. */
export interface InningsData {
  readonly runs: HistogramData;
  readonly wickets: HistogramData;
  readonly balls: HistogramData;
}

/** A tally as plain data, to send between threads or to keep. */
export interface TallyData {
  readonly matches: number;
  /** Balls bowled, those that did not count included. */
  readonly balls: number;
  /** Balls by kind, in the order of {@link ballKinds}. */
  readonly perBall: readonly number[];
  /** Runs of all balls, and those of them that are extras. */
  readonly runs: number;
  readonly extras: number;
  readonly dismissals: Readonly<Record<string, number>>;
  readonly innings: readonly [first: InningsData, second: InningsData];
  /** Matches won by the side that batted first, by the other, level ones, and all others. */
  readonly results: readonly [battingFirst: number, battingSecond: number, tie: number, other: number];
  /** Matches won by the first and by the second of the players. */
  readonly wins: readonly [number, number];
  readonly tieBreaks: number;
  readonly aborted: number;
  /** In how many entries of the log each rule was cited. */
  readonly rules: Readonly<Record<string, number>>;
  readonly checksum: readonly [number, number];
}

const resultKinds: readonly Result['kind'][] = [
  'runs',
  'wickets',
  'innings',
  'tie',
  'draw',
  'conceded',
  'aborted',
  'decided',
];

function fold(hash: number, value: number): number {
  const h = Math.imul(hash ^ value, 0x9e3779b1);
  return h ^ (h >>> 15);
}

/** The murmur3 finaliser. */
function settle(hash: number): number {
  let h = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

function hashOf(start: number, match: number, g: Readonly<Game>): number {
  let h = fold(start, match);
  for (let i = 0; i < g.scores.length; i++) {
    const score = g.scores[i] as InningsScore;
    h = fold(fold(fold(fold(h, score.runs), score.wickets), score.balls), score.batting);
  }
  const { result } = g;
  if (result !== null) {
    h = fold(fold(h, resultKinds.indexOf(result.kind)), result.winner ?? 2);
    h = fold(fold(h, result.margin), result.tieBreak ? 1 : 0);
  }
  return settle(h);
}

/** Counts in the order of their names: which came first depends on who counted. */
function byName(counts: ReadonlyMap<string, number>): Record<string, number> {
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * What came of any number of matches. All of it is whole numbers that add up, the checksum too, so tallies merge to
 * the same whatever matches each holds and in whatever order they are merged.
 */
export class Tally {
  private matches = 0;
  private balls = 0;
  private readonly perBall = new Float64Array(ballKinds.length);
  private runs = 0;
  private extras = 0;
  private readonly dismissals = new Map<string, number>();
  private readonly first: InningsTally = { runs: new Histogram(), wickets: new Histogram(), balls: new Histogram() };
  private readonly second: InningsTally = { runs: new Histogram(), wickets: new Histogram(), balls: new Histogram() };
  private readonly results: [number, number, number, number] = [0, 0, 0, 0];
  private readonly wins: [number, number] = [0, 0];
  private tieBreaks = 0;
  private aborted = 0;
  private readonly rules = new Map<string, number>();
  // equal lists of rules are one list, so they are counted by identity and taken apart once
  private readonly lists = new Map<readonly string[], number>();
  private low = 0;
  private high = 0;

  /** Counts a ball: give it to the runner as `onBall`. Allocates nothing but for a wicket of a new kind. */
  readonly onBall = (g: Readonly<Game>): void => {
    const { bat, outs } = g;
    const extras = g.byes + g.legByes + g.wides + g.noBalls + g.penalty;
    this.balls++;
    this.runs += bat + extras;
    this.extras += extras;
    let kind: number;
    if (outs.length > 0) {
      kind = wicket;
      for (let i = 0; i < outs.length; i++) {
        const { how } = outs[i] as Game['outs'][number];
        this.dismissals.set(how, (this.dismissals.get(how) ?? 0) + 1);
      }
    } else if (g.noBall) kind = noBall;
    else if (g.wides > 0) kind = wide;
    else if (bat === 0 && g.byes > 0) kind = byes;
    else if (bat === 0 && g.legByes > 0) kind = legByes;
    else if (bat >= 0 && bat <= 6 && g.penalty === 0) kind = bat;
    else kind = other;
    this.perBall[kind] = (this.perBall[kind] as number) + 1;
  };

  /**
   * Counts a match that was played to its end.
   * @param match its number in the simulation, from 0; in even matches the first of the players was home
   */
  onMatch(match: number, g: Readonly<Game>): void {
    this.matches++;
    let innings = 0;
    for (let i = 0; i < g.scores.length && innings < 2; i++) {
      const score = g.scores[i] as InningsScore;
      if (score.superOver !== 0) continue;
      const into = innings++ === 0 ? this.first : this.second;
      into.runs.add(score.runs);
      into.wickets.add(score.wickets);
      into.balls.add(score.balls);
    }
    const { result } = g;
    if (result === null) this.results[3]++;
    else {
      if (result.winner !== null) {
        this.results[result.winner === g.batsFirst ? 0 : 1]++;
        this.wins[result.winner === (match & 1) ? 0 : 1]++;
      } else this.results[result.kind === 'tie' ? 2 : 3]++;
      if (result.tieBreak) this.tieBreaks++;
      if (result.kind === 'aborted') this.aborted++;
    }
    // a sum, so that the order of the matches does not matter; each term knows the number of its match
    this.low = (this.low + hashOf(0x243f6a88, match, g)) >>> 0;
    this.high = (this.high + hashOf(0x85a308d3, match, g)) >>> 0;
  }

  /** Counts the rules that the log of a match cites. */
  onLog(log: readonly LogEntry[]): void {
    for (const { rules } of log) this.lists.set(rules, (this.lists.get(rules) ?? 0) + 1);
  }

  /** Adds what another tally counted. */
  merge(data: TallyData): this {
    this.matches += data.matches;
    this.balls += data.balls;
    data.perBall.forEach((count, kind) => {
      this.perBall[kind] = (this.perBall[kind] as number) + count;
    });
    this.runs += data.runs;
    this.extras += data.extras;
    for (const [how, count] of Object.entries(data.dismissals))
      this.dismissals.set(how, (this.dismissals.get(how) ?? 0) + count);
    [this.first, this.second].forEach((into, i) => {
      const from = data.innings[i] as InningsData;
      into.runs.merge(from.runs);
      into.wickets.merge(from.wickets);
      into.balls.merge(from.balls);
    });
    for (let i = 0; i < 4; i++) this.results[i] = (this.results[i] as number) + (data.results[i] as number);
    this.wins[0] += data.wins[0];
    this.wins[1] += data.wins[1];
    this.tieBreaks += data.tieBreaks;
    this.aborted += data.aborted;
    for (const [id, count] of Object.entries(data.rules)) this.rules.set(id, (this.rules.get(id) ?? 0) + count);
    this.low = (this.low + data.checksum[0]) >>> 0;
    this.high = (this.high + data.checksum[1]) >>> 0;
    return this;
  }

  /** Everything counted so far, as plain data that shares nothing with the tally. */
  data(): TallyData {
    for (const [ids, count] of this.lists) for (const id of ids) this.rules.set(id, (this.rules.get(id) ?? 0) + count);
    this.lists.clear();
    const innings = (of: InningsTally): InningsData => ({
      runs: of.runs.data(),
      wickets: of.wickets.data(),
      balls: of.balls.data(),
    });
    return {
      matches: this.matches,
      balls: this.balls,
      perBall: [...this.perBall],
      runs: this.runs,
      extras: this.extras,
      dismissals: byName(this.dismissals),
      innings: [innings(this.first), innings(this.second)],
      results: [...this.results],
      wins: [...this.wins],
      tieBreaks: this.tieBreaks,
      aborted: this.aborted,
      rules: byName(this.rules),
      checksum: [this.low, this.high],
    };
  }
}
