import type { Scenario } from '@howzat/core/author';
import {
  balls,
  colourLines,
  deal,
  first,
  fixed,
  inColours,
  innings,
  lay,
  overs,
  oversInReply,
  tossLines,
} from './notation.js';

/** Open questions of the set-up: numbers, colours, the toss, the deal. */

export const setUpScenarios: readonly Scenario[] = [
  {
    id: 'cubes.match',
    title: 'A whole match, from the colours to the winner',
    script: [
      ...colourLines,
      ...tossLines,
      ...overs('0v9 9v0 9v0 9v0 9v0 9v0', '9v0 9v0 9v0 9v0 9v0 9v9'),
      ...oversInReply('0v6 0v1 9v9 9v9 9v9 9v9'),
    ],
    expect: {
      balls: balls('6 W W W W W W W W W W 6 1'),
      result: 'Away won by 10 wickets',
      cites: ['cubes.setup.toss', 'cubes.aim.roles-first', 'cubes.over.continue'],
    },
  },
  {
    id: 'cubes.ruling.number-range',
    title: 'The numbers on twelve cubes',
    from: innings(),
    script: [...deal(first.bowling, first.batting), ...lay(first.bowling, first.batting)],
    expect: {},
    readings: [
      { ruling: 'cubes.ruling.number-range', reading: '0-to-7', expect: {} },
      { ruling: 'cubes.ruling.number-range', reading: '0-to-8', expect: {} },
      { ruling: 'cubes.ruling.number-distribution', reading: 'independent-shuffles', expect: {} },
    ],
  },
  {
    id: 'cubes.ruling.same-colour',
    title: 'Both players may use the same colour',
    script: [
      { side: 'home', step: 'colour.home', choice: 'A' },
      { side: 'away', step: 'colour.away', choice: 'A' },
    ],
    expect: { state: { homeColour: 'A', awayColour: 'A' }, waits: 'core.toss' },
    readings: [
      {
        ruling: 'cubes.ruling.same-colour',
        reading: 'distinct-colours',
        script: [
          { side: 'home', step: 'colour.first', choice: 'A' },
          {
            refused: { side: 'away', step: 'colour.second', choice: 'A' },
            rule: 'cubes.ruling.same-colour',
            says: 'That colour is taken.',
          },
          { side: 'away', step: 'colour.second', choice: 'B' },
        ],
        expect: { state: inColours, waits: 'core.toss' },
      },
    ],
  },
  {
    id: 'cubes.ruling.colour-order',
    title: 'Colours are chosen at the same time, before the toss',
    script: colourLines,
    expect: { state: inColours, waits: 'core.toss' },
    readings: [
      {
        ruling: 'cubes.ruling.colour-order',
        reading: 'sequential-open',
        script: [
          { side: 'home', step: 'colour.first', choice: 'A' },
          { side: 'away', step: 'colour.second', choice: 'A' },
        ],
        expect: { state: { homeColour: 'A', awayColour: 'A' }, waits: 'core.toss' },
      },
      {
        ruling: 'cubes.ruling.colour-order',
        reading: 'toss-loser-first',
        script: [
          { chance: 'core.toss', outcome: 0 },
          { side: 'home', step: 'core.toss.elect', choice: 'bowl' },
          { side: 'away', step: 'colour.toss-loser', choice: 'B' },
          fixed('away', 'colour.toss-loser'),
          { side: 'home', step: 'colour.toss-winner', choice: 'A' },
        ],
        expect: { state: inColours, waits: 'deal.bowling', game: { batting: 1 } },
      },
    ],
  },
  {
    id: 'cubes.ruling.colour-change',
    title: 'The next innings is played in the same colours',
    from: innings({ wickets: 9, runs: 50, overs: 8 }),
    script: overs('9v0 9v0 9v0 9v0 9v0 9v0'),
    expect: { state: inColours, waits: 'deal.bowling', game: { innings: 2 } },
    readings: [
      {
        ruling: 'cubes.ruling.colour-change',
        reading: 'per-innings',
        script: [
          ...overs('9v0 9v0 9v0 9v0 9v0 9v0'),
          { side: 'home', step: 'colour.bowling', choice: 'C' },
          { side: 'away', step: 'colour.batting', choice: 'C' },
        ],
        expect: { state: { homeColour: 'C', awayColour: 'C' }, cites: ['cubes.ruling.colour-change'] },
      },
    ],
  },
  {
    id: 'cubes.ruling.toss',
    title: 'The winner of the toss chooses',
    script: [...colourLines, { chance: 'core.toss', outcome: 1 }],
    expect: { waits: 'core.toss.elect', game: { tossWinner: 1 } },
    readings: [
      {
        ruling: 'cubes.ruling.toss',
        reading: 'coin-assigns',
        expect: { waits: 'deal.bowling', game: { tossWinner: 1, batting: 1 } },
      },
    ],
  },
  {
    id: 'cubes.ruling.toss-before-deal',
    title: 'The toss comes before the deal',
    script: [...colourLines, ...tossLines],
    expect: { waits: 'deal.bowling' },
    readings: [
      {
        ruling: 'cubes.ruling.toss-before-deal',
        reading: 'deal-first',
        script: [
          ...colourLines,
          { chance: 'deal.bowling.first', outcome: first.bowling },
          { chance: 'deal.batting.first', outcome: first.batting },
          { chance: 'core.toss', outcome: 1 },
          { side: 'away', step: 'core.toss.elect', choice: 'bat' },
        ],
        expect: {
          waits: 'order',
          state: { batterHand: [...first.bowling], bowlerHand: [...first.batting] },
          cites: ['cubes.setup.first-over', 'cubes.ruling.toss-before-deal'],
        },
      },
    ],
  },
  {
    id: 'cubes.ruling.toss-cube-method',
    title: 'A cube is tossed on three colours',
    with: { options: ['cubes.option.toss-by-cube'] },
    script: [
      ...colourLines,
      { side: 'away', step: 'toss.call', choice: ['A', 'C', 'E'] },
      { chance: 'toss.cube', outcome: 'C' },
    ],
    expect: { waits: 'core.toss.elect', game: { tossWinner: 1 }, cites: ['cubes.setup.toss-cube'] },
    readings: [
      {
        ruling: 'cubes.ruling.toss-cube-method',
        reading: 'high-roll',
        script: [
          ...colourLines,
          { chance: 'toss.roll.home', outcome: 3 },
          { chance: 'toss.roll.away', outcome: 3 },
          { chance: 'toss.roll.home', outcome: 4 },
          { chance: 'toss.roll.away', outcome: 2 },
        ],
        expect: { waits: 'core.toss.elect', game: { tossWinner: 0 } },
      },
      {
        ruling: 'cubes.ruling.toss-cube-method',
        reading: 'odd-even',
        script: [
          ...colourLines,
          { side: 'away', step: 'toss.odd-or-even', choice: 'odd' },
          { chance: 'toss.number', outcome: 7 },
        ],
        expect: { waits: 'core.toss.elect', game: { tossWinner: 1 } },
      },
    ],
  },
];
