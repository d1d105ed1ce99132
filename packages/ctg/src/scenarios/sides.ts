import type { Scenario, ScriptLine } from '@howzat/core';
import {
  ball,
  batting,
  bowling,
  comesIn,
  lands,
  refused,
  ring,
  roll,
  scripted,
  single,
  t20,
  table,
  withSlips,
} from './notation.js';

/** Teams, toss and openers; skill cards; reviews; the end of a chase. */

const medium = { bowl: 12, zone: 2, dice: [2, 4] as const };
const pace = { bowl: 0, zone: 3 };
const home = (step: string, choice: unknown): ScriptLine => ({ side: 'home', step, choice });
const away = (step: string, choice: unknown): ScriptLine => ({ side: 'away', step, choice });
const ruling = (name: string, reading: string, script: readonly ScriptLine[], expect: Scenario['expect']) => ({
  readings: [{ ruling: `ctg.ruling.${name}`, reading, script, expect }],
});

const teams = [home('team.home', 0), away('team.away', 1)];
const drops = [home('drop.home', 1), away('drop.away', 3)];
const toTheToss = [...teams, ...drops, roll('pitch', 2)];
const skillsOf = (player: number, cards: number): number[] => {
  const list: number[] = new Array(12).fill(0);
  list[player] = cards;
  return list;
};

