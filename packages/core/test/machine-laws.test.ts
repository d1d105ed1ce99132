import { expect, it } from 'vitest';
import { compose, createRunner } from '../src/index.js';
import { concedeRule, laws } from '../src/laws.js';
import { createMatchMachine, playMachine } from '../src/machine/index.js';
import { lockstep } from './lockstep.js';
import { jokerOver, rerolls, village } from './village-cricket.js';

/** Every rule id of the Laws. */
function lawIds(): string[] {
  const { endings, ...steps } = laws;
  const ids = new Set<string>([concedeRule]);
  for (const step of Object.values(steps).flat() as readonly { rule?: string; list?: readonly { id: string }[] }[]) {
    if (step.rule !== undefined) ids.add(step.rule);
    for (const rule of step.list ?? []) ids.add(rule.id);
  }
  for (const ending of Object.values(endings).flat()) ids.add(ending.id);
  return [...ids].sort();
}

const rulebooks = [
  compose(village),
  compose(village, { format: 'blitz' }),
  compose(village, { format: 'two-innings' }),
  compose(village, { format: 'timeless' }),
  compose(village, { houseRules: [jokerOver, rerolls] }),
];

it('fires every rule of the Laws, and every rule of village cricket, in the runner', () => {
  const fired = new Set<string>([concedeRule]);
  for (const rulebook of rulebooks) {
    const runner = createRunner(rulebook);
    for (let seed = 0; seed < 3000; seed++)
      for (const { rules } of runner.play({ seed, log: true }).log) for (const id of rules) fired.add(id);
  }
  expect(lawIds().filter((id) => !fired.has(id))).toEqual([]);
});
