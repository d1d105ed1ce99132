import type { Frozen } from '../json/index.js';

/**
 * The state of cricket itself, shared by every variant: plain JSON of one constant shape, so that the code which all
 * variants run stays fast. Rules change it through the few functions of this file.
 */

/** Home is 0, away is 1: the two sides across the whole match. */
export type Seat = 0 | 1;
/** The two sides across the match. */
export type Side = 'home' | 'away';
/** The two sides within an innings. */
export type Role = 'batting' | 'bowling';
/** Either way of naming a side. */
export type Who = Side | Role;

/** How a batter was dismissed, in the words of a scorecard. */
export type Dismissal =
  | 'bowled'
  | 'caught'
  | 'caught and bowled'
  | 'lbw'
  | 'stumped'
  | 'run out'
  | 'hit wicket'
  | 'retired out'
  /** Left the crease without being out: no wicket, though another batter comes in. */
  | 'retired not out'
  | 'obstructing the field';

/**
 * Is somebody out by it?
 *
 * @example
 * import { isWicket } from '@howzat/core/author';
 *
 * console.log(isWicket({ how: 'bowled' }), isWicket({ how: 'retired not out' })); // true false
 */
export function isWicket({ how }: { readonly how: Dismissal }): boolean {
  return how !== 'retired not out';
}

/** The kinds of runs; all but `bat` are extras. */
export type RunKind = 'bat' | 'byes' | 'legByes' | 'wides' | 'noBalls' | 'penalty';

/** One wicket in the ledger of a ball. */
export interface Out {
  /** How, as the scorecard says it. */
  readonly how: Dismissal;
  /** Who is out: the place in the batting order, from 1. */
  readonly batter: number;
  /** Who caught, stumped or threw, in the variant's own words. */
  readonly fielder: string | null;
}

/** The closed book of one innings. */
export interface InningsScore {
  readonly batting: Seat;
  readonly runs: number;
  readonly wickets: number;
  /** Balls that counted. */
  readonly balls: number;
  /** Overs completed, and balls of the over that was not. */
  readonly overs: number;
  readonly ballsOfOver: number;
  readonly declared: boolean;
  /** 0 for an innings of the match, n for one of the n-th super over. */
  readonly superOver: number;
  /** Runs to win, or null where the innings chased nothing. */
  readonly target: number | null;
}

/** Penalty runs that belong to no ball. */
export interface Penalty {
  readonly seat: Seat;
  /** Whole runs; below 0 where they were taken. */
  readonly runs: number;
  /** The innings in which they were given, from 1; 0 before the first. */
  readonly innings: number;
  /** 0 in the match proper, n in the n-th super over. */
  readonly superOver: number;
}

/** How the match ended. */
export interface Result {
  readonly kind: 'runs' | 'wickets' | 'innings' | 'tie' | 'draw' | 'conceded' | 'aborted' | 'decided';
  /** The winner, or null for a tie, a draw and an aborted match. */
  readonly winner: Seat | null;
  /** Runs or wickets by which it was won, where that is how it is said. */
  readonly margin: number;
  /** Balls the winner had left, where the chase was limited; else null. */
  readonly ballsLeft: number | null;
  /** True when the match itself was level and a tie-break decided it. */
  readonly tieBreak: boolean;
  /** The rule that settled it. */
  readonly rule: string;
}

/** The state of cricket: what a scorer knows after each ball. Runs in runs, lengths in balls or overs. */
export interface Game {
  // — the match —
  /** The innings being played, from 1; 0 before the first. */
  innings: number;
  /** Innings a side, a limit that the match may change. */
  inningsPerSide: number;
  /** Who won the toss; null before it and where there is none. */
  tossWinner: Seat | null;
  /** Who bats in the first innings. */
  batsFirst: Seat;
  /** Who bats now. */
  batting: Seat;
  /** 0 in the match proper, n in the n-th super over. */
  superOver: number;
  /** The closed innings, in order. */
  scores: InningsScore[];
  /** Innings that are closed of the present stage: of the match proper, or of the super over being played. */
  closed: number;
  /** Runs of home in those innings, with its penalty runs. */
  homeTotal: number;
  /** Runs of away in those innings, with its penalty runs. */
  awayTotal: number;
  /**
   * By how many runs home was ahead when the last innings was closed; below 0 when away was. Where that innings chased a target it is
   * measured by the target, which may be another than the totals make it. Every result is settled by this.
   */
  lead: number;
  /** The side that batted first has made the other follow on. */
  followedOn: boolean;
  /** Penalty runs that were given outside the ledger of a ball; they stand in the totals of their stage. */
  penalties: Penalty[];
  /** How it ended, null until it has. */
  result: Result | null;
  /** True when no person sits at the table; safety caps then apply. */
  automatic: boolean;
  matchEnded: boolean;

