import type { Scenario } from '@howzat/core/author';
import { batting, bowling, lands, medium, ring, roll, scripted, single, t20, table } from './notation.js';

/** How innings and matches end. */

export const endingsScenarios: readonly Scenario[] = [
  // — endings: the first innings made 142 —
  single(
    'ctg.ex.endings.a',
    'The chasers have 142 when a no-ball is revealed: won before the dice',
    { bowl: 0, zone: 3, card: 8, more: { innings: 2, target: 143, runs: 142 } },
    {
      balls: ['1nb'],
      score: '143/0',
      result: 'Home won by 10 wickets',
      cites: ['ctg.ruling.noball-penalty-time', 'ctg.format.win-second', 'ctg.format.two-innings'],
    },
    'noball-penalty-time',
    [
      {
        reading: 'after-ball',
        expect: { balls: ['1nb'], result: 'Home won by 10 wickets' },
        after: [roll('bowler-die', 4), roll('batter-die', 4)],
      },
    ],
  ),
  single(
    'ctg.ex.endings.b',
    'Level when the overs run out: the defending side wins',
    {
      ...medium,
      attitude: 'defensive',
      after: [...lands(3, 'G0'), batting('run', 'safe')],
      more: { innings: 2, target: 143, runs: 141, overs: 9, balls: 5 },
      state: { turned: 5 },
    },
    {
      score: '142/0',
      result: 'Away won',
      cites: ['ctg.format.lose-second', 'ctg.format.innings-end-overs'],
    },
    'level-scores',
    [
      { reading: 'tie', expect: { result: 'match tied' }, after: [...lands(3, 'G0'), batting('run', 'safe')] },
      { reading: 'super-over', expect: { waits: 'place-field' }, after: [...lands(3, 'G0'), batting('run', 'safe')] },
    ],
  ),
  single(
    'ctg.ex.endings.c',
    'One short, last wicket, outfield, fielded red: two are tried, and the run out leaves it level',
    {
      with: t20,
      bowl: 13,
      zone: 4,
      dice: [2, 4],
      field: [4, 5, 8, 9, 12, 13, 16, 18, 20],
      after: [...lands(5, 'R0'), bowling('catch', 'decline'), batting('run', 'run'), roll('run-out-die', 6)],
      more: { innings: 2, target: 143, runs: 141, wickets: 9, game: { striker: 1, nonStriker: 2, nextBatter: 12 } },
    },
    { balls: ['1+W'], score: '142/10', result: 'Away won', cites: ['ctg.format.innings-end-wickets'] },
    'tenth-wicket-runs',
    [
      {
        reading: 'drop',
        expect: { score: '141/10', result: 'Away won by 1 run' },
        after: [...lands(5, 'R0'), bowling('catch', 'decline'), batting('run', 'run'), roll('run-out-die', 6)],
      },
    ],
  ),
  scripted(
    'ctg.ex.endings.d',
    'Nine down, the wicket icons succeed on the second card: all out at once',
    {
      overs: 4,
      balls: 0,
      at: 'ball',
      wickets: 9,
      game: { striker: 1, nonStriker: 2, nextBatter: 12 },
      state: table(),
    },
    [roll('express-card', 32), roll('express-card', 43), roll('express-pair', 6)],
    { balls: ['.', 'W'], waits: 'place-field', game: { innings: 2 } },
  ),

  // — the chase —
  single(
    'reading.chase-end',
    'The winning run ends the match, or the innings is played out',
    { ...medium, dice: [1, 8], more: { innings: 2, target: 100, runs: 95 } },
    { score: '101/0', result: 'Home won by 10 wickets', cites: ['ctg.ruling.chase-end'] },
    'chase-end',
    [{ reading: 'play-out', expect: { score: '101/0', result: null, waits: 'field' } }],
  ),
  single(
    'own.target',
    'The first innings closes, and its total is set on the scoreboard',
    {
      ...medium,
      dice: [6, 1],
      more: { runs: 80, wickets: 9, game: { striker: 1, nonStriker: 2, nextBatter: 12 } },
      after: [bowling('place-field', [...ring])],
    },
    {
      waits: 'first-bowler',
      game: { innings: 2, batting: 1, target: 81 },
      state: { batTeam: 12, bowlTeam: 0 },
      cites: ['ctg.score.first-innings-field'],
    },
  ),
];
