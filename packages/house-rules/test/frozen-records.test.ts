import { testFrozenRecords } from '@howzat/testkit';
import { describe, it } from 'vitest';
import { version } from '../package.json';
import { houseRules } from '../src/index.js';
import { variants } from './settings.js';

for (const variant of Object.values(variants))
  testFrozenRecords(variant, { folder: 'records', version, houseRules, runner: { describe, it } });
