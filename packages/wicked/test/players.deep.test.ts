import { greedy } from '@howzat/players';
import { sensible, wicked } from '@howzat/wicked';
import { expect, it } from 'vitest';
// `npm test` plays a fifth of these matches
import { share } from './players.test.js';

// 400 matches give 84 %; this is four standard errors below that, for 60
it('two sensible captains beat the best next over without a plan', () => {
  expect(share(sensible, greedy(wicked), 60)).toBeGreaterThan(0.62);
});
