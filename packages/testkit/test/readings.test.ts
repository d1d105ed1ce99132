import { expect, it } from 'vitest';
import { testVariant, type VariantTests } from '../src/index.js';
import { hand, registry, scenarios } from './hand-cricket.js';

/** The names of the tests that are registered. */
function registered(readings?: VariantTests['readings']): string[] {
  const names: string[] = [];
  testVariant(hand, {
    registry,
    scenarios,
    golden: [{ file: new URL('golden/hand.json', import.meta.url) }],
    ...(readings ? { readings } : {}),
    runner: { describe: (_name, body) => body(), it: (name) => names.push(name) },
  });
  return names;
}

/** The names of the checks by play, by what they play. */
function byConfiguration(names: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const name of names) {
    const [configuration = '', check] = name.split(': ', 2);
    if (check) found.set(configuration, [...(found.get(configuration) ?? []), check]);
  }
  return found;
}

it('readings are checked in full unless told otherwise', () => {
  expect(registered('in full')).toEqual(registered());
});

it('in turn, each reading has two checks, and the rules as printed have all of theirs', () => {
  const [full, turns] = [byConfiguration(registered()), byConfiguration(registered('in turn'))];
  expect([...turns.keys()]).toEqual([...full.keys()]);
  const shortened = [...turns].filter(([name, checks]) => checks.length < (full.get(name)?.length ?? 0));
  expect(shortened.length).toBeGreaterThan(0);
  for (const [name, checks] of shortened) {
    expect(name).toContain('=');
    expect(checks).toHaveLength(2);
    expect(checks[0]).toBe('interpreter and generated code play the same match');
    expect(full.get(name)).toContain(checks[1]);
  }
});
