import type { Variant } from '@howzat/core/author';
import type { CtgTypes } from '@howzat/ctg';
import { houseRule } from './house-rule.js';

/** Only the types: whoever plays Cricket: The Game brings it. */
const ctg = { id: 'ctg' } as Variant<CtgTypes>;

/** A hundred balls a side, in overs of five, four of them a bowler. Sets `ballsPerOver`, `overs`, `bowlerOvers`. */
export const hundred = houseRule(ctg, 'hundred', {}, (a) => [
  a.set('ballsPerOver', 5),
  a.set('overs', 20),
  a.set('bowlerOvers', 4),
]);

/** The batting side names its openers before the bowling side names its first bowler. Moves `openers`. */
export const openersFirst = houseRule(ctg, 'openers-first', {}, (a) => [a.move('openers', 'before', 'first-bowler')]);
