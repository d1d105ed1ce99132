import { createMatch } from '@howzat/core';
import { ctg } from '@howzat/ctg';
import { expect, test } from 'vitest';

/** What the compiler knows of the game. Nothing in here runs: it has to compile, and the marked lines have not to. */
function theCompilerKnows(): void {
  const match = createMatch(ctg, { format: 't20', seed: 1 });

  match.play('home', 'team.home', 0);
  match.play('away', 'call', 'heads');
  match.play('bowling', 'place-field', [4, 5, 8, 9, 12, 13, 16, 17, 20]);
  match.play('bowling', 'field', 'keep');
  match.play('bowling', 'bowl', 3);
  match.play('batting', 'zone', 2);
  match.play('batting', 'openers', { facing: 4, other: 5 });
  match.play('batting', 'opening-attitudes', { facing: 'aggressive', other: 'defensive' });
  match.play('batting', 'review', 'review');
  match.play('home', 'core.toss.elect', 'bat');

  // @ts-expect-error there is no zone 6
  match.play('batting', 'zone', 6);
  // @ts-expect-error a field is a list of areas
  match.play('bowling', 'place-field', 'deep');
  // @ts-expect-error the bowler does not choose the zone
  match.play('bowling', 'zone', 2);
  // @ts-expect-error there are two attitudes
  match.play('batting', 'attitude', 'reckless');
  // @ts-expect-error there is no such step
  match.play('batting', 'reverse-sweep', true);
  // @ts-expect-error there is no such format
  createMatch(ctg, { format: 't5' });
  // @ts-expect-error there is no such reading
  createMatch(ctg, { rulings: { 'ctg.ruling.level-scores': 'bowl-out' } });
  createMatch(ctg, { rulings: { 'ctg.ruling.level-scores': 'tie', 'ctg.ruling.miss-margin': 'margin-4' } });
}

test('the compiler has the last word: see the marked lines', () => {
  expect(theCompilerKnows).toBeTypeOf('function');
});
