import { originalSet, tableOf } from '@howzat/wicked';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zonesReached } from '../src/components/reach.js';

const { bowlingCharts, battingCharts, pitchCards, fieldingCards, zoneTables, cricketers } = originalSet;
const chart = (id: string) => bowlingCharts.find((it) => it.id === id)?.cells;

describe('the charts', () => {
  it('are those of the catalogue', () => {
    expect(chart('stock')).toEqual([
      [10, 9, 8, 7, 6, 5],
      [9, 9, 7, 6, 5, 4],
      [8, 7, 7, 5, 4, 3],
      [7, 6, 5, 3, 3, 2],
      [6, 5, 4, 3, 2, 2],
      [5, 4, 3, 2, 2, 2],
    ]);
    expect(battingCharts[0]?.cells).toEqual([
      [2, 2, 3, 4, 5, 6],
      [2, 4, 4, 5, 6, 7],
      [3, 4, 6, 6, 7, 8],
      [4, 5, 6, 8, 8, 9],
      [5, 6, 7, 8, 10, 10],
      [6, 7, 8, 9, 10, 10],
    ]);
  });

  it.each([
    ['strike', -1],
    ['stock', 0],
    ['change', 1],
  ] as const)('%s follows its formula with a shift of %i', (id, shift) => {
    for (let a = 1; a <= 6; a++)
      for (let b = 1; b <= 6; b++) {
        const double = a !== b ? 0 : a >= 4 ? -1 : 1;
        expect(chart(id)?.[a - 1]?.[b - 1]).toBe(Math.max(2, Math.min(10, 12 - a - b + double + shift)));
      }
  });
});

describe('the pitch cards', () => {
  const modifiers = (id: string, column = 0): number[] => {
    const rows = pitchCards.find((it) => it.id === id)?.rows ?? {};
    return Array.from({ length: 11 }, (_, i) => rows[i + 2]?.[column] as number);
  };

  it('have the modifiers of the catalogue', () => {
    const half = [3, 3, 2, 2, 1, 1, 0, -1, -1, -2, -2];
    expect(modifiers('even')).toEqual(half);
    expect(modifiers('green', 2)).toEqual(half);
    expect(modifiers('worn', 2)).toEqual(half);
    expect(modifiers('flat')).toEqual([2, 2, 1, 1, 1, 0, 0, 0, -1, -1, -1]);
    expect(modifiers('two-paced')).toEqual([4, 4, 4, 3, 2, 1, 0, -1, -2, -3, -3]);
    expect(['green', 'flat', 'worn'].map((id) => [0, 1, 2, 3, 4].map((column) => modifiers(id, column)[6]))).toEqual([
      [-1, 0, 0, 0, 1],
      [0, 1, 1, 1, 1],
      [1, 1, 0, -1, -1],
    ]);
  });

  it('stay within -3 and +4', () => {
    const all = pitchCards.flatMap(({ rows }) => Object.values(rows).flat());
    expect([Math.min(...all), Math.max(...all)]).toEqual([-3, 4]);
  });
});

describe('fielding cards and zone tables', () => {
  it('have the dots of the catalogue', () => {
    expect(Object.fromEntries(fieldingCards.map(({ id, dots }) => [id, dots.join(' ')]))).toEqual({
      ring: '7 8 9 10 11 12 13',
      attack: '1 2 3 4 5 6 7 8 9 10 11',
      deep: '12 13 14 15 16 17 18 19 20 21 22 23',
      'off-side': '1 3 5 7 9 11 12 13 15 17 19 21',
      'leg-side': '2 4 6 8 10 11 12 14 16 18 20 22',
    });
  });

  it('have the rows of the catalogue', () => {
    const row = (zone: number): string => {
      const found = zoneTables[0]?.rows.find((it) => it.zone === zone);
      const outs = found?.out.map(({ roll, kind, runs }) => `${roll} ${kind}${kind === 'W' ? runs : ''}`) ?? [];
      return `${outs.join(', ')} | ${found?.maxRun.map(({ roll, runs }) => `${roll} R${runs}`).join(', ')}`;
    };
    const printed = [
      '7 X, 9 W1, 4 W0 | 6 R0, 8 R1',
      '7 X, 10 W1 | 6 R1, 9 R2',
      '7 X, 3 W3, 11 W1 | 6 R2, 9 R3',
      '8 X, 4 W4, 11 W2 | 6 R3, 9 R4',
      '6 X, 3 X, 11 W4 | 7 R4',
      '6 X, 11 X | 7 R4, 8 R6',
    ];
    for (let zone = 1; zone <= 24; zone++) expect(row(zone)).toBe(printed[Math.floor((zone - 1) / 4)]);
  });
});

