import { registry } from '@howzat/pocket/rules';
import { expect, test } from 'vitest';
import { sectionProblems } from '../../../scripts/lib/sections.mjs';

test('each rule has its words, its code and its readings in the file of the section that its id names', () => {
  expect(sectionProblems('.', registry, { opt: 'option', standby1: 'standby' })).toEqual([]);
});
