import { type Ball, ballsOf, creditedToBowler, type Innings, maidenOf, type Over, readBook } from './book.js';
import { ballSymbol, howOutText, resultText } from './notation.js';
import { batterName, type Scored, sideName, sideSize } from './scored.js';

/** A line of the batting card. */
export interface BattingLine {
  /** The place in the batting order, from 1. */
  readonly place: number;
  readonly name: string;
  /** `c X b Y`, `not out` and so on. */
  readonly howOut: string;
  readonly out: boolean;
  readonly runs: number;
  readonly balls: number;
  readonly fours: number;
  readonly sixes: number;
  /** Runs for a hundred balls; null where no ball was faced. */
  readonly strikeRate: number | null;
}

/** A line of the bowling card. */
export interface BowlingLine {
  /** The bowler's number in their side, from 1. */
  readonly number: number;
  readonly name: string;
  /** Balls that counted; `ballsText` makes overs of them. */
  readonly balls: number;
  readonly maidens: number;
  readonly runs: number;
  readonly wickets: number;
  /** Runs for an over; null where no ball counted. */
  readonly economy: number | null;
  /** Balls off which no run counted against the bowler. */
  readonly dots: number;
  readonly fours: number;
  readonly sixes: number;
  /** Runs from wides and from no-balls, so that they add up to those of the extras. */
  readonly wides: number;
  readonly noBalls: number;
}

/** The extras of an innings by kind. */
export interface ExtrasLine {
  readonly byes: number;
  readonly legByes: number;
  readonly wides: number;
  readonly noBalls: number;
  readonly penalty: number;
  readonly total: number;
}

/** A wicket in the order in which they fell: `1-23 (Name, 3.4 ov)`. */
export interface FallOfWicket {
  readonly wicket: number;
  /** The score when it fell. */
  readonly runs: number;
  readonly name: string;
  /** The ball: `3.4`. */
  readonly over: string;
}

/** What two batters made together. */
export interface Partnership {
  /** For which wicket, from 1. */
  readonly wicket: number;
  readonly runs: number;
  readonly balls: number;
  readonly extras: number;
  /** Each batter's share. In games without ends the striker stands alone. */
  readonly batters: readonly { readonly name: string; readonly runs: number; readonly balls: number }[];
  readonly unbroken: boolean;
}

/** An over in one line. */
export interface OverLine {
  /** From 1. */
  readonly over: number;
  readonly bowlers: readonly string[];
  readonly symbols: readonly string[];
  readonly runs: number;
  readonly wickets: number;
  readonly score: { readonly runs: number; readonly wickets: number };
}

/** The card of one innings. */
export interface InningsCard {
  readonly innings: Omit<Innings, 'overs'>;
  readonly batting: readonly BattingLine[];
  readonly extras: ExtrasLine;
  /** Runs for an over; null before the first ball. */
  readonly runRate: number | null;
  readonly didNotBat: readonly string[];
  readonly bowling: readonly BowlingLine[];
  readonly fallOfWickets: readonly FallOfWicket[];
  readonly partnerships: readonly Partnership[];
  readonly overs: readonly OverLine[];
}

/** The card of a match. */
export interface Scorecard {
  readonly title: string;
  readonly variant: string;
  readonly names: { readonly home: string; readonly away: string };
  readonly ballsPerOver: number;
  readonly innings: readonly InningsCard[];
  /** Penalty runs that belong to no ball, in the order in which they were given; they stand in a side's total, beside its innings. */
  readonly penalties: readonly { readonly side: string; readonly runs: number; readonly innings: number }[];
  /** The result in words; null while the match goes on. */
  readonly result: string | null;
}

/**
 * The scorecard of a match as data: batting, bowling, extras, fall of wickets, and the result in words.
 *
 * @param scored the match, as {@link scoredOf} gives it
 *
 * @example
 * import { createMatch, uniformPlayer } from '@howzat/core';
 * import { scorecardOf, scoredOf } from '@howzat/core/scorebook';
 * import { cubes } from '@howzat/cubes';
 *
 * const match = createMatch(cubes, { seed: 7, players: { home: uniformPlayer, away: uniformPlayer } });
 * const { innings, result } = scorecardOf(scoredOf({ log: match.log(), game: match.game }, match.rulebook));
 * console.log(innings.length, result !== null); // 2 true
 */
