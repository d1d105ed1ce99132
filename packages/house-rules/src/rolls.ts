import { houseRule } from './house-rule.js';
import { offer, retakes } from './parts.js';

/** Once an innings the fielding captain has a roll of the ball taken again. Rules `captains-review.offer`, `.again`. */
export const captainsReview = houseRule('*', 'captains-review', { state: retakes }, (a) => [
  a.eachChance('roll', (roll, again) => [offer('captains-review', 'bowling', roll, again)]),
]);

/** Once an innings the batter has a roll of the ball taken again. Rules `batters-reroll.offer`, `.again`. */
export const battersReroll = houseRule('*', 'batters-reroll', { state: retakes }, (a) => [
  a.eachChance('roll', (roll, again) => [offer('batters-reroll', 'batting', roll, again)]),
]);
