import type { Scenario } from '@howzat/core/author';
import { bagWithout, balls, deal, innings, lay, overs, oversInReply, reply } from './notation.js';

/** Open questions of play and of the result: the bag, what is shown, pressure, Test matches, endings. */

export const playScenarios: readonly Scenario[] = [
  {
    id: 'cubes.ruling.used-cubes',
    title: 'Played cubes stay out of the bag',
    from: innings(),
    script: overs('2v6 0v6 6v6 4v3 5v2 5v7'),
    expect: { state: { inBag: 198 }, waits: 'deal.bowling' },
    readings: [
      {
        ruling: 'cubes.ruling.used-cubes',
        reading: 'return-each-over',
        expect: { state: { inBag: 210 }, waits: 'deal.bowling' },
      },
    ],
  },
  {
    id: 'cubes.ruling.bag-exhausted',
    title: 'The seventeenth over is followed by another',
    from: innings({ overs: 16, state: bagWithout(192) }),
    script: [...deal([1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12]), ...lay([1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12])],
    expect: { game: { innings: 1, overs: 17 }, waits: 'deal.bowling' },
    readings: [
      {
        ruling: 'cubes.ruling.bag-exhausted',
        reading: 'innings-ends',
        expect: { game: { innings: 2 }, waits: 'deal.bowling', cites: ['cubes.ruling.bag-exhausted'] },
      },
      {
        ruling: 'cubes.ruling.bag-exhausted',
        reading: 'end-over-limit',
        expect: { game: { innings: 2 }, waits: 'deal.bowling' },
      },
    ],
  },
  {
    id: 'cubes.ruling.refill-at-innings',
    title: 'The second innings begins with a full bag',
    from: innings({ wickets: 9, runs: 50, overs: 8 }),
    script: overs('9v0 9v0 9v0 9v0 9v0 9v0'),
    expect: { state: { inBag: 210 }, game: { innings: 2 }, cites: ['cubes.ruling.refill-at-innings'] },
    readings: [
      {
        ruling: 'cubes.ruling.refill-at-innings',
        reading: 'continue-bag',
        expect: { state: { inBag: 198 }, game: { innings: 2 } },
      },
      {
        ruling: 'cubes.ruling.leftover-hand',
        reading: 'keep',
        expect: { state: { inBag: 200 }, game: { innings: 2 }, cites: ['cubes.ruling.leftover-hand'] },
      },
    ],
  },
  {
    id: 'cubes.ruling.visible-faces',
    title: 'No face of the other side’s cubes is seen',
    from: innings(),
    script: deal([1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12]),
    expect: { state: { bowlerFacesSeen: [], batterFacesSeen: [] } },
    readings: [
      {
        ruling: 'cubes.ruling.visible-faces',
        reading: 'opposite-face-visible',
        expect: { state: { bowlerFacesSeen: [[8], [9], [0], [1], [2], [3]] } },
      },
      {
        ruling: 'cubes.ruling.visible-faces',
        reading: 'five-faces-visible',
        expect: {
          state: {
            batterFacesSeen: [
              [7, 8, 2, 4, 0],
              [8, 9, 3, 5, 1],
              [9, 0, 4, 6, 2],
              [0, 1, 5, 7, 3],
              [1, 4, 7, 5, 2],
              [2, 5, 8, 6, 3],
            ],
          },
        },
      },
    ],
  },
  {
    id: 'cubes.ruling.revise',
    title: 'An order may be changed until both are finished',
    from: innings(),
    script: [
      ...deal([1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12]),
      { side: 'bowling', step: 'order.bowling', choice: [1, 2, 3, 4, 5, 6] },
      { side: 'bowling', step: 'order.bowling', choice: [6, 5, 4, 3, 2, 1] },
      { side: 'batting', step: 'order.batting', choice: [7, 8, 9, 10, 11, 12] },
    ],
    expect: { state: { bowlerOrder: [6, 5, 4, 3, 2, 1] } },
    readings: [
      {
        ruling: 'cubes.ruling.revise',
        reading: 'lock-individually',
        script: [
          ...deal([1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12]),
          { side: 'bowling', step: 'order.bowling', choice: [1, 2, 3, 4, 5, 6] },
          { refused: { side: 'bowling', step: 'order.bowling', choice: [6, 5, 4, 3, 2, 1] } },
          { side: 'batting', step: 'order.batting', choice: [7, 8, 9, 10, 11, 12] },
        ],
        expect: { state: { bowlerOrder: [1, 2, 3, 4, 5, 6] } },
      },
    ],
  },
  {
    id: 'cubes.ruling.pressure-new-innings',
    title: 'A new innings begins without pressure, even where a wicket keeps the row of dots',
    with: { rulings: { 'cubes.ruling.pressure-after-wicket': 'wicket-keeps-k' } },
    from: innings({ wickets: 9, runs: 50, overs: 8 }),
    script: overs('4v4 9v0 9v0 9v0 9v0 9v0'),
    expect: { balls: balls('. W'), state: { dots: 0 }, cites: ['cubes.ruling.pressure-new-innings'] },
    readings: [
      {
        ruling: 'cubes.ruling.pressure-new-innings',
        reading: 'carries',
        expect: { balls: balls('. W'), state: { dots: 1 }, game: { innings: 2 } },
      },
    ],
  },
  {
    id: 'cubes.ruling.test-order',
    title: 'In a test match the sides bat in turn',
    with: { format: 'test-match' },
    from: reply({ scores: [{ batting: 'home', runs: 200, wickets: 10 }], runs: 90, wickets: 9, overs: 12 }),
    script: oversInReply('9v0 9v0 9v0 9v0 9v0 9v0'),
    expect: { waits: 'deal.bowling', game: { innings: 3, batting: 0 } },
    readings: [
      {
        ruling: 'cubes.ruling.test-order',
        reading: 'follow-on-allowed',
        script: [
          ...oversInReply('9v0 9v0 9v0 9v0 9v0 9v0'),
          { side: 'home', step: 'core.follow-on', choice: 'follow on' },
        ],
        expect: { waits: 'deal.bowling', game: { innings: 3, batting: 1 }, cites: ['core.follow-on.order'] },
      },
    ],
  },
  {
    id: 'cubes.ruling.test-order.declaration',
    title: 'In a test match nobody declares',
    with: { format: 'test-match' },
    from: innings({ runs: 150, wickets: 4, overs: 15 }),
    script: overs('4v5 4v5 4v5 4v5 4v5 4v5'),
    expect: { waits: 'deal.bowling', game: { innings: 1 } },
    readings: [
      {
        ruling: 'cubes.ruling.test-order',
        reading: 'declaration-allowed',
        script: [...overs('4v5 4v5 4v5 4v5 4v5 4v5'), { side: 'batting', step: 'core.declare', choice: 'declare' }],
        expect: { game: { innings: 2 }, waits: 'deal.bowling', cites: ['core.declaration.choice'] },
      },
    ],
  },
  {
    id: 'cubes.ruling.test-innings-win',
    title: 'A test match can be won by an innings',
    with: { format: 'test-match' },
    from: {
      ...innings({ innings: 3, runs: 50, wickets: 9, overs: 8 }),
      scores: [
        { batting: 'home', runs: 100, wickets: 10 },
        { batting: 'away', runs: 300, wickets: 10 },
      ],
    },
    script: overs('9v0 9v0 9v0 9v0 9v0 9v0'),
    expect: { result: 'Away won by an innings and 150 runs' },
    readings: [
      {
        ruling: 'cubes.ruling.test-innings-win',
        reading: 'played',
        script: [
          ...overs('9v0 9v0 9v0 9v0 9v0 9v0'),
          ...oversInReply('9v0 9v0 9v0 9v0 9v0 9v0', '9v0 9v0 9v0 9v0 0v9 9v0'),
        ],
        expect: { result: 'Away won by 150 runs', cites: ['cubes.ruling.margin'] },
      },
    ],
  },
  {
    id: 'cubes.ruling.test-draw',
    title: 'A test match has no limit of overs',
    with: { format: 'test-match' },
    from: innings({ overs: 71, runs: 400, wickets: 3 }),
    script: overs('4v4 4v5 4v4 4v5 4v4 4v5'),
    expect: { result: null, waits: 'deal.bowling' },
    readings: [
      {
        ruling: 'cubes.ruling.test-draw',
        reading: 'over-limit-draw',
        expect: { result: 'match drawn', waits: 'end', cites: ['cubes.ruling.test-draw'] },
      },
    ],
  },
  {
    id: 'cubes.ruling.termination',
    title: 'Between computer players an innings is cut off after 200 overs',
    from: innings(),
    script: [],
    expect: { state: { overCap: 200 } },
    readings: [{ ruling: 'cubes.ruling.termination', reading: 'none', expect: { state: { overCap: null } } }],
  },
  {
    id: 'cubes.ruling.concede',
    title: 'A player may give up',
    from: innings(),
    script: [{ concede: 'home' }],
    expect: { result: 'Away won, Home conceded', waits: 'end', cites: ['core.concede'] },
    readings: [
      {
        ruling: 'cubes.ruling.concede',
        reading: 'not-allowed',
        script: [{ refused: { concede: 'home' }, says: 'No side may give up in this match.' }],
        expect: { result: null, waits: 'deal.bowling' },
      },
    ],
  },
];