export function scorecardOf(scored: Scored): Scorecard {
  const { title, variant, ballsPerOver } = scored;
  const names = { home: sideName(scored, 0), away: sideName(scored, 1) };
  const innings = readBook(scored).map((one) => inningsCard(scored, one));
  const penalties = scored.game.penalties.map((given) => ({
    side: sideName(scored, given.seat),
    runs: given.runs,
    innings: given.innings,
  }));
  return { title, variant, names, ballsPerOver, innings, penalties, result: resultText(scored, { ballsLeft: true }) };
}

function inningsCard(scored: Scored, whole: Innings): InningsCard {
  const { overs, ...innings } = whole;
  const balls = ballsOf(whole);
  const sum = (of: (ball: Ball) => number): number => balls.reduce((n, ball) => n + of(ball), 0);
  const { batting, didNotBat } = battingCard(scored, whole, balls);
  return {
    innings,
    batting,
    extras: {
      byes: sum((b) => b.byes),
      legByes: sum((b) => b.legByes),
      wides: sum((b) => b.wides),
      noBalls: sum((b) => b.noBalls),
      penalty: sum((b) => b.penalty),
      total: sum((b) => b.extras),
    },
    runRate: whole.balls === 0 ? null : (whole.runs * scored.ballsPerOver) / whole.balls,
    didNotBat,
    bowling: bowlingCard(scored, overs),
    fallOfWickets: fallOfWickets(balls, whole.brought.wickets),
    partnerships: partnershipsOf(scored, balls, whole.brought.wickets),
    overs: overs.map((over) => ({
      over: over.number,
      bowlers: [...new Set(over.balls.map((ball) => ball.bowler))],
      symbols: over.balls.map(ballSymbol),
      runs: over.runs,
      wickets: over.wickets,
      score: over.score,
    })),
  };
}

function battingCard(
  scored: Scored,
  innings: Innings,
  balls: readonly Ball[],
): { batting: BattingLine[]; didNotBat: string[] } {
  const ends = scored.strike !== false;
  const lines = new Map<number, { runs: number; balls: number; fours: number; sixes: number }>();
  const walksIn = (place: number) => {
    let line = lines.get(place);
    if (!line) {
      line = { runs: 0, balls: 0, fours: 0, sixes: 0 };
      lines.set(place, line);
    }
    return line;
  };
  const outs = new Map<number, string>();
  const retired = new Set<number>();
  for (const ball of balls) {
    const line = walksIn(ball.strikerPlace);
    if (ends) walksIn(ball.nonStrikerPlace);
    line.runs += ball.bat;
    if (ball.faced) line.balls++;
    if (ball.bat === 4) line.fours++;
    if (ball.bat === 6) line.sixes++;
    for (const wicket of ball.wickets) {
      walksIn(wicket.place);
      // whoever is out twice on one ball is out in the first way
      if (!outs.has(wicket.place)) outs.set(wicket.place, howOutText(wicket, ball.bowler));
    }
    for (const { place } of ball.retired) {
      walksIn(place);
      retired.add(place);
    }
  }
  // who stands at the crease has come in, though no ball may have reached them yet
  if (innings.crease) for (const place of ends ? innings.crease : innings.crease.slice(0, 1)) walksIn(place);
  const name = (place: number): string => batterName(scored, innings.batting, place, innings.number);
  const batting = [...lines]
    .sort(([a], [b]) => a - b)
    .map(([place, line]) => ({
      place,
      name: name(place),
      howOut: outs.get(place) ?? (retired.has(place) ? 'retired not out' : 'not out'),
      out: outs.has(place),
      ...line,
      strikeRate: line.balls === 0 ? null : (100 * line.runs) / line.balls,
    }));
  return { batting, didNotBat: restOfSide(scored, innings, lines, name) };
}

/** Those of the side who did not come in. A match that began from a position does not tell who had been in before. */
function restOfSide(
  scored: Scored,
  innings: Innings,
  came: ReadonlyMap<number, unknown>,
  name: (place: number) => string,
): string[] {
  const { balls, wickets } = innings.brought;
  if (innings.superOver > 0 || balls > 0 || wickets > 0) return [];
  const size = sideSize(scored) ?? 0;
  const places = Array.from({ length: size }, (_, i) => i + 1).filter((place) => !came.has(place));
  // without ends the second place of the order is the last to face
  if (scored.strike === false && places[0] === 2) places.push(places.shift() as number);
  return places.map(name);
}

