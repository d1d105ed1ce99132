import { printable } from '../errors/index.js';
import { ballsText, counted, deliveryUnit, runsText, type ScoreStyle, scoreText } from './notation.js';
import { fallOfWicketText, type InningsCard, type Partnership, scorecardOf } from './scorecard.js';
import type { Scored } from './scored.js';

type Row = readonly (string | number)[];

/** Rows in columns: the first `left` aligned left, the others right. */
function columns(rows: readonly Row[], left: number): string[] {
  const widths: number[] = [];
  for (const row of rows)
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, String(cell).length);
  return rows.map((row) =>
    row
      .map((cell, i) => (i < left ? `${cell}`.padEnd(widths[i] as number) : `${cell}`.padStart(widths[i] as number)))
      .join('  ')
      .trimEnd(),
  );
}

/** A rate with two places, or a dash where there is none. */
function rateText(rate: number | null): string {
  return rate === null ? '-' : rate.toFixed(2);
}

/** `(b 1, lb 2, w 3, nb 4, p 5)`: the kinds that occurred. */
function extrasText({ byes, legByes, wides, noBalls, penalty }: InningsCard['extras']): string {
  const kinds: readonly (readonly [string, number])[] = [
    ['b', byes],
    ['lb', legByes],
    ['w', wides],
    ['nb', noBalls],
    ['p', penalty],
  ];
  const said = kinds.filter(([, runs]) => runs !== 0).map(([kind, runs]) => `${kind} ${runs}`);
  return said.length === 0 ? '' : `(${said.join(', ')})`;
}

function partnershipText(stand: Partnership, unit: string): string {
  const shares = stand.batters.map((batter) => `${batter.name} ${batter.runs} (${batter.balls})`).join(', ');
  return `${stand.wicket}: ${stand.runs}${stand.unbroken ? '*' : ''} (${counted(stand.balls, unit)}) ${shares}`;
}

/**
 * `Home`, `Home, 2nd innings`, `Home, super over`, `Home, super over 2`.
 *
 * @example
 * import { inningsTitle } from '@howzat/core/scorebook';
 *
 * console.log(inningsTitle({ battingName: 'Home', ofSide: 2, superOver: 0 }, 2)); // Home, 2nd innings
 */
export function inningsTitle(
  innings: Pick<InningsCard['innings'], 'battingName' | 'ofSide' | 'superOver'>,
  inningsPerSide: number,
): string {
  const { battingName, superOver, ofSide } = innings;
  if (superOver > 0) return `${battingName}, super over${superOver > 1 ? ` ${superOver}` : ''}`;
  const ordinals = ['1st', '2nd', '3rd'];
  return inningsPerSide > 1 ? `${battingName}, ${ordinals[ofSide - 1] ?? `${ofSide}th`} innings` : battingName;
}

function inningsText(card: InningsCard, scored: Scored, style: ScoreStyle): string[] {
  const { innings, extras } = card;
  const unit = deliveryUnit(scored);
  // whoever plays an over at once knows no fours and sixes
  const byOvers = unit === 'over';
  const batting: Row[] = [
    ['Batting', '', 'R', ...(byOvers ? ['O', 'R/O'] : ['B', '4s', '6s', 'SR'])],
    ...card.batting.map(({ name, howOut, runs, balls, fours, sixes, strikeRate }) => [
      name,
      howOut,
      runs,
      balls,
      ...(byOvers ? [rateText(balls === 0 ? null : runs / balls)] : [fours, sixes, rateText(strikeRate)]),
    ]),
    ['Extras', extrasText(extras), extras.total],
  ];
  const { brought } = innings;
  if (brought.runs !== 0 || brought.wickets > 0 || brought.balls > 0) {
    const stood = `${runsText(brought, style)} (${ballsText(brought.balls, scored.ballsPerOver)} ov)`;
    batting.push(['Brought forward', stood, brought.runs]);
  }
  batting.push(['Total', `${scoreText(innings, style)}, run rate ${rateText(card.runRate)}`, innings.runs]);
  const title = inningsTitle(innings, scored.game.inningsPerSide);
  const lines = [`${title}  ${scoreText(innings, style)}`, '', ...columns(batting, 2)];
  if (card.didNotBat.length > 0) lines.push(`Did not bat: ${card.didNotBat.join(', ')}`);
  if (card.fallOfWickets.length > 0)
    lines.push(`Fall of wickets: ${card.fallOfWickets.map(fallOfWicketText).join(', ')}`);
  const stands = card.partnerships.map((stand) => partnershipText(stand, unit));
  if (stands.length > 0) lines.push(`Partnerships: ${stands.join('; ')}`);
  if (card.bowling.length > 0) {
    const bowling: Row[] = [
      ['Bowling', 'O', 'M', 'R', 'W', 'Econ', ...(byOvers ? [] : ['0s', '4s', '6s']), 'WD', 'NB'],
      ...card.bowling.map((b) => [
        b.name,
        ballsText(b.balls, scored.ballsPerOver),
        b.maidens,
        b.runs,
        b.wickets,
        rateText(b.economy),
        ...(byOvers ? [] : [b.dots, b.fours, b.sixes]),
        b.wides,
        b.noBalls,
      ]),
    ];
    lines.push('', ...columns(bowling, 1));
  }
  return lines;
}

function oversLines(card: InningsCard, style: ScoreStyle): string[] {
  const rows: Row[] = card.overs.map((over) => [
    `Over ${over.over}`,
    over.bowlers.join(', '),
    over.symbols.join(' '),
    counted(over.runs, 'run'),
    runsText(over.score, style),
  ]);
  return columns(rows, 3);
}

/**
 * The scorecard of a match as plain text in aligned columns.
 *
 * @param scored the match, as {@link scoredOf} gives it
 * @param options `style` says whether a score is `285/7` or `7/285`; `overs` adds each over, ball by ball
 *
 * @example
 * import { createMatch, uniformPlayer } from '@howzat/core';
 * import { scorecardText, scoredOf } from '@howzat/core/scorebook';
 * import { cubes } from '@howzat/cubes';
 *
 * const match = createMatch(cubes, { seed: 7, players: { home: uniformPlayer, away: uniformPlayer } });
 * console.log(scorecardText(scoredOf({ log: match.log(), game: match.game }, match.rulebook)).includes('Extras')); // true
 */
export function scorecardText(
  scored: Scored,
  options: { readonly style?: ScoreStyle; readonly overs?: boolean } = {},
): string {
  const { style = 'runs-first', overs = false } = options;
  const card = scorecardOf(scored);
  const lines = [`${card.title}: ${card.names.home} v ${card.names.away}`];
  for (const innings of card.innings) {
    lines.push('', ...inningsText(innings, scored, style));
    if (overs && innings.overs.length > 0) lines.push('', ...oversLines(innings, style));
  }
  if (card.penalties.length > 0)
    lines.push('', `Penalty runs: ${card.penalties.map(({ side, runs }) => `${side} ${runs}`).join(', ')}`);
  if (card.result !== null) lines.push('', `Result: ${card.result}`);
  return `${lines.map(printable).join('\n')}\n`;
}
