import { uniformPlayer } from '@howzat/core';
import { describe, it } from 'vitest';
import { testVariant } from '../src/index.js';
import { hand, registry, scenarios } from './hand-cricket.js';

testVariant(hand, {
  registry,
  scenarios,
  players: [uniformPlayer],
  golden: [{ file: new URL('golden/hand.json', import.meta.url) }],
  runner: { describe, it },
});
