import { createMatch } from '@howzat/core';
import { houseRule } from '@howzat/core/author';
import { wicked } from '@howzat/wicked';
import { expect, it } from 'vitest';

/** Compiled and never called: what the compiler knows of Wicked Cricket. */
export function compiles(): void {
  const match = createMatch(wicked, { seed: 1 });
  match.play('home', 'side.home', 0);
  match.play('home', 'lineup.home', [1, 2, 3]);
  match.play('home', 'core.toss.elect', 'bat');
  match.play('bowling', 'field', 3);
  match.play('batting', 'next-batter', 7);
  match.play('bowling', 'replacement-bowler', 7);
  match.play('batting', 'core.declare', 'declare');
  // @ts-expect-error there is no sixth fielding card
  match.play('bowling', 'field', 6);
  // @ts-expect-error the batting side does not set the field
  match.play('batting', 'field', 3);
  // @ts-expect-error a batter goes by number
  match.play('batting', 'next-batter', 'Ambrose Thistlewood');
  // @ts-expect-error no such step
  match.play('bowling', 'fielding', 3);
  // @ts-expect-error there are two sides
  match.play('home', 'side.home', 2);

  createMatch(wicked, { format: 'ten-over', rulings: { 'wicked.ruling.tie': 'tie-always' } });
  // @ts-expect-error no such format
  createMatch(wicked, { format: 'fifteen-over' });
  // @ts-expect-error no such reading
  createMatch(wicked, { rulings: { 'wicked.ruling.tie': 'never' } });
  // @ts-expect-error a spell is a number of overs
  createMatch(wicked, { set: { spell: 'five' } });

  houseRule(wicked, 'short-spells', {}, (a) => [
    a.set('spell', 3),
    a.after(
      'wicked.runs.empty-zone',
      a.rule({
        id: 'short-spells.bonus',
        when: (s) => s.zone === 24,
        does: (s) => {
          s.runs += 1;
        },
      }),
    ),
  ]);
  houseRule(wicked, 'wrong', {}, (a) => [
    // @ts-expect-error no such parameter
    a.set('spells', 3),
    a.before(
      'record',
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
