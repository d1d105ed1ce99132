import { createRunner } from '@howzat/compiler/run';
import { type OverMet, originalSet, overOdds, tableOf, ways, wicked } from '@howzat/wicked';
import { describe, expect, it } from 'vitest';
import { batsOn, watched } from './captains.js';

const table = tableOf(originalSet);

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
    const key = ((((met.batter * 37 + met.bowler) * 6 + met.field) * 6 + met.pitch) * 6 + column) * 3 + met.innings;
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

/** Defines the test that simulated overs agree with the odds. */
export function testOversInPlay(many: number): void {
  describe(`${many.toLocaleString('en')} simulated overs`, () => {
    it('agree with the exact odds within four standard errors, in all and for each batter, bowler, field and pitch', () => {
      const tallies = new Map<string, Tally>();
      const tally = (name: string): Tally => {
        const known = tallies.get(name) ?? new Tally();
        tallies.set(name, known);
        return known;
      };
      let overs = 0;
      for (const { met, times, caught, notOut, out } of playOvers(many)) {
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
      expect(overs).toBeGreaterThanOrEqual(many);
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
}
