import type { ccsl as game } from '@howzat/ccsl';

import { houseRule } from './house-rule.js';

/** Only the types: whoever plays CCSL brings the game. */
const ccsl = { id: 'ccsl' } as typeof game;

/** A batter may play three power cards in an over. Sets `powerPerOver`. */
export const thirdPowerCard = houseRule(ccsl, 'third-power-card', {}, (a) => [a.set('powerPerOver', 3)]);
