import { createRunner } from '@howzat/core';
import { type OverMet, originalSet, overOdds, tableOf, ways, wicked, zoneWays } from '@howzat/wicked';
import { describe, expect, it } from 'vitest';
import { batsOn, watched } from './captains.js';

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
    // zone 10 on the card Leg side with 6 Potential Runs: 2 of 36 rolls are W3, 6 are X, 2 are W1, 5 at most 2, 4 at most 3
    const odds = overOdds(
      {
        ...table,
        bowling: new Int8Array(table.bowling.length).fill(5),
        batting: new Int8Array(36).fill(5),
        modifier: new Int8Array(table.modifier.length),
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
    const shifted = { ...table, bowling: table.bowling.map((n) => n - 30), batting: table.batting.map((n) => n + 30) };
    for (const over of [1, 21, 50])
      for (const pitch of [1, 4]) {
        const met = { batter: 22, bowler: 13, pitch, over };
        const column = 13 * (51 * (2 * pitch - 2) + over);
        const [bowling, batting] = [table.bowlingChart[13] as number, table.battingChart[22] as number];
        const zones = new Array<number>(25).fill(0);
        for (const first of dice)
          for (const second of dice)
            for (const again of dice)
              for (let batted = 0; batted < 36; batted++) {
                const bowled = table.bowling[36 * bowling + 6 * first + second - 7] as number;
                const lie = table.modifier[column + Math.max(first, second) + again] as number;
                const zone = bowled + lie + (table.batting[36 * batting + batted] as number);
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
        met += (zones[zone] as number) * (table.dotted[25 * field + zone] as number);
      expect(met / 7776).toBeGreaterThan(0.4);
      expect(met / 7776).toBeLessThan(0.65);
    }
  });
});

/** Sums of what was and of what should be, with the variance of the latter. */
class Tally {
  private seen = 0;
  private expected = 0;
  private variance = 0;
  /** `times` overs alike came to `seen` in all, where each has this mean and this variance. */
  add(seen: number, times: number, mean: number, variance: number): void {
    this.seen += seen;
    this.expected += times * mean;
    this.variance += times * variance;
  }
  /** How many standard errors what was seen is off. */
  off(): number {
    return (this.seen - this.expected) / Math.sqrt(this.variance);
  }
}

/** Overs of the same batter, bowler, field, pitch and column. */
interface Alike {
  readonly met: Required<OverMet>;
  times: number;
  caught: number;
  readonly notOut: number[];
  readonly out: number[];
}

function playOvers(many: number): readonly Alike[] {
  const found = new Map<number, Alike>();
  let overs = 0;
  const { player, onBall } = watched(batsOn, ({ met, runs, out }) => {
    overs++;
    const column = Math.ceil(met.over / 10);
    const key = (((met.batter * 37 + met.bowler) * 6 + met.field) * 6 + met.pitch) * 6 + column;
    let alike = found.get(key);
    if (!alike) {
      alike = { met, times: 0, caught: 0, notOut: new Array(37).fill(0), out: new Array(37).fill(0) };
      found.set(key, alike);
    }
    alike.times++;
    if (out === 'caught') alike.caught++;
    const list = out ? alike.out : alike.notOut;
    list[runs] = (list[runs] as number) + 1;
  });
  const runner = createRunner(wicked);
  for (let seed = 0; overs < many; seed++) runner.play({ seed: `odds ${seed}`, players: [player, player], onBall });
  return [...found.values()];
}

describe('a million simulated overs', () => {
  it('agree with the exact odds within four standard errors, in all and for each batter, bowler, field and pitch', () => {
    const tallies = new Map<string, Tally>();
    const tally = (name: string): Tally => {
      const known = tallies.get(name) ?? new Tally();
      tallies.set(name, known);
      return known;
    };
    let overs = 0;
    for (const { met, times, caught, notOut, out } of playOvers(1_000_000)) {
      overs += times;
      const odds = overOdds(table, met);
      const share = (list: readonly number[], runs: number): number => (list[runs] as number) / ways;
      const sums = { runs: 0, outs: 0, square: 0 };
      for (let runs = 0; runs <= 18; runs++) {
        sums.runs += runs * ((notOut[runs] as number) + (out[runs] as number));
        sums.outs += out[runs] as number;
        sums.square += runs ** 2 * (share(odds.notOut, runs) + share(odds.out, runs));
        const [stays, falls] = [share(odds.notOut, runs), share(odds.out, runs)];
        tally(`${runs} not out`).add(notOut[runs] as number, times, stays, stays * (1 - stays));
        // no row of the set has more than four runs before a wicket
        if (runs <= 4) tally(`${runs} and out`).add(out[runs] as number, times, falls, falls * (1 - falls));
        else expect(out[runs]).toBe(0);
      }
      const groups = [
        'all',
        `batter ${met.batter}`,
        `bowler ${met.bowler}`,
        `field ${met.field}`,
        `pitch ${met.pitch}`,
      ];
      for (const group of groups) {
        tally(`runs, ${group}`).add(sums.runs, times, odds.runs, sums.square - odds.runs ** 2);
        tally(`outs, ${group}`).add(sums.outs, times, odds.wicket, odds.wicket * (1 - odds.wicket));
      }
      tally('catches').add(caught, times, odds.caught, odds.caught * (1 - odds.caught));
    }
    expect(overs).toBeGreaterThanOrEqual(1_000_000);
    const off = [...tallies].map(([name, it]) => [name, it.off()] as const);
    expect(off).toHaveLength(2 * (1 + 36 + 36 + 5 + 5) + 19 + 5 + 1);
    // of 191 tallies one is beyond three standard errors by chance now and then, and none beyond four
    expect(off.filter(([, errors]) => Math.abs(errors) > 4)).toEqual([]);
    // and they are errors of chance: their mean square is about 1
    const square = off.reduce((sum, [, errors]) => sum + errors ** 2, 0) / off.length;
    expect(square).toBeGreaterThan(0.5);
    expect(square).toBeLessThan(1.7);
  });
});
