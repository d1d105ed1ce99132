import { registry } from '@howzat/cubes/rules';
import { expect, test } from 'vitest';
import { sectionProblems } from '../../../scripts/lib/sections.mjs';

test('each rule has its words, its readings and its code in the file of its section', () => {
  expect(sectionProblems('.', registry)).toEqual([]);
});