function bowlingCard({ ballsPerOver }: Scored, overs: readonly Over[]): BowlingLine[] {
  type Figures = { -readonly [K in keyof Omit<BowlingLine, 'economy'>]: BowlingLine[K] };
  const lines = new Map<number, Figures>();
  for (const over of overs) {
    for (const ball of over.balls) {
      let line = lines.get(ball.bowlerNumber);
      if (!line) {
        const { bowlerNumber: number, bowler: name } = ball;
        line = {
          number,
          name,
          balls: 0,
          maidens: 0,
          runs: 0,
          wickets: 0,
          dots: 0,
          fours: 0,
          sixes: 0,
          wides: 0,
          noBalls: 0,
        };
        lines.set(number, line);
      }
      if (ball.counts) line.balls++;
      line.runs += ball.conceded;
      line.wickets += ball.wickets.filter((wicket) => creditedToBowler(wicket.how)).length;
      if (ball.conceded === 0) line.dots++;
      if (ball.bat === 4) line.fours++;
      if (ball.bat === 6) line.sixes++;
      line.wides += ball.wides;
      line.noBalls += ball.noBalls;
    }
    const maiden = maidenOf(over, ballsPerOver);
    if (maiden !== null) (lines.get(maiden) as Figures).maidens++;
  }
  return [...lines.values()].map((line) => ({
    ...line,
    economy: line.balls === 0 ? null : (line.runs * ballsPerOver) / line.balls,
  }));
}

function fallOfWickets(balls: readonly Ball[], before: number): FallOfWicket[] {
  let wicket = before;
  return balls.flatMap((ball) =>
    ball.wickets.map((fallen) => ({
      wicket: ++wicket,
      runs: ball.score.runs,
      name: fallen.batter,
      over: ball.label,
    })),
  );
}

/**
 * `1-23 (Name, 3.4 ov)`.
 *
 * @example
 * import { createMatch, uniformPlayer } from '@howzat/core';
 * import { fallOfWicketText, scorecardOf, scoredOf } from '@howzat/core/scorebook';
 * import { cubes } from '@howzat/cubes';
 *
 * const match = createMatch(cubes, { seed: 7, players: { home: uniformPlayer, away: uniformPlayer } });
 * const [first] = scorecardOf(scoredOf({ log: match.log(), game: match.game }, match.rulebook)).innings;
 * for (const fall of first?.fallOfWickets.slice(0, 1) ?? []) console.log(fallOfWicketText(fall)); // 1-12 (Away 1, 1.3 ov)
 */
export function fallOfWicketText(fall: FallOfWicket): string {
  return `${fall.wicket}-${fall.runs} (${fall.name}, ${fall.over} ov)`;
}

function partnershipsOf(scored: Scored, balls: readonly Ball[], before: number): Partnership[] {
  const stands: Partnership[] = [];
  let wicket = before;
  let stand: Ball[] = [];
  for (const ball of balls) {
    stand.push(ball);
    if (ball.wickets.length === 0) continue;
    // two wickets on one ball end one stand
    stands.push(partnership(scored, stand, wicket + 1, false));
    wicket += ball.wickets.length;
    stand = [];
  }
  if (stand.length > 0) stands.push(partnership(scored, stand, wicket + 1, true));
  return stands;
}

function partnership(scored: Scored, balls: readonly Ball[], wicket: number, unbroken: boolean): Partnership {
  const shares = new Map<number, { name: string; runs: number; balls: number }>();
  const shareOf = (place: number, name: string) => {
    let share = shares.get(place);
    if (!share) {
      share = { name, runs: 0, balls: 0 };
      shares.set(place, share);
    }
    return share;
  };
  let runs = 0;
  let extras = 0;
  for (const ball of balls) {
    const share = shareOf(ball.strikerPlace, ball.striker);
    if (scored.strike !== false) shareOf(ball.nonStrikerPlace, ball.nonStriker);
    share.runs += ball.bat;
    if (ball.faced) share.balls++;
    runs += ball.total;
    extras += ball.extras;
  }
  const batters = [...shares].sort(([a], [b]) => a - b).map(([, share]) => share);
  return { wicket, runs, balls: balls.filter((ball) => ball.faced).length, extras, batters, unbroken };
}
