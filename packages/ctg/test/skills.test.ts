import { type CardSet, originalCards, withCards } from '@howzat/ctg';
import { describe, expect, it } from 'vitest';
import { ball, batting, bowling, comesIn, lands, medium, pace, refused, roll } from '../scenarios/notation.js';
import { type OneBall, played, problemsOf, under } from './ball-in-progress.js';
import { refusal, stepOf } from './moments.js';

const skills = (...of: readonly (readonly [player: number, cards: number])[]) => {
  const list: number[] = new Array(12).fill(0);
  for (const [player, cards] of of) list[player] = cards;
  return list;
};
const batter = (cards: number) => ({ ...medium, in: [4, 8] as const, state: { skills: skills([4, cards]) } });
const named = under({ 'skill-batter-timing': 'with-bowler-step' });
const left = (cards: number) => ({ state: { skills: skills([4, cards]) } });
const bowlerUsed = (mask: number): OneBall => ({ ...pace, state: { bowlerSkillsUsed: mask } });
const used = ['ctg.skill.bowler-once-over', 'Already used this over.'] as const;

describe('a bowler uses each card once in an over', () => {
  it.each<[string, OneBall, number]>([
    ['the first again', bowlerUsed(1), 0],
    ['the second again', bowlerUsed(2), 1],
  ])('%s is refused, and the other is not', (_what, it, card) => {
    const other = 1 - card;
    const lines = ball({
      ...it,
      card: null,
      skills: [refused(bowling('bowler-skill', card), ...used), bowling('bowler-skill', other)],
    });
    expect(stepOf(played(it, lines))).toBe(other === 1 ? 'move-him' : 'over-card');
  });

  it('a bowler who says no keeps both for the next ball', () => {
    const match = played(bowlerUsed(0), ball({ ...pace, card: null, skills: [bowling('bowler-skill', null)] }));
    expect(stepOf(match)).toBe('over-card');
    expect(match.internals().s).toMatchObject({ bowlerSkillsUsed: 0 });
  });

  it('a set may print the cards in another order', () => {
    const [effort, move] = originalCards.skills.bowling;
    const swapped = withCards({
      ...originalCards,
      skills: { ...originalCards.skills, bowling: [move, effort] },
    } as CardSet);
    const first = ball({ ...pace, card: null, skills: [bowling('bowler-skill', 0)] });
    expect(stepOf(played(bowlerUsed(0), first, {}, swapped as never))).toBe('move-him');
    const second = ball({ ...pace, card: null, skills: [bowling('bowler-skill', 1)] });
    expect(stepOf(played(bowlerUsed(0), second, {}, swapped as never))).toBe('bowler-skill');
  });
});

describe('a card of a batter is refused outside its moment, or when it is turned down', () => {
  const second = under({ 'skill-batter-timing': 'with-bowler-step' });
  const before = [bowling('field', 'keep'), bowling('bowl', 12), batting('attitude', 'aggressive'), batting('zone', 2)];
  const landed = [...lands(3, 'R0')];
  const runOut = [...lands(5, 'G0'), batting('run', 'extra'), roll('run-out-die', 6)];
  const notNow = ['ctg.ruling.skill-batter-timing', 'Not now.'] as const;
  const down = ['ctg.skill.spec-three', 'That skill card is turned down.'] as const;
  it.each<[string, OneBall, string, number, readonly [string, string]]>([
    ['the ground for the die', { ...batter(7), dice: [6, 2] }, 'skill.reroll', 1, notNow],
    ['the dive for the die', { ...batter(7), dice: [6, 2] }, 'skill.reroll', 2, notNow],
    ['the die for the ground', { ...batter(6), after: landed }, 'skill.grounded', 0, notNow],
    ['the dive for the ground', { ...batter(6), after: landed }, 'skill.grounded', 2, notNow],
    ['the ground for the dive', { ...batter(6), attitude: 'defensive', after: runOut }, 'skill.dive', 1, notNow],
    ...[0, 1, 2].map((card): [string, OneBall, string, number, readonly [string, string]] => [
      `card ${card} named beforehand`,
      { ...batter(7 & ~(1 << card)), ...second },
      'skill.declare',
      card,
      down,
    ]),
  ])('%s', (_what, it, step, card, [rule, says]) => {
    const match = step === 'skill.declare' ? played(it, before) : played(it);
    expect(stepOf(match)).toBe(step);
    const { message, details } = refusal(match, 'batting', step, card);
    expect([details.rule, message]).toEqual([rule, says]);
  });

  it('the cards are those of who faces, or of who runs', () => {
    const both = { ...medium, in: [4, 8] as const, attitude: 'defensive' as const };
    const striker = played({ ...both, state: { skills: skills([8, 7]) }, after: runOut });
    expect(stepOf(striker)).toBe('next-batter');
    const runner = played({ ...both, state: { skills: skills([8, 4]) }, after: runOut });
    expect(stepOf(runner)).toBe('next-batter');
  });
});

