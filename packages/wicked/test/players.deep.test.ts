import { greedy } from '@howzat/players';
import { headToHead } from '@howzat/testkit';
import { sensible, wicked } from '@howzat/wicked';
import { expect, it } from 'vitest';
// `npm test` plays a fifth of these matches
import './players.test.js';

// 400 matches give 84 %; this is four standard errors below that, for 60
it('two sensible captains beat the best next over without a plan', () => {
  expect(headToHead(wicked, sensible, greedy(wicked), { matches: 60 }).share).toBeGreaterThan(0.62);
});
