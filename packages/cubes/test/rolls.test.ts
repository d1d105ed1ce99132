import type { Match } from '@howzat/core';
import type { Selection } from '@howzat/core/author';
import { hashSeed, stream } from '@howzat/core/engine';
import { type Colour, originalSet } from '@howzat/cubes';
import { describe, expect, it } from 'vitest';
import { cited, lay, play, stateOf, table } from './dealt-overs.js';

const bowling = [1, 2, 3, 4, 5, 6];
const batting = [11, 12, 13, 14, 15, 16];

/** At the orders of an over in which cubes may be rolled. */
function dealt(timing: string, selection: Selection = {}, state = {}): Match {
  const { set, rulings, ...rest } = selection;
  const match = table(
    {
      ...rest,
      options: ['cubes.option.roll-a-cube', ...(selection.options ?? [])],
      rulings: { 'cubes.ruling.roll-timing': timing, ...rulings },
      ...(set ? { set } : {}),
    },
    { state },
  );
  return match.happen('deal.bowling', bowling).happen('deal.batting', batting);
}

const carry = { rulings: { 'cubes.ruling.roll-count': 'carry' } };

const why = (match: Match, side: string, step: string, choice: unknown): string => {
  try {
    play(match, side, step, choice);
  } catch (error) {
    return (error as Error).message;
  }
  return 'taken';
};

describe('cubes that are marked with the order', () => {
  const mark = (match: Match, roll: unknown): string => why(match, 'bowling', 'mark.bowling', { order: bowling, roll });

  it('are none or one of six', () => {
    const match = dealt('mark-at-lock');
    const domain = match.legal('bowling' as never, 'mark.bowling' as never);
    expect(domain.count()).toBe(720 * 7);
    expect(domain.describe()).toMatchObject({
      fields: { roll: { kind: 'oneOf', items: [[], [1], [2], [3], [4], [5], [6]] } },
    });
    const all = [...domain] as { roll: number[] }[];
    expect(all).toHaveLength(720 * 7);
    expect(new Set(all.map(({ roll }) => String(roll)))).toEqual(new Set(['', '1', '2', '3', '4', '5', '6']));
    const rng = stream(hashSeed(1), 2);
    for (let i = 0; i < 20; i++) expect(domain.has(domain.sample(rng))).toBe(true);
  });

  it.each([[[0]], [[7]], [[1.5]], [['1']], [[2, 1]], [[1, 1]], ['1'], [null]])('are no %j', (roll) => {
    expect(mark(dealt('mark-at-lock'), roll)).toContain('Mark the cubes to roll by their positions, 1 to 6, in order.');
  });

  it('are no two', () => {
    expect(mark(dealt('mark-at-lock'), [1, 2])).toContain('Only one cube per over may be rolled.');
    expect(mark(dealt('mark-at-lock'), [6])).toBe('taken');
    expect(mark(dealt('mark-at-lock'), [])).toBe('taken');
  });

  it('are as many as rolls were kept, under that reading', () => {
    const two = () => dealt('mark-at-lock', carry, { bowlerRolls: 1, batterRolls: 1 });
    expect(
      two()
        .legal('bowling' as never, 'mark.bowling' as never)
        .count(),
    ).toBe(720 * 22);
    expect(mark(two(), [1, 6])).toBe('taken');
    expect(mark(two(), [1, 2, 3])).toContain('Only 2 cubes may be rolled in this over.');
    expect(mark(two(), [2, 1])).toContain('in order');
  });

  it('are rolled on their balls, each by its side, and use up the rolls', () => {
    const match = dealt('mark-at-lock');
    play(match, 'bowling', 'mark.bowling', { order: bowling, roll: [2] });
    play(match, 'batting', 'mark.batting', { order: batting, roll: [3] });
    expect(match.waiting).toMatchObject({ step: 'cube.bowling' });
    expect(match.game.ballNumber).toBe(2);
    expect(stateOf(match)).toMatchObject({ bowlerRolls: 0, batterRolls: 1, bowlerRolling: true, batterRolling: false });
    match.happen('cube.bowling', 'C');
    expect(match.waiting).toMatchObject({ step: 'cube.batting' });
    expect(match.game.ballNumber).toBe(3);
    expect(stateOf(match)).toMatchObject({ bowlerRolls: 0, batterRolls: 0, bowlerRolling: false, batterRolled: null });
    match.happen('cube.batting', 'D');
    expect(match.game.overs).toBe(1);
    const state = stateOf(match) as { bowlerShown: number[]; batterShown: number[] };
    const shown = (cubes: readonly number[], colours: string): number[] =>
      cubes.map((id, at) => originalSet.cubes[id - 1]?.[colours[at] as Colour] as number);
    expect(state.bowlerShown).toEqual(shown(bowling, 'BCBBBB'));
    expect(state.batterShown).toEqual(shown(batting, 'AADAAA'));
    expect(cited(match)).toContain('cubes.variant.roll');
  });
});

