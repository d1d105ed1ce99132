import { ctg, sensible } from '@howzat/ctg';
import { scenarios } from '@howzat/ctg/scenarios';
import { testFrozenRecords } from '@howzat/testkit';
import { describe, it } from 'vitest';

testFrozenRecords(ctg, { folder: 'records', scenarios, player: sensible, runner: { describe, it } });
