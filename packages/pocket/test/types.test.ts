import { createMatch } from '@howzat/core';
import { houseRule } from '@howzat/core/author';
import { pocket } from '@howzat/pocket';
import { expect, it } from 'vitest';

/** Compiled and never called: what the compiler knows of Pocket Cricket. */
export function compiles(): void {
  const match = createMatch(pocket, { seed: 1 });
  match.play('home', 'team.home', 'Harbour Lanterns');
  match.play('home', 'core.toss.elect', 'bat');
  match.play('bowling', 'bowler', 9);
  match.play('batting', 'batters', { facing: 1, other: 2 });
  match.play('batting', 'stance', 'defensive');
  match.play('batting', 'switch.batting', { off: 'facing', on: 3 });
  match.play('home', 'play', 'pass');
  match.play('batting', 'call', 'heads');
  // @ts-expect-error the bowling side has no stance
  match.play('bowling', 'stance', 'defensive');
  // @ts-expect-error there is no third stance
  match.play('batting', 'stance', 'careless');
  // @ts-expect-error a switch says who goes off
  match.play('batting', 'switch.batting', { on: 3 });
  // @ts-expect-error no such step
  match.play('home', 'plays', 'pass');
  // @ts-expect-error no such reading
  createMatch(pocket, { rulings: { 'pocket.ruling.all-out': 'nobody-out' } });
  // @ts-expect-error a word of another parameter
  createMatch(pocket, { set: { stanceVisibility: 'shut' } });

  houseRule(pocket, 'generous', {}, (a) => [
    a.set('negativeScore', 'may-be-negative'),
    a.after(
      'pocket.score.edit',
      a.rule({
        id: 'generous.two-more',
        when: (s) => s.defensive,
        does: (s) => {
          s.score += 2;
        },
      }),
    ),
  ]);
  houseRule(pocket, 'wrong', {}, (a) => [
    a.before(
      'entry',
      a.rule({
        id: 'wrong.field',
        // @ts-expect-error a field of another game
        when: (s) => s.dots > 0,
        does: () => {},
      }),
    ),
  ]);
}

it('the compiler knows the game', () => expect(compiles).toBeTypeOf('function'));