  // — the innings —
  runs: number;
  wickets: number;
  /** Balls that counted in this innings. */
  balls: number;
  /** Overs completed in this innings. */
  overs: number;
  /** Overs this innings may last; null without limit. */
  oversLimit: number | null;
  /** Wickets that end this innings; null where none does. */
  wicketsLimit: number | null;
  /** Runs to win; null where nothing is chased. */
  target: number | null;
  /** Places in the batting order, from 1. */
  striker: number;
  nonStriker: number;
  nextBatter: number;
  /** The bowler, numbered from 1 in the bowling side. */
  bowler: number;
  declared: boolean;
  /** The next ball is a free hit. */
  freeHitDue: boolean;
  inningsEnded: boolean;

  // — the over —
  /** Balls of this over, those that do not count included; from 1 while a ball is played. */
  ballNumber: number;
  /** Balls of this over that counted. */
  overBalls: number;
  /** Runs and wickets of this over. */
  overRuns: number;
  overWickets: number;
  /** Runs of this over that count against the bowler. */
  conceded: number;
  overEnded: boolean;

  // — the ball: a ledger of runs and a ledger of outs —
  bat: number;
  byes: number;
  legByes: number;
  wides: number;
  noBalls: number;
  penalty: number;
  outs: Out[];
  /** The ball was called a no-ball. */
  noBall: boolean;
  /** The ball counts towards the over. */
  counts: boolean;
  /** The ball is a free hit. */
  freeHit: boolean;
  /** How often the batters crossed, where strike is kept; null leaves it to the runs. */
  crossed: number | null;
  /** A final rule has ended a list that an amendment cut in two. */
  settled: boolean;
}

/** What each life of the game begins with. Called once for each composed rulebook. */
export const gameLives = {
  match: (p: { inningsPerSide: number }) => ({
    innings: 0,
    inningsPerSide: p.inningsPerSide,
    tossWinner: null,
    batsFirst: 0,
    batting: 0,
    superOver: 0,
    scores: [],
    closed: 0,
    homeTotal: 0,
    awayTotal: 0,
    lead: 0,
    followedOn: false,
    penalties: [],
    result: null,
    automatic: false,
    matchEnded: false,
  }),
  innings: (p: { overs: number | null; wickets: number | null }) => ({
    runs: 0,
    wickets: 0,
    balls: 0,
    overs: 0,
    oversLimit: p.overs,
    wicketsLimit: p.wickets,
    target: null,
    striker: 1,
    nonStriker: 2,
    nextBatter: 3,
    bowler: 1,
    declared: false,
    freeHitDue: false,
    inningsEnded: false,
  }),
  over: () => ({ ballNumber: 0, overBalls: 0, overRuns: 0, overWickets: 0, conceded: 0, overEnded: false }),
  ball: () => ({
    bat: 0,
    byes: 0,
    legByes: 0,
    wides: 0,
    noBalls: 0,
    penalty: 0,
    outs: [],
    noBall: false,
    counts: true,
    freeHit: false,
    crossed: null,
    settled: false,
  }),
} as const;

/**
 * The same runs, which have to be whole.
 * @throws RangeError for a fraction, and for what is no number; a driver makes the error `bad-rule` of it, which names the rule
 */
function wholeRuns(runs: number): number {
  if (!Number.isSafeInteger(runs)) throw new RangeError(`Runs are whole numbers, not ${runs}.`);
  return runs;
}

