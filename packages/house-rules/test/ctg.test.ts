/** @module-tag ctg */
import { createRunner } from '@howzat/compiler/run';
import type { Player } from '@howzat/core/author';
import { sensible } from '@howzat/ctg';
import { describe, test } from 'vitest';
import { overstepping } from '../src/index.js';
import { testInPlay } from './in-play.js';
import { variants } from './settings.js';

testInPlay('ctg', 'a sample');

describe('a no-ball on an express ball makes a free hit of the first ball that is played', () => {
  test.each([
    ['at random', undefined, 300],
    ['by the sensible player', [sensible, sensible] as readonly [Player, Player], 40],
  ] as const)('to a field that stays, %s', (_how, players, matches) => {
    const runner = createRunner(variants.ctg, {
      rulings: { 'ctg.ruling.free-hit-field': 'frozen-field' },
      houseRules: [overstepping],
    });
    for (let seed = 0; seed < matches; seed++) runner.play({ seed, ...(players ? { players } : {}) });
  });
});
