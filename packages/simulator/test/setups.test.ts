import type { Amendment, Scenario, Variant } from '@howzat/core';
import { expect, test } from 'vitest';
import { setupsOf } from '../src/index.js';
import { bonus, hand } from './hand-cricket.mjs';

const amended: Variant = {
  ...hand,
  formats: [{ ...bonus, id: 'long' }],
  options: [{ ...bonus, id: 'rain' }],
  rulings: [ruling('hand.tie', { 'no-run': null, run: bonus }), ruling('hand.six', { stands: bonus, 'no-six': null })],
};

function ruling(id: string, readings: Readonly<Record<string, Amendment | null>>): Variant['rulings'][number] {
  return { id, standard: Object.keys(readings)[0] as string, readings };
}

const scenario: Scenario = {
  id: 'six-in-the-rain',
  title: 'A six in the rain',
  with: { options: ['rain'] },
  script: [],
  expect: {},
  readings: [{ ruling: 'hand.tie', reading: 'run', expect: {} }],
};

test('lists every way to set a game up once, the printed one first, the examples last', () => {
  expect(setupsOf(amended, [scenario])).toEqual([
    {},
    { format: 'long' },
    { options: ['rain'] },
    { rulings: { 'hand.tie': 'run' } },
    { options: ['rain'], rulings: { 'hand.tie': 'run' } },
  ]);
});

test('lists the game as printed where there is nothing else', () => {
  expect(setupsOf(hand)).toEqual([{}]);
});
