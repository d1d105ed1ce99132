import { createMatch, type Match } from '@howzat/core';
import type { Selection } from '@howzat/core/author';
import { cubes } from '@howzat/cubes';
import { describe, expect, it } from 'vitest';

/** All that a side is shown. */
function shown(match: Match, side: 'home' | 'away'): string {
  return JSON.stringify([match.view(side), match.log(side), match.waiting]);
}

/** A match in which home bats in A and away bowls in B, with dealt cubes, at the orders. */
function atOrders(bowling: readonly number[], batting: readonly number[], selection: Selection = {}): Match {
  const match = createMatch(cubes, { ...selection, chance: 'people' } as never) as unknown as Match;
  const play = (side: 'home' | 'away', step: string, choice: unknown) =>
    match.play(side as never, step as never, choice as never);
  play('home', 'colour.home', 'A');
  play('away', 'colour.away', 'B');
  match.happen('core.toss', 0);
  play('home', 'core.toss.elect', 'bat');
  match.happen('deal.bowling', bowling);
  match.happen('deal.batting', batting);
  return match;
}

const bowling = [1, 2, 3, 4, 5, 6];
const batting = [11, 12, 13, 14, 15, 16];

describe('secrecy', () => {
  it('shows a hand to its owner alone', () => {
    const one = atOrders(bowling, batting);
    const other = atOrders(bowling, [21, 22, 23, 24, 25, 26]);
    expect(shown(one, 'away')).toBe(shown(other, 'away'));
    expect(shown(one, 'home')).not.toBe(shown(other, 'home'));
    expect(one.view('home').state).toMatchObject({ batterHand: batting });
    expect(one.view('away').state).not.toHaveProperty('batterHand');
    expect(one.view('home').state).not.toHaveProperty('bag');
  });

  it.each([{}, { format: 'test-match' }, { options: ['cubes.option.roll-a-cube'] }])(
    'shows nothing of any deal to the other side: %o',
    (selection) => {
      const cubesFrom = (first: number): number[] => [0, 1, 2, 3, 4, 5].map((at) => first + 7 * at);
      for (let first = 1; first < 150; first++) {
        const one = atOrders(bowling, cubesFrom(first + 16), selection);
        const other = atOrders(bowling, cubesFrom(first + 17), selection);
        expect(shown(one, 'away')).toBe(shown(other, 'away'));
        const mine = atOrders(cubesFrom(first + 16), bowling, selection);
        const yours = atOrders(cubesFrom(first + 17), bowling, selection);
        expect(shown(mine, 'home')).toBe(shown(yours, 'home'));
      }
    },
  );

  it('shows nothing of an order before both players are done', () => {
    const one = atOrders(bowling, batting);
    const other = atOrders(bowling, batting);
    one.play('away' as never, 'order.bowling' as never, [1, 2, 3, 4, 5, 6] as never);
    other.play('away' as never, 'order.bowling' as never, [6, 5, 4, 3, 2, 1] as never);
    expect(shown(one, 'home')).toBe(shown(other, 'home'));
  });

  it('shows numbers ball by ball, and no cube of the other side', () => {
    const match = atOrders(bowling, batting);
    match.play('away' as never, 'order.bowling' as never, bowling as never);
    match.play('home' as never, 'order.batting' as never, batting as never);
    expect(match.view('home').state).toMatchObject({ bowlerShown: [1, 2, 3, 4, 5, 6] });
    expect(JSON.stringify(match.log('home').filter((entry) => entry.step === 'order'))).not.toContain('[1,2,3,4,5,6]');
    expect(match.view('home').state).not.toHaveProperty('bowlerOrder');
  });

  it('keeps the rest of the order secret while a player decides on a roll', () => {
    const select = {
      options: ['cubes.option.roll-a-cube'],
      rulings: { 'cubes.ruling.roll-timing': 'at-own-reveal' },
    };
    const play = (order: readonly number[]): Match => {
      const match = atOrders(bowling, batting, select);
      match.play('away' as never, 'order.bowling' as never, order as never);
      match.play('home' as never, 'order.batting' as never, batting as never);
      match.play('away' as never, 'roll.bowling' as never, 'show' as never);
      return match;
    };
    const one = play([1, 2, 3, 4, 5, 6]);
    const other = play([1, 6, 5, 4, 3, 2]);
    expect(one.waiting).toMatchObject({ step: 'roll.batting-at-reveal' });
    expect(shown(one, 'home')).toBe(shown(other, 'home'));
  });
});
