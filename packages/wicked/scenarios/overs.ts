import type { Scenario } from '@howzat/core/author';
import { batOn, comesIn, england, innings, over, overOf } from './dealer.js';

/** A home order with these two at South and North. */
const opening = (...first: readonly number[]): readonly number[] =>
  [...first, ...england.filter((card) => !first.includes(card))].slice(0, 11);

const caught = overOf('X', 1, 32, { potential: 6 });
const wicketOdd = overOf('W3', 2, 32, { potential: 7 });

/** The worked examples of an over, and the readings that change one. */
export const overScenarios: readonly Scenario[] = [
  {
    id: 'wicked.example.empty-odd',
    title: 'An empty zone and five runs: the striker crosses and faces the South bowler',
    from: innings({ order: opening(13, 1), bowlers: [19, 33] }),
    script: [...over(2, [5, 2], [3, 5], 4), batOn],
    expect: {
      balls: ['5'],
      score: '5/0',
      state: { south: 2, north: 1, marker: 1 },
      game: { striker: 1, bowler: 33 },
      waits: 'field',
      cites: ['wicked.runs.empty-zone', 'wicked.strike.odd', 'wicked.end-over.marker'],
      without: ['wicked.strike.even', 'wicked.runs.dotted-zone-roll'],
    },
    readings: [
      {
        // on the stock chart the same dice lead to zone 11, which the card Attack guards
        ruling: 'wicked.ruling.chart-location',
        reading: 'shared-chart',
        script: [...over(2, [5, 2], [3, 5], 4, [1, 4]), batOn],
        expect: { balls: ['8'], state: { south: 1, north: 2 }, cites: ['wicked.outcome.unlisted-roll'] },
      },
    ],
  },
  {
    id: 'wicked.example.empty-odd.numbers',
    title: 'The numbers of the same over: combined 13, roll 9, zone 12',
    from: innings({ order: opening(13, 1), bowlers: [19, 33] }),
    script: over(2, [5, 2], [3, 5], 4),
    expect: {
      state: {
        bowlingInput: 6,
        battingInput: 7,
        combined: 13,
        pitchRoll: 9,
        modifier: -1,
        zone: 12,
        potential: 5,
        runs: 5,
      },
      waits: 'core.declare',
    },
    readings: [
      {
        ruling: 'wicked.ruling.bowling-input-frozen',
        reading: 're-read',
        // five and four cross at 4 on the chart of a changed bowler
        expect: { state: { bowlingInput: 4, combined: 11, zone: 10 } },
        script: over(2, [5, 2], [3, 5], 4, [1, 4]),
      },
    ],
  },
  {
    id: 'wicked.example.empty-even',
    title: 'An empty zone and four runs: positions stay, and the North batter faces',
    from: innings({ order: opening(15, 1), bowlers: [19, 33] }),
    script: [...over(2, [5, 2], [3, 5], 4), batOn],
    expect: {
      balls: ['4'],
      state: { south: 1, north: 2 },
      game: { striker: 2, bowler: 33 },
      cites: ['wicked.strike.even'],
      without: ['wicked.strike.odd'],
    },
  },
  {
    id: 'wicked.example.scoreless',
    title: 'Nought is even: after a scoreless over 7 the partner at North faces over 8',
    from: innings({ overs: 6 }),
    script: [...overOf(0, 1, 32), batOn],
    expect: { balls: ['.'], game: { striker: 2, overs: 7 }, state: { south: 1, north: 2 } },
  },
  {
    id: 'wicked.example.reroll-double',
    title: 'Of a double one die is rolled again; the input stays as it was read',
    from: innings({ bowlers: [34, 33] }),
    script: over(2, [4, 4], [6, 6], 6),
    expect: { state: { bowlingInput: 3, pitchRoll: 10 }, cites: ['wicked.over.reroll-lower'] },
    readings: [
      {
        ruling: 'wicked.ruling.reroll-tie',
        reading: 'none',
        script: over(2, [4, 4], [6, 6], null),
        expect: { state: { bowlingInput: 3, pitchRoll: 8 }, without: ['wicked.over.reroll-lower'] },
      },
      {
        ruling: 'wicked.ruling.reroll-tie',
        reading: 'both',
        script: [...over(2, [4, 4], [6, 6], 6), { chance: 'reroll.both', outcome: 3 }],
        expect: { state: { bowlingInput: 3, pitchRoll: 9 }, cites: ['wicked.ruling.reroll-tie'] },
      },
    ],
  },
  {
    id: 'wicked.example.reroll-lower-again',
    title: 'The new die may be lower than the old one: it is not rolled a second time',
    from: innings({ bowlers: [34, 33] }),
    script: over(3, [6, 3], [1, 1], 1),
    expect: { state: { pitchRoll: 7 }, waits: 'core.declare' },
    readings: [
      {
        ruling: 'wicked.ruling.reroll-new-lower',
        reading: 'reroll-until-higher',
        script: [
          ...over(3, [6, 3], [1, 1], 1),
          { chance: 'reroll.once-more', outcome: 5 },
          { chance: 'reroll.once-more', outcome: 6 },
        ],
        expect: { state: { pitchRoll: 12 }, cites: ['wicked.ruling.reroll-new-lower'] },
      },
      {
        ruling: 'wicked.ruling.reroll-optional',
        reading: 'optional',
        script: [
          { side: 'bowling', step: 'field', choice: 3 },
          { chance: 'bowling-roll', outcome: [6, 3] },
          { chance: 'batting-roll', outcome: [1, 1] },
          { side: 'bowling', step: 'reroll.choice', choice: 'keep' },
        ],
        expect: { state: { pitchRoll: 9 }, cites: ['wicked.ruling.reroll-optional'] },
      },
    ],
  },
  {
    id: 'wicked.example.caught',
    title: 'Caught: no runs, the partner faces, and the new batter stands at South',
    from: innings(),
    script: [
      ...caught,
      {
        refused: { side: 'batting', step: 'next-batter', choice: 1 },
        rule: 'wicked.wicket.replace',
        says: 'That cricketer is already out / batting.',
      },
      {
        refused: { side: 'batting', step: 'next-batter', choice: 8 },
        rule: 'wicked.setup.unpicked-out',
        says: 'That card was not picked for the lineup.',
      },
      comesIn(5),
      batOn,
    ],
    expect: {
      balls: ['W'],
      score: '0/1',
      state: { south: 3, north: 2, orders: [[1, 2, 5]] },
      game: { striker: 2, nonStriker: 3 },
      cites: ['wicked.outcome.code-x', 'wicked.outcome.out-column', 'wicked.end-over.out-box', 'wicked.wicket.replace'],
      without: ['wicked.outcome.code-w'],
    },
    readings: [
      {
        ruling: 'wicked.ruling.out-strike',
        reading: 'new-batter-faces',
        script: [...caught, comesIn(5), batOn],
        expect: { game: { striker: 3, nonStriker: 2 }, state: { south: 2, north: 3 } },
      },
      {
        ruling: 'wicked.ruling.next-batter-choice',
        reading: 'random-draw',
        script: [...caught, { chance: 'next-batter.drawn', outcome: 7 }, batOn],
        expect: { state: { orders: [[1, 2, 7]] }, cites: ['wicked.ruling.next-batter-choice'] },
      },
    ],
  },
  {
    id: 'wicked.ruling.runs-before-catch.shown',
    title: 'Where a wicket comes after all Potential Runs, a catch gives none unless it is read like a wicket',
    with: { rulings: { 'wicked.ruling.runs-before-out': 'potential-runs' } },
    from: innings(),
    script: caught,
    expect: { balls: ['W'], score: '0/1' },
    readings: [
      {
        ruling: 'wicked.ruling.runs-before-catch',
        reading: 'same-as-wicket',
        expect: { balls: ['6+W'], score: '6/1' },
      },
    ],
  },
  {
    id: 'wicked.example.wicket-odd-runs',
    title: 'Out after three runs: the new batter stands at North and faces',
    from: innings({ order: opening(2, 1) }),
    script: [...wicketOdd, comesIn(3), batOn],
    expect: {
      balls: ['3+W'],
      score: '3/1',
      state: { south: 2, north: 3 },
      game: { striker: 3, nonStriker: 2 },
      cites: ['wicked.outcome.code-w', 'wicked.outcome.runs-before-out'],
      without: ['wicked.outcome.code-x'],
    },
    readings: [
      {
        ruling: 'wicked.ruling.out-strike',
        reading: 'partner-faces',
        expect: { game: { striker: 2, nonStriker: 3 }, state: { south: 3, north: 2 } },
      },
      {
        ruling: 'wicked.ruling.runs-before-out',
        reading: 'potential-runs',
        expect: { balls: ['7+W'], score: '7/1' },
      },
      { ruling: 'wicked.ruling.runs-before-out', reading: 'zero', expect: { balls: ['W'], score: '0/1' } },
    ],
  },
  {
    id: 'wicked.example.wicket-cap',
    title: 'A wicket after four runs, of a batter who could make two: two runs and out',
    from: innings({ target: 300, order: [35, 19, 20, 21, 22, 23, 24, 25, 32, 33, 34] }),
    script: overOf('W2', 35, 14, { potential: 2 }),
    expect: { balls: ['2+W'], state: { potential: 2, printed: 4 } },
    readings: [{ ruling: 'wicked.ruling.out-runs-cap', reading: 'printed-exact', expect: { balls: ['4+W'] } }],
  },
  {
    id: 'wicked.example.max-run',
    title: 'At most three runs for a batter who could make ten: three',
    from: innings(),
    script: overOf(3, 1, 32, { potential: 10, field: 1 }),
    expect: {
      balls: ['3'],
      state: { potential: 10, limit: 3 },
      cites: ['wicked.outcome.code-r', 'wicked.outcome.max-run-column'],
    },
  },
  {
    id: 'wicked.example.max-run.low',
    title: 'At most three runs for a batter who could make two: two',
    from: innings({ order: opening(15, 1) }),
    script: over(1, [5, 3], [5, 4], 3, [6, 3]),
    expect: { balls: ['2'], state: { potential: 2, limit: 3 } },
    readings: [{ ruling: 'wicked.ruling.max-run-meaning', reading: 'replace', expect: { balls: ['3'] } }],
  },
  {
    id: 'wicked.example.unlisted',
    title: 'A roll that the row does not list: all nine runs',
    from: innings({ order: opening(4, 1) }),
    script: overOf(9, 4, 32, { field: 1, dotted: true }),
    expect: { balls: ['9'], state: { potential: 9 }, cites: ['wicked.outcome.unlisted-roll'] },
  },
  ...(
    [
      [[3, 3], '2', 'at most two runs'],
      [[3, 4], 'W', 'caught'],
      [[1, 4], '6', 'all six runs'],
    ] as const
  ).map(
    ([zone, ball, title], i): Scenario => ({
      id: `wicked.example.data-set${i === 0 ? '' : `.${i + 1}`}`,
      title: `The set that comes with it: zone 10 on the card Leg side, ${title}`,
      from: innings({ order: opening(18, 1), bowlers: [34, 33] }),
      script: over(5, [6, 2], [3, 5], 3, zone),
      expect: {
        balls: [ball],
        state: { bowlingInput: 4, battingInput: 7, combined: 11, pitchRoll: 9, modifier: -1, zone: 10, potential: 6 },
        cites: ['wicked.runs.check-field', 'wicked.runs.dotted-zone-roll'],
      },
    }),
  ),
  {
    id: 'wicked.ruling.fielding-reuse.shown',
    title: 'The same fielding card may lie for two overs',
    from: innings(),
    script: [
      ...overOf(5, 1, 32, { field: 2 }),
      batOn,
      {
        refused: { side: 'batting', step: 'field', choice: 2 },
        says: 'Only the bowling side sets the field.',
        rule: 'wicked.over.field-choice',
      },
      ...overOf(5, 1, 33, { field: 2 }),
      {
        refused: { side: 'bowling', step: 'field', choice: 3 },
        says: 'The field is set; it can change before the next over.',
      },
    ],
    expect: { balls: ['5', '5'], state: { field: 2 } },
    readings: [
      {
        ruling: 'wicked.ruling.fielding-reuse',
        reading: 'no-immediate-repeat',
        script: [
          ...overOf(5, 1, 32, { field: 2 }),
          batOn,
          {
            refused: { side: 'bowling', step: 'field', choice: 2 },
            rule: 'wicked.ruling.fielding-reuse',
            says: 'choose another',
          },
          ...overOf(5, 1, 33, { field: 1 }),
          batOn,
          ...overOf(5, 1, 32, { field: 2 }),
        ],
        expect: { balls: ['5', '5', '5'], state: { field: 2 } },
      },
      {
        ruling: 'wicked.ruling.fielding-reuse',
        reading: 'cycle-all-five',
        script: [
          ...overOf(5, 1, 32, { field: 2 }),
          batOn,
          ...overOf(5, 1, 33, { field: 1 }),
          batOn,
          {
            refused: { side: 'bowling', step: 'field', choice: 2 },
            rule: 'wicked.ruling.fielding-reuse',
            says: 'it comes back when all five have been',
          },
          ...overOf(5, 1, 32, { field: 3 }),
          batOn,
          ...overOf(5, 1, 33, { field: 4 }),
          batOn,
          ...overOf(5, 1, 32, { field: 5 }),
          batOn,
          ...overOf(5, 1, 33, { field: 2 }),
        ],
        expect: { state: { field: 2, fieldsUsed: 4 } },
      },
    ],
  },
];
