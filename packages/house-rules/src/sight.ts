import { type Frozen, type Game, integer } from '@howzat/core/author';
import { freeHit, overstepping } from './fielding.js';
import { houseRule } from './house-rule.js';
import { batterSees } from './parts.js';

/**
 * When the side that chases needs `openRuns` runs or fewer, both sides choose in the open, the batting side first. Rule
 * `in-the-open.close`.
 */
export const inTheOpen = houseRule(
  '*',
  'in-the-open',
  { parameters: { openRuns: integer(5, { min: 1, max: 100, unit: 'runs' }) } },
  (a) => {
    const close = {
      rule: 'in-the-open.close',
      when: (_s: object, g: Frozen<Game>, p: { readonly openRuns: number }) =>
        g.target !== null && g.target - g.runs <= p.openRuns,
    };
    return [
      a.each('commit', ({ id }) => [a.sequence(id, ['batting', 'bowling'], close)]),
      a.each('decision', ({ id, seenBy }) => (seenBy === 'own' ? [a.open(id, close)] : [])),
    ];
  },
);

/** In the first over of an innings the batting side sees what is bowled before it chooses. Rule `sighter.first-over`. */
export const sighter = houseRule('*', 'sighter', {}, (a) =>
  batterSees(a, { rule: 'sighter.first-over', when: (_s, g) => g.innings > 0 && g.overs === 0 }),
);

/** With one wicket left the batting side sees what is bowled before it chooses. Rule `last-pair.look`. */
export const lastPair = houseRule('*', 'last-pair', {}, (a) =>
  batterSees(a, {
    rule: 'last-pair.look',
    when: (_s, g) => g.wickets > 0 && g.wicketsLimit !== null && g.wicketsLimit - g.wickets === 1,
  }),
);

/** On a free hit the batting side sees what is bowled before it chooses. Brings no-balls and free hits. Rule `shown-free-hit.look`. */
export const shownFreeHit = houseRule('*', 'shown-free-hit', { requires: [overstepping, freeHit] }, (a) =>
  batterSees(a, { rule: 'shown-free-hit.look', when: (_s, g) => g.freeHit || (g.freeHitDue && g.ballNumber === 0) }),
);