describe('cubes that are rolled on two balls, under the reading that keeps rolls', () => {
  it('are rolled on both, by the side that marked them', () => {
    const match = dealt('mark-at-lock', carry, { bowlerRolls: 1, batterRolls: 1 });
    play(match, 'bowling', 'mark.bowling', { order: bowling, roll: [1, 2] });
    play(match, 'batting', 'mark.batting', { order: batting, roll: [2, 3] });
    match.happen('cube.bowling', 'C').happen('cube.bowling', 'D');
    expect(match.game.ballNumber).toBe(2);
    match.happen('cube.batting', 'E').happen('cube.batting', 'F');
    expect(match.game.overs).toBe(1);
    const state = stateOf(match) as { bowlerShown: number[]; batterShown: number[] };
    const shown = (cubes: readonly number[], colours: string): number[] =>
      cubes.map((id, at) => originalSet.cubes[id - 1]?.[colours[at] as Colour] as number);
    expect(state.bowlerShown).toEqual(shown(bowling, 'CDBBBB'));
    expect(state.batterShown).toEqual(shown(batting, 'AEFAAA'));
  });
});

describe('the positions that may be marked', () => {
  const positions = (match: Match): unknown =>
    (match.legal('bowling' as never, 'mark.bowling' as never).describe() as { fields?: { roll?: unknown } }).fields
      ?.roll;

  it('are those of an over, where more cubes are dealt', () => {
    const match = table({ options: ['cubes.option.roll-a-cube'], set: { dealt: 8 } }, {});
    match.happen('deal.bowling', [1, 2, 3, 4, 5, 6, 7, 8]).happen('deal.batting', [11, 12, 13, 14, 15, 16, 17, 18]);
    expect(positions(match)).toEqual({ kind: 'oneOf', items: [[], [1], [2], [3], [4], [5], [6]] });
  });

  it('are those of a short hand, where one is played', () => {
    const match = table(
      {
        options: ['cubes.option.roll-a-cube', 'cubes.option.wild-when-dealt'],
        rulings: { 'cubes.ruling.wild-replacement': 'play-short' },
      },
      {},
    );
    match.happen('deal.bowling', [1, 2, 3, 4, 211, 212]).happen('deal.batting', batting);
    expect(positions(match)).toEqual({ kind: 'oneOf', items: [[], [1], [2], [3], [4]] });
    expect(why(match, 'bowling', 'mark.bowling', { order: [1, 2, 3, 4], roll: [5] })).toContain('1 to 4');
  });
});

describe('a roll that is decided ball by ball', () => {
  it('is asked for before both show, under that reading', () => {
    const match = lay(dealt('announce-before-ball'));
    expect(match.waiting).toMatchObject({ step: 'roll.bowling' });
    expect([...match.legal('bowling' as never, 'roll.bowling' as never)]).toEqual(['show', 'roll']);
    play(match, 'bowling', 'roll.bowling', 'show');
    expect(stateOf(match)).toMatchObject({ bowlerRolling: false, bowlerRolls: 1, bowler: -1 });
    expect(match.waiting).toMatchObject({ step: 'roll.batting' });
    play(match, 'batting', 'roll.batting', 'roll');
    expect(stateOf(match)).toMatchObject({ batterRolling: true, batterRolls: 0 });
    expect(match.waiting).toMatchObject({ step: 'cube.batting' });
    match.happen('cube.batting', 'F');
    expect(match.game.ballNumber).toBe(2);
    expect(match.waiting).toMatchObject({ step: 'roll.bowling' });
    play(match, 'bowling', 'roll.bowling', 'show');
    // the batter's roll is gone
    expect(match.waiting).toMatchObject({ step: 'roll.bowling' });
    expect(match.game.ballNumber).toBe(3);
    expect(why(match, 'batting', 'roll.batting', 'roll')).toBe('Only one cube per over may be rolled.');
  });

  it('is asked of the batter when the bowler has shown, under that reading', () => {
    const match = lay(dealt('at-own-reveal'));
    expect(why(match, 'batting', 'roll.batting-at-reveal', 'roll')).toBe('The bowler shows first.');
    play(match, 'bowling', 'roll.bowling', 'roll');
    expect(why(match, 'bowling', 'roll.bowling', 'roll')).toBe('Only one cube per over may be rolled.');
    expect(why(match, 'batting', 'roll.batting-at-reveal', 'roll')).toBe('The bowler shows first.');
    match.happen('cube.bowling', 'C');
    expect(match.waiting).toMatchObject({ step: 'roll.batting-at-reveal' });
    play(match, 'batting', 'roll.batting-at-reveal', 'show');
    expect(match.game.ballNumber).toBe(2);
    expect(match.waiting).toMatchObject({ step: 'roll.batting-at-reveal' });
    expect(stateOf(match).bowlerShown).toHaveLength(2);
  });

  it('is not said to wait for the bowler of himself, or when he has shown a 0', () => {
    const match = table(
      {
        options: ['cubes.option.roll-a-cube'],
        rulings: { 'cubes.ruling.roll-timing': 'at-own-reveal', ...carry.rulings },
      },
      { state: { bowlerRolls: 1, batterRolls: 1 } },
    );
    match.happen('deal.bowling', [10, 1, 2, 3, 4, 5]).happen('deal.batting', batting);
    lay(match);
    play(match, 'bowling', 'roll.bowling', 'show');
    expect(stateOf(match).bowler).toBe(0);
    expect(why(match, 'bowling', 'roll.bowling', 'roll')).not.toMatch(/taken|shows first/);
    play(match, 'batting', 'roll.batting-at-reveal', 'roll');
    expect(match.waiting).toMatchObject({ step: 'cube.batting' });
    expect(why(match, 'batting', 'roll.batting-at-reveal', 'roll')).not.toMatch(/taken|shows first/);
  });

  it('has nothing left to give where rolls are kept and used', () => {
    const match = lay(dealt('at-own-reveal', carry));
    play(match, 'bowling', 'roll.bowling', 'roll');
    expect(why(match, 'bowling', 'roll.bowling', 'roll')).toBe('No roll is left.');
  });

  it('waits for both orders', () => {
    expect(why(dealt('at-own-reveal'), 'bowling', 'roll.bowling', 'roll')).toBe(
      'Both players must finish ordering first.',
    );
  });

  it('ends with the match', () => {
    const match = table(
      { options: ['cubes.option.roll-a-cube'], rulings: { 'cubes.ruling.roll-timing': 'at-own-reveal' } },
      {},
    );
    match.concede('home');
    expect(why(match, 'bowling', 'roll.bowling', 'roll')).toBe('The innings is over.');
  });
});

