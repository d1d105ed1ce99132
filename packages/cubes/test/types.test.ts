import { createMatch } from '@howzat/core';
import { houseRule } from '@howzat/core/author';
import { cubes } from '@howzat/cubes';
import { expect, it } from 'vitest';

/** Compiled and never called: what the compiler knows of Cubes. */
export function compiles(): void {
  const match = createMatch(cubes, { seed: 1 });
  match.play('home', 'colour.home', 'A');
  match.play('bowling', 'order.bowling', [1, 2, 3, 4, 5, 6]);
  match.play('home', 'core.toss.elect', 'bat');
  // @ts-expect-error there is no seventh colour
  match.play('home', 'colour.home', 'G');
  // @ts-expect-error the batter does not lay the order of the bowler
  match.play('batting', 'order.bowling', [1, 2, 3, 4, 5, 6]);
  // @ts-expect-error an order is a list of cubes
  match.play('bowling', 'order.bowling', 'ABC');
  // @ts-expect-error no such step
  match.play('home', 'colour.neither', 'A');
  // @ts-expect-error marking a cube to roll is part of an option that is not in play
  match.play('bowling', 'mark.bowling', { order: [1, 2, 3, 4, 5, 6], roll: [2] });

  const rolling = createMatch(cubes, { options: ['cubes.option.roll-a-cube'] });
  rolling.play('bowling', 'mark.bowling', { order: [1, 2, 3, 4, 5, 6], roll: [2] });
  // @ts-expect-error a marked order has its marks
  rolling.play('bowling', 'mark.bowling', { order: [1, 2, 3, 4, 5, 6] });

  // @ts-expect-error no such format
  createMatch(cubes, { format: 'twenty' });
  // @ts-expect-error no such reading
  createMatch(cubes, { rulings: { 'cubes.ruling.floor': 'floor-two' } });
  // @ts-expect-error a difference is a number
  createMatch(cubes, { set: { wicketDifference: 'five' } });

  houseRule(cubes, 'generous', {}, (a) => [
    a.set('wicketDifference', 4),
    a.after(
      'cubes.outcome.six',
      a.rule({
        id: 'generous.twelve',
        when: (s, g) => s.batter - s.bowler === 9 && g.bat === 6,
        does: (_s, g) => {
          g.bat = 12;
        },
      }),
    ),
  ]);
  houseRule(cubes, 'wrong', {}, (a) => [
    // @ts-expect-error no such parameter
    a.set('wicketDiference', 4),
    a.before(
      'result',
      a.rule({
        id: 'wrong.field',
        // @ts-expect-error a field of another game
        when: (s) => s.card > 0,
        does: () => {},
      }),
    ),
  ]);
}

it('the compiler knows the game', () => expect(compiles).toBeTypeOf('function'));
