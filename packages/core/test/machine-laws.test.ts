import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { compose } from '../src/index.js';
import { concedeRule } from '../src/laws/conceding.js';
import { laws } from '../src/laws/laws.js';
import { createMatchMachine, playMachine } from '../src/machine/index.js';
import { programOf } from '../src/program/index.js';
import { interpretedRunner } from '../src/runner/index.js';
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
  compose(village, { format: 'two-innings', set: { followOn: 5 } }),
  compose(village, { format: 'timeless' }),
  compose(village, { houseRules: [jokerOver, rerolls] }),
];

it('fires every rule of the Laws and of village cricket, through the machine too', () => {
  const all = new Set<string>();
  const seen = new Set<string>();
  const fired = new Set<string>();
  for (const rulebook of rulebooks) for (const id of programOf(rulebook).ruleIds) all.add(id);
  for (const rulebook of rulebooks) {
    const runner = interpretedRunner(rulebook);
    const machine = createMatchMachine(rulebook);
    const own = programOf(rulebook).ruleIds;
    // whoever fires the last of its rules has shown all that it can
    for (let seed = 0; seed < 1000 && own.some((id) => !seen.has(id)); seed++) {
      const before = seen.size;
      for (const { rules } of runner.play({ seed, log: true }).log) for (const id of rules) seen.add(id);
      // only matches that show something new are worth the slower machine
      if (seen.size > before)
        for (const { rules } of playMachine(machine, { seed }).log) for (const id of rules) fired.add(id);
    }
  }
  const actor = createActor(createMatchMachine(village)).start();
  actor.send({ type: 'CONCEDE', side: 'away' });
  for (const { rules } of actor.getSnapshot().context.log.entries) for (const id of rules) fired.add(id);
  expect([...all, ...lawIds()].filter((id) => !fired.has(id))).toEqual([]);
});
