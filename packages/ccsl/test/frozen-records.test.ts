import { ccsl, sensible } from '@howzat/ccsl';
import { scenarios } from '@howzat/ccsl/scenarios';
import { testFrozenRecords } from '@howzat/testkit';
import { describe, it } from 'vitest';

testFrozenRecords(ccsl, { folder: 'records', scenarios, player: sensible, runner: { describe, it } });
