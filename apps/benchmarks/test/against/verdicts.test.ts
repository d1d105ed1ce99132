import { describe, expect, it } from 'vitest';
import type { Row } from '../../src/against/duel.js';
import type { Kind } from '../../src/against/duels.js';
import { ratioOfRow, ratioOfRows, strayed, verdictsOn } from '../../src/against/verdicts.js';

/** A row in which today is so many times as fast in each pair of processes, with one round each. */
function row(kind: Kind, ratios: readonly number[], more: Partial<Row> = {}): Row {
  const pairs = ratios.map((ratio) => [{ today: ratio * 5e6, baseline: 5e6 }]);
  return { game: 'full Cubes', name: 'runner', kind, pairs, matches: 500, same: true, ...more };
}

function met(...rows: readonly Row[]): readonly boolean[] {
  return verdictsOn(rows).map((verdict) => verdict.met);
}

describe('the ratio of a row', () => {
  it('is that of today to the baseline', () => {
    expect(ratioOfRow(row('views', [0.5, 0.5])).ratio).toBeCloseTo(0.5, 12);
  });

  it('takes the rounds of a pair together before it tells how far pairs lie apart', () => {
    const swinging = { today: 2e6, baseline: 1e6 };
    const back = { today: 1e6, baseline: 2e6 };
    const { ratio, low, high } = ratioOfRow(
      row('views', [], {
        pairs: [
          [swinging, back],
          [back, swinging],
        ],
      }),
    );
    for (const end of [ratio, low, high]) expect(end).toBeCloseTo(1, 12);
  });
});

describe('the ratio of several rows', () => {
  it('is their geometric mean', () => {
    const rows = [row('views', [0.25, 0.25]), row('views', [1, 1]), row('views', [1, 1])];
    expect(ratioOfRows(rows).ratio).toBeCloseTo(0.25 ** (1 / 3), 12);
  });

  it('has an interval that the luck of single rows hardly widens', () => {
    const rows = [row('views', [0.8, 1.25]), row('views', [1.25, 0.8])];
    expect(ratioOfRows(rows).high).toBeCloseTo(1, 12);
    expect(ratioOfRow(rows[0] as Row).high).toBeGreaterThan(2);
  });
});

describe('the targets', () => {
  it('want 0.98 of simulation in the mean of the rows', () => {
    expect(met(row('simulation', [0.97, 0.97]), row('simulation', [1, 1]))).toEqual([true, true]);
    expect(met(row('simulation', [0.96, 0.96]), row('simulation', [0.99, 0.99]))).toEqual([false, true]);
  });

  it('want that no row of simulation is surely below 0.95', () => {
    const others = Array.from({ length: 9 }, () => row('simulation', [1, 1]));
    expect(met(...others, row('simulation', [0.94, 0.94]))).toEqual([true, false]);
    // the upper end of this one is far above
    expect(met(...others, row('simulation', [0.9, 0.98]))).toEqual([true, true]);
  });

  it('want 0.8 of sensible players and 0.5 of players with views in each row', () => {
    expect(met(row('sensible', [0.81, 0.81]), row('sensible', [2, 2]))).toEqual([true]);
    expect(met(row('sensible', [0.79, 0.79]), row('sensible', [2, 2]))).toEqual([false]);
    expect(met(row('views', [0.51, 0.51]))).toEqual([true]);
    expect(met(row('views', [0.49, 0.49]), row('views', [2, 2]))).toEqual([false]);
  });

  it('want less where the player weighs more than that of the baseline', () => {
    const three = (ratio: number): Row => row('sensible', [ratio, ratio], { game: 'full CCSL, three overs' });
    expect(met(three(0.61))).toEqual([true]);
    expect(met(three(0.59))).toEqual([false]);
    expect(met(row('sensible', [0.79, 0.79]), three(0.61))).toEqual([false, true]);
  });

  it('name the row that decides', () => {
    const slow = row('sensible', [0.5, 0.5], { game: 'Wicked, overs' });
    const [verdict] = verdictsOn([row('sensible', [1, 1]), slow, row('sensible', [0.7, 0.7])]);
    expect(verdict?.row).toBe(slow);
  });
});

describe('the matches of both sides', () => {
  it('may be others where players decide, and nowhere else', () => {
    const kinds = ['simulation', 'views', 'sensible'] as const;
    const rows = kinds.flatMap((kind) => [row(kind, [1, 1]), row(kind, [1, 1], { same: false })]);
    expect(strayed(rows)).toEqual([rows[1]]);
  });
});
