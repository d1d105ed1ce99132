import type { Scenario } from '@howzat/core/author';
import { example, quietly, three } from './example.js';
import { turns } from './notation.js';

/** The tables of the rulebook: OUT or not, the runs of a card, the bonus runs. */

/** OUT or not: the rows of the truth table, tried from the top. */
const outTable: readonly Scenario[] = (
  [
    ['1', 'a pass is safe from everything', 'P/3 T', { shiftLeft: 2, traps: [3, 4] }, false, 0, 'ccsl.pass.no-out'],
    ['2', 'a trap', '3/1 T', { traps: [3, 4] }, false, 1, 'ccsl.trap.out'],
    ['2 on a free hit', 'a trap on a free hit', '3/1 T', { traps: [3, 4] }, true, 1, 'ccsl.trap.out'],
    [
      '2 before 3 and 5',
      'three causes and one wicket',
      '3/3 T',
      { shiftLeft: 2, traps: [3, 4] },
      false,
      1,
      'ccsl.trap.out',
    ],
    ['3', 'an odd card in a field shift', '3/1', { shiftLeft: 2 }, false, 1, 'ccsl.shift.odd-out'],
    [
      '3 on a free hit',
      'an odd card in a field shift on a free hit',
      '3/3',
      { shiftLeft: 2 },
      true,
      1,
      'ccsl.shift.odd-out',
    ],
    [
      '3 when forced',
      'a forced odd card in a field shift',
      '1/2',
      { shiftLeft: 2, forced: true },
      false,
      0,
      'ccsl.economy.force',
    ],
    ['5', 'equal cards', '3/3', {}, false, 1, 'ccsl.out.match'],
    ['5 in a shift', 'equal even cards in a field shift', '2/2', { shiftLeft: 2 }, false, 1, 'ccsl.out.match'],
    ['6', 'equal cards on a free hit', '3/3', {}, true, 0, 'ccsl.freehit.not-out'],
    ['7', 'nothing', '3/1', {}, false, 0, 'ccsl.turn.definition'],
  ] as const
).map(([row, title, turn, state, freeHitDue, wickets, rule]) =>
  example(`out.${row}`, `OUT table, row ${row}: ${title}`, {
    with: three,
    from: quietly(state, { game: { freeHitDue } }),
    script: turns('short', [turn]),
    expect: { game: { wickets }, cites: [rule] },
  }),
);

/** The runs of the card under every combination of defence (D), blocker (B) and a streak that is ready (S). */
const columns = ['', 'D', 'B', 'DB', 'S', 'SD', 'SB', 'SDB'] as const;

const batRuns: readonly (readonly [number, ...number[]])[] = [
  [0, 0, 0, 0, 0, 0, 0, 0, 0],
  [1, 1, 2, 1, 2, 2, 4, 2, 4],
  [2, 2, 2, 2, 2, 4, 4, 4, 4],
  [3, 3, 3, 3, 3, 6, 6, 6, 6],
  [4, 4, 2, 0, 0, 8, 4, 0, 0],
  [6, 6, 3, 0, 0, 12, 6, 0, 0],
];

const runsTable: readonly Scenario[] = batRuns.flatMap(([face, ...row]) =>
  row.map((runs, at) => {
    const modes = columns[at] ?? '';
    return example(
      `runs.${face}${modes === '' ? '' : `.${modes}`}`,
      `A ${face} with ${modes === '' ? 'no mode' : modes}`,
      {
        with: three,
        from: quietly({ defenceLeft: modes.includes('D') ? 2 : 0, streakReady: modes.includes('S') }),
        script: turns('short', [`${face}/${face === 2 ? 3 : 2}${modes.includes('B') ? ' B' : ''}`]),
        expect: { runs: [runs], state: { streakReady: modes.includes('S') && runs === 0 } },
      },
    );
  }),
);

/** The bonus runs, whatever the ball was. */
const extrasTable: readonly Scenario[] = (
  [
    ['no-ball.not-out', '3/1', { previous: 1 }, false, 4],
    ['no-ball.out', '1/1', { previous: 1 }, false, 1],
    ['no-ball.pass', 'P/1', { previous: 1 }, false, 1],
    ['no-ball.free-hit', '1/1', { previous: 1 }, true, 2],
    ['prediction.not-out', '3/1 =1', {}, false, 5],
    ['prediction.out', '1/1 =1', {}, false, 2],
    ['prediction.pass', 'P/1 =1', {}, false, 2],
    ['prediction.free-hit', '1/1 =1', {}, true, 3],
    ['prediction.blocked', '4/1 B =1', {}, false, 2],
    ['prediction.doubled', '3/1 =1', { streakReady: true }, false, 8],
    ['no-ball.halved', '4/1', { defenceLeft: 2, previous: 1 }, false, 3],
    ['both', '3/1 =1', { previous: 1 }, false, 6],
  ] as const
).map(([id, turn, state, freeHitDue, runs]) =>
  example(`extras.${id}`, `Bonus runs: ${id.replace('.', ', ')}`, {
    with: three,
    from: quietly(state, { game: { freeHitDue } }),
    script: turns('short', [turn]),
    expect: { runs: [runs] },
  }),
);

export const tablesScenarios: readonly Scenario[] = [...outTable, ...runsTable, ...extrasTable];
