import type { Scenario } from '@howzat/core/author';
import { batOn, comesIn, declare, innings, overOf } from './dealer.js';

/** Australia's order with this card at the last place but one: they face when nine are out. */
const lastBut = (card: number): readonly number[] => {
  const others = [19, 20, 21, 22, 23, 24, 25, 32, 34, 35].filter((other) => other !== card);
  return [...others.slice(0, 9), card, others[9] ?? 36];
};

const secondOpeners = [
  { side: 'batting', step: 'opening-batters', choice: [19, 20] },
  { side: 'bowling', step: 'opening-bowlers', choice: [14, 15] },
] as const;

/** The endings of an innings and of the match. */
export const endingScenarios: readonly Scenario[] = [
  {
    id: 'wicked.example.pass-with-last-wicket',
    title: 'Past the target by runs before the last wicket: the second side wins',
    from: innings({ target: 252, runs: 249, wickets: 9, overs: 40, order: lastBut(33) }),
    script: overOf('W4', 33, 14, { potential: 6 }),
    expect: {
      balls: ['4+W'],
      score: '253/10',
      result: 'Away won',
      cites: ['wicked.match-end.passed', 'wicked.match-end.any', 'wicked.aim.most-runs'],
      without: ['wicked.innings-end.ten-out', 'wicked.match-end.all-out'],
    },
    readings: [
      {
        ruling: 'wicked.ruling.pass-and-out',
        reading: 'out-first',
        expect: { score: '249/10', result: 'Home won by 2 runs', cites: ['wicked.ruling.pass-and-out'] },
      },
      {
        ruling: 'wicked.ruling.winning-over-runs',
        reading: 'stop-at-target-plus-one',
        expect: { score: '252/10', result: 'Away won', cites: ['wicked.ruling.winning-over-runs'] },
      },
    ],
  },
  {
    id: 'wicked.example.level-after-fifty',
    title: 'Level after fifty overs with eight out: a tie',
    from: innings({ target: 231, runs: 226, wickets: 8, overs: 49, firstWickets: 5 }),
    script: overOf(4, 33, 15),
    expect: { score: '230/8', result: 'match tied', cites: ['wicked.innings-end.fifty-overs'] },
    readings: [
      {
        ruling: 'wicked.ruling.tie',
        reading: 'tie-break',
        expect: { result: 'tied, Home won the tie-break', cites: ['wicked.ruling.tie'] },
      },
    ],
  },
  {
    id: 'wicked.example.level-all-out',
    title: 'Level and all out: the first side wins',
    from: innings({ target: 231, runs: 230, wickets: 9, overs: 40, order: lastBut(33) }),
    script: overOf('X', 33, 14),
    expect: {
      score: '230/10',
      result: 'Home won',
      cites: ['wicked.innings-end.ten-out', 'wicked.match-end.all-out'],
    },
    readings: [{ ruling: 'wicked.ruling.tie', reading: 'tie-always', expect: { result: 'match tied' } }],
  },
  {
    id: 'wicked.match-end.all-out.behind',
    title: 'All out behind: the first side wins by the difference',
    from: innings({ target: 231, runs: 200, wickets: 9, overs: 40, order: lastBut(33) }),
    script: overOf('X', 33, 14),
    expect: { result: 'Home won by 30 runs', cites: ['wicked.match-end.all-out'] },
  },
  {
    id: 'wicked.match-end.overs-gone.behind',
    title: 'Fifty overs gone and behind: the first side wins by the difference',
    from: innings({ target: 231, runs: 200, wickets: 4, overs: 49 }),
    script: overOf(4, 23, 15),
    expect: {
      result: 'Home won by 26 runs',
      cites: ['wicked.match-end.overs-gone', 'wicked.innings-end.fifty-overs', 'wicked.over.single-confrontation'],
    },
  },
  {
    id: 'wicked.match-end.passed.with-wickets',
    title: 'Past the target with wickets in hand: the match is over at once',
    from: innings({ target: 231, runs: 226, wickets: 4, overs: 30 }),
    script: overOf(7, 23, 14),
    expect: { score: '233/4', result: 'Away won by 6 wickets' },
    readings: [
      {
        ruling: 'wicked.ruling.objective-vs-ends',
        reading: 'all-overs',
        script: [...overOf(7, 23, 14), ...overOf(4, 23, 15)],
        expect: { score: '237/4', result: null, waits: 'field' },
      },
      {
        ruling: 'wicked.ruling.winning-over-runs',
        reading: 'stop-at-target-plus-one',
        expect: { score: '231/4', result: 'Away won by 6 wickets' },
      },
    ],
  },
  {
    id: 'wicked.example.short-first-innings',
    title: 'All out in over 37 for 180: the second side has fifty overs and needs 181',
    from: innings({ overs: 36, runs: 180, wickets: 9 }),
    script: [...overOf('X', 16, 32), ...secondOpeners],
    expect: {
      waits: 'field',
      game: { innings: 2, batting: 1, target: 181, oversLimit: 50 },
      state: {
        orders: [
          [1, 2, 3, 4, 5, 6, 7, 14, 15, 16, 17],
          [19, 20],
        ],
        northBowler: 14,
        laidFor: 1,
      },
      cites: ['wicked.innings-end.ten-out', 'wicked.ruling.dismissed-may-bowl'],
    },
  },
  {
    id: 'wicked.example.stop',
    title: '301 for 6 after over 44, and the captain stops: the second side has fifty overs and needs 302',
    from: innings({ overs: 43, runs: 297, wickets: 6 }),
    script: [
      { refused: { side: 'batting', step: 'core.declare', choice: 'declare' }, says: 'Only between overs.' },
      ...overOf(4, 7, 33),
      {
        refused: { side: 'bowling', step: 'core.declare', choice: 'declare' },
        says: 'Only the batting side stops its innings.',
      },
      declare,
      ...secondOpeners,
      ...overOf(4, 19, 14),
      {
        refused: { side: 'batting', step: 'core.declare', choice: 'declare' },
        says: 'The side batting second cannot stop its innings.',
      },
      {
        refused: { side: 'batting', step: 'stop.second', choice: 'stop' },
        says: 'The side batting second cannot stop its innings.',
      },
    ],
    expect: {
      game: { innings: 2, target: 302, oversLimit: 50 },
      waits: 'field',
      cites: ['wicked.innings-end.declare'],
    },
    readings: [
      {
        ruling: 'wicked.ruling.second-side-overs',
        reading: 'same-number',
        script: [...overOf(4, 7, 33), declare, ...secondOpeners],
        expect: { game: { target: 302, oversLimit: 44 }, cites: ['wicked.ruling.second-side-overs'] },
      },
      {
        ruling: 'wicked.ruling.declare-second-innings',
        reading: 'counts-as-loss',
        script: [
          ...overOf(4, 7, 33),
          declare,
          ...secondOpeners,
          ...overOf(4, 19, 14),
          { side: 'batting', step: 'stop.second', choice: 'stop' },
        ],
        expect: { result: 'Home won by 297 runs', cites: ['wicked.ruling.declare-second-innings'] },
      },
    ],
  },
  {
    id: 'wicked.ruling.step-order.shown',
    title: 'Out in the last over: nobody is asked for a batter who would not bat',
    from: innings({
      overs: 49,
      runs: 200,
      wickets: 4,
      state: { counters: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0], countersHeld: 6 },
    }),
    script: overOf('X', 5, 33),
    expect: { waits: 'openers', game: { innings: 2 }, state: { orders: [[1, 2, 3, 4, 5, 6]] } },
    readings: [
      {
        ruling: 'wicked.ruling.step-order',
        reading: 'restored',
        script: [...overOf('X', 5, 33), comesIn(7), { side: 'bowling', step: 'replacement-bowler', choice: 34 }],
        expect: { waits: 'openers', state: { orders: [[1, 2, 3, 4, 5, 6, 7]] } },
      },
      {
        ruling: 'wicked.ruling.step-order',
        reading: 'as-scanned',
        script: [...overOf('X', 5, 33), comesIn(7)],
        expect: { waits: 'openers', state: { orders: [[1, 2, 3, 4, 5, 6, 7]] } },
      },
    ],
  },
  {
    id: 'wicked.innings-end.declare.not-yet',
    title: 'Batting on after an over: the innings goes on',
    from: innings(),
    script: [...overOf(4, 1, 32), batOn],
    expect: { waits: 'field', game: { innings: 1, overs: 1 } },
  },
];
