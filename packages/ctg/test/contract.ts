import { ctg, sensible } from '@howzat/ctg';
import { registry } from '@howzat/ctg/rules';
import { scenarios } from '@howzat/ctg/scenarios';
import { testVariant } from '@howzat/testkit';
import { describe, it } from 'vitest';

/** Registers what holds for every variant. */
export const keepsTheContract = (readings: 'in full' | 'in turn'): void =>
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
    readings,
    runner: { describe, it },
  });
