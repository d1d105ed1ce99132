import type { Component, Lesson, Tabletop } from '@howzat/core/author';
import { cards } from './components/cards.js';
import { blockerUses, formatTable } from './components/formats.js';
import { glances } from './glances.js';
import { numberCard } from './number-card.js';

/** What of the parameters says how the table looks. */
interface Settings {
  readonly overs: number;
  readonly ballsPerOver: number;
  readonly powerPerOver: number;
  readonly blockersAtThree: number;
}

function hand(player: string, ink: 'sky' | 'grass'): Component {
  return {
    kind: 'cards',
    name: `Number cards of ${player}`,
    rules: ['ccsl.card.values'],
    note: 'A card goes back into the hand after each ball.',
    back: 'Cricket Card\nStrategy League',
    ink,
    cards: cards.map((value) => numberCard(value, player)),
  };
}

/** What each side marks on its mat, with the most there can be of it. */
const modes = [
  ['Defence mode', '3 2 1'],
  ['Field shift', '3 2 1'],
  ['No 6 for', '2 1'],
  ['Valid runs in a row', '1 2 3 4'],
  ['Next run is doubled', 'yes'],
  ['Free hit', 'yes'],
  ['Only 0 or 1 on the next ball', 'yes'],
  ['Strategic pass', 'used'],
  ['Hidden card', 'used'],
  ['Prediction', 'used'],
  ['Trap', 'used'],
] as const;

function components(params: Readonly<Record<string, unknown>>): readonly Component[] {
  const { overs, ballsPerOver, powerPerOver, blockersAtThree } = params as unknown as Settings;
  const balls = Array.from({ length: ballsPerOver }, (_, at) => String(at + 1));
  const uses = blockerUses(overs, blockersAtThree);
  return [
    hand('home', 'sky'),
    hand('away', 'grass'),
    {
      kind: 'cards',
      name: 'Power blocker cards',
      note: 'One for each bowler.',
      back: 'Power\nblocker',
      cards: [
        {
          name: 'Power blocker',
          copies: 2,
          lines: [
            'Lay it beside your card, face down: it stops a 4 or a 6 of the batter on this ball.',
            uses === 0
              ? 'It is not in this match.'
              : `It may be used ${uses === 1 ? 'once' : `${uses} times`} in an innings.`,
          ],
          foot: 'Cross off each use:   1   2   3',
          ink: 'sand',
        },
      ],
    },
    {
      kind: 'pieces',
      name: 'Markers for the mats',
      pieces: [
        { front: 'Home', copies: 11, ink: 'sky' },
        { front: 'Away', copies: 11, ink: 'grass' },
      ],
    },
    {
      kind: 'charts',
      name: 'Mat',
      copies: 2,
      note: 'One for each player: lay a marker on what holds now, and on what is used up.',
      blank: true,
      tables: [
        {
          head: ['What holds', 'Balls left, or yes'],
          rows: modes.map(([name, marks]) => [name, marks.split(' ').join('      ')]),
        },
        {
          title: 'Power cards in this over',
          head: ['Played', ...Array.from({ length: powerPerOver }, (_, i) => String(i + 1))],
          rows: [['', ...Array.from({ length: powerPerOver }, () => '')]],
        },
      ],
    },
    {
      kind: 'charts',
      name: 'What each length allows',
      tables: [
        {
          head: [
            'Overs',
            'Balls',
            'Wickets',
            'Power cards an over',
            'Hidden card',
            'Defence mode',
            'Field shift',
            'Power blockers',
          ],
          rows: formatTable.map((row) => [
            String(row.overs),
            String(row.turns),
            String(row.wickets),
            String(row.powerPerOver),
            row.hidden ? 'yes' : 'no',
            row.defence ? 'yes' : 'no',
            row.shift ? 'yes' : 'no',
            String(row.blocker),
          ]),
        },
      ],
    },
    {
      kind: 'charts',
      name: 'Secret slips',
      blank: true,
      note: 'For the bowler: two different values out of 0, 1, 2, 3, 4 and 6, written down before the first ball. Fold the slip. For the batter: one number to foretell.',
      tables: Array.from({ length: 4 }, (_, at) => ({
        title: at % 2 === 0 ? 'Trap values' : 'Prediction',
        head: at % 2 === 0 ? ['First value', 'Second value'] : ["The bowler's card", 'On ball'],
        rows: [['', '']],
      })),
    },
    {
      kind: 'charts',
      name: 'Score sheet',
      blank: true,
      tables: ['First innings', 'Second innings'].map((title) => ({
        title,
        head: ['Over', ...balls, 'Extra runs', 'Total'],
        rows: Array.from({ length: overs }, (_, at) => [String(at + 1), ...balls.map(() => ''), '', '']),
      })),
    },
    { kind: 'brought', name: 'A coin for the toss', count: 1 },
    { kind: 'brought', name: 'Two pencils', count: 2 },
  ];
}

function lesson(): Lesson {
  return {
    setUp: [
      'Agree on the length of the match: one over, two or three.',
      'Each player takes the six number cards, a mat and markers.',
      'Toss a coin: the winner bats or bowls first.',
      'The bowler writes two trap values on a slip and folds it.',
    ],
    turn: [
      {
        says: 'The bowler says whether defence mode or a field shift begins, and the batter whether this is the hidden card. In a match of one over neither is there.',
      },
      { says: 'Both choose a card and lay it face down.', cards: ['face down', 'face down'] },
      {
        says: 'Both turn their cards. The batter played a 4 and the bowler a 2: the two differ, so the batter scores 4.',
        cards: [numberCard(4, 'batter'), numberCard(2, 'bowler')],
      },
      {
        says: 'Had both played the same number, the batter would be out.',
        cards: [numberCard(3, 'batter'), numberCard(3, 'bowler')],
      },
      {
        says: 'The cards go back into the hands, and the next ball begins. The 4 was a power card: two of them may be played in an over.',
      },
    ],
  };
}

/** Cricket Card Strategy League as it lies on a table. */
export const tabletop: Tabletop = { lays: 'ccsl', components, lesson, glances };
