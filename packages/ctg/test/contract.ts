import { ctg, sensible } from '@howzat/ctg';
import { registry, scenarios } from '@howzat/ctg/rules';
import { testVariant } from '@howzat/testkit';
import { describe, it } from 'vitest';

/** How many files share the checks, so that they run side by side: `conformance-2.test.ts` has the second part. */
const of = 3;

/** Registers one part of what holds for every variant. */
export const keepsTheContract = (nth: number): void =>
  testVariant(ctg, {
    registry,
    scenarios,
    golden: [{ file: 'test/golden/t10.json' }, { file: 'test/golden/t20.json', with: { format: 't20' } }],
    open: [
      'field',
      'confidence',
      'aggressive',
      'skills',
      'meter',
      'zone',
      'shown',
      'card',
      'tokens',
      'orders',
      'pitch',
    ],
    players: [sensible],
    seeds: 2,
    statechart: 300,
    part: { nth, of },
    runner: { describe, it },
  });
