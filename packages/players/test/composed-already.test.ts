import { compose, type Rulebook, type Selection } from '@howzat/core';
import { expect, test } from 'vitest';
import { approximate, exploitability, greedy, levelPlayer, random, search, solve } from '../src/index.js';
import { hand } from './variants.js';

type Made = (rules: Rulebook, selection: Selection) => unknown;

test.each<readonly [string, Made]>([
  ['approximate', (rules, selection) => approximate(rules, selection)],
  ['exploitability', (rules, selection) => exploitability(rules, random, selection)],
  ['greedy', (rules, selection) => greedy(rules, selection)],
  ['levelPlayer', (rules, selection) => levelPlayer(rules, 'club', selection)],
  ['search', (rules, selection) => search(rules, selection)],
  ['solve', (rules, selection) => solve(rules, selection)],
])('%s takes no selection beside a rulebook, which is composed already', (_, make) => {
  expect(() => make(compose(hand), { set: { wickets: 2 } })).toThrow(
    expect.objectContaining({ code: 'bad-parameter', details: { subject: 'set' } }),
  );
});
