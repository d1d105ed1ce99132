import type { Scenario } from '@howzat/core/author';
import { balls, deal, innings, lay } from './notation.js';

/** Cubes that are rolled in place of being chosen. */

/** Cube 137 shows 6 in the colour A and 7 in E; cube 1 shows 1 in B. */
const rollHands = { bowling: [2, 137, 3, 4, 5, 6], batting: [12, 1, 13, 14, 15, 16] } as const;

export const rollingScenarios: readonly Scenario[] = [
  {
    id: 'cubes.derived.roll',
    title: 'D11: a marked cube is rolled and shows the number of the colour that lies up',
    with: { options: ['cubes.option.roll-a-cube'] },
    from: innings({ state: { homeColour: 'B', awayColour: 'A' } }),
    script: [
      ...deal(rollHands.bowling, rollHands.batting),
      { side: 'bowling', step: 'mark.bowling', choice: { order: rollHands.bowling, roll: [2] } },
      { side: 'batting', step: 'mark.batting', choice: { order: rollHands.batting, roll: [] } },
      { chance: 'cube.bowling', outcome: 'E' },
    ],
    expect: { balls: balls('1 W 1 1 1 1'), cites: ['cubes.variant.roll'] },
    readings: [
      {
        ruling: 'cubes.ruling.roll-timing',
        reading: 'announce-before-ball',
        script: [
          ...deal(rollHands.bowling, rollHands.batting),
          ...lay(rollHands.bowling, rollHands.batting),
          { side: 'bowling', step: 'roll.bowling', choice: 'roll' },
          { side: 'batting', step: 'roll.batting', choice: 'show' },
          { chance: 'cube.bowling', outcome: 'B' },
        ],
        expect: { state: { bowlerRolls: 0, batterRolls: 1 }, waits: 'roll.batting' },
      },
      {
        ruling: 'cubes.ruling.roll-timing',
        reading: 'at-own-reveal',
        script: [
          ...deal(rollHands.bowling, rollHands.batting),
          ...lay(rollHands.bowling, rollHands.batting),
          { side: 'bowling', step: 'roll.bowling', choice: 'roll' },
          { chance: 'cube.bowling', outcome: 'B' },
          { side: 'batting', step: 'roll.batting-at-reveal', choice: 'roll' },
          { chance: 'cube.batting', outcome: 'C' },
        ],
        expect: { state: { bowlerRolls: 0, batterRolls: 0 }, waits: 'deal.bowling' },
      },
      {
        ruling: 'cubes.ruling.roll-face',
        reading: 're-roll-if-own-colour',
        script: [
          ...deal(rollHands.bowling, rollHands.batting),
          { side: 'bowling', step: 'mark.bowling', choice: { order: rollHands.bowling, roll: [2] } },
          { side: 'batting', step: 'mark.batting', choice: { order: rollHands.batting, roll: [] } },
          { chance: 'cube.bowling', outcome: 'A' },
          { chance: 'cube.bowling', outcome: 'A' },
          { chance: 'cube.bowling', outcome: 'E' },
        ],
        expect: { cites: ['cubes.variant.roll'], waits: 'deal.bowling' },
      },
    ],
  },
  {
    id: 'cubes.derived.roll-low',
    title: 'D11: had the roll shown the 0 of the colour D, the batter would have scored one',
    with: { options: ['cubes.option.roll-a-cube'] },
    from: innings({ state: { homeColour: 'B', awayColour: 'A' } }),
    script: [
      ...deal(rollHands.bowling, rollHands.batting),
      { side: 'bowling', step: 'mark.bowling', choice: { order: rollHands.bowling, roll: [2] } },
      { side: 'batting', step: 'mark.batting', choice: { order: rollHands.batting, roll: [] } },
      { chance: 'cube.bowling', outcome: 'D' },
    ],
    expect: { balls: balls('1 1 1 1 1 1'), state: { bowlerShown: [1, 0, 2, 3, 4, 5] } },
  },
  {
    id: 'cubes.ruling.roll-count',
    title: 'A roll that was not used is lost',
    with: { options: ['cubes.option.roll-a-cube'] },
    from: innings(),
    script: [
      ...deal([1, 2, 3, 4, 5, 6], [11, 12, 13, 14, 15, 16]),
      { side: 'bowling', step: 'mark.bowling', choice: { order: [1, 2, 3, 4, 5, 6], roll: [] } },
      { side: 'batting', step: 'mark.batting', choice: { order: [11, 12, 13, 14, 15, 16], roll: [] } },
      ...deal([21, 22, 23, 24, 25, 26], [31, 32, 33, 34, 35, 36]),
      {
        refused: { side: 'bowling', step: 'mark.bowling', choice: { order: [21, 22, 23, 24, 25, 26], roll: [1, 2] } },
        rule: 'cubes.variant.roll',
        says: 'Only one cube per over may be rolled.',
      },
    ],
    expect: { state: { bowlerRolls: 1 }, waits: 'order' },
    readings: [
      {
        ruling: 'cubes.ruling.roll-count',
        reading: 'carry',
        script: [
          ...deal([1, 2, 3, 4, 5, 6], [11, 12, 13, 14, 15, 16]),
          { side: 'bowling', step: 'mark.bowling', choice: { order: [1, 2, 3, 4, 5, 6], roll: [] } },
          { side: 'batting', step: 'mark.batting', choice: { order: [11, 12, 13, 14, 15, 16], roll: [] } },
          ...deal([21, 22, 23, 24, 25, 26], [31, 32, 33, 34, 35, 36]),
          { side: 'bowling', step: 'mark.bowling', choice: { order: [21, 22, 23, 24, 25, 26], roll: [1, 2] } },
        ],
        expect: { state: { bowlerRolls: 2 }, waits: 'order', cites: ['cubes.ruling.roll-count'] },
      },
    ],
  },
];
