import { expect, test } from 'vitest';
import { choiceText, shown } from '../src/engine/said.js';

test('a choice says something, also where nothing is wanted of all that can be', () => {
  expect(choiceText({ defence: false, shift: false }, shown)).toBe('none');
  expect(choiceText({ card: null, blocker: false }, shown)).toBe('none');
  expect(choiceText([], shown)).toBe('none');
  expect(choiceText({ defence: true, shift: false }, shown)).toBe('defence');
  expect(choiceText({ card: 4, prediction: null }, shown)).toBe('card 4');
});
