import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { totalOf } from '../src/author.js';
import type { Dismissal } from '../src/index.js';
import {
  ballsOf,
  chartsOf,
  checkCricsheet,
  commentaryOf,
  readBook,
  type Scored,
  scorecardOf,
  scorecardText,
  scoredOf,
  toCricsheet,
  toCsv,
} from '../src/scorebook.js';
import { hand } from './hand-cricket.js';
import { interpreted } from './interpreted.js';
import { type Bowled, matchOf, result } from './scorebook-matches.js';
import { jokerOver, rerolls, village } from './village-cricket.js';

/** The fields of each row of a CSV, read by RFC 4180. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (let at = 0; at < text.length; ) {
    const quoted = text[at] === '"';
    let value = '';
    if (quoted) {
      at++;
      while (!(text[at] === '"' && text[at + 1] !== '"')) {
        if (text[at] === '"') at++;
        value += text[at++];
      }
      at++;
    } else while (at < text.length && text[at] !== ',' && text[at] !== '\r') value += text[at++];
    rows.at(-1)?.push(value);
    if (text[at] === '\r') {
      at += 2;
      if (at < text.length) rows.push([]);
    } else at++;
  }
  return rows;
}

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}

/** What holds of every book, whatever was played. */
function expectSound(scored: Scored): void {
  const book = readBook(scored);
  const card = scorecardOf(scored);
  const charts = chartsOf(scored);
  expect(book.map(({ runs, wickets }) => ({ runs, wickets }))).toEqual(
    scored.game.scores.map(({ runs, wickets }) => ({ runs, wickets })),
  );
  for (const [index, innings] of book.entries()) {
    const balls = ballsOf(innings);
    const { batting, extras, bowling, fallOfWickets, partnerships, overs } = card.innings[
      index
    ] as (typeof card.innings)[number];
    const { runs, wickets, balls: counted } = scored.game.scores[index] as (typeof scored.game.scores)[number];
    expect(sum(balls, (b) => b.bat + b.extras)).toBe(runs);
    expect(balls.every((b) => b.byes + b.legByes + b.wides + b.noBalls + b.penalty === b.extras)).toBe(true);
    expect(sum(batting, (line) => line.runs) + extras.total).toBe(runs);
    expect(sum(bowling, (line) => line.runs) + extras.byes + extras.legByes + extras.penalty).toBe(runs);
    expect(sum(bowling, (line) => line.balls)).toBe(counted);
    expect(sum(bowling, (line) => line.wides)).toBe(extras.wides);
    expect(sum(bowling, (line) => line.noBalls)).toBe(extras.noBalls);
    expect(sum(batting, (line) => line.balls)).toBe(balls.filter((b) => b.wides === 0).length);
    expect(fallOfWickets.map((fall) => fall.wicket)).toEqual(Array.from({ length: wickets }, (_, i) => i + 1));
    const fallen = balls.flatMap((ball) => [...new Set(ball.wickets.map((wicket) => wicket.place))]);
    expect(batting.filter((line) => line.out)).toHaveLength(fallen.length);
    expect(new Set(fallen).size).toBe(fallen.length);
    expect(sum(partnerships, (stand) => stand.runs)).toBe(runs);
    expect(partnerships.every((stand) => sum(stand.batters, (b) => b.runs) + stand.extras === stand.runs)).toBe(true);
    expect(sum(overs, (over) => over.runs)).toBe(runs);
    expect(charts[index]?.worm.at(-1)).toMatchObject({ runs, wickets });
    expect(sum(charts[index]?.manhattan ?? [], (bar) => bar.wickets)).toBe(wickets);
  }
  const deliveries = scored.log.filter((entry) => entry.delivery !== null);
  const rows = readCsv(toCsv(scored));
  const header = rows[0] as string[];
  expect(rows).toHaveLength(deliveries.length + 1);
  expect(rows.every((row) => row.length === header.length)).toBe(true);
  expect(sum(rows.slice(1), (row) => Number(row[header.indexOf('total')]))).toBe(sum(book, (innings) => innings.runs));
  const lines = commentaryOf(scored).filter((line) => line.kind === 'ball');
  expect(lines).toHaveLength(deliveries.length);
  const file = JSON.parse(JSON.stringify(toCricsheet(scored, { date: '2026-01-31' }))) as ReturnType<
    typeof toCricsheet
  >;
  expect(checkCricsheet(file)).toEqual([]);
  expect(
    file.innings.map((innings) => sum(innings.overs, (over) => sum(over.deliveries, (ball) => ball.runs.total))),
  ).toEqual(book.map((innings) => innings.runs));
  expect(
    file.innings.map((innings) => sum(innings.overs, (over) => sum(over.deliveries, (b) => b.wickets?.length ?? 0))),
  ).toEqual(book.map((innings) => innings.wickets));
  expect(scorecardText(scored)).not.toMatch(/NaN|undefined|null/);
}

