import { award, die, dismiss, oneOf, type Variant } from '@howzat/core/author';
import type { CubesTypes } from '@howzat/cubes';
import { houseRule } from './house-rule.js';
import { into, rolled } from './parts.js';

/** Only the types: whoever plays Cubes brings the game. */
const cubes = { id: 'cubes' } as Variant<CubesTypes>;

/** An innings lasts eight overs at most. Sets `overs`. */
export const overLimit = houseRule(cubes, 'over-limit', {}, (a) => [a.set('overs', 8)]);

/**
 * Equal numbers are an edge: a die decides whether it is caught behind (1), runs away for four (6), or nothing. Rules
 * `edged.edge`, `edged.caught`, `edged.four`.
 */
export const edged = houseRule(cubes, 'edged', { state: rolled }, (a) => [
  a.before(
    'core.ball.score',
    a.chance('edged.die', {
      rule: 'edged.edge',
      when: (s, g) => s.bowler === s.batter && g.outs.length === 0,
      of: die(6),
      take: into('face'),
    }),
  ),
  a.before('core.ball.score', {
    id: 'edged.caught',
    when: (_s, _g, _p, own) => own.face === 1,
    does: (_s, g) => dismiss(g, 'caught'),
  }),
  a.before('core.ball.score', {
    id: 'edged.four',
    when: (_s, _g, _p, own) => own.face === 6,
    does: (_s, g) => award(g, 4, 'bat'),
  }),
]);

/**
 * Once an innings, before the cubes are laid out, the batter may look at the first cube that the bowler was dealt. Only
 * they learn which it is. Rule `scout.look`.
 */
export const scout = houseRule(
  cubes,
  'scout',
  { state: { innings: () => ({ used: false }), over: () => ({ cube: 0 }) }, secret: { cube: 'batting' } },
  (a) => [
    a.before(
      'order',
      a.decision('scout.ask', {
        rule: 'scout.look',
        by: 'batting',
        when: (_s, _g, _p, own) => !own.used,
        domain: oneOf(false, true),
        take: (s, looks, _g, _p, own) => {
          own.used = looks;
          if (looks) own.cube = s.bowlerHand[0] ?? 0;
        },
      }),
    ),
  ],
);

/** After two sixes in a row the batter lays the cubes for the next over first, and the bowler sees them. Rule `after-two-sixes.shows`. */
export const afterTwoSixes = houseRule(
  cubes,
  'after-two-sixes',
  { state: { innings: () => ({ row: 0, over: -1 }) } },
  (a) => [
    a.wrap('core.score.runs', (inner, _s, g, _p, own) => {
      inner();
      own.row = g.bat === 6 ? own.row + 1 : 0;
      if (own.row === 2) own.over = g.overs + 1;
    }),
    a.sequence('order', ['batting', 'bowling'], {
      rule: 'after-two-sixes.shows',
      when: (_s, g, _p, own) => own.over === g.overs,
    }),
  ],
);
