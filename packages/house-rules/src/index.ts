import { thirdPowerCard } from './ccsl.js';
import { hundred } from './ctg.js';
import { edged, overLimit, scout } from './cubes.js';
import { freeHit, oneHandOneBounce, overstepping, tipAndRun } from './fielding.js';
import { declaration, followOn, impactPlayer, mercyRule, superOverUntilDecided } from './innings.js';
import { deathOver, goldenBall, jokerOver, maidenBonus, powerSurge } from './overs.js';
import { battersReroll, captainsReview } from './rolls.js';
import {
  goldenDuck,
  hatTrick,
  lastManStands,
  pairsCricket,
  retireAtFifty,
  sixAndOut,
  twoWicketPairs,
} from './wickets.js';

export {
  battersReroll,
  captainsReview,
  deathOver,
  declaration,
  edged,
  followOn,
  freeHit,
  goldenBall,
  goldenDuck,
  hatTrick,
  hundred,
  impactPlayer,
  jokerOver,
  lastManStands,
  maidenBonus,
  mercyRule,
  oneHandOneBounce,
  overLimit,
  overstepping,
  pairsCricket,
  powerSurge,
  retireAtFifty,
  scout,
  sixAndOut,
  superOverUntilDecided,
  thirdPowerCard,
  tipAndRun,
  twoWicketPairs,
};

/** All of them, those for any variant first. */
export const houseRules = [
  jokerOver,
  powerSurge,
  goldenBall,
  deathOver,
  maidenBonus,
  lastManStands,
  twoWicketPairs,
  pairsCricket,
  sixAndOut,
  retireAtFifty,
  goldenDuck,
  hatTrick,
  oneHandOneBounce,
  tipAndRun,
  overstepping,
  freeHit,
  captainsReview,
  battersReroll,
  impactPlayer,
  followOn,
  declaration,
  mercyRule,
  superOverUntilDecided,
  overLimit,
  edged,
  scout,
  thirdPowerCard,
  hundred,
] as const;
