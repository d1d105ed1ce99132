import { ccsl, sensible } from '@howzat/ccsl';
import { createRunner } from '@howzat/compiler/run';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstInnings } from '../solving/first-innings.js';
import { entries, entriesOf, four, learned, Outlook, type Position, plainCard, six } from '../src/outlook.js';

const into = new Int32Array(16);
const runsFrom = (position: Position): number =>
  into.subarray(0, entriesOf(position, into)).reduce((sum, entry) => sum + (learned[entry] as number), 0);

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

describe('what innings bring is what the tables say', () => {
  /** How far first innings were off, by what was true of the position before a ball. */
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

  const sumOf = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0);

  test.each(['two-over', 'three-over'])('%s', (format) => {
    const { play } = createRunner(ccsl, { format });
    const off = new Map(
      Object.keys(kinds).map((kind) => [kind, [] as { readonly sum: number; readonly balls: number }[]]),
    );
    for (let seed = 0; seed < 3000; seed++) {
      const seen = firstInnings(play, `innings ${seed}`, sensible);
      for (const [kind, is] of Object.entries(kinds)) {
        const errors = seen.filter(({ at }) => is(at)).map(({ at, runs }) => runs - runsFrom(at));
        if (errors.length > 0) off.get(kind)?.push({ sum: sumOf(errors), balls: errors.length });
      }
    }
    for (const [kind, innings] of off) {
      const balls = sumOf(innings.map((it) => it.balls));
      const mean = sumOf(innings.map((it) => it.sum)) / balls;
      // the balls of an innings go up and down together
      const error = Math.sqrt(sumOf(innings.map((it) => (it.sum - mean * it.balls) ** 2))) / balls;
      expect(innings.length, kind).toBeGreaterThan(50);
      // what the tables add up does not quite add up
      expect(Math.abs(mean), kind).toBeLessThan(0.1 + 4 * error);
    }
  });
});
