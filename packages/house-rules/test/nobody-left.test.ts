/** @module-tag wicked */
import { createMatch, uniformPlayer } from '@howzat/core';
import { wicked } from '@howzat/wicked';
import { expect, test } from 'vitest';
import { impactPlayer, lastManStands, pairsCricket, retireAtFifty } from '../src/index.js';

const beside = { 'last-man-stands': lastManStands, 'impact-player': impactPlayer, 'pairs-cricket': pairsCricket };

/** Eleven cards bat in Wicked, whatever the limit of wickets is: who retires takes one of them away too. */
test.each(Object.keys(beside) as (keyof typeof beside)[])(
  'an innings of Wicked ends when no card is left to come in: batters retire, and %s',
  (name) => {
    let endedByCards = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const match = createMatch(wicked, {
        houseRules: [retireAtFifty, beside[name]],
        set: { retireAt: 10 },
        seed,
        players: { home: uniformPlayer, away: uniformPlayer },
      } as never);
      expect(match.game.matchEnded).toBe(true);
      if (match.game.scores.some(({ wickets }) => wickets < 10)) endedByCards++;
    }
    expect(endedByCards).toBeGreaterThan(0);
  },
);
