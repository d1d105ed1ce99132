import { ctg, sensible } from '@howzat/ctg';
import { registry, scenarios } from '@howzat/ctg/rules';
import { testVariant } from '@howzat/testkit';
import { describe, it } from 'vitest';

testVariant(ctg, {
  registry,
  scenarios,
  golden: [{ file: 'test/golden/t10.json' }, { file: 'test/golden/t20.json', with: { format: 't20' } }],
  open: ['field', 'confidence', 'aggressive', 'skills', 'meter', 'zone', 'shown', 'card', 'tokens', 'orders', 'pitch'],
  players: [sensible],
  seeds: 2,
  runner: { describe, it },
});
