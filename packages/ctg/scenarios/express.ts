import type { Scenario } from '@howzat/core/author';
import {
  ball,
  batting,
  bowling,
  comesIn,
  medium,
  pace,
  refused,
  ring,
  roll,
  ruling,
  scripted,
  t20,
  table,
} from './notation.js';

/** Express play. */

const express = (style = 2, state: Readonly<Record<string, unknown>> = {}) =>
  ({ overs: 4, balls: 0, at: 'ball', state: { ...table({ style }), ...state } }) as const;

export const expressScenarios: readonly Scenario[] = [
  scripted(
    'own.express-icons',
    'Three runs, a dot, and nothing to decide',
    express(),
    [
      roll('express-card', 35),
      roll('express-card', 30),
      refused(bowling('place-field', [...ring]), null, 'The field is set'),
    ],
    {
      balls: ['3', '.'],
      waits: 'field',
      game: { striker: 2 },
      cites: ['ctg.express.icon-three', 'ctg.express.turn-one'],
    },
  ),
  scripted(
    'own.express-t20',
    'T20: overs 2 to 19 have two express balls',
    { overs: 18, balls: 0, at: 'ball', state: table() },
    [roll('express-card', 33), roll('express-card', 30)],
    { balls: ['1', '.'], waits: 'field', cites: ['ctg.express.which-t20'] },
    { with: t20 },
  ),
  scripted(
    'reading.express-table-die',
    'The table icon: a D8, by which a specialist bowler is bowled on a 1',
    { ...express(0), state: table({ style: 0, in: [0, 8] }) },
    [
      roll('express-card', 6),
      roll('express-table', 7),
      roll('express-card', 14),
      roll('express-table', 1),
      ...comesIn(9),
    ],
    {
      balls: ['4', 'W'],
      cites: ['ctg.express.icon-rule-card', 'ctg.express.table-runs', 'ctg.express.table-wicket'],
    },
    ruling(
      'express-table-die',
      'batting-die',
      [roll('express-card', 6), refused(batting('zone', 1), null, 'Express ball: no choices.')],
      { waits: 'express-table', state: { batterSides: 6 } },
    ),
  ),
  scripted(
    'reading.d8-icon',
    'The D8 icon: a dot, and a D8 on the next played ball',
    express(0),
    [roll('express-card', 10), roll('express-card', 0), ...ball({ ...pace, meter: 0, dice: [8, 7] })],
    {
      balls: ['.', '.', '.'],
      cites: ['ctg.express.icon-d8-next', 'ctg.dice.bowler-d8-icon'],
      state: { d8Next: false },
    },
    ruling('d8-icon-scores', 'one-run', [roll('express-card', 10), roll('express-card', 0)], { balls: ['1', '.'] }),
  ),
  scripted(
    'reading.d8-next-carry',
    'The D8 is used up by a card that settles the ball, or waits for the next roll',
    express(0),
    [roll('express-card', 10), roll('express-card', 0), ...ball({ ...pace, card: 14, effects: [roll('card-die', 2)] })],
    { balls: ['.', '.', '1'], state: { d8Next: false }, cites: ['ctg.ruling.d8-next-carry'] },
    ruling(
      'd8-next-carry',
      'until-rolled',
      [
        roll('express-card', 10),
        roll('express-card', 0),
        ...ball({ ...pace, card: 14, effects: [roll('card-die', 2)] }),
      ],
      { balls: ['.', '.', '1'], state: { d8Next: true } },
    ),
  ),
  scripted(
    'reading.bowler-d8-sources',
    'The D8 icon of a spin deck, and a medium bowler who has it from an over card of their own',
    { ...express(), at: 'ball', state: { ...table(), d8Next: true, turned: 2 } },
    [...ball({ ...medium, dice: [8, 7] })],
    { balls: ['.'], facts: { dice: [8, 7] } },
    ruling('bowler-d8-sources', 'specialists-only', [...ball({ ...medium, dice: [6, 1] }), ...comesIn(9)], {
      balls: ['W'],
    }),
  ),
  scripted(
    'reading.express-pair',
    'A wicket icon on the first express ball only',
    express(),
    [roll('express-card', 32), roll('express-card', 30)],
    { balls: ['.', '.'] },
    ruling(
      'express-pair',
      'first-then-any',
      [roll('express-card', 32), roll('express-card', 30), roll('express-pair', 5), ...comesIn(9)],
      { balls: ['.', 'W'] },
    ),
  ),
  scripted(
    'own.express-pair-later',
    'Where three balls are express, the second and the third are two in a row as well',
    express(),
    [
      roll('express-card', 30),
      roll('express-card', 32),
      roll('express-card', 43),
      roll('express-pair', 5),
      ...comesIn(9),
    ],
    { balls: ['.', '.', 'W'], waits: 'field', cites: ['ctg.express.icon-pair', 'ctg.express.bowled'] },
    { with: { format: 't10', set: { expressBalls: 3 } } },
  ),
  scripted(
    'own.express-pair-apart',
    'Two wicket icons with another between them are no pair',
    express(),
    [roll('express-card', 32), roll('express-card', 30), roll('express-card', 43)],
    { balls: ['.', '.', '.'], waits: 'field' },
    { with: { format: 't10', set: { expressBalls: 3 } } },
  ),
];
