import { compose } from '@howzat/core';
import { expect, test } from 'vitest';
import { paper } from '../../core/test/paper-cricket.js';
import { chances, tokens } from '../../core/test/tokens.js';
import { createRunner } from '../src/run.js';

test('compiled code hands the state of an amendment to its domains and distributions', () => {
  const rulebook = compose(paper, { houseRules: [tokens, chances], set: { overs: 1 } });
  const [compiled, interpreted] = [createRunner(rulebook), createRunner(rulebook, { code: 'never' })];
  expect(compiled.generated).toBe(true);
  for (let seed = 0; seed < 60; seed++) {
    const [one, two] = [compiled, interpreted].map((runner) => runner.play({ seed, log: true }));
    expect(one?.log).toEqual(two?.log);
    expect(one?.game).toEqual(two?.game);
  }
});
