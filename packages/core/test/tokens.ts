import { anyOf, die, houseRule, numberFrom, someOf } from '../src/author.js';
import { paper } from './paper-cricket.js';

/** Tokens that a side has left: how many it may spend on a ball is told by the state of the rule, and so is what the die may show. */
export const tokens = houseRule(
  paper,
  'tokens',
  { state: { innings: () => ({ left: 3, spent: 0, face: 0, mark: '' }) } },
  (a) => [
    a.before(
      'ball.start',
      a.decision('tokens.spend', {
        rule: 'tokens.ask',
        by: 'batting',
        when: (_s, _g, _p, own) => own.left > 0,
        domain: numberFrom(
          () => 0,
          (_s, _g, _p, own) => own.left,
        ),
        closed: (_s, _g, _p, own) => (own.left === 0 ? `All tokens are spent, the last ${own.spent} at once.` : null),
        take: (_s, spent, _g, _p, own) => {
          own.left -= spent;
          own.spent = spent;
        },
      }),
    ),
    a.before(
      'ball.before',
      a.chance('tokens.die', {
        rule: 'tokens.throw',
        when: (_s, _g, _p, own) => own.spent > 0,
        of: die((_s, _g, _p, own) => 1 + own.spent),
        take: (_s, face, _g, _p, own) => {
          own.face = face;
          own.spent = 0;
        },
      }),
    ),
    a.restrict('paper.ball', {
      id: 'tokens.no-six',
      when: (_s, _g, _p, own) => own.left === 0,
      forbids: (ball) => ball === '6',
      says: (_s, _g, _p, own) => `No six with ${own.left} tokens left.`,
    }),
  ],
);

/** A list that grows: what is drawn from it and chosen of it is put into it. */
export const chances = houseRule(paper, 'chances', { state: { innings: () => ({ sides: [1, 2], pick: 0 }) } }, (a) => [
  a.before(
    'ball.start',
    a.chance('chances.any', {
      rule: 'chances.a',
      of: anyOf((_s, _g, _p, own) => own.sides),
      take: (_s, pick, _g, _p, own) => {
        own.pick = pick;
        own.sides = [...own.sides.slice(-3), pick + 1];
      },
    }),
  ),
  a.before(
    'ball.start',
    a.decision('chances.some', {
      rule: 'chances.b',
      by: 'batting',
      domain: someOf((_s, _g, _p, own) => own.sides),
      take: (_s, chosen, _g, _p, own) => {
        own.sides = [...own.sides, chosen];
      },
    }),
  ),
]);