export const sides: readonly Scenario[] = [
  // — before the first ball —
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

  // — skill cards —
  single(
    'own.bowler-skills',
    'Effort Ball and Move Him on one ball',
    {
      ...pace,
      state: { bowlerSkillsUsed: 0 },
      skills: [
        bowling('bowler-skill', 0),
        refused(bowling('bowler-skill', 0), 'ctg.skill.bowler-once-over', 'Already used this over.'),
        bowling('bowler-skill', 1),
        refused(bowling('move-him', { from: 4, to: 22 }), 'ctg.card.move', 'He moves to a neighbouring area.'),
        refused(bowling('move-him', { from: 4, to: 5 }), 'ctg.place.area-one', 'Area occupied'),
        bowling('move-him', { from: 5, to: 6 }),
        refused(bowling('bowler-skill', 1), 'ctg.skill.bowler-once-over', 'Already used this over.'),
      ],
      dice: [3, 4],
    },
    {
      balls: ['.'],
      facts: { margin: 0, outcome: 'block' },
      cites: ['ctg.skill.bowler-two', 'ctg.ball.bowler-skill-step', 'ctg.card.effort', 'ctg.card.move'],
    },
    'skill-bowler-count',
    [
      {
        reading: 'one-of-two',
        script: [
          bowling('field', 'keep'),
          bowling('bowl', 0),
          batting('attitude', 'aggressive'),
          batting('zone', 3),
          bowling('bowler-skill', 0),
          roll('over-card', 1),
        ],
        expect: { waits: 'bowler-die' },
      },
    ],
  ),
  single(
    'own.bowler-skill-limit',
    'A card that was used in an earlier ball of the over',
    {
      ...pace,
      state: { bowlerSkillsUsed: 1 },
      skills: [
        refused(bowling('bowler-skill', 0), 'ctg.skill.bowler-once-over', 'Already used this over.'),
        bowling('bowler-skill', null),
      ],
      dice: [4, 4],
    },
    { balls: ['.'], cites: ['ctg.skill.bowler-once-over'] },
  ),
  single(
    'reading.skill-same-ball',
    'Two skill cards on one ball, or one',
    {
      ...pace,
      state: { bowlerSkillsUsed: 0 },
      skills: [bowling('bowler-skill', 0), bowling('bowler-skill', null)],
      dice: [4, 4],
    },
    { balls: ['.'] },
    'skill-same-ball',
    [
      {
        reading: 'one-per-ball',
        script: [
          bowling('field', 'keep'),
          bowling('bowl', 0),
          batting('attitude', 'aggressive'),
          batting('zone', 3),
          bowling('bowler-skill', 0),
          roll('over-card', 1),
        ],
        expect: { waits: 'bowler-die' },
      },
    ],
  ),
  single(
    'own.reroll',
    'A specialist batter looks twice; not at clean bowled',
    {
      ...medium,
      in: [4, 8],
      state: { skills: skillsOf(4, 7) },
      dice: [6, 2],
      after: [
        refused(batting('skill.reroll', 1), 'ctg.ruling.skill-batter-timing', 'Not now.'),
        batting('skill.reroll', 0),
        roll('re-roll', 6),
      ],
    },
    { balls: ['.'], state: { skills: skillsOf(4, 6) }, cites: ['ctg.card.reroll', 'ctg.skill.spec-display'] },
    'skill-batter-timing',
    [
      {
        reading: 'with-bowler-step',
        script: [
          bowling('field', 'keep'),
          bowling('bowl', 12),
          batting('attitude', 'aggressive'),
          batting('zone', 2),
          batting('skill.declare', 0),
          roll('over-card', 31),
          roll('bowler-die', 6),
          roll('batter-die', 2),
          roll('re-roll', 6),
        ],
        expect: { balls: ['.'], state: { skills: skillsOf(4, 6) } },
      },
    ],
  ),
  single(
    'own.reroll-clean-bowled',
    'Clean bowled cannot be changed',
    {
      ...medium,
      in: [4, 8],
      state: { skills: skillsOf(4, 7) },
      dice: [6, 1],
      after: [
        refused(batting('skill.reroll', 0), 'ctg.outcome.clean-bowled-final', 'Clean bowled cannot be changed.'),
        ...comesIn(9),
      ],
    },
    { balls: ['W'], cites: ['ctg.outcome.clean-bowled-final'] },
  ),
  single(
    'own.skill-other',
    'An all-rounder uses one card: all three are turned down',
    {
      ...medium,
      state: { skills: skillsOf(7, 7) },
      dice: [6, 2],
      after: [batting('skill.reroll', 0), roll('re-roll', 6)],
    },
    { balls: ['.'], state: { skills: skillsOf(7, 0) }, cites: ['ctg.skill.other-one', 'ctg.skill.other-flip-all'] },
  ),
  single(
    'own.skill-none-left',
    'No skill card is left',
    {
      ...medium,
      dice: [2, 4],
      after: [
        roll('distance', 3),
        refused(batting('skill.reroll', 0), 'ctg.skill.other-one', 'No skill card left.'),
        roll('bounce', 'R0'),
        bowling('catch', 'decline'),
        batting('run', 'safe'),
      ],
    },
    { balls: ['.'] },
  ),
  single(
    'own.skill-turned-down',
    'A specialist’s card that is turned down',
    {
      ...medium,
      in: [4, 8],
      state: { skills: skillsOf(4, 3) },
      dice: [6, 2],
      after: [
        refused(batting('skill.reroll', 2), 'ctg.ruling.skill-batter-timing', 'Not now.'),
        batting('skill.reroll', null),
        roll('bowled-die', 1),
      ],
    },
    { balls: ['.'], state: { skills: skillsOf(4, 3) } },
  ),
  single(
    'own.grounded',
    'Along The Ground: nobody catches it; it is fielded, red',
    {
      ...medium,
      in: [4, 8],
      state: { skills: skillsOf(4, 6) },
      after: [...lands(3, 'R0'), batting('skill.grounded', 1), batting('run', 'safe')],
    },
    { balls: ['.'], state: { skills: skillsOf(4, 4) }, cites: ['ctg.card.grounded', 'ctg.catch.condition'] },
  ),
  single(
    'own.dive',
    'Dive In: the run-out has failed',
    {
      ...medium,
      in: [4, 8],
      attitude: 'defensive',
      state: { skills: skillsOf(4, 4) },
      after: [...lands(5, 'G0'), batting('run', 'extra'), roll('run-out-die', 6), batting('skill.dive', 2)],
    },
    { balls: ['3'], state: { skills: skillsOf(4, 0) }, cites: ['ctg.card.dive'] },
  ),

  // — reviews —
  single(
    'own.review',
    'A bowled roll is reviewed and overturned: a dot ball',
    {
      with: t20,
      ...medium,
      dice: [6, 2],
      state: { battingReviews: 1 },
      after: [roll('bowled-die', 7), batting('review', 'review'), roll('review-die', 5)],
    },
    {
      balls: ['.'],
      state: { battingReviews: 0 },
      waits: 'field',
      game: { overBalls: 4 },
      cites: ['ctg.drs.once', 'ctg.drs.t20-on', 'ctg.drs.overturned'],
    },
    'drs-retained',
    [
      {
        reading: 'kept-if-successful',
        expect: { balls: ['.'], state: { battingReviews: 1 } },
        after: [roll('bowled-die', 7), batting('review', 'review'), roll('review-die', 5)],
      },
    ],
  ),
  single(
    'own.review-fails',
    'A review that fails: out, and the review is gone',
    {
      with: t20,
      ...medium,
      dice: [6, 2],
      state: { battingReviews: 1 },
      after: [
        roll('bowled-die', 7),
        batting('review', 'review'),
        roll('review-die', 4),
        refused(batting('review', 'review'), 'ctg.drs.once', 'No review left.'),
        ...comesIn(9),
      ],
    },
    { balls: ['W'], state: { battingReviews: 0 } },
  ),
  single(
    'own.review-t10',
    'DRS is off in T10',
    {
      ...medium,
      dice: [6, 2],
      after: [
        roll('bowled-die', 7),
        refused(batting('review', 'review'), 'ctg.drs.t10-off', 'DRS is off in T10.'),
        ...comesIn(9),
      ],
    },
    { balls: ['W'] },
  ),
  single(
    'own.review-run-out',
    'A run-out cannot be reviewed, nor can clean bowled',
    {
      with: t20,
      ...medium,
      attitude: 'defensive',
      state: { battingReviews: 1 },
      after: [
        ...lands(5, 'G0'),
        batting('run', 'extra'),
        roll('run-out-die', 6),
        refused(batting('review', 'review'), 'ctg.drs.not-for', 'Run-outs and clean bowled cannot be reviewed.'),
        ...comesIn(9),
      ],
    },
    { balls: ['2+W'] },
  ),
  single(
    'reading.drs-undo',
    'An overturned ball is a dot, or is bowled again',
    {
      with: t20,
      ...medium,
      dice: [6, 2],
      state: { battingReviews: 1 },
      after: [roll('bowled-die', 7), batting('review', 'review'), roll('review-die', 5)],
    },
    { balls: ['.'], game: { overBalls: 4 } },
    'drs-undo',
    [
      {
        reading: 'replay-ball',
        expect: { balls: ['.', '.'], game: { overBalls: 4 }, state: { turned: 4 } },
        after: [
          roll('bowled-die', 7),
          batting('review', 'review'),
          roll('review-die', 5),
          ...ball({ ...medium, card: null, dice: [4, 4] }),
        ],
      },
    ],
  ),
  single(
    'reading.drs-scope',
    'A catch in the field may not be reviewed',
    {
      with: t20,
      ...medium,
      state: { battingReviews: 1 },
      after: [...lands(3, 'R0'), bowling('catch', 'try'), roll('catch-die', 6), ...comesIn(9)],
    },
    { balls: ['W'] },
    'drs-scope',
    [
      {
        reading: 'any-other',
        expect: { balls: ['.'] },
        after: [
          ...lands(3, 'R0'),
          bowling('catch', 'try'),
          roll('catch-die', 6),
          batting('review.catch', 'review'),
          roll('review-die.catch', 6),
        ],
      },
    ],
  ),
  single(
    'reading.drs-owner',
    'A bowled roll that failed: the bowling side has no review',
    { with: t20, ...medium, dice: [6, 2], state: { bowlingReviews: 0 }, after: [roll('bowled-die', 1)] },
    { balls: ['.'] },
  ),
  single(
    'reading.drs-owner.each',
    'A slip catch that failed, with a review for each side',
    {
      with: { ...t20, rulings: { 'ctg.ruling.drs-owner': 'each-side-once' } },
      ...pace,
      field: withSlips,
      dice: [4, 4],
      state: { bowlingReviews: 1 },
      after: [roll('slip-dice', [1, 2]), bowling('review.bowling', 'review'), roll('review-die', 5), ...comesIn(9)],
    },
    { balls: ['W'], state: { bowlingReviews: 0 }, cites: ['ctg.ruling.drs-owner'] },
  ),
  {
    ...single(
      'reading.drs-owner.none',
      'A slip catch that failed',
      { with: t20, ...pace, field: withSlips, dice: [4, 4], after: [roll('slip-dice', [1, 2])] },
      { balls: ['.'] },
    ),
    readings: [
      {
        ruling: 'ctg.ruling.drs-owner',
        reading: 'each-side-once',
        script: [...ball({ ...pace, dice: [4, 4] }), roll('slip-dice', [1, 2]), bowling('review.bowling', 'accept')],
        expect: { balls: ['.'] },
      },
    ],
  },
  scripted(
    'reading.express-drs',
    'Two wicket icons: no review',
    { overs: 4, balls: 0, at: 'ball', state: { ...table(), battingReviews: 1 } },
    [roll('express-card', 32), roll('express-card', 43), roll('express-pair', 5), ...comesIn(9)],
    { balls: ['.', 'W'] },
    {
      with: t20,
      ...ruling(
        'express-drs',
        'allow-review',
        [
          roll('express-card', 32),
          roll('express-card', 43),
          roll('express-pair', 5),
          batting('review.express', 'review'),
          roll('review-die.express', 6),
        ],
        { balls: ['.', '.'] },
      ),
    },
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
