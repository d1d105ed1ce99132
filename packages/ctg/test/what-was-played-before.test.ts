import { ctg, sensible } from '@howzat/ctg';
import { testPlayer } from '@howzat/testkit';
import { describe, it } from 'vitest';

// fields and duels are remembered once they are worked out
for (const format of ['t10', 't20'])
  testPlayer(ctg, sensible, { with: { format }, matches: 0, inAnyOrder: 100, asks: 1, runner: { describe, it } });