/**
 * Gives runs on the ball that is being played. Every run of every game goes through here, so an amendment can see it.
 *
 * @param g the state of cricket
 * @param runs whole runs; a negative number takes runs away
 * @param kind off the bat, or which kind of extras
 * @throws RangeError for a fraction of a run
 *
 * @example
 * import { award, houseRule } from '@howzat/core/author';
 * import { compose } from '@howzat/core';
 * import { cubes } from '@howzat/cubes';
 *
 * const sixIsEight = houseRule(cubes, 'six-is-eight', {}, (a) => [
 *   a.before('core.score.runs', {
 *     id: 'six-is-eight.eight',
 *     when: (_s, g) => g.bat === 6,
 *     does: (_s, g) => award(g, 2, 'bat'),
 *   }),
 * ]);
 * console.log(compose(cubes, { houseRules: [sixIsEight] }).amendments.length); // 2
 */
export function award(g: Game, runs: number, kind: RunKind): void {
  wholeRuns(runs);
  if (kind === 'bat') g.bat += runs;
  else if (kind === 'noBalls') g.noBalls += runs;
  else if (kind === 'penalty') g.penalty += runs;
  else if (kind === 'wides') g.wides += runs;
  else if (kind === 'byes') g.byes += runs;
  else g.legByes += runs;
}

/**
 * Gets a batter out on the ball that is being played.
 *
 * @param g the state of cricket
 * @param how the way of being out, as a scorecard says it
 * @param batter the place in the batting order, from 1; the striker unless you say otherwise
 * @param fielder who caught, stumped or threw, in words of the variant
 *
 * @example
 * import { dismiss, houseRule } from '@howzat/core/author';
 * import { compose } from '@howzat/core';
 * import { cubes } from '@howzat/cubes';
 *
 * const sixAndOut = houseRule('*', 'six-and-out', {}, (a) => [
 *   a.before('core.ball.score', {
 *     id: 'six-and-out.out',
 *     when: (_s, g) => g.bat === 6 && g.outs.length === 0,
 *     does: (_s, g) => dismiss(g, 'caught'),
 *   }),
 * ]);
 * console.log(compose(cubes, { houseRules: [sixAndOut] }).amendments.length); // 2
 */
export function dismiss(g: Game, how: Dismissal, batter: number = g.striker, fielder: string | null = null): void {
  // a new list each time: the log keeps the one of the ball
  const out = { how, batter, fielder };
  g.outs = g.outs.length === 0 ? [out] : [...g.outs, out];
}

/**
 * Calls the ball a no-ball. Whether it counts towards the over, and what follows from it, are rules of their own.
 *
 * @param g the state of cricket
 * @param runs extras that the call itself is worth, in whole runs
 *
 * @example
 * import { callNoBall, die, houseRule } from '@howzat/core/author';
 * import { compose } from '@howzat/core';
 * import { cubes } from '@howzat/cubes';
 *
 * const overstepping = houseRule('*', 'one-in-six', { state: { ball: () => ({ face: 0 }) } }, (a) => [
 *   a.before(
 *     'core.ball.score',
 *     a.chance('one-in-six.die', {
 *       of: die(6),
 *       take: (_s, face, _g, _p, own) => {
 *         own.face = face;
 *       },
 *     }),
 *   ),
 *   a.before('core.ball.score', {
 *     id: 'one-in-six.call',
 *     when: (_s, _g, _p, own) => own.face === 1,
 *     does: (_s, g) => callNoBall(g, 1),
 *   }),
 * ]);
 * console.log(compose(cubes, { houseRules: [overstepping] }).amendments.length); // 2
 */
export function callNoBall(g: Game, runs: number): void {
  g.noBall = true;
  g.noBalls += runs;
}

/**
 * The runs of the ball so far, bat and extras.
 *
 * @example
 * import { createMatch } from '@howzat/core';
 * import { ballRuns } from '@howzat/core/author';
 * import { ccsl } from '@howzat/ccsl';
 *
 * // before the first ball there are none
 * console.log(ballRuns(createMatch(ccsl, { seed: 7 }).game)); // 0
 */
export function ballRuns(g: Frozen<Game>): number {
  return g.bat + g.byes + g.legByes + g.wides + g.noBalls + g.penalty;
}

/**
 * Balls left in the innings, or null where it has no limit of overs.
 *
 * @example
 * import { createMatch } from '@howzat/core';
 * import { ballsLeft } from '@howzat/core/author';
 * import { ccsl } from '@howzat/ccsl';
 *
 * const match = createMatch(ccsl, { format: 'two-over', seed: 7 });
 * console.log(ballsLeft(match.game, 6)); // 12
 */
