import { expect, it } from 'vitest';
import { testVariant, type VariantTests } from '../src/index.js';
import { hand, registry, scenarios } from './hand-cricket.js';

/** The names of the tests that are registered. */
function registered(part?: VariantTests['part']): string[] {
  const names: string[] = [];
  testVariant(hand, {
    registry,
    scenarios,
    golden: [{ file: new URL('golden/hand.json', import.meta.url) }],
    ...(part ? { part } : {}),
    runner: { describe: (_name, body) => body(), it: (name) => names.push(name) },
  });
  return names;
}

it('the parts together are the whole, and no test is in two of them', () => {
  const parts = [1, 2].map((nth) => registered({ nth, of: 2 }));
  expect(parts.flat().sort()).toEqual(registered().sort());
  for (const names of parts) expect(names.length).toBeGreaterThan(0);
});

it('a part that is none is refused', () => {
  for (const part of [
    { nth: 0, of: 2 },
    { nth: 3, of: 2 },
    { nth: 1.5, of: 2 },
  ])
    expect(() => registered(part)).toThrow('parts are counted from 1');
});