describe('the cricketers', () => {
  const scale = [1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 9, 10, 10, 11, 12, 13, 14, 15, 16, 18];
  const qualities = [1.2, 1.15, 1.15, 1.1, 1.1, 1.05, 1.05, 0.95, 1, 0.95, 0.9, 0.85, 0.75, 0.65, 0.6, 0.6, 0.55, 0.55];

  it('are the scale times their quality, with four zones they like and four they do not', () => {
    for (const [i, { potentialRuns, name }] of cricketers.entries()) {
      const quality = qualities[i % 18] as number;
      const liked: number[] = [];
      const disliked: number[] = [];
      for (const [z, runs] of potentialRuns.entries()) {
        const plain = (scale[z] as number) * quality;
        const fits = (extra: number): boolean =>
          runs === Math.max(0, Math.min(18, Math.floor(plain + extra + 0.5 + 1e-9))) ||
          runs === Math.max(0, Math.min(18, Math.floor(plain + extra + 0.5 - 1e-9)));
        if (fits(0)) continue;
        (fits(3) ? liked : disliked).push(z + 1);
        expect(fits(3) || fits(-2), `${name} in zone ${z + 1}`).toBe(true);
      }
      expect(liked, name).toHaveLength(4);
      expect([1, 3], name).toContain(liked.filter((zone) => zone % 2 === 1).length);
      expect(disliked, name).toHaveLength(4);
      expect(Math.min(...liked, ...disliked), name).toBeGreaterThanOrEqual(6);
      expect(Math.max(...liked, ...disliked), name).toBeLessThanOrEqual(19);
    }
  });

  it('have the roles and charts of the catalogue on both sides', () => {
    const roles = [
      ...Array(6).fill('batter'),
      ...Array(2).fill('keeper'),
      ...Array(4).fill('all-rounder'),
      ...Array(6).fill('bowler'),
    ];
    const charts = [
      ...Array(8).fill('change'),
      'stock',
      'stock',
      'change',
      'change',
      'stock',
      'strike',
      'strike',
      'stock',
      'strike',
      'stock',
    ];
    expect(cricketers.map(({ role }) => role)).toEqual([...roles, ...roles]);
    expect(cricketers.map(({ bowlingChart }) => bowlingChart)).toEqual([...charts, ...charts]);
  });
});

describe('the zone', () => {
  it('is 1 to 24 for every roll, chart, pitch and column, and reaches both ends', () => {
    const zones = new Set<number>();
    let ways = 0;
    for (const reached of zonesReached(originalSet)) {
      if (reached.ways > 0) zones.add(reached.zone);
      ways += reached.ways;
      expect(reached.zone).toBeGreaterThanOrEqual(1);
      expect(reached.zone).toBeLessThanOrEqual(24);
    }
    // three bowling charts, five columns on each of five pitches, and every roll
    expect(ways).toBe(3 * 25 * 7776);
    expect([...zones].sort((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, i) => i + 1));
  });

  it('is in the tables what it is on the cards, for any roll', () => {
    const table = tableOf(originalSet);
    const die = fc.integer({ min: 1, max: 6 });
    const one = (max: number) => fc.integer({ min: 1, max });
    fc.assert(
      fc.property(
        die,
        die,
        die,
        die,
        die,
        one(36),
        one(36),
        one(5),
        one(50),
        one(2),
        (a, b, c, d, e, bats, bowls, pitch, over, innings) => {
          const card = cricketers[bowls - 1];
          const column = Math.ceil(over / 10) - 1;
          const roll = Math.max(a, b) + e;
          const zone =
            (chart(card?.bowlingChart ?? '')?.[a - 1]?.[b - 1] as number) +
            (battingCharts[0]?.cells[c - 1]?.[d - 1] as number) +
            (pitchCards[pitch - 1]?.rows[roll]?.[column] as number);
          const looked =
            (table.bowling[table.bowlingChart[bowls] as number]?.[a]?.[b] as number) +
            (table.batting[table.battingChart[bats] as number]?.[c]?.[d] as number) +
            (table.modifier[pitch]?.[innings - 1]?.[over]?.[roll] as number);
          expect(looked).toBe(zone);
          expect(table.potential[bats]?.[zone]).toBe(cricketers[bats - 1]?.potentialRuns[zone - 1]);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('wicked.derived.pitch-roll-odds', () => {
  it('are 1 4 9 16 25 36 35 32 27 20 11 in 216, with a mean of 7.97', () => {
    const ways = new Array<number>(13).fill(0);
    for (let a = 1; a <= 6; a++)
      for (let b = 1; b <= 6; b++)
        for (let again = 1; again <= 6; again++) {
          const roll = Math.max(a, b) + again;
          ways[roll] = (ways[roll] as number) + 1;
        }
    expect(ways.slice(2)).toEqual([1, 4, 9, 16, 25, 36, 35, 32, 27, 20, 11]);
    expect(ways.reduce((sum, n, roll) => sum + n * roll, 0) / 216).toBeCloseTo(7.97, 2);
  });
});