describe('rolls of an over', () => {
  const after = (selection: Selection): Match => {
    const match = dealt('mark-at-lock', selection);
    play(match, 'bowling', 'mark.bowling', { order: bowling, roll: [] });
    play(match, 'batting', 'mark.batting', { order: batting, roll: [] });
    return match.happen('deal.bowling', [21, 22, 23, 24, 25, 26]).happen('deal.batting', [31, 32, 33, 34, 35, 36]);
  };

  it('are one, and are lost', () => {
    const match = after({});
    expect(stateOf(match)).toMatchObject({ bowlerRolls: 1, batterRolls: 1 });
    expect(cited(match)).not.toContain('cubes.ruling.roll-count');
  });

  it('are one more, under that reading', () => {
    expect(stateOf(after(carry))).toMatchObject({ bowlerRolls: 2, batterRolls: 2 });
  });
});

describe('a cube that lies with its own colour up', () => {
  const again = { rulings: { 'cubes.ruling.roll-face': 're-roll-if-own-colour' } };
  const marked = (selection: Selection): Match => {
    const match = dealt('mark-at-lock', selection);
    play(match, 'bowling', 'mark.bowling', { order: bowling, roll: [1] });
    play(match, 'batting', 'mark.batting', { order: batting, roll: [1] });
    return match;
  };

  it('lies as it lies', () => {
    const match = marked({}).happen('cube.bowling', 'B');
    expect(match.waiting).toMatchObject({ step: 'cube.batting' });
    match.happen('cube.batting', 'A');
    expect(match.game.overs).toBe(1);
  });

  it('is rolled again, under that reading, by its own side', () => {
    const match = marked(again).happen('cube.bowling', 'B');
    expect(match.waiting).toMatchObject({ step: 'cube.bowling' });
    match.happen('cube.bowling', 'A');
    expect(match.waiting).toMatchObject({ step: 'cube.batting' });
    match.happen('cube.batting', 'A');
    expect(match.waiting).toMatchObject({ step: 'cube.batting' });
    match.happen('cube.batting', 'B');
    expect(match.game.overs).toBe(1);
  });

  it('has the first colour for its own, where a position names none', () => {
    const match = table(
      { options: ['cubes.option.roll-a-cube'], ...again },
      { state: { homeColour: null, awayColour: null } },
    );
    match.happen('deal.bowling', bowling).happen('deal.batting', batting);
    play(match, 'bowling', 'mark.bowling', { order: bowling, roll: [1] });
    play(match, 'batting', 'mark.batting', { order: batting, roll: [] });
    match.happen('cube.bowling', 'A');
    expect(match.waiting).toMatchObject({ step: 'cube.bowling' });
    match.happen('cube.bowling', 'B');
    expect(match.game.overs).toBe(1);
  });

  it('is so in the reply too, with the colours of the sides that then bowl and bat', () => {
    const match = table(
      { options: ['cubes.option.roll-a-cube'], ...again },
      { innings: 2, batting: 'away', target: 90, scores: [{ batting: 'home', runs: 89, wickets: 10 }] },
    );
    match.happen('deal.bowling', bowling).happen('deal.batting', batting);
    play(match, 'bowling', 'mark.bowling', { order: bowling, roll: [1] });
    play(match, 'batting', 'mark.batting', { order: batting, roll: [1] });
    match.happen('cube.bowling', 'A');
    expect(match.waiting).toMatchObject({ step: 'cube.bowling' });
    match.happen('cube.bowling', 'B');
    match.happen('cube.batting', 'B');
    expect(match.waiting).toMatchObject({ step: 'cube.batting' });
    match.happen('cube.batting', 'C');
    expect(match.game.overs).toBe(1);
  });
});
