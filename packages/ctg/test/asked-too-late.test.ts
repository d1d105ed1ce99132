import { describe, expect, it } from 'vitest';
import { batting, bowling, lands, medium, pace, roll } from '../scenarios/notation.js';
import { lookUp, type OneBall, played, under } from './ball-in-progress.js';
import { refusal, stepOf } from './moments.js';

type Row = readonly [
  what: string,
  ball: OneBall,
  step: string,
  choice: unknown,
  says: string,
  rule: string | undefined,
];

const skills = (player: number, cards: number) => {
  const list = new Array(12).fill(0);
  list[player] = cards;
  return { skills: list };
};
const safe = [...lands(3, 'R0'), bowling('catch', 'decline'), batting('run', 'safe')];
const blocked = { ...medium, dice: [4, 4] as const };
const cleanBowled = { ...medium, dice: [6, 1] as const };
const dropped = {
  bowl: 13,
  zone: 3,
  dice: [2, 4],
  after: [...lands(1, 'R0'), bowling('catch', 'try'), roll('catch-die', 5)],
} as const;
const notNow = ['Not now.', 'ctg.ruling.skill-batter-timing'] as const;
const noneLeft = 'No skill card left.';
const final = ['Clean bowled cannot be changed.', 'ctg.outcome.clean-bowled-final'] as const;

const rows: readonly Row[] = [
  ['a run after a drop that stays where it was', dropped, 'run', 'run', 'No run decision here.', 'ctg.catch.fail-zero'],
  [
    'a second run',
    { ...medium, after: [...safe.slice(0, -1), batting('run', 'run'), roll('run-out-die', 2)] },
    'run',
    'run',
    'Only one extra run.',
    'ctg.ruling.extra-run-count',
  ],
  ['a run after the safe one', { ...medium, after: safe }, 'run', 'run', 'run is not open now', undefined],
  ['a run of a block', blocked, 'run', 'run', 'run is not open now', undefined],
  ...(['skill.reroll', 'skill.grounded', 'skill.dive'] as const).flatMap((step): Row[] => [
    [
      `${step}, by who has cards left`,
      {
        ...blocked,
        in: [4, 8],
        state: skills(4, 7),
        after: [batting('skill.reroll', null)],
      },
      step,
      1,
      ...notNow,
    ],
    [`${step}, by a specialist without cards`, { ...blocked, in: [4, 8] }, step, 1, noneLeft, 'ctg.skill.spec-three'],
    [`${step}, by an all-rounder without cards`, blocked, step, 1, noneLeft, 'ctg.skill.other-one'],
    [
      `${step}, by a specialist bowler without cards`,
      { ...blocked, in: [0, 8] },
      step,
      1,
      noneLeft,
      'ctg.skill.other-one',
    ],
  ]),
  ['the die again, clean bowled', { ...cleanBowled, in: [4, 8], state: skills(4, 7) }, 'skill.reroll', 0, ...final],
  ['the ground, clean bowled', { ...cleanBowled, in: [4, 8], state: skills(4, 7) }, 'skill.grounded', 1, ...notNow],
  [
    'one more against medium',
    { ...medium, after: safe },
    'add-one',
    'add',
    'Only against pace.',
    'ctg.strike.pace-plus-one',
  ],
  [
    'one more by a narrow margin',
    { ...pace, dice: [2, 4], after: safe },
    'add-one',
    'add',
    'Margin too small.',
    'ctg.strike.pace-plus-one',
  ],
  ['one more after a block', blocked, 'add-one', 'add', 'add-one is not open now', undefined],
  [
    'a skill card of the bowler',
    { ...blocked, state: { bowlerSkillsUsed: 0 }, skills: [bowling('bowler-skill', null)] },
    'bowler-skill',
    0,
    'Not now.',
    undefined,
  ],
  [
    'a skill card of a bowler who has used one',
    { ...blocked, state: { bowlerSkillsUsed: 1 }, skills: [bowling('bowler-skill', null)] },
    'bowler-skill',
    1,
    'Not now.',
    undefined,
  ],
  [
    'a skill card of a bowler who has used both',
    blocked,
    'bowler-skill',
    0,
    'Already used this over.',
    'ctg.skill.bowler-once-over',
  ],
  ['a move of a fielder', blocked, 'move-him', { from: 4, to: 5 }, 'Not now.', undefined],
];

describe('what is asked for too late is refused with the reason', () => {
  it.each(rows)('%s', (_what, ball, step, choice, says, rule) => {
    const match = played({ ...ball, with: { ...ball.with, houseRules: [lookUp] } });
    expect(stepOf(match)).toBe('look-up.look');
    const by = step.startsWith('bowler') || step.startsWith('move') ? 'bowling' : 'batting';
    const { message, details } = refusal(match, by, step, choice);
    expect(message).toContain(says);
    expect(details.rule).toBe(rule);
  });
});

describe('on an express ball nothing is chosen', () => {
  const express: OneBall = { ...medium, in: [4, 8], more: { overs: 1, balls: 0 }, state: { turned: 0, played: 0 } };
  const steps = [
    ['bowling', 'bowler-skill', 0],
    ['batting', 'skill.reroll', 0],
    ['batting', 'skill.grounded', 1],
    ['batting', 'skill.dive', 2],
    ['batting', 'add-one', 'add'],
    ['batting', 'run', 'extra'],
  ] as const;
  it.each(steps)('of the %s side: %s', (by, step, choice) => {
    const { message, details } = refusal(played(express, []), by, step, choice);
    expect(message).toBe('Express ball: no choices.');
    expect(details.rule).toBeUndefined();
  });
});

describe('what the dice decide alone is not rolled again', () => {
  const batter = { ...medium, in: [4, 8], state: skills(4, 7) } as const;
  it.each<Row>([
    ['clean bowled at once', { ...batter, dice: [6, 1] }, 'skill.reroll', 1, ...final],
    [
      'clean bowled by the second look',
      { ...batter, dice: [6, 2], after: [batting('skill.reroll', 0), roll('re-roll', 1)] },
      'skill.reroll',
      1,
      ...final,
    ],
    [
      'a natural six, where naturals are locked',
      { ...batter, dice: [1, 6], ...under({ 'naturals-and-rerolls': 'lock-all-naturals' }) },
      'skill.reroll',
      0,
      'A natural boundary cannot be changed.',
      'ctg.ruling.naturals-and-rerolls',
    ],
    [
      'a natural six, where only clean bowled is',
      { ...batter, dice: [1, 6], after: [batting('skill.reroll', null)] },
      'skill.reroll',
      0,
      ...notNow,
    ],
  ])('%s', (_what, ball, step, choice, says, rule) => {
    const match = played({ ...ball, with: { ...ball.with, houseRules: [lookUp] } });
    const { message, details } = refusal(match, 'batting', step, choice);
    expect([message, details.rule]).toEqual([says, rule]);
  });
});
