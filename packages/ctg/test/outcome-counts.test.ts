import { createRunner } from '@howzat/compiler/run';
import { ctg } from '@howzat/ctg';
import { describe, expect, it } from 'vitest';
import { compileCards } from '../src/components/cards.js';
import { breachOf, type FieldLimits, FieldTable } from '../src/components/fields.js';
import { bits } from '../src/components/geometry.js';
import { originalCards } from '../src/components/original.js';
import { outcome } from '../src/rules/outcome.js';

/** What two faces come to by the rules themselves. */
function outcomeOf(batter: number, bowler: number, sides: number, meter: number): { outcome: string; margin: number } {
  const state = {
    batterFace: batter,
    bowlerFace: bowler,
    bowlerSides: sides,
    meter,
    effort: 0,
    margin: 0,
    outcome: '',
  };
  const cricket = { noBall: false, freeHit: false, outs: [], striker: 1 };
  const params = Object.fromEntries(Object.entries(ctg.parameters).map(([name, it]) => [name, it.default]));
  for (const rule of outcome.list) {
    if (rule.only && !rule.only(params as never)) continue;
    if (rule.when && !rule.when(state as never, cricket as never, params as never, {})) continue;
    rule.does(state as never, cricket as never, params as never, {});
    if (rule.final) break;
  }
  return state;
}

/** The exhaustive outcome counts of the catalogue: batter's die, bowler's die, meter, then its columns. */
const counts = `
8 6 -1 48 1 1 2 12 7 11 5 4 5
8 6 0 48 1 1 2 6 12 12 9 3 2
8 6 1 48 1 1 2 11 18 6 7 2 0
8 6 2 48 1 1 2 10 24 5 5 0 0
8 6 3 48 1 1 2 9 24 9 2 0 0
8 8 -1 64 1 1 2 15 7 11 7 6 14
8 8 0 64 1 1 2 8 12 13 13 5 9
8 8 1 64 1 1 2 15 18 7 11 4 5
8 8 2 64 1 1 2 14 25 7 9 3 2
8 8 3 64 1 1 2 13 25 13 7 2 0
6 6 -1 36 1 0 1 11 2 7 5 4 5
6 6 0 36 1 0 1 6 5 9 9 3 2
6 6 1 36 1 0 1 11 9 5 7 2 0
6 6 2 36 1 0 1 10 14 5 5 0 0
6 6 3 36 1 0 1 9 14 9 2 0 0
6 8 -1 48 1 0 1 11 2 7 6 6 14
6 8 0 48 1 0 1 6 5 9 12 5 9
6 8 1 48 1 0 1 12 9 5 11 4 5
6 8 2 48 1 0 1 12 14 6 9 3 2
6 8 3 48 1 0 1 11 14 12 7 2 0`
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(Number));

describe('the exhaustive outcome counts of the catalogue', () => {
  it.each(counts)('D%i against D%i with the meter at %i', (batter, bowler, meter, pairs, ...expected) => {
    const found = new Array(9).fill(0);
    let n = 0;
    for (let b = 1; b <= batter; b++)
      for (let w = 1; w <= bowler; w++, n++) {
        const { outcome: came, margin } = outcomeOf(b, w, bowler, meter);
        const column =
          came === 'strike'
            ? margin >= 3
              ? 4
              : 5
            : came === 'miss'
              ? margin > -3
                ? 6
                : margin === -3
                  ? 7
                  : 8
              : ['clean bowled', 'natural six', 'natural four', 'block'].indexOf(came);
        found[column]++;
      }
    expect(n).toBe(pairs);
    expect(found).toEqual(expected);
  });
});

describe('the table of legal fields', () => {
  const limits = (change: Partial<FieldLimits>): FieldLimits => ({
    bands: 3,
    outfieldMost: 5,
    zoneMost: 2,
    bigZones: 0,
    slipsMost: 2,
    byeOutfield: false,
    byeExempt: false,
    fewer: false,
    ...change,
  });

  it.each([
    ['T10, early, medium', limits({ outfieldMost: 2, slipsMost: 0 })],
    ['T10, later, pace', limits({})],
    ['T10, later, spin', limits({ slipsMost: 1 })],
    ['T10, any area of Bye, exempt', limits({ byeOutfield: true, byeExempt: true })],
    ['T10, up to nine', limits({ fewer: true, slipsMost: 0 })],
  ])('%s: counts, lists and judges the same fields', (_, of) => {
    let legal = 0;
    // the T10 face has three areas in each zone: every set of its eighteen
    for (let set = 0; set < 1 << 18; set++) {
      let field = 0;
      for (let zone = 0; zone < 6; zone++) field |= ((set >> (3 * zone)) & 7) << (4 * zone);
      if (breachOf(field, of) === null) legal++;
    }
    const table = new FieldTable(of);
    expect(table.count).toBe(legal);
    const seen = new Set<number>();
    for (let n = 0; n < table.count; n++) {
      const field = table.nth(n);
      expect(breachOf(field, of)).toBeNull();
      seen.add(field);
    }
    expect(seen.size).toBe(table.count);
  });

  it('finds the field of the greatest worth', () => {
    const of = limits({});
    const table = new FieldTable(of);
    const worth = (zone: number, there: number): number => Math.sin(7 * zone + 3 * there) * bits(there);
    const value = (field: number): number => {
      let sum = 0;
      for (let zone = 0; zone < 6; zone++) sum += worth(zone, (field >> (4 * zone)) & 15);
      return sum;
    };
    let most = Number.NEGATIVE_INFINITY;
    for (let n = 0; n < table.count; n++) most = Math.max(most, value(table.nth(n)));
    expect(value(table.best(worth))).toBeCloseTo(most, 9);
  });
});

it('every card of the set is turned, bowled, drawn and used', () => {
  const cards = compileCards(originalCards);
  const seen = { over: new Set<number>(), bowl: new Set<number>(), pitch: new Set<number>(), steps: new Set<string>() };
  for (const format of ['t10', 't20'] as const) {
    const runner = createRunner(ctg, { format });
    for (let seed = 0; seed < 40; seed++)
      for (const { inputs } of runner.play({ seed, log: true }).log)
        for (const { step, value } of inputs) {
          if (step === 'over-card' || step === 'express-card') seen.over.add(value as number);
          if (step === 'bowl') seen.bowl.add(value as number);
          if (step === 'pitch') seen.pitch.add(value as number);
          if (value !== null)
            seen.steps.add(step.startsWith('skill') || step === 'bowler-skill' ? `${step} ${value}` : step);
        }
  }
  expect(seen.over.size).toBe(cards.overNames.length);
  expect(seen.bowl.size).toBe(cards.bowlNames.length);
  expect(seen.pitch.size).toBe(originalCards.pitches.length);
  for (const step of ['skill.reroll 0', 'skill.grounded 1', 'skill.dive 2', 'bowler-skill 0', 'bowler-skill 1'])
    expect(seen.steps).toContain(step);
  for (const step of ['review-die', 'umpire-die', 'slip-dice', 'bowled-die', 'card-die', 'express-table', 'move-him'])
    expect(seen.steps).toContain(step);
});
