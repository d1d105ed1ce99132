import { isWicket, oneOf } from '@howzat/core/author';
import { houseRule } from './house-rule.js';
import { into, offer, retakes } from './parts.js';

/**
 * Once an innings the fielding captain has a roll of the ball taken again; if the ball then takes a wicket, they keep their
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

/**
 * Once an innings a ball that took a wicket is played again from its beginning, if both sides say so. Rules `second-look.ask`,
 * `.agreed`, `.again`.
 */
export const secondLook = houseRule(
  '*',
  'second-look',
  { state: { innings: () => ({ left: 1 }), ball: () => ({ batting: false, bowling: false }) } },
  (a) => {
    const asked = (side: 'batting' | 'bowling') =>
      a.decision(`second-look.${side}`, { by: side, domain: oneOf(false, true), take: into(side) });
    const agreed = {
      id: 'second-look.agreed',
      does: (_s: object, _g: object, _p: object, own: { left: number }) => void own.left--,
    };
    return [
      a.before(
        'ball.after',
        a.group('second-look', { when: (_s, g, _p, own) => own.left > 0 && g.outs.some(isWicket) }, [
          a.commit('second-look.ask', { rule: 'second-look.ask' }, [asked('batting'), asked('bowling')]),
          a.group('second-look.taken', { when: (_s, _g, _p, own) => own.batting && own.bowling }, [
            a.resolve('second-look.spent', [agreed]),
            a.takeBack('second-look.again'),
          ]),
        ]),
      ),
    ];
  },
);

/** Once an innings the batter has a roll of the ball taken again. Rules `batters-reroll.offer`, `.again`. */
export const battersReroll = houseRule('*', 'batters-reroll', { state: retakes }, (a) => [
  a.eachChance('roll', (roll, again) => [offer('batters-reroll', 'batting', roll, again)]),
]);
