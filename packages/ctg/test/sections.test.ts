import { registry } from '@howzat/ctg/rules';
import { expect, test } from 'vitest';
import { sectionProblems } from '../../../scripts/lib/sections.mjs';

test('each rule has its words, its readings and its code in the file of its section', () => {
  expect(
    sectionProblems('.', registry, {
      adv: 'advantage',
      att: 'attitude',
      comp: 'components',
      conf: 'confidence',
      ex: 'examples',
      prec: 'precedence',
    }),
  ).toEqual([]);
});
