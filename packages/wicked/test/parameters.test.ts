import { createRunner } from '@howzat/compiler/run';
import { uniformPlayer } from '@howzat/core/author';
import { sensible, wicked } from '@howzat/wicked';
import { expect, it } from 'vitest';
import { batsOn } from './captains.js';

// parameters that nobody printed: the match must end all the same, and no captain may stand without a choice
it.each([
  { wickets: null },
  { wickets: 12 },
  { wickets: 1 },
  { overs: null },
  { overs: 7 },
  { overs: 100 },
  { toss: 'none' },
  { toss: 'assign' },
  { inningsPerSide: 2, overs: 20 },
  { tieBreak: 'super-over', overs: 3 },
  { spell: 1, rest: 0 },
  { spell: 1, rest: 50 },
  { spell: 50 },
  { declaration: false },
  { bowlersOnly: true, spell: 1, rest: 10, nobodyFresh: 'exempt' },
] as const)('plays with %o', (set) => {
  const runner = createRunner(wicked, { set });
  for (let seed = 0; seed < 12; seed++)
    for (const players of [
      [uniformPlayer, uniformPlayer],
      [batsOn, sensible],
      [sensible, batsOn],
    ] as const) {
      const { game } = runner.play({ seed, players });
      expect(game.result).not.toBeNull();
      for (const { wickets } of game.scores) expect(wickets).toBeLessThanOrEqual(10);
    }
});

it('an over is one ball: no more of them can be set', () => {
  expect(() => createRunner(wicked, { set: { ballsPerOver: 6 } })).toThrow('ballsPerOver must be 1 ball, not 6.');
});
