import { testFrozenRecords } from '@howzat/testkit';
import { sensible, wicked } from '@howzat/wicked';
import { scenarios } from '@howzat/wicked/rules';
import { describe, it } from 'vitest';

testFrozenRecords(wicked, { folder: 'records', scenarios, player: sensible, runner: { describe, it } });
