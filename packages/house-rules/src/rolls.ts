import { houseRule } from './house-rule.js';
import { offer, retakes } from './parts.js';

/**
 * Once an innings the fielding captain has a roll of the ball taken again; if the ball then takes a wicket, he keeps his
 * review. Rules `captains-review.offer`, `.again`, `.kept`.
 */
export const captainsReview = houseRule('*', 'captains-review', { state: retakes }, (a) => [
  a.eachChance('roll', (roll, again) => [offer('captains-review', 'bowling', roll, again)]),
  a.before('core.score.runs', {
    id: 'captains-review.kept',
    when: (_s, g, _p, own) => own.again && g.outs.length > 0,
    does: (_s, _g, _p, own) => {
      own.left++;
    },
  }),
]);

/** Once an innings the batter has a roll of the ball taken again. Rules `batters-reroll.offer`, `.again`. */
export const battersReroll = houseRule('*', 'batters-reroll', { state: retakes }, (a) => [
  a.eachChance('roll', (roll, again) => [offer('batters-reroll', 'batting', roll, again)]),
]);
