import { firstSet, originalSet, tableOf, type WickedSet } from '@howzat/wicked';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zonesReached } from '../src/components/reach.js';

const { bowlingCharts, battingCharts, pitchCards, cricketers } = originalSet;
/** The sets with what the catalogue says of cards and charts, and with what came of balancing them. */
const sets: readonly (readonly [string, WickedSet])[] = [
  ['the first set', firstSet],
  ['the original set', originalSet],
];
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

/** The modifiers of a column for the rolls 2 to 12. */
function modifiers({ pitchCards }: WickedSet, id: string, column = 0): number[] {
  const rows = pitchCards.find((it) => it.id === id)?.rows ?? {};
  return Array.from({ length: 11 }, (_, i) => rows[i + 2]?.[column] as number);
}

describe('the pitch cards', () => {
  const half = [3, 3, 2, 2, 1, 1, 0, -1, -1, -2, -2];

  it('of the first set have the modifiers of the catalogue', () => {
    expect(modifiers(firstSet, 'even')).toEqual(half);
    expect(modifiers(firstSet, 'green', 2)).toEqual(half);
    expect(modifiers(firstSet, 'worn', 2)).toEqual(half);
    expect(modifiers(firstSet, 'flat')).toEqual([2, 2, 1, 1, 1, 0, 0, 0, -1, -1, -1]);
    expect(modifiers(firstSet, 'two-paced')).toEqual([4, 4, 4, 3, 2, 1, 0, -1, -2, -3, -3]);
    expect(
      ['green', 'flat', 'worn'].map((id) => [0, 1, 2, 3, 4].map((column) => modifiers(firstSet, id, column)[6])),
    ).toEqual([
      [-1, 0, 0, 0, 1],
      [0, 1, 1, 1, 1],
      [1, 1, 0, -1, -1],
    ]);
  });

  it('of the original set tell the innings apart, all but the even one', () => {
    expect(modifiers(originalSet, 'even')).toEqual(half);
    const unlike = pitchCards.filter(({ columns, rows }) => {
      const of = (innings: 1 | 2) => columns.flatMap((column, c) => (column.innings === innings ? [rows[7]?.[c]] : []));
      return of(1).join() !== of(2).join();
    });
    expect(unlike.map(({ id }) => id)).toEqual(['green', 'flat', 'worn', 'two-paced']);
  });

  it.each(sets)('of %s stay within -3 and +4', (_, set) => {
    const all = set.pitchCards.flatMap(({ rows }) => Object.values(rows).flat());
    expect([Math.min(...all), Math.max(...all)]).toEqual([-3, 4]);
  });
});

describe('fielding cards and zone tables', () => {
  it('of the first set have the dots of the catalogue', () => {
    expect(Object.fromEntries(firstSet.fieldingCards.map(({ id, dots }) => [id, dots.join(' ')]))).toEqual({
      ring: '7 8 9 10 11 12 13',
      attack: '1 2 3 4 5 6 7 8 9 10 11',
      deep: '12 13 14 15 16 17 18 19 20 21 22 23',
      'off-side': '1 3 5 7 9 11 12 13 15 17 19 21',
      'leg-side': '2 4 6 8 10 11 12 14 16 18 20 22',
    });
  });

  it('of the original set are what they are called', () => {
    const dots = Object.fromEntries(originalSet.fieldingCards.map((card) => [card.id, card.dots]));
    const share = (id: string, is: (zone: number) => boolean): number => {
      const all = dots[id] as readonly number[];
      return all.filter(is).length / all.length;
    };
    expect(share('ring', (zone) => zone >= 6 && zone <= 17)).toBe(1);
    expect(share('attack', (zone) => zone <= 11)).toBe(1);
    expect(share('deep', (zone) => zone >= 10)).toBe(1);
    expect(share('off-side', (zone) => zone % 2 === 1)).toBeGreaterThan(0.8);
    expect(share('leg-side', (zone) => zone % 2 === 0)).toBeGreaterThan(0.8);
  });

  const row = ({ zoneTables }: WickedSet, zone: number): string => {
    const found = zoneTables[0]?.rows.find((it) => it.zone === zone);
    const outs = found?.out.map(({ roll, kind, runs }) => `${roll} ${kind}${kind === 'W' ? runs : ''}`) ?? [];
    return `${outs.join(', ')} | ${found?.maxRun.map(({ roll, runs }) => `${roll} R${runs}`).join(', ')}`;
  };

  it('of the first set have the rows of the catalogue', () => {
    const printed = [
      '7 X, 9 W1, 4 W0 | 6 R0, 8 R1',
      '7 X, 10 W1 | 6 R1, 9 R2',
      '7 X, 3 W3, 11 W1 | 6 R2, 9 R3',
      '8 X, 4 W4, 11 W2 | 6 R3, 9 R4',
      '6 X, 3 X, 11 W4 | 7 R4',
      '6 X, 11 X | 7 R4, 8 R6',
    ];
    for (let zone = 1; zone <= 24; zone++) expect(row(firstSet, zone)).toBe(printed[Math.floor((zone - 1) / 4)]);
  });

  it('of the original set put fewer batters out, the higher the zone', () => {
    const ways = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];
    const outs = [1, 5, 9, 13, 17, 21].map((zone) =>
      (originalSet.zoneTables[0]?.rows.find((it) => it.zone === zone)?.out ?? []).reduce(
        (sum, { roll }) => sum + (ways[roll] as number),
        0,
      ),
    );
    expect(outs).toEqual([13, 11, 10, 8, 7, 5]);
  });
});

