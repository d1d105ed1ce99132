import { type Dismissal, type InningsScore, isWicket, otherSeat, type Seat } from '../cricket/index.js';
import { printable } from '../errors/index.js';
import type { Json } from '../json/index.js';
import { type Delivery, type LogEntry, standingEntries } from '../log/index.js';
import { batterName, bowlerName, catcherName, keeperName, type Scored, sideName } from './scored.js';

/** A wicket as the book tells it, with names. */
export interface Wicket {
  readonly how: Dismissal;
  /** The place of the batter in the order. */
  readonly place: number;
  readonly batter: string;
  /** Who caught, stumped or threw; a catch and a stumping always name somebody, others where the game does. */
  readonly fielder: string | null;
}

/** One ball of the book. */
export interface Ball {
  /** `12.3`: the over and the ball that it is or would have been; a ball that does not count shares it with the next. */
  readonly label: string;
  /** The ball of the over, from 1, those that did not count included. */
  readonly number: number;
  readonly striker: string;
  readonly nonStriker: string;
  readonly bowler: string;
  readonly strikerPlace: number;
  readonly nonStrikerPlace: number;
  readonly bowlerNumber: number;
  readonly bat: number;
  readonly byes: number;
  readonly legByes: number;
  readonly wides: number;
  readonly noBalls: number;
  /** Penalty and bonus runs, those given between this ball and the next included. */
  readonly penalty: number;
  readonly extras: number;
  /** All its runs. */
  readonly total: number;
  /** Its runs that count against the bowler. */
  readonly conceded: number;
  readonly noBall: boolean;
  readonly freeHit: boolean;
  readonly counts: boolean;
  /** The striker faced it: every ball but a wide. */
  readonly faced: boolean;
  readonly wickets: readonly Wicket[];
  /** Who left the crease on it without being out. */
  readonly retired: readonly Pick<Wicket, 'place' | 'batter'>[];
  /** The score after it. */
  readonly score: { readonly runs: number; readonly wickets: number };
  readonly facts: Json;
  /** The entries of the log that tell of it, its last the one that counted it. */
  readonly entries: readonly LogEntry[];
  /** All rules that decided it, in the order of the log. */
  readonly rules: readonly string[];
}

/** One over of the book. */
export interface Over {
  /** From 1. */
  readonly number: number;
  readonly balls: readonly Ball[];
  readonly runs: number;
  readonly wickets: number;
  readonly conceded: number;
  /** All its balls were bowled. */
  readonly complete: boolean;
  readonly score: { readonly runs: number; readonly wickets: number };
}

/** One innings of the book. */
export interface Innings {
  /** From 1, across the match. */
  readonly number: number;
  readonly batting: Seat;
  readonly bowling: Seat;
  readonly battingName: string;
  readonly bowlingName: string;
  /** Its place among the innings of its side, from 1. */
  readonly ofSide: number;
  /** 0 in the match proper, n in the n-th super over. */
  readonly superOver: number;
  readonly declared: boolean;
  readonly closed: boolean;
  readonly target: number | null;
  readonly runs: number;
  readonly wickets: number;
  /** Balls that counted. */
  readonly balls: number;
  readonly oversCompleted: number;
  readonly ballsOfOver: number;
  /** What stood on the board before the first ball of the log, for a match that began from a position. */
  readonly brought: { readonly runs: number; readonly wickets: number; readonly balls: number };
  readonly overs: readonly Over[];
  /** The places of the batters who are in, striker first; null once the innings or the match is over. */
  readonly crease: readonly [number, number] | null;
}

/** What the ledger of a ball adds up to. */
function ledger(d: Delivery): number {
  return d.bat + d.byes + d.legByes + d.wides + d.noBalls + d.penalty;
}

/** The scores of all innings, that of the one being played included. */
function scoresOf({ game }: Scored): (InningsScore & { readonly closed: boolean })[] {
  const scores = game.scores.map((score) => ({ ...score, closed: true }));
  if (game.innings > scores.length)
    scores.push({
      batting: game.batting,
      runs: game.runs,
      wickets: game.wickets,
      balls: game.balls,
      overs: game.overs,
      ballsOfOver: game.overBalls,
      declared: game.declared,
      superOver: game.superOver,
      target: game.target,
      closed: false,
    });
  return scores;
}

/**
 * Reads the log as a scorer reads it: innings by innings, over by over, ball by ball.
 *
 * @example
 * import { createMatch, uniformPlayer } from '@howzat/core';
 * import { readBook, scoredOf } from '@howzat/core/scorebook';
 * import { cubes } from '@howzat/cubes';
 *
 * const match = createMatch(cubes, { seed: 7, players: { home: uniformPlayer, away: uniformPlayer } });
 * const book = readBook(scoredOf({ log: match.log(), game: match.game }, match.rulebook));
 * console.log(book.map(({ runs, wickets }) => `${runs}/${wickets}`).join(' ')); // 86/10 87/9
 */
