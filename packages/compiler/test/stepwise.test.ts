import { compose, type Player, type Selection, uniformPlayer } from '@howzat/core';
import { houseRule } from '@howzat/core/author';
import { openingState, programOf } from '@howzat/core/engine';
import { describe, expect, test } from 'vitest';
import { secondLook, secondThrow } from '../../core/test/second-looks.js';
import { village } from '../../core/test/village-cricket.js';
import { NotCompilable } from '../src/build/not-compilable.js';
import { sourceOf } from '../src/build/source.js';
import { stepwise } from '../src/emit/stepwise.js';
import { viewerOf } from '../src/run/viewer.js';
import { createRunner } from '../src/run.js';

const inTurn = houseRule(village, 'in-turn', {}, (a) => [
  a.sequence('village.delivery', ['batting'], { rule: 'in-turn.rule', when: (_s, g) => g.overs % 2 === 1 }),
]);
const opened = houseRule(village, 'opened', {}, (a) => [
  a.open('village.keeper', { fields: ['keeper'], when: (_s, g) => g.wickets > 0 }),
]);
const again = houseRule(village, 'again', {}, (a) => [
  a.askAgain('village.field', 'before', 'ball.start', { rule: 'again.rule', when: (_s, g) => g.overs === 0 }),
]);

/** Chooses by what it was shown, and by what of the other's it may see. */
const looker: Player = {
  name: 'looker',
  choose: ({ domain, view, rng }) => {
    const seen = Object.keys(view.shown).length + Object.keys(view.state).length;
    for (let i = 0; i < seen % 3; i++) domain.sample(rng);
    return domain.sample(rng);
  },
};

describe('what is decided in turn or in the open, or taken back, is played from input to input', () => {
  test.each([
    ['in turn', [inTurn]],
    ['opened at times', [opened]],
    ['asked again', [again]],
    ['all together', [inTurn, opened, again]],
    ['a ball taken back', [secondLook]],
    ['a throw taken back', [secondThrow]],
    ['everything', [inTurn, opened, again, secondLook, secondThrow]],
  ] as const)('%s: as the interpreter plays it', (_name, houseRules) => {
    const selection = { houseRules } as unknown as Selection;
    const made = createRunner(compose(village, selection as never));
    const read = createRunner(compose(village, selection as never), { code: 'never' });
    for (let seed = 0; seed < 30; seed++)
      for (const players of [
        [uniformPlayer, uniformPlayer],
        [looker, uniformPlayer],
      ] as const) {
        const [one, two] = [made, read].map((runner) => runner.play({ seed, players, log: true }));
        expect(one?.game).toEqual(two?.game);
        expect(one?.log).toEqual(two?.log);
        const balls = [made, read].map((runner) => {
          const told: number[] = [];
          runner.play({ seed, players, onBall: ({ runs, wickets }) => told.push(runs, wickets) });
          return told;
        });
        expect(balls[0]).toEqual(balls[1]);
      }
  });

  test('and is not written to a file; what is asked again is', () => {
    expect(stepwise(programOf(compose(village)))).toBeNull();
    expect(stepwise(programOf(compose(village, { houseRules: [again] })))).toBeNull();
    expect(() => sourceOf(programOf(compose(village, { houseRules: [inTurn] })))).toThrow(NotCompilable);
    expect(() => sourceOf(programOf(compose(village, { houseRules: [opened] })))).toThrow(
      /^village.keeper cannot be compiled/,
    );
    expect(() => sourceOf(programOf(compose(village, { houseRules: [secondLook] })))).toThrow(NotCompilable);
  });

  test('views made by code show what is open at times', () => {
    const program = programOf(compose(village, { houseRules: [opened] }));
    const state = openingState(program);
    const [hidden, shown] = [0, 1].map((wickets) => {
      state.g.wickets = wickets;
      return Object.hasOwn(viewerOf(program)(state, state.g.batting).state, 'keeper');
    });
    expect([hidden, shown]).toEqual([false, true]);
  });
});