export function ballsLeft(g: Frozen<Game>, ballsPerOver: number): number | null {
  return g.oversLimit === null
    ? null
    : Math.max(0, (g.oversLimit - g.overs) * ballsPerOver - (g.overEnded ? 0 : g.overBalls));
}

/**
 * Gives a side penalty runs that belong to no ball. They count in its total beside its innings, and the target changes with them.
 *
 * @param g the state of cricket
 * @param seat 0 for home, 1 for away
 * @param runs whole runs; a negative number takes runs away
 * @throws RangeError for a fraction of a run
 *
 * @example
 * import { awardPenalty, houseRule } from '@howzat/core/author';
 * import { compose } from '@howzat/core';
 * import { cubes } from '@howzat/cubes';
 *
 * const headStart = houseRule('*', 'head-start', {}, (a) => [
 *   a.after('match.start', {
 *     id: 'head-start.ten',
 *     when: () => true,
 *     does: (_s, g) => awardPenalty(g, 1, 10),
 *   }),
 * ]);
 * console.log(compose(cubes, { houseRules: [headStart] }).amendments.length); // 2
 */
export function awardPenalty(g: Game, seat: Seat, runs: number): void {
  g.penalties = [...g.penalties, { seat, runs: wholeRuns(runs), innings: g.innings, superOver: g.superOver }];
  if (seat === 0) g.homeTotal += runs;
  else g.awayTotal += runs;
  g.lead += seat === 0 ? runs : -runs;
  if (g.target !== null) g.target += seat === g.batting ? -runs : runs;
}

/**
 * The total of a side: the runs of its closed innings and its penalty runs. The innings that is being played is not in it.
 *
 * @param g the state of cricket, or the two fields that are read
 * @param seat 0 for home, 1 for away
 * @param superOver 0 for the match proper, n for the n-th super over
 * @returns runs
 *
 * @example
 * import { createMatch, uniformPlayer } from '@howzat/core';
 * import { totalOf } from '@howzat/core/author';
 * import { cubes } from '@howzat/cubes';
 *
 * const { game } = createMatch(cubes, { seed: 7, players: { home: uniformPlayer, away: uniformPlayer } });
 * console.log(totalOf(game, 0) !== totalOf(game, 1)); // true
 */
export function totalOf(g: Frozen<Pick<Game, 'scores' | 'penalties'>>, seat: Seat, superOver = 0): number {
  let runs = 0;
  for (const score of g.scores) if (score.batting === seat && score.superOver === superOver) runs += score.runs;
  for (const given of g.penalties) if (given.seat === seat && given.superOver === superOver) runs += given.runs;
  return runs;
}

/**
 * The other side.
 *
 * @example
 * import { otherSeat } from '@howzat/core/author';
 *
 * console.log(otherSeat(0), otherSeat(1)); // 1 0
 */
export function otherSeat(seat: Seat): Seat {
  return seat === 0 ? 1 : 0;
}

/**
 * The seat that a name stands for at this moment.
 *
 * @example
 * import { seatOf } from '@howzat/core/author';
 *
 * // away (seat 1) bats
 * console.log(seatOf('batting', 1), seatOf('bowling', 1), seatOf('home', 1)); // 1 0 0
 */
export function seatOf(who: Who, batting: Seat): Seat {
  if (who === 'home') return 0;
  if (who === 'away') return 1;
  return who === 'batting' ? batting : otherSeat(batting);
}

/**
 * The name of a seat across the match.
 *
 * @example
 * import { sideOf } from '@howzat/core/author';
 *
 * console.log(sideOf(0), sideOf(1)); // home away
 */
export function sideOf(seat: Seat): Side {
  return seat === 0 ? 'home' : 'away';
}

/**
 * What a seat does in this innings.
 *
 * @example
 * import { roleOf } from '@howzat/core/author';
 *
 * // seat 0 is home, and away bats
 * console.log(roleOf(0, 1)); // bowling
 */
export function roleOf(seat: Seat, batting: Seat): Role {
  return seat === batting ? 'batting' : 'bowling';
}