export function readBook(scored: Scored): readonly Innings[] {
  const byInnings = new Map<number, LogEntry[]>();
  for (const entry of standingEntries(scored.log)) {
    const entries = byInnings.get(entry.innings);
    if (entries) entries.push(entry);
    else byInnings.set(entry.innings, [entry]);
  }
  const played: [number, number] = [0, 0];
  return scoresOf(scored).map((score, index) => {
    const ofSide = score.superOver === 0 ? ++played[score.batting] : 1;
    return readInnings(scored, score, index + 1, ofSide, byInnings.get(index + 1) ?? []);
  });
}

interface Told {
  readonly delivery: Delivery;
  readonly entry: LogEntry;
  readonly entries: LogEntry[];
}

/**
 * Gives those who come in a place of their own. Where a game has no batters to send in, the log goes on with the place
 * of the one who is out; in the book a new batter follows each wicket.
 */
function sendInBatters(told: readonly Told[]): { told: Told[]; placeOf: (place: number) => number } {
  let next = 3;
  for (const { delivery: d } of told) next = Math.max(next, d.striker + 1, d.nonStriker + 1);
  const out = new Set<number>();
  const sentIn = new Map<number, number>();
  const placeOf = (place: number): number => {
    if (out.has(place)) {
      out.delete(place);
      sentIn.set(place, next++);
    }
    return sentIn.get(place) ?? place;
  };
  const sent = told.map((one) => {
    const { delivery: d } = one;
    const striker = placeOf(d.striker);
    const nonStriker = placeOf(d.nonStriker);
    const outs = d.outs.map((fallen) => ({ ...fallen, batter: placeOf(fallen.batter) }));
    for (const { batter } of d.outs) out.add(batter);
    return { ...one, delivery: { ...d, striker, nonStriker, outs } };
  });
  return { told: sent, placeOf };
}

/** The balls of an innings, each with all the entries that tell of it. */
function ballsTold(entries: readonly LogEntry[]): Told[] {
  const told: Told[] = [];
  let waiting: LogEntry[] = [];
  for (const entry of entries) {
    const last = told.at(-1);
    if (entry.ball === 0) waiting = [];
    else if (entry.delivery) {
      told.push({ delivery: entry.delivery, entry, entries: [...waiting, entry] });
      waiting = [];
    } else if (last && last.entry.over === entry.over && last.entry.ball === entry.ball) last.entries.push(entry);
    else waiting.push(entry);
  }
  return told;
}

function readInnings(
  scored: Scored,
  score: InningsScore & { readonly closed: boolean },
  number: number,
  ofSide: number,
  entries: readonly LogEntry[],
): Innings {
  const { batting } = score;
  const { game } = scored;
  const bowling = otherSeat(batting);
  const { told, placeOf } = sendInBatters(ballsTold(entries));
  const first = told[0];
  const counted = told.reduce((n, { delivery }) => n + (delivery.counts ? 1 : 0), 0);
  const brought = {
    runs: first ? first.delivery.runs - ledger(first.delivery) : score.runs,
    wickets: first ? Math.max(0, first.delivery.wickets - first.delivery.outs.filter(isWicket).length) : score.wickets,
    balls: Math.max(0, score.balls - counted),
  };
  const overs: Over[] = [];
  let balls: Ball[] = [];
  let inOver = brought.balls % scored.ballsPerOver;
  const closeOver = (at: number): void => {
    const last = balls.at(-1);
    if (last) overs.push(overOf(balls, at, inOver >= scored.ballsPerOver, last.score));
    balls = [];
    inOver = 0;
  };
  let over = first?.entry.over ?? 0;
  for (const [index, { delivery, entry, entries: tells }] of told.entries()) {
    const before = told[index - 1];
    // an over that ends early leaves the count of overs where it was: the balls then start again
    if (before && (entry.over !== before.entry.over || entry.ball <= before.entry.ball)) {
      closeOver(over + 1);
      over = Math.max(over + 1, entry.over);
    }
    const next = told[index + 1];
    const after = next ? next.delivery.runs - ledger(next.delivery) : score.runs;
    const label = `${over}.${inOver + 1}`;
    balls.push(readBall(scored, delivery, tells, { number, batting, bowling, label, after, ball: entry.ball }));
    if (delivery.counts) inOver++;
  }
  closeOver(over + 1);
  return {
    number,
    batting,
    bowling,
    battingName: sideName(scored, batting),
    bowlingName: sideName(scored, bowling),
    ofSide,
    superOver: score.superOver,
    declared: score.declared,
    closed: score.closed,
    target: score.target,
    runs: score.runs,
    wickets: score.wickets,
    balls: score.balls,
    oversCompleted: score.overs,
    ballsOfOver: score.ballsOfOver,
    brought,
    overs,
    crease: score.closed || game.result !== null ? null : [placeOf(game.striker), placeOf(game.nonStriker)],
  };
}

