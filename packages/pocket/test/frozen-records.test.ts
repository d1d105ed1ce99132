import { pocket, sensible } from '@howzat/pocket';
import { scenarios } from '@howzat/pocket/scenarios';
import { testFrozenRecords } from '@howzat/testkit';
import { describe, it } from 'vitest';

testFrozenRecords(pocket, { folder: 'records', scenarios, player: sensible, runner: { describe, it } });
