import { createRunner, type Runner } from '@howzat/compiler/run';
import type { Rulebook } from '@howzat/core';
import { expect, test } from 'vitest';
import { Bench } from '../src/engine/lab/bench.js';
import type { Experiment } from '../src/engine/lab/experiment.js';

const rules = { format: null, rulings: {}, options: [], houseRules: ['golden-ball'], set: {} };
const experiment: Experiment = {
  variant: 'hand-cricket',
  without: rules,
  with: { ...rules, set: { wickets: 1 } },
  player: 'random',
  matches: 100,
  skilled: 0,
  seed: 1,
};

test('the bench that is asked to verifies both ways, and the others do not', async () => {
  const [first, other] = [new Bench(), new Bench()];
  expect(await first.lay(experiment, true)).toBeNull();
  expect(await other.lay(experiment, false)).toBeNull();
  expect(first.about(10)).toMatchObject({ verified: { without: { matches: 16 }, with: { matches: 16 } } });
  expect(other.about(10)).toMatchObject({ verified: { without: null, with: null } });
});

test('code that plays unlike the rules is refused in a sentence', async () => {
  const wrong = (rulebook: Rulebook): Runner =>
    rulebook.params.wickets === 1
      ? { ...createRunner(rulebook), play: createRunner(rulebook.variant, { set: { wickets: 2 } }).play }
      : createRunner(rulebook);
  const trouble = await new Bench(undefined, wrong).lay(experiment, true);
  expect(trouble).toMatchObject({ code: 'unlike-interpreter' });
  expect(trouble?.message).toMatch(
    /^Compiled code does not play hand-cricket with .* as its rules say: with the seed \d+ .*\.$/,
  );
});
