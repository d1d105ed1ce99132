import { ccsl } from '@howzat/ccsl';
import { createMatch } from '@howzat/core';
import { playScenario, type Variant } from '@howzat/core/author';
import { cubes } from '@howzat/cubes';
import { expect, test } from 'vitest';
import { edged, jokerOver, overLimit, scout, thirdPowerCard } from '../src/index.js';

const table = cubes as unknown as Variant;
/** A ball of Cubes with the numbers at hand: both sides' first cubes show 4. */
const level = {
  at: 'ball',
  innings: 1,
  batting: 'home',
  runs: 0,
  state: { bowlerNumbers: [4, 4, 4, 4, 4, 4], batterNumbers: [4, 4, 4, 4, 4, 4], homeColour: 'A', awayColour: 'B' },
} as const;

test.each([
  [1, 'W', 'edged.caught'],
  [6, '4', 'edged.four'],
  [3, '.', 'edged.edge'],
])('edged: equal numbers and a die of %i are %s', (face, ball, rule) => {
  const { problems } = playScenario(table, {
    id: 'edged',
    title: 'edged',
    with: { houseRules: [edged] },
    from: level,
    script: [{ chance: 'edged.die', outcome: face }],
    expect: { balls: [ball], cites: ['edged.edge', rule] },
  });
  expect(problems).toEqual([]);
});

test('scout: the batter learns a cube, once an innings, and the bowler does not', () => {
  const match = createMatch(cubes, { houseRules: [scout], seed: 3 });
  match.play('home', 'colour.home', 'A').play('away', 'colour.away', 'B');
  const winner = match.game.tossWinner === 0 ? 'home' : 'away';
  match.play(winner, 'core.toss.elect', 'bat');
  match.play('batting', 'scout.ask', true);
  const { bowlerHand } = match.internals().s as { bowlerHand: readonly number[] };
  expect(match.view('batting').own.scout).toEqual({ used: true, cube: bowlerHand[0] });
  expect(match.view('bowling').own.scout).toEqual({ used: true });
});

test('over limit: an innings of Cubes ends after eight overs', () => {
  const { problems } = playScenario(table, {
    id: 'over-limit',
    title: 'over limit',
    with: { houseRules: [overLimit] },
    from: { ...level, overs: 7, balls: 5, state: { ...level.state, position: 4, batterNumbers: [5, 5, 5, 5, 5, 5] } },
    script: [],
    expect: { balls: ['1'], cites: ['core.innings.overs-bowled'] },
  });
  expect(problems).toEqual([]);
});

test('a third power card: the fourth is refused', () => {
  const match = createMatch(ccsl, {
    houseRules: [thirdPowerCard],
    options: ['classic'],
    seed: 1,
    set: { wickets: 10 },
  });
  const winner = match.game.tossWinner === 0 ? 'home' : 'away';
  match.play(winner, 'core.toss.elect', 'bat');
  const ball = (card: number): void => {
    match.play('batting', 'play-card' as never, card as never);
    match.play('bowling', 'bowl-card' as never, (card === 4 ? 0 : 1) as never);
  };
  for (const card of [4, 4, 4]) ball(card);
  expect(() => match.play('batting', 'play-card' as never, 4 as never)).toThrow(/power/);
});

test('the compiler knows the moves that a house rule adds', () => {
  const match = createMatch(ccsl, { houseRules: [jokerOver], options: ['classic'], seed: 1 });
  const winner = match.game.tossWinner === 0 ? 'home' : 'away';
  match.play(winner, 'core.toss.elect', 'bat');
  // @ts-expect-error the joker is played or not
  expect(() => match.play('batting', 'joker-over.call', 'perhaps')).toThrow(/perhaps/);
  // @ts-expect-error the fielding side has no joker
  expect(() => match.play('bowling', 'joker-over.call', true)).toThrow();
  // @ts-expect-error without the rule there is no such step
  expect(() => createMatch(ccsl, { seed: 1 }).play('batting', 'joker-over.call', true)).toThrow();
  expect(match.play('batting', 'joker-over.call', true).waiting.kind).toBe('decisions');
});
