import type { Variant } from '@howzat/core/author';
import { ctg, originalCards, withCards } from '@howzat/ctg';
import { describe, expect, it } from 'vitest';
import { batting, bowling, lands, medium, pace, roll, t20 } from '../scenarios/notation.js';
import { lookUp, type OneBall, played, under } from './ball-in-progress.js';
import { refusal, stepOf } from './moments.js';

const spin = { bowl: 6, zone: 4 } as const;
const flagged = { 'style-of-bowler': 'card-flag' };
const early = { 'pace-add-timing': 'before-roll' };
const farther = { 'pace-cap': 'cap-board-max' };
const anyway = { 'natural-boundary-resolution': 'roll-anyway' };

/** Pace and medium bowls that are struck like spin, where that goes by the card. */
const slowOne = { bowl: 5, zone: 3 } as const;
const offCutter = { bowl: 14, zone: 3 } as const;

/** How far the ball has come down, when a green 0 has left it there. */
function distance(ball: OneBall, variant: Variant = ctg): unknown {
  const rest = { attitude: 'defensive', with: { ...ball.with, houseRules: [lookUp] } } as const;
  const match = played({ ...ball, ...rest }, undefined, {}, variant);
  return (match.internals().s as { distance: number }).distance;
}

const hit = (distance: number, more: readonly ReturnType<typeof roll>[] = [], runs = true) => [
  ...lands(distance, 'G0'),
  ...more,
  ...(runs ? [batting('run', 'safe')] : []),
];

describe('one further against pace', () => {
  const good = { ...pace, dice: [1, 5] as const };
  const add = batting('add-one', 'add');
  const first = batting('add-one.before', 'add');
  it.each<[string, OneBall, number]>([
    ['added', { ...good, after: hit(3, [add]) }, 4],
    ['kept', { ...good, after: hit(3, [batting('add-one', 'keep')]) }, 3],
    ['added before the roll', { ...good, after: [first, ...hit(5)], ...under(early) }, 6],
    ['kept before the roll', { ...good, after: [batting('add-one.before', 'keep'), ...hit(5)], ...under(early) }, 5],
    ['added before a 6', { ...good, after: [first, ...hit(6)], ...under(early) }, 6],
    [
      'added before a 6, up to the board',
      { ...good, after: [first, ...hit(6)], ...under({ ...early, ...farther }) },
      6,
    ],
    ['added before a 6 of T20', { ...good, after: [first, ...hit(6)], with: { ...t20, ...under(early).with } }, 6],
    ['added before a 5 of T20', { ...good, after: [first, ...hit(5)], with: { ...t20, ...under(early).with } }, 6],
    ['added before a 7 of T20', { ...good, after: [first, ...hit(7)], with: { ...t20, ...under(early).with } }, 7],
    [
      'added before a 7 of T20, up to the board',
      { ...good, after: [first, ...hit(7)], with: { ...t20, ...under({ ...early, ...farther }).with } },
      8,
    ],
    [
      'added before an 8 of T20, up to the board',
      { ...good, after: [first, ...hit(8)], with: { ...t20, ...under({ ...early, ...farther }).with } },
      8,
    ],
  ])('%s', (_what, ball, far) => expect(distance(ball)).toBe(far));

  it.each<[string, OneBall, number]>([
    ['a 6', { ...good, after: lands(6, 'G0') }, 6],
    ['a 6 of T10, up to the board', { ...good, after: lands(6, 'G0'), ...under(farther) }, 6],
    ['an 8 of T20, up to the board', { ...good, after: lands(8, 'G0'), with: { ...t20, ...under(farther).with } }, 8],
    ['a 7 of T20', { ...good, after: lands(7, 'G0'), with: t20 }, 6],
  ])('cannot be added to %s', (_what, ball, most) => {
    const match = played({ ...ball, attitude: 'defensive' });
    const { message, details } = refusal(match, 'batting', 'add-one', 'add');
    expect([message, details.rule]).toEqual([`Distance cannot go above ${most}.`, 'ctg.strike.pace-cap']);
    match.play('batting', 'add-one', 'keep');
    expect(stepOf(match)).toBe('run');
  });
});