const dismissals: Dismissal[] = [
  'bowled',
  'caught',
  'caught and bowled',
  'lbw',
  'stumped',
  'run out',
  'hit wicket',
  'retired out',
  'obstructing the field',
];

const anyBall: fc.Arbitrary<Bowled> = fc
  .record({
    bat: fc.constantFrom(0, 0, 0, 1, 2, 3, 4, 6),
    byes: fc.constantFrom(0, 0, 0, 0, 1, 4),
    legByes: fc.constantFrom(0, 0, 0, 0, 1),
    wides: fc.constantFrom(0, 0, 0, 0, 1, 5),
    noBalls: fc.constantFrom(0, 0, 0, 1, 2),
    penalty: fc.constantFrom(0, 0, 0, 0, 1, 5, -2),
    noBall: fc.boolean(),
    freeHit: fc.boolean(),
    counts: fc.boolean(),
    out: fc.option(
      fc.record({ how: fc.constantFrom(...dismissals), fielder: fc.constantFrom(null, 'slip', 'Away bowler 1') }),
      {
        freq: 5,
      },
    ),
    facts: fc.constantFrom(null, 'a "quoted", word', { zone: [1, 2] }),
  })
  .map(({ out, noBall, ...ball }) => ({ ...ball, noBall: noBall && ball.noBalls > 0, outs: out ? [out] : [] }));

describe('a book', () => {
  it('adds up over random deliveries', () => {
    const innings = fc.array(fc.array(anyBall, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(innings, innings, fc.constantFrom(1, 2, 6), (first, second, ballsPerOver) => {
        expectSound(matchOf([{ overs_: first }, { overs_: second }], result('draw', null), { ballsPerOver }));
      }),
      { numRuns: 150 },
    );
  });
});

const isDeep = process.env.HOWZAT_DEEP === '1';

/** So many matches of each kind. */
const matches = isDeep ? 100 : 25;

describe('random matches', () => {
  it('of hand cricket have sound books', () => {
    for (const wickets of [1, 10]) {
      const runner = interpreted(hand, { set: { wickets, overs: 3 } });
      for (let seed = 0; seed < matches; seed++)
        expectSound(scoredOf(runner.play({ seed, log: true }), runner.rulebook));
    }
  });

  const selections: [string, Parameters<typeof interpreted>[1]][] = [
    ['as printed', {}],
    ['blitz', { format: 'blitz' }],
    ['two innings a side', { format: 'two-innings' }],
    ['timeless', { format: 'timeless' }],
    ['the joker over', { houseRules: [jokerOver] }],
    ['rerolls', { houseRules: [rerolls] }],
    ['all at once', { format: 'two-innings', houseRules: [jokerOver, rerolls] }],
  ];

  it.each(selections)('of village cricket have sound books: %s', (_, selection) => {
    const runner = interpreted(village, selection);
    for (let seed = 0; seed < matches; seed++) {
      const scored = scoredOf(runner.play({ seed, log: true }), runner.rulebook);
      expectSound(scored);
      const { game } = scored;
      if (game.result?.kind === 'runs' || game.result?.kind === 'wickets')
        expect(totalOf(game, game.result.winner as 0 | 1)).toBeGreaterThan(
          totalOf(game, game.result.winner === 0 ? 1 : 0),
        );
    }
  });
});
