import { award, callNoBall, die, dismiss, integer } from '@howzat/core/author';
import { houseRule } from './house-rule.js';
import { into, rolled } from './parts.js';

/**
 * A stroke for one to three runs is caught one hand, one bounce on a 6 of a die: the batter is out and the runs do not
 * count. Rules `one-hand-one-bounce.try`, `one-hand-one-bounce.catch`.
 */
export const oneHandOneBounce = houseRule('*', 'one-hand-one-bounce', { state: rolled }, (a) => [
  a.before(
    'core.ball.score',
    a.chance('one-hand-one-bounce.die', {
      rule: 'one-hand-one-bounce.try',
      when: (_s, g) => g.bat > 0 && g.bat < 4 && g.outs.length === 0 && !g.noBall && !g.freeHit,
      of: die(6),
      take: into('face'),
    }),
  ),
  a.before('core.ball.score', {
    id: 'one-hand-one-bounce.catch',
    when: (_s, _g, _p, own) => own.face === 6,
    does: (_s, g) => {
      g.bat = 0;
      dismiss(g, 'caught');
    },
  }),
]);

/**
 * On a ball without runs and wicket the batters have to run: a die of at most `tipRunOut` runs the striker out, any
 * other face is a single. Rules `tip-and-run.run`, `tip-and-run.single`, `tip-and-run.out`.
 */
export const tipAndRun = houseRule(
  '*',
  'tip-and-run',
  {
    parameters: { tipRunOut: integer(2, { min: 1, max: 5 }) },
    state: rolled,
  },
  (a) => [
    a.before(
      'core.ball.score',
      a.chance('tip-and-run.die', {
        rule: 'tip-and-run.run',
        when: (_s, g) => g.bat + g.byes + g.legByes + g.wides === 0 && g.outs.length === 0,
        of: die(6),
        take: into('face'),
      }),
    ),
    a.before('core.ball.score', {
      id: 'tip-and-run.single',
      when: (_s, _g, p, own) => own.face > p.tipRunOut,
      does: (_s, g) => award(g, 1, 'bat'),
    }),
    a.before('core.ball.score', {
      id: 'tip-and-run.out',
      when: (_s, _g, p, own) => own.face > 0 && own.face <= p.tipRunOut,
      does: (_s, g) => dismiss(g, 'run out'),
    }),
  ],
);

/**
 * A 1 of a die of twenty is a no-ball worth one run, off which nobody is out but run out. Rules `overstepping.line`,
 * `overstepping.no-ball`.
 */
export const overstepping = houseRule('*', 'overstepping', { state: rolled }, (a) => [
  a.before(
    'core.ball.score',
    a.chance('overstepping.die', {
      rule: 'overstepping.line',
      when: (_s, g) => !g.noBall && g.wides === 0,
      of: die(20),
      take: into('face'),
    }),
  ),
  a.before('core.ball.score', {
    id: 'overstepping.no-ball',
    when: (_s, _g, _p, own) => own.face === 1,
    does: (_s, g) => {
      callNoBall(g, 1);
      g.outs = g.outs.filter(({ how }) => how === 'run out');
    },
  }),
]);

/** The ball after a no-ball is a free hit, off which a batter can only be run out. Sets `freeHit`; rule `free-hit.safe`. */
export const freeHit = houseRule('*', 'free-hit', {}, (a) => [
  a.set('freeHit', true),
  // behind everything that gets a batter out
  a.before('core.extras.not-counted', {
    id: 'free-hit.safe',
    when: (_s, g) => g.freeHit && g.outs.some(({ how }) => how !== 'run out'),
    does: (_s, g) => {
      g.outs = g.outs.filter(({ how }) => how === 'run out');
    },
  }),
]);
