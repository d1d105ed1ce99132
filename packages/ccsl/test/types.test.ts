import { ccsl } from '@howzat/ccsl';
import { createMatch } from '@howzat/core';
import { expect, test } from 'vitest';

/** What the compiler knows of CCSL. Nothing in here runs: it has to compile, and the marked lines have not to. */
function theCompilerKnows(): void {
  const match = createMatch(ccsl, { format: 'two-over', seed: 1 });

  match.play('batting', 'play-card', { card: 4, prediction: null });
  match.play('batting', 'play-card', { card: 'pass', prediction: 6 });
  match.play('bowling', 'bowl-card', { card: 0, blocker: false, trap: true });
  match.play('bowling', 'guess-card', { guess: 3, trap: false });
  match.play('bowling', 'announce-bowling', { defence: true, shift: false });
  match.play('batting', 'announce-batting', { hidden: true });
  match.play('bowling', 'choose-traps', [3, 4]);
  match.play('home', 'core.toss.elect', 'bat');

  // @ts-expect-error there is no 5
  match.play('batting', 'play-card', { card: 5, prediction: null });
  // @ts-expect-error a 5 is no choice at all
  match.play('batting', 'play-card', 5);
  // @ts-expect-error the bowler cannot pass
  match.play('bowling', 'bowl-card', { card: 'pass', blocker: false, trap: false });
  // @ts-expect-error the batter has no trap
  match.play('batting', 'play-card', { card: 4, prediction: null, trap: true });
  // @ts-expect-error the side is wrong
  match.play('batting', 'bowl-card', { card: 0, blocker: false, trap: false });
  // @ts-expect-error there is no such step
  match.play('batting', 'reverse-sweep', true);
  // @ts-expect-error a trap value is one of the six
  match.play('bowling', 'choose-traps', [3, 5]);

  // @ts-expect-error there is no such format
  createMatch(ccsl, { format: 'fifty-over' });
  // @ts-expect-error there is no such reading
  createMatch(ccsl, { rulings: { 'ccsl.ruling.wickets': 'eleven' } });
  createMatch(ccsl, { rulings: { 'ccsl.ruling.wickets': 'single-wicket' }, format: 'three-over' });

  const classic = createMatch(ccsl, { options: ['classic'] });
  classic.play('batting', 'play-card', 4);
  // @ts-expect-error there is no 5 in the classic game either
  classic.play('batting', 'play-card', 5);
}

test('the compiler has the last word: see the marked lines', () => {
  expect(theCompilerKnows).toBeTypeOf('function');
});