describe('a card that is named beforehand works if its moment comes', () => {
  const face = { ...named, in: [4, 8] as const };
  const declare = (cards: number, card: number | null) => ({
    ...batter(cards),
    ...face,
    skills: [batting('skill.declare', card)],
  });
  it.each<[string, OneBall, Parameters<typeof problemsOf>[1]]>([
    ['the die again', { ...declare(7, 0), dice: [6, 2], after: [roll('re-roll', 6)] }, { balls: ['.'], ...left(6) }],
    [
      'none, with the die',
      { ...declare(7, null), dice: [6, 2], after: [roll('bowled-die', 1)] },
      { balls: ['.'], ...left(7) },
    ],
    [
      'the ground, with the die',
      { ...declare(7, 1), dice: [6, 2], after: [roll('bowled-die', 1)] },
      { balls: ['.'], ...left(5) },
    ],
    ['the die, clean bowled', { ...declare(7, 0), dice: [6, 1], after: comesIn(9) }, { balls: ['W'], ...left(6) }],
    [
      'the ground',
      { ...declare(7, 1), after: [...lands(3, 'R0'), batting('run', 'safe')] },
      { balls: ['.'], ...left(5) },
    ],
    [
      'the dive',
      {
        ...declare(7, 2),
        attitude: 'defensive',
        after: [...lands(5, 'G0'), batting('run', 'extra'), roll('run-out-die', 6)],
      },
      { balls: ['3'], ...left(3) },
    ],
    [
      'the ground, run out',
      {
        ...declare(7, 1),
        attitude: 'defensive',
        after: [...lands(5, 'G0'), batting('run', 'extra'), roll('run-out-die', 6), ...comesIn(9)],
      },
      { balls: ['2+W'], ...left(5) },
    ],
  ])('%s', (_what, it, expected) => expect(problemsOf(it, expected)).toEqual([]));
});

describe('a card that is named is turned down once', () => {
  const before = [bowling('field', 'keep'), bowling('bowl', 12), batting('attitude', 'aggressive'), batting('zone', 2)];
  const cited = (card: number | null, rule: string) => {
    const lines = [
      ...before,
      batting('skill.declare', card),
      roll('over-card', 31),
      roll('bowler-die', 2),
      roll('batter-die', 4),
      ...(card === 0 ? [roll('re-roll', 4)] : []),
      ...lands(5, 'G1'),
    ];
    const match = played({ ...batter(7), ...named }, lines);
    return match.log().filter(({ rules }) => rules.includes(rule)).length;
  };
  it.each([null, 0, 1, 2])('card %s', (card) => {
    expect(cited(card, 'ctg.skill.spec-display')).toBe(card === null ? 0 : 1);
  });
  it.each([null, 0, 1, 2])('and its reading is cited where it is named and where it works: card %s', (card) => {
    expect(cited(card, 'ctg.ruling.skill-batter-timing')).toBe(card === 0 ? 2 : 1);
  });
});
