import { HowzatError } from '../errors/index.js';
import { type Json, showChoice } from '../json/index.js';
import { type Ball, type Innings, readBook } from './book.js';
import { type People, peopleOf } from './cricsheet-people.js';
import type {
  CricsheetDelivery,
  CricsheetInnings,
  CricsheetMatch,
  CricsheetMatchType,
  CricsheetOutcome,
  DeliveryNote,
  HowzatInfo,
} from './cricsheet-schema.js';
import { resultText } from './notation.js';
import { matchOvers, type Scored } from './scored.js';

/** What Cricsheet asks of a match and a scorebook does not know. */
export interface CricsheetOptions {
  /** The day of the match, `YYYY-MM-DD`. Nothing here reads a clock. */
  readonly date: string;
  /** The day of the export; that of the match where not given. */
  readonly created?: string;
  readonly gender?: 'male' | 'female';
  readonly venue?: string;
  /** The year of the match where not given. */
  readonly season?: string;
  readonly teamType?: 'international' | 'club';
  /** T20 up to 20 overs, ODM beyond, MDM without limit or with two innings a side, where not given. */
  readonly matchType?: CricsheetMatchType;
  /** Anything to keep beside the match under our key: amendments, seed, players. */
  readonly about?: Json;
}

/** Is it a day of the calendar, written `YYYY-MM-DD`? */
export function isDate(value: unknown): value is string {
  const parts = typeof value === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) : null;
  if (!parts) return false;
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1];
  return days !== undefined && day >= 1 && day <= days;
}

function checkDate(name: string, value: unknown): void {
  if (!isDate(value))
    throw new HowzatError(
      'bad-parameter',
      `The ${name} of a match is a day of the calendar as YYYY-MM-DD, not ${showChoice(value)}.`,
      { subject: name, choice: value },
    );
}

/**
 * A match as Cricsheet JSON 1.1.0, valid by its invariants for every variant.
 *
 * Where the game is not quite cricket, what happened stays readable under `info.howzat.deliveries`, and the delivery
 * itself is filed so that readers add up the right score and the right wickets:
 * - a wicket other than a run out on a no-ball: the runs of the no-ball are filed as `penalty`;
 * - a wide that is also a no-ball: all its extras of both kinds are filed as `noballs`, as the Laws prefer;
 * - a no-ball without a run of its own: an ordinary delivery;
 * - runs taken off the batter: `penalty` below zero.
 *
 * A super over is `super_over`, its match a tie with an eliminator. A match that was conceded, or decided by a rule of
 * its own, is a win with the method `Awarded`; one without a toss says that the side batting first chose to.
 * @throws HowzatError `bad-parameter` for a date that is none
 *
 * @example
 * import { createMatch, uniformPlayer } from '@howzat/core';
 * import { checkCricsheet, scoredOf, toCricsheet } from '@howzat/core/scorebook';
 * import { cubes } from '@howzat/cubes';
 *
 * const match = createMatch(cubes, { seed: 7, players: { home: uniformPlayer, away: uniformPlayer } });
 * const json = toCricsheet(scoredOf({ log: match.log(), game: match.game }, match.rulebook), { date: '2026-05-01' });
 * console.log(checkCricsheet(json)); // []
 */
export function toCricsheet(scored: Scored, options: CricsheetOptions): CricsheetMatch {
  const { date, created = date, gender = 'male', venue = 'Tabletop', teamType = 'club' } = options;
  checkDate('date', date);
  checkDate('created', created);
  const { game } = scored;
  const book = readBook(scored).filter((innings) => innings.closed || innings.overs.length > 0);
  const people = peopleOf(scored, book);
  const overs = matchOvers(scored);
  const winner = game.tossWinner ?? game.batsFirst;
  const notes: DeliveryNote[] = [];
  const innings = book.map((one, index) => inningsOf(one, index, book, overs, people, notes));
  return {
    meta: { data_version: '1.1.0', created, revision: 1 },
    info: {
      balls_per_over: scored.ballsPerOver,
      dates: [date],
      gender,
      howzat: ownInfo(scored, book, innings, notes, options.about),
      match_type: options.matchType ?? matchType(game.inningsPerSide, overs),
      outcome: outcomeOf(scored, people),
      ...(overs === null ? {} : { overs }),
      players: { [people.teams[0]]: people.players[0], [people.teams[1]]: people.players[1] },
      registry: { people: people.ids },
      season: options.season ?? date.slice(0, 4),
      team_type: teamType,
      teams: people.teams,
      toss: { decision: winner === game.batsFirst ? 'bat' : 'field', winner: people.teams[winner] },
      venue,
    },
    innings,
  };
}

function matchType(inningsPerSide: number, overs: number | null): CricsheetMatchType {
  if (inningsPerSide > 1 || overs === null) return 'MDM';
  return overs <= 20 ? 'T20' : 'ODM';
}

function outcomeOf({ game }: Scored, { teams }: People): CricsheetOutcome {
  const { result } = game;
  if (result === null || result.kind === 'aborted') return { result: 'no result' };
  if (result.kind === 'draw') return { result: 'draw' };
  if (result.winner === null) return { result: result.kind === 'tie' ? 'tie' : 'no result' };
  const winner = teams[result.winner];
  // whatever decides a super over, the match itself was level
  if (result.tieBreak || game.superOver > 0) return { eliminator: winner, result: 'tie' };
  if (result.kind === 'runs') return { by: { runs: result.margin }, winner };
  if (result.kind === 'wickets') return { by: { wickets: result.margin }, winner };
  if (result.kind === 'innings') return { by: { innings: 1, runs: result.margin }, winner };
  return { method: 'Awarded', winner };
}

