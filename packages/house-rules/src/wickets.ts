import { award, dismiss, type Game, integer } from '@howzat/core/author';
import { houseRule } from './house-rule.js';

/** The new batter who is nobody has the higher number. */
const strikeOfOne = {
  id: 'last-man-stands.strike',
  only: (p: { readonly strike: boolean }) => p.strike,
  when: (_s: unknown, g: Readonly<Pick<Game, 'wickets' | 'wicketsLimit' | 'striker' | 'nonStriker'>>) =>
    g.wicketsLimit !== null && g.wickets === g.wicketsLimit - 1 && g.striker > g.nonStriker,
  does: (_s: unknown, g: Game) => {
    const { striker } = g;
    g.striker = g.nonStriker;
    g.nonStriker = striker;
  },
};

/**
 * The last batter bats on alone and keeps the strike: an innings has one wicket more. Rules `last-man-stands.wicket`,
 * `last-man-stands.strike`.
 */
export const lastManStands = houseRule('*', 'last-man-stands', {}, (a) => [
  a.after('core.innings.open', {
    id: 'last-man-stands.wicket',
    when: (_s, g) => g.wicketsLimit !== null,
    does: (_s, g) => {
      if (g.wicketsLimit !== null) g.wicketsLimit++;
    },
  }),
  a.after('core.strike.crossed', strikeOfOne),
  a.after('core.strike.ends', strikeOfOne),
]);

/** A side is two batters: its innings ends with the second wicket. Sets `wickets`. */
export const twoWicketPairs = houseRule('*', 'two-wicket-pairs', {}, (a) => [a.set('wickets', 2)]);

/**
 * Nobody leaves: a wicket costs `pairsCost` runs and the innings lasts its overs, `pairsOvers` where there is no limit.
 * Rules `pairs-cricket.cost`, `pairs-cricket.overs`.
 */
export const pairsCricket = houseRule(
  '*',
  'pairs-cricket',
  {
    parameters: {
      pairsCost: integer(5, { min: 0, max: 50, unit: 'runs' }),
      pairsOvers: integer(12, { min: 1, max: 1000, unit: 'overs' }),
    },
    // a side without wickets to lose has no last man, and nobody to bring on for another
    excludes: ['last-man-stands', 'impact-player'],
  },
  (a) => [
    a.set('wickets', null),
    a.after('core.innings.open', {
      id: 'pairs-cricket.overs',
      when: (_s, g) => g.oversLimit === null,
      does: (_s, g, p) => {
        g.oversLimit = p.pairsOvers;
      },
    }),
    a.before('core.score.runs', {
      id: 'pairs-cricket.cost',
      when: (_s, g) => g.outs.length > 0,
      does: (_s, g, p) => award(g, -p.pairsCost * g.outs.length, 'penalty'),
    }),
  ],
);

/** Six runs off the bat on one ball count, and the batter who hit them is out. Rule `six-and-out.out`. */
export const sixAndOut = houseRule('*', 'six-and-out', {}, (a) => [
  a.before('core.ball.score', {
    id: 'six-and-out.out',
    when: (_s, g) => g.bat >= 6 && g.outs.length === 0,
    does: (_s, g) => dismiss(g, 'caught'),
  }),
]);

/**
 * A batter who has made `retireAt` runs retires. It is no wicket, but they do not come back: an innings ends when nobody is
 * left to bat. Rules `retire-at-fifty.runs`, `retire-at-fifty.retires`, `retire-at-fifty.nobody-left`.
 */
export const retireAtFifty = houseRule(
  '*',
  'retire-at-fifty',
  {
    parameters: { retireAt: integer(50, { min: 1, max: 1000, unit: 'runs' }) },
    state: { innings: () => ({ made: {} as Record<number, number>, retired: 0 }) },
  },
  (a) => [
    a.before('core.wicket.falls', {
      id: 'retire-at-fifty.runs',
      when: (_s, g) => g.bat > 0,
      does: (_s, g, _p, own) => {
        own.made[g.striker] = (own.made[g.striker] ?? 0) + g.bat;
      },
    }),
    a.after('core.wicket.falls', {
      id: 'retire-at-fifty.retires',
      when: (_s, g, p, own) =>
        (own.made[g.striker] ?? 0) >= p.retireAt && !g.outs.some(({ batter }) => batter === g.striker),
      does: (_s, g, _p, own) => {
        own.retired++;
        dismiss(g, 'retired not out');
      },
    }),
    a.end('innings', {
      id: 'retire-at-fifty.nobody-left',
      ends: (_s, g, _p, own) => own.retired > 0 && g.wicketsLimit !== null && g.wickets + own.retired >= g.wicketsLimit,
    }),
  ],
);

/** A batter out on the first ball that they face costs `duckCost` runs. Rules `golden-duck.cost`, `golden-duck.faced`. */
export const goldenDuck = houseRule(
  '*',
  'golden-duck',
  {
    parameters: { duckCost: integer(2, { min: 1, max: 50, unit: 'runs' }) },
    state: { innings: () => ({ faced: [] as number[] }) },
  },
  (a) => [
    a.before('core.score.runs', {
      id: 'golden-duck.cost',
      when: (_s, g, _p, own) => !own.faced.includes(g.striker) && g.outs.some(({ batter }) => batter === g.striker),
      does: (_s, g, p) => award(g, -p.duckCost, 'penalty'),
    }),
    a.before('core.wicket.falls', {
      id: 'golden-duck.faced',
      when: (_s, g, _p, own) => !own.faced.includes(g.striker),
      does: (_s, g, _p, own) => void own.faced.push(g.striker),
    }),
  ],
);

/**
 * Wickets on three balls running cost `hatTrickCost` runs; a fourth begins a new row. Rules `hat-trick.row`,
 * `hat-trick.cost`.
 */
export const hatTrick = houseRule(
  '*',
  'hat-trick',
  {
    parameters: { hatTrickCost: integer(10, { min: 1, max: 100, unit: 'runs' }) },
    state: { innings: () => ({ row: 0 }) },
  },
  (a) => [
    a.before('core.score.runs', {
      id: 'hat-trick.row',
      when: (_s, g, _p, own) => g.outs.length > 0 || own.row > 0,
      does: (_s, g, _p, own) => {
        own.row = g.outs.length === 0 ? 0 : own.row === 3 ? 1 : own.row + 1;
      },
    }),
    a.before('core.score.runs', {
      id: 'hat-trick.cost',
      when: (_s, _g, _p, own) => own.row === 3,
      does: (_s, g, p) => award(g, -p.hatTrickCost, 'penalty'),
    }),
  ],
);
