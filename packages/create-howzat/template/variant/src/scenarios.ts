import type { Scenario } from '@howzat/core/author';

/** Both hands of one ball. */
const hands = (bat: number, bowl: number) =>
  [
    { side: 'batting', step: 'bat', choice: bat },
    { side: 'bowling', step: 'bowl', choice: bowl },
  ] as const;

/** Pieces of play that are golden tests, and examples to play through. */
export const scenarios: readonly Scenario[] = [
  {
    id: 'hand-cricket.example.runs-and-out',
    title: 'different numbers are runs, the same number is out',
    from: { innings: 1 },
    script: [...hands(4, 1), ...hands(6, 5), ...hands(3, 3)],
    expect: {
      balls: ['4', '6', 'W'],
      score: '10/1',
      cites: ['hand-cricket.runs', 'hand-cricket.out'],
      state: {
        shown: [
          [0, 0, 1, 1, 0, 1],
          [1, 0, 1, 0, 1, 0],
        ],
      },
    },
    readings: [
      {
        ruling: 'hand-cricket.ruling.same',
        reading: 'nothing',
        expect: { balls: ['4', '6', '.'], score: '10/0', without: ['hand-cricket.out'] },
      },
    ],
  },
  {
    id: 'hand-cricket.example.no-seven',
    title: 'a hand has no seven',
    from: { innings: 1 },
    script: [{ refused: { side: 'batting', step: 'bat', choice: 7 }, says: '7 is not among them' }],
    expect: { waits: 'show' },
  },
];
