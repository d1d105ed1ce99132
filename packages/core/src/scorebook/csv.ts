import { csvCell, printableJson } from '../errors/index.js';
import type { Ball, Innings, Over } from './book.js';
import { readBook } from './book.js';
import { ballSymbol } from './notation.js';
import type { Scored } from './scored.js';

type Cell = string | number | boolean;

/** The columns of the CSV, each with what it holds. Several wickets of one ball are joined with `; `. */
const columns: readonly (readonly [string, (innings: Innings, over: Over, ball: Ball) => Cell])[] = [
  ['innings', (innings) => innings.number],
  ['super_over', (innings) => innings.superOver],
  ['batting_team', (innings) => innings.battingName],
  ['bowling_team', (innings) => innings.bowlingName],
  ['over', (_, over) => over.number],
  ['ball', (_, __, ball) => ball.label],
  ['delivery', (_, over, ball) => over.balls.indexOf(ball) + 1],
  ['striker', (_, __, ball) => ball.striker],
  ['non_striker', (_, __, ball) => ball.nonStriker],
  ['bowler', (_, __, ball) => ball.bowler],
  ['symbol', (_, __, ball) => ballSymbol(ball)],
  ['runs_off_bat', (_, __, ball) => ball.bat],
  ['extras', (_, __, ball) => ball.extras],
  ['wides', (_, __, ball) => ball.wides],
  ['no_balls', (_, __, ball) => ball.noBalls],
  ['byes', (_, __, ball) => ball.byes],
  ['leg_byes', (_, __, ball) => ball.legByes],
  ['penalty', (_, __, ball) => ball.penalty],
  ['total', (_, __, ball) => ball.total],
  ['no_ball', (_, __, ball) => ball.noBall],
  ['free_hit', (_, __, ball) => ball.freeHit],
  ['counts', (_, __, ball) => ball.counts],
  ['wickets', (_, __, ball) => ball.wickets.length],
  ['how_out', (_, __, ball) => ball.wickets.map((wicket) => wicket.how).join('; ')],
  ['player_out', (_, __, ball) => ball.wickets.map((wicket) => wicket.batter).join('; ')],
  ['fielder', (_, __, ball) => ball.wickets.flatMap((wicket) => wicket.fielder ?? []).join('; ')],
  ['score_runs', (_, __, ball) => ball.score.runs],
  ['score_wickets', (_, __, ball) => ball.score.wickets],
  ['rules', (_, __, ball) => ball.rules.join(' ')],
  ['facts', (_, __, ball) => (ball.facts === null ? '' : printableJson(ball.facts))],
];

/**
 * A match as CSV by RFC 4180: a header, then a row for each delivery. Lines end with CR LF. Names and facts are text: what a
 * spreadsheet would take for a formula gets an apostrophe before it, and what would steer a terminal is written out.
 *
 * @example
 * import { createMatch, uniformPlayer } from '@howzat/core';
 * import { scoredOf, toCsv } from '@howzat/core/scorebook';
 * import { cubes } from '@howzat/cubes';
 *
 * const match = createMatch(cubes, { seed: 7, players: { home: uniformPlayer, away: uniformPlayer } });
 * const [head] = toCsv(scoredOf({ log: match.log(), game: match.game }, match.rulebook)).split('\r\n');
 * console.log(head?.split(',').slice(0, 4).join(',')); // innings,super_over,batting_team,bowling_team
 */
export function toCsv(scored: Scored): string {
  const rows = [columns.map(([name]) => csvCell(name)).join(',')];
  for (const innings of readBook(scored))
    for (const over of innings.overs)
      for (const ball of over.balls) rows.push(columns.map(([, cell]) => csvCell(cell(innings, over, ball))).join(','));
  return `${rows.join('\r\n')}\r\n`;
}
