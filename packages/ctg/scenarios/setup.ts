import type { Scenario, ScriptLine } from '@howzat/core/author';
import { batting, bowling, comesIn, medium, refused, ring, roll, scripted, single, table } from './notation.js';

/** Teams, toss and openers. */

const home = (step: string, choice: unknown): ScriptLine => ({ side: 'home', step, choice });
const away = (step: string, choice: unknown): ScriptLine => ({ side: 'away', step, choice });
const teams = [home('team.home', 0), away('team.away', 1)];
const drops = [home('drop.home', 1), away('drop.away', 3)];
const toTheToss = [...teams, ...drops, roll('pitch', 2)];

export const setupScenarios: readonly Scenario[] = [
  scripted(
    'own.setup',
    'Teams, pitch, toss, field, bowler, openers, attitudes: from the beginning to the first ball',
    undefined,
    [
      home('team.home', 0),
      refused(away('team.away', 0), 'ctg.ruling.same-team', 'That team is already taken.'),
      away('team.away', 1),
      refused(home('drop.home', 7), 'ctg.setup.bowler-mix', 'Only a pace or spin bowler can be left out.'),
      ...drops,
      roll('pitch', 2),
      refused(home('drop.home', 0), 'ctg.setup.drop-before-pitch', 'The teams are final.'),
      away('call', 'heads'),
      roll('coin', 'tails'),
      refused(away('core.toss.elect', 'bat'), null, 'Only the toss winner decides.'),
      home('core.toss.elect', 'bat'),
      bowling('place-field', [...ring]),
      bowling('first-bowler', 7),
      refused(batting('openers', { facing: 4, other: 4 }), 'ctg.setup.openers', 'Choose two different batters.'),
      refused(batting('openers', { facing: 1, other: 4 }), 'ctg.setup.final-composition', 'left out'),
      batting('openers', { facing: 4, other: 11 }),
      batting('opening-attitudes', { facing: 'aggressive', other: 'defensive' }),
      bowling('field', 'keep'),
    ],
    {
      waits: 'bowl',
      state: { batTeam: 0, bowlTeam: 12, orders: [[4, 11]], aggressive: 16, bowler: 7, meter: 2 },
      cites: [
        'ctg.setup.choose-team',
        'ctg.setup.drop-one',
        'ctg.setup.pitch-draw',
        'ctg.setup.drop-before-pitch',
        'ctg.setup.toss',
        'ctg.setup.nine-fielders',
        'ctg.setup.first-bowler',
        'ctg.setup.facing-choice',
        'ctg.setup.opening-attitudes',
        'ctg.format.swap-sides',
        'ctg.conf.start',
        'ctg.ball.set-meter',
      ],
    },
    {
      readings: [
        {
          ruling: 'ctg.ruling.same-team',
          reading: 'mirror-allowed',
          script: [home('team.home', 0), away('team.away', 0)],
          expect: { waits: 'drop', state: { homeTeam: 0, awayTeam: 0 } },
        },
        {
          ruling: 'ctg.ruling.team-drop-secrecy',
          reading: 'home-first',
          script: [...teams, home('drop.home', 1)],
          expect: { waits: 'drop.away', state: { homeOut: 1 } },
        },
        {
          ruling: 'ctg.ruling.toss-caller',
          reading: 'random-winner',
          script: [...toTheToss, roll('core.toss', 1), away('core.toss.elect', 'bat')],
          expect: { waits: 'place-field', game: { batsFirst: 1 } },
        },
        {
          ruling: 'ctg.ruling.batting-order',
          reading: 'fixed-order',
          script: [
            ...toTheToss,
            away('call', 'heads'),
            roll('coin', 'heads'),
            away('core.toss.elect', 'bat'),
            bowling('place-field', [...ring]),
            bowling('first-bowler', 7),
          ],
          expect: { waits: 'opening-attitudes', state: { orders: [[4, 5]] } },
        },
        {
          ruling: 'ctg.ruling.first-over-bowler',
          reading: 'choose-again',
          script: [
            ...toTheToss,
            away('call', 'heads'),
            roll('coin', 'heads'),
            away('core.toss.elect', 'bat'),
            bowling('place-field', [...ring]),
            bowling('first-bowler', 7),
            batting('openers', { facing: 4, other: 5 }),
            batting('opening-attitudes', { facing: 'aggressive', other: 'defensive' }),
            bowling('new-bowler', 8),
          ],
          expect: { waits: 'field', state: { bowler: 8 } },
        },
      ],
    },
  ),
  scripted(
    'own.attitude-missing',
    'The first ball waits for the attitudes of the openers',
    { overs: 0, balls: 0, at: 'opening-attitudes', state: { ...table(), bowler: -1 } },
    [
      refused(batting('zone', 1), null, 'opening-attitudes'),
      batting('opening-attitudes', { facing: 'aggressive', other: 'aggressive' }),
    ],
    { waits: 'field', cites: ['ctg.att.on-arrival'] },
  ),
  single(
    'reading.pitch-persists',
    'The second innings: the same pitch, or another',
    {
      ...medium,
      dice: [6, 1],
      more: { wickets: 9, game: { striker: 1, nonStriker: 2, nextBatter: 12 } },
    },
    { balls: ['W'], waits: 'place-field' },
    'pitch-persists',
    [{ reading: 'redraw', expect: { state: { pitch: 1 }, waits: 'place-field' }, after: [roll('pitch.again', 1)] }],
  ),
  single(
    'own.next-batter',
    'Who may come in next',
    {
      ...medium,
      dice: [6, 1],
      after: [
        refused(batting('next-batter', 7), 'ctg.out.remove', 'Already batted.'),
        refused(batting('next-batter', 8), 'ctg.out.next', 'At the crease.'),
        refused(batting('next-batter', 1), 'ctg.setup.final-composition', 'left out'),
        ...comesIn(0, 'defensive'),
      ],
    },
    {
      balls: ['W'],
      state: {
        aggressive: (1 << 7) | (1 << 8),
        orders: [
          [7, 8, 0],
          [7, 8],
        ],
      },
      cites: ['ctg.out.remove'],
    },
  ),
];
