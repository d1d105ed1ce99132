import { anyOf, award, integer } from '@howzat/core/author';
import { houseRule } from './house-rule.js';
import { addBonus, call, called, into } from './parts.js';

/**
 * Once an innings, before an over, the batting side plays its joker: runs off the bat count twice in that over, and a
 * wicket costs `jokerCost` runs. Rules `joker-over.once`, `joker-over.double`, `joker-over.cost`.
 */
export const jokerOver = houseRule(
  '*',
  'joker-over',
  { parameters: { jokerCost: integer(5, { min: 0, max: 50, unit: 'runs' }) }, state: called },
  (a) => [
    a.before('over.start', call('joker-over')),
    a.before('core.score.runs', {
      id: 'joker-over.double',
      when: (_s, g, _p, own) => own.over === g.overs && g.bat > 0,
      does: (_s, g) => addBonus(g, g.bat),
    }),
    a.before('core.score.runs', {
      id: 'joker-over.cost',
      when: (_s, g, _p, own) => own.over === g.overs && g.outs.length > 0,
      does: (_s, g, p) => award(g, -p.jokerCost * g.outs.length, 'penalty'),
    }),
  ],
);

/**
 * Once an innings, before an over, the batting side takes the power surge: for `surgeOvers` overs each scoring stroke
 * brings one run more. Rules `power-surge.once`, `power-surge.run`.
 */
export const powerSurge = houseRule(
  '*',
  'power-surge',
  { parameters: { surgeOvers: integer(2, { min: 1, max: 10, unit: 'overs' }) }, state: called },
  (a) => [
    a.before('over.start', call('power-surge')),
    a.before('core.score.runs', {
      id: 'power-surge.run',
      when: (_s, g, p, own) => own.over >= 0 && g.overs < own.over + p.surgeOvers && g.bat > 0,
      does: (_s, g) => addBonus(g, 1),
    }),
  ],
);

/** In how many overs one ball is golden: in each, or in as many short overs as have six balls between them. */
const stretchOf = (p: { readonly ballsPerOver: number }): number => (p.ballsPerOver < 3 ? 6 / p.ballsPerOver : 1);

/**
 * Before each over one of its balls is drawn, and both sides know which: runs off the bat count threefold on it. In games whose
 * overs have one or two balls, one ball is drawn for the next six balls. Rules `golden-ball.draw`, `golden-ball.treble`.
 */
export const goldenBall = houseRule('*', 'golden-ball', { state: { innings: () => ({ ball: 0 }) } }, (a) => [
  a.before(
    'over.start',
    a.chance('golden-ball.number', {
      rule: 'golden-ball.draw',
      when: (_s, g, p) => g.overs % stretchOf(p) === 0,
      of: anyOf((_s, _g, p: { ballsPerOver: number }) =>
        Array.from({ length: p.ballsPerOver * stretchOf(p) }, (_, i) => i + 1),
      ),
      take: into('ball'),
    }),
  ),
  a.before('core.score.runs', {
    id: 'golden-ball.treble',
    when: (_s, g, p, own) =>
      g.bat > 0 &&
      g.ballNumber <= p.ballsPerOver &&
      (g.overs % stretchOf(p)) * p.ballsPerOver + g.ballNumber === own.ball,
    does: (_s, g) => addBonus(g, 2 * g.bat),
  }),
]);

/** In the last over of a limited innings runs off the bat count twice. Rule `death-over.double`. */
export const deathOver = houseRule('*', 'death-over', {}, (a) => [
  a.before('core.score.runs', {
    id: 'death-over.double',
    when: (_s, g) => g.oversLimit !== null && g.overs === g.oversLimit - 1 && g.bat > 0,
    does: (_s, g) => addBonus(g, g.bat),
  }),
]);

/**
 * An over off which the bowler concedes nothing is a bonus point for their side, and level totals go to the side with more of
 * them. Rules `maiden-bonus.point`, `maiden-bonus.decides`.
 */
export const maidenBonus = houseRule('*', 'maiden-bonus', { state: { match: () => ({ points: [0, 0] }) } }, (a) => [
  a.before('core.score.runs', {
    id: 'maiden-bonus.point',
    when: (_s, g, p) =>
      g.counts && g.overBalls + 1 === p.ballsPerOver && g.conceded + g.bat + g.wides + g.noBalls === 0,
    does: (_s, g, _p, own) => {
      own.points[1 - g.batting] = (own.points[1 - g.batting] ?? 0) + 1;
    },
  }),
  a.before('core.result.tie', {
    id: 'maiden-bonus.decides',
    when: (_s, g, _p, own) => g.lead === 0 && own.points[0] !== own.points[1],
    does: (_s, g, _p, own) => {
      const winner = (own.points[0] ?? 0) > (own.points[1] ?? 0) ? 0 : 1;
      const level = { kind: 'decided', margin: 0, ballsLeft: null, tieBreak: true } as const;
      g.result = { ...level, winner, rule: 'maiden-bonus.decides' };
    },
    final: true,
  }),
]);
