import type { Scenario } from '@howzat/core/author';
import { batting, bowling, comesIn, lands, medium, refused, roll, single } from './notation.js';

/** Runs, extra runs and run-outs. */

export const runningScenarios: readonly Scenario[] = [
  // — who is run out —
  single(
    'ctg.ex.run-out-victims.a',
    "Zone 5, empty, an extra run: the striker's end, even, so the striker is out and the new batter faces",
    {
      bowl: 12,
      zone: 5,
      dice: [2, 4],
      attitude: 'defensive',
      after: [...lands(3, 'G0'), batting('run', 'extra'), roll('run-out-die', 5), ...comesIn(9)],
    },
    { balls: ['1+W'], game: { striker: 3, nonStriker: 2 }, cites: ['ctg.extra.roll', 'ctg.extra.who'] },
    'extra-run-out-score',
    [{ reading: 'no-runs', expect: { balls: ['W'], game: { striker: 3, nonStriker: 2 } } }],
  ),
  single(
    'ctg.ex.run-out-victims.b',
    "Zone 1 infield, red, fielded, one tried: the striker's end, odd: non-striker out, new batter faces",
    {
      bowl: 12,
      zone: 1,
      dice: [2, 4],
      after: [
        ...lands(1, 'R0'),
        bowling('catch', 'decline'),
        batting('run', 'run'),
        roll('run-out-die', 6),
        ...comesIn(9),
      ],
    },
    { balls: ['W'], game: { striker: 3, nonStriker: 1 } },
    'run-out-victim',
    [{ reading: 'striker-always', expect: { balls: ['W'], game: { striker: 2, nonStriker: 3 } } }],
  ),
  single(
    'ctg.ex.run-out-victims.c',
    "Zone 3, the same: the bowler's end, odd: striker out, the old non-striker faces",
    {
      bowl: 13,
      zone: 3,
      dice: [2, 4],
      after: [
        ...lands(3, 'R0'),
        bowling('catch', 'decline'),
        batting('run', 'run'),
        roll('run-out-die', 6),
        ...comesIn(9),
      ],
    },
    { balls: ['W'], game: { striker: 2, nonStriker: 3 } },
    'run-out-end',
    [{ reading: 'always-striker', expect: { balls: ['W'], game: { striker: 3, nonStriker: 1 } } }],
  ),
  single(
    'ctg.ex.run-out-victims.d',
    "Zone 4 outfield, fielded green, three tried: the bowler's end, odd: striker out",
    {
      bowl: 13,
      zone: 4,
      meter: 0,
      attitude: 'defensive',
      dice: [2, 4],
      field: [4, 5, 8, 9, 12, 13, 16, 18, 20],
      after: [...lands(5, 'G0'), batting('run', 'extra'), roll('run-out-die', 5), ...comesIn(9)],
    },
    { balls: ['2+W'], game: { striker: 2, nonStriker: 3 }, cites: ['ctg.field.outfield-green'] },
    'run-out-facing',
    [{ reading: 'scored-parity', expect: { balls: ['2+W'], game: { striker: 3, nonStriker: 2 } } }],
  ),

  // — running —
  single(
    'own.run-on-red',
    'The run that is tried on a fielded red ball is made on a 5, and it is the only one, whatever the count of extra runs',
    {
      bowl: 12,
      zone: 1,
      dice: [2, 4],
      after: [...lands(1, 'R0'), bowling('catch', 'decline'), batting('run', 'run'), roll('run-out-die', 5)],
    },
    {
      balls: ['1'],
      game: { striker: 2, nonStriker: 1 },
      waits: 'field',
      cites: ['ctg.field.infield-red', 'ctg.run.made'],
      without: ['ctg.runout.roll', 'ctg.runout.who', 'ctg.extra.roll'],
    },
    'extra-run-count',
    [{ reading: 'repeat', expect: { balls: ['1'], waits: 'field' } }],
  ),
  single(
    'own.run-safe',
    'Who does not run throws no die: the safe run of a red ball in the outfield',
    {
      bowl: 13,
      zone: 4,
      dice: [2, 4],
      field: [4, 5, 8, 9, 12, 13, 16, 18, 20],
      after: [...lands(5, 'R0'), bowling('catch', 'decline'), batting('run', 'safe')],
    },
    {
      balls: ['1'],
      game: { striker: 2, nonStriker: 1 },
      waits: 'field',
      cites: ['ctg.field.outfield-red'],
      without: ['ctg.run.made', 'ctg.runout.roll'],
    },
  ),
  single(
    'reading.empty-zone-or-area',
    'An empty area of a zone in which somebody stands',
    { ...medium, after: [...lands(5, 'R0'), batting('run', 'safe')] },
    { balls: ['2'] },
    'empty-zone-or-area',
    [{ reading: 'zone', expect: { balls: ['1'] } }],
  ),
  single(
    'reading.extra-run-eligibility.fielded',
    'An extra run on a ball fielded green',
    {
      ...medium,
      attitude: 'defensive',
      after: [
        ...lands(1, 'G0'),
        refused(batting('run', 'run'), 'ctg.field.fielded', 'try an extra one'),
        batting('run', 'extra'),
        roll('run-out-die', 2),
      ],
    },
    { balls: ['2'], cites: ['ctg.field.fielded', 'ctg.run.made'] },
    'extra-run-eligibility',
    [
      { reading: 'empty-only', expect: { balls: ['1'] }, after: lands(1, 'G0') },
      { reading: 'fielded-green-only', expect: { balls: ['2'] } },
    ],
  ),
  single(
    'reading.extra-run-eligibility.empty',
    'An extra run from an empty area',
    { ...medium, attitude: 'defensive', after: [...lands(5, 'G0'), batting('run', 'extra'), roll('run-out-die', 2)] },
    { balls: ['3'] },
    'extra-run-eligibility',
    [
      { reading: 'fielded-green-only', expect: { balls: ['2'] }, after: lands(5, 'G0') },
      { reading: 'empty-only', expect: { balls: ['3'] } },
    ],
  ),
  single(
    'reading.extra-run-count',
    'One extra run, and another',
    { ...medium, attitude: 'defensive', after: [...lands(5, 'G0'), batting('run', 'extra'), roll('run-out-die', 2)] },
    { balls: ['3'], cites: ['ctg.ruling.extra-run-count'] },
    'extra-run-count',
    [
      {
        reading: 'repeat',
        expect: { balls: ['4'] },
        after: [
          ...lands(5, 'G0'),
          batting('run', 'extra'),
          roll('run-out-die', 2),
          batting('run', 'extra'),
          roll('run-out-die', 4),
          batting('run', 'safe'),
        ],
      },
    ],
  ),
  single(
    'reading.extra-run-fielder',
    'An extra run in zone 2, where nobody stands; the nearest fielder is in zone 1',
    {
      ...medium,
      field: [4, 5, 6, 16, 17, 18, 20, 21, 22],
      after: [...lands(5, 'R0'), batting('run', 'extra'), roll('run-out-die', 6), ...comesIn(9)],
      attitude: 'aggressive',
      state: { zoneMost: 3 },
    },
    { balls: ['2+W'], game: { striker: 2, nonStriker: 3 } },
    'extra-run-fielder',
    [{ reading: 'nearest-token', expect: { balls: ['2+W'], game: { striker: 3, nonStriker: 1 } } }],
  ),
  single(
    'reading.run-out-end',
    'The fielding side names the end of its throw',
    {
      bowl: 12,
      zone: 5,
      dice: [2, 4],
      field: [4, 5, 8, 9, 12, 13, 16, 20, 21],
      after: [
        ...lands(3, 'R0'),
        bowling('catch', 'decline'),
        batting('run', 'run'),
        roll('run-out-die', 6),
        ...comesIn(9),
      ],
    },
    { balls: ['W'], game: { striker: 3, nonStriker: 1 } },
    'run-out-end',
    [
      {
        reading: 'fielding-side-chooses',
        expect: { balls: ['W'], game: { striker: 2, nonStriker: 3 } },
        after: [
          ...lands(3, 'R0'),
          bowling('catch', 'decline'),
          batting('run', 'run'),
          bowling('throw-end', 'bowler'),
          roll('run-out-die', 6),
          ...comesIn(9),
        ],
      },
    ],
  ),
  single(
    'reading.run-out-automatic',
    'A throw that is made, and one that is held',
    {
      ...medium,
      attitude: 'defensive',
      after: [...lands(5, 'G0'), batting('run', 'extra'), roll('run-out-die', 6), ...comesIn(9)],
    },
    { balls: ['2+W'] },
    'run-out-automatic',
    [
      {
        reading: 'ask',
        expect: { balls: ['3'] },
        after: [...lands(5, 'G0'), batting('run', 'extra'), bowling('throw', 'hold')],
      },
    ],
  ),
  single(
    'reading.chase-mid-ball',
    'Safe runs win: no further run is offered',
    {
      ...medium,
      attitude: 'defensive',
      more: { innings: 2, target: 100, runs: 98 },
      after: lands(5, 'G0'),
    },
    { score: '100/0', result: 'Home won by 10 wickets' },
    'chase-mid-ball',
    [
      {
        reading: 'resolve-all',
        expect: { score: '101/0', result: 'Home won by 10 wickets' },
        after: [...lands(5, 'G0'), batting('run', 'extra'), roll('run-out-die', 1)],
      },
    ],
  ),
  single(
    'reading.new-batter-end',
    'Run out at the bowler’s end: who faces',
    {
      bowl: 13,
      zone: 3,
      dice: [2, 4],
      after: [
        ...lands(3, 'R0'),
        bowling('catch', 'decline'),
        batting('run', 'run'),
        roll('run-out-die', 6),
        ...comesIn(9),
      ],
    },
    { balls: ['W'], game: { striker: 2, nonStriker: 3 } },
    'new-batter-end',
    [{ reading: 'always-faces', expect: { balls: ['W'], game: { striker: 3, nonStriker: 2 } } }],
  ),
];
