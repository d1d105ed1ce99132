import { ccsl, sensible } from '@howzat/ccsl';
import { createRunner } from '@howzat/compiler/run';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { runsFrom, type Seen, watched } from '../solving/watched.js';
import { entries, entriesOf, four, Outlook, type Position, plainCard, six } from '../src/outlook.js';
import { chaseWins, firstWins } from '../src/win-chance.js';

const into = new Int32Array(16);

const upTo = (most: number) => fc.integer({ min: 0, max: most });
const positions: fc.Arbitrary<Position> = fc.record({
  balls: fc.integer({ min: 1, max: 120 }),
  wickets: fc.integer({ min: 1, max: 10 }),
  ...{ power: upTo(2), lock: upTo(2), defence: upTo(3), shift: upTo(3), streak: upTo(3) },
  ...{ canDefend: fc.boolean(), canShift: fc.boolean(), hidden: fc.boolean(), trap: fc.boolean(), pass: fc.boolean() },
  ...{ prediction: fc.boolean(), blocker: fc.boolean(), ready: fc.boolean(), forced: fc.boolean() },
  ...{ windowBalls: upTo(2), windowLast: upTo(12), windowBefore: upTo(12) },
});

describe('the outlook', () => {
  test('has an entry for each position, and no two of its tables share one', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const found = [...into.subarray(0, entriesOf(position, into))];
        expect(new Set(found).size).toBe(found.length);
        for (const entry of found) expect(entry >= 0 && entry < entries).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('says the same of what comes of a ball as of the position that it comes to', () => {
    const outlook = new Outlook();
    fc.assert(
      fc.property(
        positions,
        fc.constantFrom(plainCard, four, six),
        fc.boolean(),
        fc.boolean(),
        (to, card, out, newOver) => {
          const sixLock = 2;
          const after = { ...to, wickets: to.wickets + 1, lock: 1, power: 0 };
          outlook.look(after, sixLock, newOver);
          const window = outlook.window(to.forced, to.windowBalls, to.windowLast, to.windowBefore);
          const found = outlook.runs(out ? 1 : 0, card, to.streak, to.ready, window, to.trap, to.pass);
          const expected = runsFrom({
            ...to,
            wickets: out ? to.wickets : to.wickets + 1,
            lock: card === six ? sixLock : 1,
            power: newOver || card === plainCard ? 0 : 1,
          });
          expect(found).toBeCloseTo(expected, 9);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe.each([
  ['two-over', 2],
  ['three-over', 3],
])('what came of positions in %s', (format, overs) => {
  /** What was true of the position before a ball. */
  const kinds: Readonly<Record<string, (at: Position) => boolean>> = {
    'all balls': () => true,
    'the last wicket': ({ wickets }) => wickets === 1,
    'more wickets': ({ wickets }) => wickets > 1,
    'the first ball of an over': ({ balls }) => balls % 6 === 0,
    'the last three balls': ({ balls }) => balls <= 3,
    'no power card left': ({ power }) => power === 2,
    'defence mode': ({ defence }) => defence > 0,
    'a field shift': ({ shift }) => shift > 0,
    'a forced ball': ({ forced }) => forced,
    'a run that will be doubled': ({ ready }) => ready,
    'the hidden card in hand': ({ hidden }) => hidden,
    'a trap to be feared': ({ trap }) => trap,
    'a pass in hand': ({ pass }) => pass,
  };

  const matches: (readonly Seen[])[] = [];
  beforeAll(() => {
    const { play } = createRunner(ccsl, { format });
    for (let seed = 0; seed < 3000; seed++) matches.push(watched(play, `innings ${seed}`, sensible));
  });

  const sumOf = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0);

  /** Each kind of position may be off, on average over its balls, by so much and by what chance explains. */
  function expectNear(innings: number, off: (seen: Seen) => number, most: number): void {
    const all = matches.map((seen) => seen.filter((it) => it.innings === innings));
    for (const [kind, is] of Object.entries(kinds)) {
      const found = all
        .map((seen) => seen.filter(({ at }) => is(at)).map(off))
        .filter(({ length }) => length > 0)
        .map((errors) => ({ sum: sumOf(errors), balls: errors.length }));
      const balls = sumOf(found.map((it) => it.balls));
      const mean = sumOf(found.map((it) => it.sum)) / balls;
      // the balls of an innings go up and down together
      const error = Math.sqrt(sumOf(found.map((it) => (it.sum - mean * it.balls) ** 2))) / balls;
      expect(found.length, kind).toBeGreaterThan(50);
      expect(Math.abs(mean), kind).toBeLessThan(most + 4 * error);
    }
  }

  // what the tables add up does not quite add up
  test('first innings bring the runs that the tables say', () => {
    expectNear(1, ({ at, runs }) => runs - runsFrom(at), 0.1);
  });

  test('first innings win as often as the tables say', () => {
    const chance = ({ at, made }: Seen) => firstWins(overs, made, runsFrom(at), at.balls, at.wickets);
    expectNear(1, (seen) => seen.won - chance(seen), 0.01);
  });

  test('chases are won as often as the tables say', () => {
    const chance = ({ at, guess }: Seen) => chaseWins(guess, at.balls, at.wickets, runsFrom(at));
    expectNear(2, (seen) => seen.won - chance(seen), 0.01);
  });
});

describe('the chance to win', () => {
  const innings = [fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 6 })] as const;

  test('rises with the runs of a first innings, and lies between 0 and 1', () => {
    const [balls, wickets] = [fc.integer({ min: 0, max: 18 }), fc.integer({ min: 1, max: 3 })];
    const runs = fc.double({ min: 0, max: 90, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(2, 3), balls, wickets, runs, runs, (overs, b, w, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)].map((it) => firstWins(overs, it, 5, b, w));
        expect(low).toBeLessThanOrEqual((high as number) + 1e-12);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
      }),
      { numRuns: 2000 },
    );
  });

  test('rises with what cards, quota and lock say of a chase, and is the same where that is sure', () => {
    const guess = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(...innings, guess, guess, (balls, wickets, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)].map((it) => chaseWins(it, balls, wickets, 5));
        expect(low).toBeLessThanOrEqual((high as number) + 1e-12);
        expect([0, 1].map((sure) => chaseWins(sure, balls, wickets, 5))).toEqual([0, 1]);
      }),
      { numRuns: 2000 },
    );
  });
});
