import { originalSet, overOdds, tableOf, ways, zoneWays } from '@howzat/wicked';
import { describe, expect, it } from 'vitest';
import { testOversInPlay } from './overs-in-play.js';

const table = tableOf(originalSet);
const stock = 34;

describe('the odds of one over', () => {
  it('count every roll, for each batter, bowling chart, field and pitch', () => {
    for (let batter = 1; batter <= 36; batter++)
      for (const bowler of [1, 13, 14])
        for (let field = 1; field <= 5; field++)
          for (let pitch = 1; pitch <= 5; pitch++)
            for (const over of [1, 11, 21, 31, 41]) {
              const { notOut, out, runs, wicket, caught } = overOdds(table, { batter, bowler, field, pitch, over });
              const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
              expect(sum(notOut) + sum(out)).toBe(ways);
              expect(wicket).toBe(sum(out) / ways);
              expect(caught).toBeLessThanOrEqual(wicket);
              expect(runs).toBeGreaterThan(0);
            }
  });

  it('are those of an over worked out by hand', () => {
    // zone 10 on the card Leg side, where everybody has 6 Potential Runs: 2 of 36 rolls are W3, 6 are X, 2 are W1, 5 at most 2, 4 at most 3
    const odds = overOdds(
      {
        ...table,
        bowling: table.bowling.map((chart) => chart.map((row) => row.map(() => 5))),
        batting: table.batting.map((chart) => chart.map((row) => row.map(() => 5))),
        modifier: table.modifier.map((sides) => sides.map((overs) => overs.map((row) => row.map(() => 0)))),
        potential: table.potential.map((row) => row.map(() => 6)),
      },
      { batter: 17, bowler: stock, field: 5, pitch: 1, over: 1 },
    );
    const of36 = (list: readonly number[]): Record<number, number> =>
      Object.fromEntries(list.flatMap((n, runs) => (n > 0 ? [[runs, (36 * n) / ways]] : [])));
    expect(of36(odds.out)).toEqual({ 0: 6, 1: 2, 3: 2 });
    expect(of36(odds.notOut)).toEqual({ 2: 5, 3: 4, 6: 17 });
    expect(odds.wicket).toBeCloseTo(10 / 36, 12);
    expect(odds.runs).toBeCloseTo((2 + 6 + 10 + 12 + 102) / 36, 12);
  });

  it('lead to the zones that rolling every die does, also where a set counts from below zero', () => {
    const dice = [1, 2, 3, 4, 5, 6];
    const moved = (charts: typeof table.bowling, by: number) =>
      charts.map((rows) => rows.map((row) => row.map((n) => n + by)));
    const shifted = { ...table, bowling: moved(table.bowling, -30), batting: moved(table.batting, 30) };
    for (const over of [1, 21, 50])
      for (const pitch of [1, 4]) {
        const met = { batter: 22, bowler: 13, pitch, over };
        const [bowling, batting] = [table.bowlingChart[13] as number, table.battingChart[22] as number];
        const zones = new Array<number>(25).fill(0);
        for (const first of dice)
          for (const second of dice)
            for (const again of dice)
              for (const batted of dice.flatMap((one) =>
                dice.map((other) => table.batting[batting]?.[one]?.[other] as number),
              )) {
                const bowled = table.bowling[bowling]?.[first]?.[second] as number;
                const lie = table.modifier[pitch]?.[0]?.[over]?.[Math.max(first, second) + again] as number;
                const zone = bowled + lie + batted;
                zones[zone] = (zones[zone] as number) + 1;
              }
        expect([...zoneWays(table, met)]).toEqual(zones);
        expect([...zoneWays(shifted, met)]).toEqual(zones);
      }
  });

  it('meet fielders in 40 to 65 % of overs, with a stock bowler on an even pitch', () => {
    const zones = zoneWays(table, { batter: 1, bowler: stock, pitch: 1, over: 1 });
    for (let field = 1; field <= 5; field++) {
      let met = 0;
      for (let zone = 1; zone <= 24; zone++)
        met += (zones[zone] as number) * (table.zones[field]?.[zone]?.dotted ? 1 : 0);
      expect(met / 7776).toBeGreaterThan(0.4);
      expect(met / 7776).toBeLessThan(0.65);
    }
  });
});

// odds.deep.test.ts plays a million
testOversInPlay(10_000);
