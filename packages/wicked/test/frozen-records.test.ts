import { testFrozenRecords } from '@howzat/testkit';
import { sensible, wicked } from '@howzat/wicked';
import { scenarios } from '@howzat/wicked/scenarios';
import { describe, it } from 'vitest';

testFrozenRecords(wicked, { folder: 'records', scenarios, player: sensible, runner: { describe, it } });