function overOf(balls: readonly Ball[], number: number, complete: boolean, score: Over['score']): Over {
  const sum = (of: (ball: Ball) => number): number => balls.reduce((n, ball) => n + of(ball), 0);
  return {
    number,
    balls,
    runs: sum((b) => b.total),
    wickets: sum((b) => b.wickets.length),
    conceded: sum((b) => b.conceded),
    complete,
    score,
  };
}

interface Place {
  readonly number: number;
  readonly batting: Seat;
  readonly bowling: Seat;
  readonly label: string;
  readonly ball: number;
  /** The runs on the board when the next ball began, or when the innings closed. */
  readonly after: number;
}

function readBall(scored: Scored, d: Delivery, entries: readonly LogEntry[], at: Place): Ball {
  // runs given between two balls stand with the ball before them, as penalty runs do in a scorer's book
  const penalty = d.penalty + at.after - d.runs;
  const extras = d.byes + d.legByes + d.wides + d.noBalls + penalty;
  const bowler = bowlerName(scored, at.bowling, d.bowler, at.number);
  return {
    label: at.label,
    number: at.ball,
    striker: batterName(scored, at.batting, d.striker, at.number),
    nonStriker: batterName(scored, at.batting, d.nonStriker, at.number),
    bowler,
    strikerPlace: d.striker,
    nonStrikerPlace: d.nonStriker,
    bowlerNumber: d.bowler,
    bat: d.bat,
    byes: d.byes,
    legByes: d.legByes,
    wides: d.wides,
    noBalls: d.noBalls,
    penalty,
    extras,
    total: d.bat + extras,
    conceded: d.bat + d.wides + d.noBalls,
    noBall: d.noBall,
    freeHit: d.freeHit,
    counts: d.counts,
    faced: d.wides === 0,
    wickets: d.outs.filter(isWicket).map((out) => {
      const fielder = out.fielder === null ? null : printable(out.fielder);
      const own = out.how === 'caught' && fielder === bowler;
      return {
        how: own ? 'caught and bowled' : out.how,
        place: out.batter,
        batter: batterName(scored, at.batting, out.batter, at.number),
        fielder: own ? null : fielderOf(scored, out.how, fielder, at),
      };
    }),
    retired: d.outs
      .filter((out) => !isWicket(out))
      .map((out) => ({
        place: out.batter,
        batter: batterName(scored, at.batting, out.batter, at.number),
      })),
    score: { runs: at.after, wickets: d.wickets },
    facts: d.facts,
    entries,
    rules: [...new Set(entries.flatMap((entry) => entry.rules))],
  };
}

/** A catch and a stumping name somebody even where the game does not. */
function fielderOf(scored: Scored, how: Dismissal, fielder: string | null, at: Place): string | null {
  if (how === 'caught') return fielder ?? catcherName(scored, at.bowling, at.number);
  if (how === 'stumped') return fielder ?? keeperName(scored, at.bowling, at.number);
  return how === 'run out' || how === 'obstructing the field' ? fielder : null;
}

/**
 * All balls of an innings in order.
 *
 * @example
 * import { createMatch, uniformPlayer } from '@howzat/core';
 * import { ballsOf, readBook, scoredOf } from '@howzat/core/scorebook';
 * import { cubes } from '@howzat/cubes';
 *
 * const match = createMatch(cubes, { seed: 7, players: { home: uniformPlayer, away: uniformPlayer } });
 * const [first] = readBook(scoredOf({ log: match.log(), game: match.game }, match.rulebook));
 * if (first) console.log(ballsOf(first).reduce((sum, { bat }) => sum + bat, 0) === first.runs); // true
 */
export function ballsOf(innings: Innings): readonly Ball[] {
  return innings.overs.flatMap((over) => over.balls);
}

/** Is the wicket the bowler's? A run out, a retirement and an obstruction are not. */
export function creditedToBowler(how: Dismissal): boolean {
  return how !== 'run out' && how !== 'retired out' && how !== 'obstructing the field';
}

/** The bowler, by number, whose maiden an over is: they bowled every ball of it and no run counts against them. */
export function maidenOf(over: Over, ballsPerOver: number): number | null {
  const bowler = over.balls[0]?.bowlerNumber ?? null;
  const counted = over.balls.filter((ball) => ball.counts).length;
  const alone = over.balls.every((ball) => ball.bowlerNumber === bowler);
  return alone && counted >= ballsPerOver && over.conceded === 0 ? bowler : null;
}
