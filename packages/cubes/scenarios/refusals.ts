import type { Scenario } from '@howzat/core/author';
import { colourLines, deal, fixed, inColours, innings, lay, oversInReply, reply, tossLines } from './notation.js';

/** What is refused, and the sentence that says why. */

export const refusalsScenarios: readonly Scenario[] = [
  {
    id: 'cubes.refused.order',
    title: 'An order places each cube of the hand once, and only those',
    from: innings(),
    script: [
      ...deal([1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12]),
      {
        refused: { side: 'bowling', step: 'order.bowling', choice: [1, 1, 2, 3, 4, 5] },
        rule: 'cubes.order.secret',
        says: 'Place each of your six cubes exactly once.',
      },
      {
        refused: { side: 'bowling', step: 'order.bowling', choice: [1, 2, 3, 4, 5] },
        rule: 'cubes.order.secret',
        says: 'Place each of your six cubes exactly once.',
      },
      {
        refused: { side: 'bowling', step: 'order.bowling', choice: [1, 2, 3, 4, 5, 7] },
        rule: 'cubes.order.secret',
        says: 'Place each of your six cubes exactly once.',
      },
      {
        refused: { side: 'bowling', step: 'order.bowling', choice: [1, 2, 3, 4, 5, 211] },
        rule: 'cubes.component.wild',
        says: 'Wildcubes are not played in this game.',
      },
      {
        refused: { side: 'bowling', step: 'order.bowling', choice: { order: [1, 2, 3, 4, 5, 6], roll: [2] } },
        rule: 'cubes.variant.roll',
        says: 'Rolling cubes is not part of this game.',
      },
      {
        refused: { side: 'bowling', step: 'order.batting', choice: [7, 8, 9, 10, 11, 12] },
        says: 'It is not your decision',
      },
    ],
    expect: { waits: 'order' },
  },
  {
    id: 'cubes.refused.locked',
    title: 'A locked order, a fixed colour and a decided toss stay as they are',
    script: [
      ...colourLines,
      fixed('home', 'colour.home'),
      ...tossLines,
      { refused: { side: 'home', step: 'core.toss.elect', choice: 'bowl' }, says: 'The toss is decided.' },
      ...deal([1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12]),
      ...lay([1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12]),
      {
        refused: { side: 'bowling', step: 'order.bowling', choice: [6, 5, 4, 3, 2, 1] },
        says: 'The order is locked for this over.',
      },
      fixed('away', 'colour.away'),
    ],
    expect: { state: inColours, waits: 'deal.bowling' },
    readings: [
      {
        ruling: 'cubes.ruling.colour-order',
        reading: 'sequential-open',
        script: [
          { side: 'home', step: 'colour.first', choice: 'A' },
          fixed('home', 'colour.first'),
          { side: 'away', step: 'colour.second', choice: 'B' },
          fixed('away', 'colour.second'),
          ...tossLines,
        ],
        expect: { state: inColours, waits: 'deal.bowling' },
      },
    ],
  },
  {
    id: 'cubes.refused.toss-call',
    title: 'A cube is tossed once',
    with: { options: ['cubes.option.toss-by-cube'] },
    script: [
      ...colourLines,
      { side: 'away', step: 'toss.call', choice: ['E', 'C', 'A'] },
      { chance: 'toss.cube', outcome: 'C' },
      { refused: { side: 'away', step: 'toss.call', choice: ['B', 'D', 'F'] }, says: 'The toss is decided.' },
    ],
    expect: { waits: 'core.toss.elect', game: { tossWinner: 1 } },
  },
  {
    id: 'cubes.refused.roll',
    title: 'A cube is rolled after both orders, by the bowler first, and once in an over',
    with: {
      options: ['cubes.option.roll-a-cube'],
      rulings: { 'cubes.ruling.roll-timing': 'at-own-reveal' },
    },
    from: innings(),
    script: [
      ...deal([1, 2, 3, 4, 5, 6], [11, 12, 13, 14, 15, 16]),
      {
        refused: { side: 'bowling', step: 'roll.bowling', choice: 'roll' },
        says: 'Both players must finish ordering first.',
      },
      ...lay([1, 2, 3, 4, 5, 6], [11, 12, 13, 14, 15, 16]),
      {
        refused: { side: 'bowling', step: 'order.bowling', choice: [6, 5, 4, 3, 2, 1] },
        says: 'The order is locked for this over.',
      },
      {
        refused: { side: 'batting', step: 'roll.batting-at-reveal', choice: 'roll' },
        says: 'The bowler shows first.',
      },
      { side: 'bowling', step: 'roll.bowling', choice: 'roll' },
      { chance: 'cube.bowling', outcome: 'C' },
      {
        refused: { side: 'bowling', step: 'roll.bowling', choice: 'roll' },
        says: 'Only one cube per over may be rolled.',
      },
    ],
    expect: { waits: 'roll.batting-at-reveal', state: { bowlerRolls: 0, batterRolls: 1 } },
  },
  {
    id: 'cubes.refused.over',
    title: 'Nothing is played after the end',
    from: reply({ target: 67, runs: 63, wickets: 4, overs: 7 }),
    script: [
      ...oversInReply('0v9 4v4 4v4 4v4 4v4 4v4'),
      { refused: { side: 'home', step: 'order.bowling', choice: [1, 2, 3, 4, 5, 6] }, says: 'The innings is over.' },
    ],
    expect: { result: 'Away won by 6 wickets', waits: 'end' },
  },
];
