import { cubes, sensible } from '@howzat/cubes';
import { scenarios } from '@howzat/cubes/scenarios';
import { testFrozenRecords } from '@howzat/testkit';
import { describe, it } from 'vitest';

testFrozenRecords(cubes, { folder: 'records', scenarios, player: sensible, runner: { describe, it } });
