import { houseRule, oneOf } from '../src/author.js';

/** Once an innings the batting side may have a ball that took a wicket played again. */
export const secondLook = houseRule(
  '*',
  'second-look',
  { state: { innings: () => ({ left: 1 }), ball: () => ({ asked: false }) } },
  (a) => [
    a.before(
      'ball.after',
      a.decision('second-look.ask', {
        by: 'batting',
        when: (_s, g, _p, own) => own.left > 0 && g.outs.length > 0,
        domain: oneOf(false, true),
        take: (_s, yes, _g, _p, own) => {
          own.asked = yes;
          if (yes) own.left--;
        },
      }),
    ),
    a.before('ball.after', a.takeBack('second-look.again', { when: (_s, _g, _p, own) => own.asked })),
  ],
);

/** Twice an innings the last die of a ball is thrown again, if it cost a wicket. */
export const secondThrow = houseRule('*', 'second-throw', { state: { innings: () => ({ left: 2 }) } }, (a) => [
  a.before('ball.before', {
    id: 'second-throw.spent',
    when: (_s, g, _p, own) => own.left > 0 && g.outs.length > 0,
    does: (_s, _g, _p, own) => {
      own.left -= 0.5;
    },
  }),
  a.before(
    'ball.before',
    a.takeBack('second-throw.again', {
      to: 'chance',
      when: (_s, g, _p, own) => own.left % 1 !== 0 && g.outs.length > 0,
    }),
  ),
  a.before('ball.after', {
    id: 'second-throw.counted',
    when: (_s, _g, _p, own) => own.left % 1 !== 0,
    does: (_s, _g, _p, own) => {
      own.left -= 0.5;
    },
  }),
]);
