import { ccsl } from '@howzat/ccsl';
import { compose } from '@howzat/core/author';
import { ctg } from '@howzat/ctg';
import { cubes } from '@howzat/cubes';
import { pocket } from '@howzat/pocket';
import { wicked } from '@howzat/wicked';
import {
  battersReroll,
  captainsReview,
  edged,
  followOn,
  goldenBall,
  goldenDuck,
  hundred,
  jokerOver,
  maidenBonus,
  oneHandOneBounce,
  overLimit,
  pairsCricket,
  retireAtFifty,
  scout,
  sixAndOut,
  thirdPowerCard,
} from '../src/index.js';

// House rules of every kind: that keep state, in secret too, wrap rules, bring steps and parameters, alone and together.
export const powerInThirds = compose(ccsl, { houseRules: [thirdPowerCard, goldenBall] });
export const reviewed = compose(ccsl, { format: 'two-over', houseRules: [captainsReview, sixAndOut] });
export const scouted = compose(cubes, { houseRules: [edged, overLimit, scout] });
export const rolledAgain = compose(cubes, { format: 'test-match', houseRules: [battersReroll, followOn] });
export const hundredBalls = compose(ctg, { houseRules: [hundred, oneHandOneBounce] });
export const inPairs = compose(wicked, { format: 'ten-over', houseRules: [pairsCricket, jokerOver] });
export const mean = compose(pocket, { houseRules: [goldenDuck, maidenBonus, retireAtFifty] });