describe('the cricketers', () => {
  const scale = [1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 9, 10, 10, 11, 12, 13, 14, 15, 16, 18];
  const qualities = [1.2, 1.15, 1.15, 1.1, 1.1, 1.05, 1.05, 0.95, 1, 0.95, 0.9, 0.85, 0.75, 0.65, 0.6, 0.6, 0.55, 0.55];

  /** The zones that a cricketer likes and those that they do not; every other has the scale times their quality. */
  function tastes(set: WickedSet, i: number): { liked: number[]; disliked: number[] } {
    const { potentialRuns, name } = set.cricketers[i] as WickedSet['cricketers'][number];
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
    return { liked, disliked };
  }

  it('of the first set are the scale times their quality, with four zones they like and four they do not', () => {
    for (const [i, { name }] of firstSet.cricketers.entries()) {
      const { liked, disliked } = tastes(firstSet, i);
      expect(liked, name).toHaveLength(4);
      expect([1, 3], name).toContain(liked.filter((zone) => zone % 2 === 1).length);
      expect(disliked, name).toHaveLength(4);
      expect(Math.min(...liked, ...disliked), name).toBeGreaterThanOrEqual(6);
      expect(Math.max(...liked, ...disliked), name).toBeLessThanOrEqual(19);
    }
  });

  it('of the original set like one side or one length, in five zones, and not the other, in five', () => {
    const kind = (zones: readonly number[]): string =>
      zones.every((zone) => zone % 2 === 1)
        ? 'off'
        : zones.every((zone) => zone % 2 === 0)
          ? 'leg'
          : zones.every((zone) => zone >= 13)
            ? 'long'
            : zones.every((zone) => zone <= 12)
              ? 'short'
              : 'none';
    const unlike = { off: 'leg', leg: 'off', long: 'short', short: 'long', none: '' } as const;
    for (const [i, { name }] of cricketers.entries()) {
      const { liked, disliked } = tastes(originalSet, i);
      expect([liked.length, disliked.length], name).toEqual([5, 5]);
      expect(kind(disliked), name).toBe(unlike[kind(liked) as keyof typeof unlike]);
    }
  });

  it('have the roles and charts of the catalogue on both sides, in both sets', () => {
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
    const people = (set: WickedSet) => set.cricketers.map(({ potentialRuns: _, ...person }) => person);
    expect(people(firstSet)).toEqual(people(originalSet));
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
    // three bowling charts, five columns on the even pitch and ten on each of four, and every roll
    expect(ways).toBe(3 * 45 * 7776);
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
          const column = pitchCards[pitch - 1]?.columns.findIndex(
            ({ from, to, innings: of }) => from <= over && over <= to && (of === 'both' || of === innings),
          ) as number;
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
