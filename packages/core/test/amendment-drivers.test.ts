import { describe, expect, test } from 'vitest';
import { compose, type Variant } from '../src/index.js';
import { createMatchMachine, playMachine } from '../src/machine/index.js';
import { interpretedRunner } from '../src/runner/index.js';
import { nets, ten, with_ } from './nets-cricket.js';

describe('ten small house rules, two at a time', () => {
  test('the drivers agree on every pair that composes', () => {
    for (const a of ten)
      for (const b of ten) {
        let rulebook: ReturnType<typeof compose>;
        try {
          rulebook = compose(nets as Variant, with_(a, b));
        } catch {
          continue;
        }
        const machine = createMatchMachine(rulebook);
        const runner = interpretedRunner(rulebook);
        for (let seed = 0; seed < 2; seed++)
          expect(playMachine(machine, { seed }).log).toEqual(runner.play({ seed, log: true }).log);
      }
  });
});
