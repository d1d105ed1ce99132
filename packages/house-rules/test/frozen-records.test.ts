import type { Variant } from '@howzat/core';
import { testFrozenRecords } from '@howzat/testkit';
import { firstSet, withSet } from '@howzat/wicked';
import { describe, it } from 'vitest';
import { version } from '../package.json';
import { houseRules } from '../src/index.js';
import { variants } from './settings.js';

/** A record does not hold the set that came with its game. Those of Wicked are of the first set, which another has followed. */
const played: Readonly<Record<string, Variant>> = { ...variants, wicked: withSet(firstSet) as unknown as Variant };

for (const variant of Object.values(played))
  testFrozenRecords(variant, { folder: 'records', version, houseRules, runner: { describe, it } });
