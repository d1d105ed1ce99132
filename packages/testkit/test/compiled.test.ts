import { createRunner } from '@howzat/compiler/run';
import { compose } from '@howzat/core';
import { type Played, stream } from '@howzat/core/engine';
import { expect, it } from 'vitest';
import { testCompiled } from '../src/index.js';
import { hand } from './hand-cricket.js';

const usual = compose(hand);
const runner = createRunner(usual);
type Play = typeof runner.play;

/** What is wrong with a module that exports these, by the tests that are registered. */
async function problemsOf(exported: Readonly<Record<string, { play: Play }>>): Promise<string> {
  (globalThis as { compiledForATest?: unknown }).compiledForATest = exported;
  const lines = Object.keys(exported).map((name) => `export const ${name} = globalThis.compiledForATest.${name};`);
  const module = `data:text/javascript,${encodeURIComponent(`${lines.join('\n')}// ${Math.random()}`)}`;
  const tests: (() => void | Promise<void>)[] = [];
  testCompiled(
    module,
    { usual, unrelated: 7 },
    { seeds: 20, runner: { describe: (_, body) => body(), it: (_, body) => tests.push(body) } },
  );
  expect(tests.length).toBe(3);
  let said = '';
  for (const test of tests)
    try {
      await test();
    } catch (error) {
      said += (error as Error).message;
    }
  return said;
}

const altered = (change: (played: Played) => Played): { play: Play } => ({
  play: (options) => change(runner.play(options)),
});

it('what plays the same passes', async () => {
  expect(await problemsOf({ usual: runner })).toBe('');
});

it.each<[string, Readonly<Record<string, { play: Play }>>, string]>([
  [
    'another score',
    { usual: altered(({ game, ...rest }) => ({ ...rest, game: { ...game, homeTotal: game.homeTotal + 1 } })) },
    'seed 0',
  ],
  [
    'a log that lacks something',
    { usual: altered(({ game, decisions, log }) => ({ game, decisions, log: log.slice(1) })) },
    'seed 0, with the log',
  ],
  [
    'decisions that nobody asked for',
    { usual: altered(({ game, decisions, log }) => ({ game, decisions: decisions + 1, log })) },
    'uniform play',
  ],
  [
    'players who are not asked',
    { usual: { play: ({ players: _, ...options }) => runner.play(options) } },
    'somebody who keeps what they are shown',
  ],
  [
    'a runner that hands out its own match',
    {
      usual: {
        play: (options) => {
          const played = runner.play(options);
          const { players } = options;
          const at = { view: played.game, step: 'bat', params: {}, rng: stream(1, 2), domain: { sample: () => 0 } };
          for (const player of players ?? []) if (player.name === 'home') player.choose(at as never);
          return played;
        },
      },
    },
    'usual: a player is handed the match itself: bat.view',
  ],
  ['a runner too many', { usual: runner, other: runner }, 'there are other, usual'],
])('%s is found', async (_, exported, problem) => {
  expect(await problemsOf(exported)).toContain(problem);
});