describe('what is struck like pace or spin', () => {
  const byCard = under(flagged);
  const good = [1, 5] as const;
  const weak = [2, 4] as const;
  it.each<[string, OneBall, number]>([
    ['spin, by 3', { ...spin, dice: good, after: hit(3) }, 3],
    ['spin, by 2', { ...spin, dice: weak, after: hit(3) }, 2],
    ['spin, by 2, as near as can be', { ...spin, dice: weak, after: hit(1) }, 1],
    ['spin, by the card', { ...spin, dice: weak, after: hit(3), ...byCard }, 2],
    ['spin, by 3, by the card', { ...spin, dice: [1, 4], after: hit(3), ...byCard }, 3],
    ['pace that is struck like spin, by the deck', { ...slowOne, dice: weak, after: hit(3) }, 3],
    ['pace that is struck like spin, by the card', { ...slowOne, dice: weak, after: hit(3), ...byCard }, 2],
    ['medium that is struck like spin, by the card', { ...offCutter, dice: weak, after: hit(3), ...byCard }, 2],
    ['medium that is struck like spin, by the deck', { ...offCutter, dice: weak, after: hit(3) }, 3],
    ['pace that is struck like pace, by the card', { ...pace, dice: weak, after: hit(3), ...byCard }, 3],
  ])('%s', (_what, ball, far) => expect(distance(ball)).toBe(far));

  it.each<[string, OneBall, string]>([
    ['pace', { ...pace, dice: good }, 'add-one'],
    ['pace, by the card', { ...pace, dice: good, ...byCard }, 'add-one'],
    ['pace that is struck like spin, by the deck', { ...slowOne, dice: good }, 'add-one'],
    ['pace that is struck like spin, by the card', { ...slowOne, dice: good, ...byCard }, 'run'],
    ['pace by a narrow margin', { ...pace, dice: weak }, 'run'],
    ['pace, by 3', { ...pace, dice: [1, 4] }, 'add-one'],
    ['spin', { ...spin, dice: good }, 'run'],
    ['medium', { ...medium, dice: good }, 'run'],
  ])('the batter may add one to %s: %s', (_what, ball, step) => {
    expect(stepOf(played({ ...ball, attitude: 'defensive', after: lands(3, 'G0') }))).toBe(step);
  });
});

describe('a natural boundary for which distance and bounce are rolled is no strike', () => {
  const natural = { attitude: 'defensive', dice: [1, 6] } as const;
  it('nothing is added to it', () => {
    const after = { ...pace, ...natural, after: lands(3, 'G0') };
    expect(stepOf(played({ ...after, with: { ...under(anyway).with, houseRules: [lookUp] } }))).toBe('look-up.look');
    const before = { ...pace, ...natural, ...under({ ...anyway, ...early }) };
    expect(stepOf(played(before))).toBe('distance');
  });

  it.each([anyway, { ...anyway, ...flagged }])('nothing is taken from it', (readings) => {
    // with an effort of 2 and the meter at -1, a natural four comes to a margin of 2
    const [effort, move] = originalCards.skills.bowling;
    const skills = { ...originalCards.skills, bowling: [{ ...effort, amount: 2 }, move] };
    const ball: OneBall = {
      ...spin,
      ...natural,
      meter: -1,
      state: { bowlerSkillsUsed: 0 },
      skills: [bowling('bowler-skill', 0), bowling('bowler-skill', null)],
      after: lands(3, 'G0'),
      ...under(readings),
    };
    expect(distance(ball, withCards({ ...originalCards, skills }) as Variant)).toBe(3);
  });
});

describe('the bounce die', () => {
  it.each([
    ['aggressive', ['G1', 'G2', 'R0', 'R1', 'R2']],
    ['defensive', ['G0', 'G1', 'G2', 'R0']],
  ] as const)('of the %s batter shows these', (attitude, faces) => {
    const { waiting } = played({ ...medium, attitude, after: [roll('distance', 3)] });
    expect(waiting).toMatchObject({ step: 'bounce', of: { kind: 'oneOf', items: faces } });
  });
});