/** The target as Cricsheet knows it: in the second innings of two, one more than the first. */
function targetOf(innings: Innings, index: number, book: readonly Innings[], overs: number | null) {
  const first = book[0];
  const plain = index === 1 && innings.superOver === 0 && first !== undefined && first.brought.runs === 0;
  if (!plain || innings.target === null || innings.target !== first.runs + 1) return null;
  return { ...(overs === null ? {} : { overs }), runs: innings.target };
}

function inningsOf(
  innings: Innings,
  index: number,
  book: readonly Innings[],
  limit: number | null,
  people: People,
  notes: DeliveryNote[],
): CricsheetInnings {
  const target = targetOf(innings, index, book, limit);
  return {
    team: people.teams[innings.batting],
    overs: innings.overs.map((over, overIndex) => ({
      over: over.number - 1,
      deliveries: over.balls.map((ball, delivery) => {
        const filed = file(ball);
        const note = noteOf(ball, filed);
        if (note) notes.push({ innings: index, over: overIndex, delivery, ...note });
        return deliveryOf(innings, ball, filed, people);
      }),
    })),
    ...(innings.superOver > 0 ? { super_over: true as const } : {}),
    ...(target ? { target } : {}),
    ...(innings.declared ? { declared: true as const } : {}),
  };
}

type Filed = Pick<Ball, 'bat' | 'byes' | 'legByes' | 'wides' | 'noBalls' | 'penalty'>;

/** The runs of a ball under the kinds that Cricsheet allows it. */
function file(ball: Ball): Filed {
  let { bat, wides, noBalls, penalty } = ball;
  const { byes, legByes } = ball;
  if (wides !== 0 && noBalls !== 0) {
    noBalls += wides;
    wides = 0;
  }
  if (noBalls !== 0 && ball.wickets.some((wicket) => wicket.how !== 'run out')) {
    penalty += noBalls;
    noBalls = 0;
  }
  if (bat < 0) {
    penalty += bat;
    bat = 0;
  }
  return { bat, byes, legByes, wides, noBalls, penalty };
}

function deliveryOf(innings: Innings, ball: Ball, filed: Filed, people: People): CricsheetDelivery {
  const { batting, bowling } = innings;
  const kinds = {
    byes: filed.byes,
    legbyes: filed.legByes,
    noballs: filed.noBalls,
    penalty: filed.penalty,
    wides: filed.wides,
  };
  const extras = Object.fromEntries(Object.entries(kinds).filter(([, runs]) => runs !== 0));
  const wickets = ball.wickets.map((wicket) => ({
    ...(wicket.fielder === null ? {} : { fielders: [{ name: people.name(bowling, wicket.fielder) }] }),
    kind: wicket.how,
    player_out: people.name(batting, wicket.batter),
  }));
  // Cricsheet keeps them among the wickets, of which its readers know that this kind is none
  const retired = ball.retired.map(({ batter }) => ({
    kind: 'retired not out' as const,
    player_out: people.name(batting, batter),
  }));
  const gone = [...wickets, ...retired];
  return {
    batter: people.name(batting, ball.striker),
    bowler: people.name(bowling, ball.bowler),
    ...(Object.keys(extras).length > 0 ? { extras } : {}),
    non_striker: people.name(batting, ball.nonStriker),
    runs: { batter: filed.bat, extras: ball.total - filed.bat, total: ball.total },
    ...(gone.length > 0 ? { wickets: gone } : {}),
  };
}

function noteOf(ball: Ball, filed: Filed): Omit<DeliveryNote, 'innings' | 'over' | 'delivery'> | null {
  const kinds = ['bat', 'byes', 'legByes', 'wides', 'noBalls', 'penalty'] as const;
  const refiled = kinds.some((kind) => filed[kind] !== ball[kind]);
  const assumed = filed.wides === 0 && filed.noBalls === 0;
  const note = {
    ...(refiled ? { runs: Object.fromEntries(kinds.filter((k) => ball[k] !== 0).map((k) => [k, ball[k]])) } : {}),
    ...(ball.noBall && filed.noBalls === 0 ? { noBall: true as const } : {}),
    ...(ball.freeHit ? { freeHit: true as const } : {}),
    ...(ball.counts === assumed ? {} : { counts: ball.counts }),
    ...(ball.facts === null ? {} : { facts: ball.facts }),
  };
  return Object.keys(note).length > 0 ? note : null;
}

function ownInfo(
  scored: Scored,
  book: readonly Innings[],
  exported: readonly CricsheetInnings[],
  deliveries: readonly DeliveryNote[],
  about: Json | undefined,
): HowzatInfo {
  const targets = book.flatMap((innings, index) =>
    innings.target === null || exported[index]?.target ? [] : [{ innings: index, runs: innings.target }],
  );
  const brought = book.flatMap((innings, index) =>
    innings.brought.runs === 0 && innings.brought.wickets === 0 && innings.brought.balls === 0
      ? []
      : [{ innings: index, ...innings.brought }],
  );
  return {
    variant: scored.variant,
    title: scored.title,
    result: resultText(scored),
    toss: scored.game.tossWinner !== null,
    ...(targets.length > 0 ? { targets } : {}),
    ...(brought.length > 0 ? { brought } : {}),
    ...(deliveries.length > 0 ? { deliveries } : {}),
    ...(about === undefined ? {} : { about }),
  };
}
