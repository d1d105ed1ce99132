import { describe, expect, test } from 'vitest';
import { houseRule, type Scenario } from '../src/author.js';
import { composeSetup, setupsOf } from '../src/engine.js';
import type { Amendment, Variant } from '../src/index.js';
import { hand } from './hand-cricket.js';

const variant = hand as unknown as Variant;
const bowled = (id: string, overs: number): Amendment =>
  houseRule(hand, id, {}, (a) => [a.set('overs', overs)]) as unknown as Amendment;
const longer = bowled('longer', 2);
const shorter = bowled('shorter', 3);

function ruling(id: string, readings: Readonly<Record<string, Amendment | null>>): Variant['rulings'][number] {
  return { id, standard: Object.keys(readings)[0] as string, readings };
}

const amended: Variant = {
  ...variant,
  formats: [{ ...longer, id: 'long' }],
  options: [{ ...longer, id: 'rain' }],
  rulings: [
    ruling('hand.tie', { 'no-run': null, run: longer }),
    ruling('hand.six', { stands: shorter, 'no-six': null }),
  ],
};

const scenario: Scenario = {
  id: 'six-in-the-rain',
  title: 'A six in the rain',
  with: { options: ['rain'] },
  script: [],
  expect: {},
  readings: [{ ruling: 'hand.tie', reading: 'run', expect: {} }],
};

describe('the ways to set a game up', () => {
  test('are listed once each, the printed one first, the examples last', () => {
    expect(setupsOf(amended, [scenario])).toEqual([
      { name: 'as printed', selection: {}, switched: false },
      { name: 'format long', selection: { format: 'long' }, switched: false },
      { name: 'option rain', selection: { options: ['rain'] }, switched: true },
      { name: 'hand.tie=run', selection: { rulings: { 'hand.tie': 'run' } }, switched: true },
      {
        name: 'as in six-in-the-rain, hand.tie=run',
        selection: { options: ['rain'], rulings: { 'hand.tie': 'run' } },
        switched: true,
      },
    ]);
  });

  test('are one where there is nothing else', () => {
    expect(setupsOf(variant)).toEqual([{ name: 'as printed', selection: {}, switched: false }]);
  });

  test('are composed, but for a reading that changes nothing alone or needs another', () => {
    const alone = (reading: Amendment) =>
      composeSetup(
        { ...variant, rulings: [ruling('hand.tie', { printed: null, run: reading })] },
        { name: 'hand.tie=run', selection: { rulings: { 'hand.tie': 'run' } }, switched: true },
      );
    expect(alone(bowled('hand.tie=run', 2))?.params.overs).toBe(2);
    expect(alone(bowled('hand.tie=run', 1))).toBeNull();
    expect(alone({ ...bowled('hand.tie=run', 2), requires: ['shorter'] })).toBeNull();
    expect(() => alone(bowled('hand.tie=run', 0))).toThrow('overs');
  });
});
