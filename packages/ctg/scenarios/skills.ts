import type { Scenario } from '@howzat/core/author';
import { batting, bowling, comesIn, lands, medium, pace, refused, roll, single } from './notation.js';

/** Skill cards. */

const skillsOf = (player: number, cards: number): number[] => {
  const list: number[] = new Array(12).fill(0);
  list[player] = cards;
  return list;
};

export const skillsScenarios: readonly Scenario[] = [
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
        refused(bowling('move-him', { from: 4, to: 22 }), 'ctg.card.move', 'A fielder moves to a neighbouring area.'),
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
];
