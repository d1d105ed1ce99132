import type { Variant } from '@howzat/core/author';
import type { PocketTypes } from '@howzat/pocket';
import { houseRule } from './house-rule.js';

/** Only the types: whoever plays Pocket Cricket brings the game. */
const pocket = { id: 'pocket' } as Variant<PocketTypes>;

/** Once its cards are drawn, the batting side takes its stance anew. Rule `second-guard.again`. */
export const secondGuard = houseRule(pocket, 'second-guard', {}, (a) => [
  a.askAgain('stance', 'after', 'draw', { rule: 'second-guard.again' }),
]);
