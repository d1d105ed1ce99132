import { expect, test } from 'vitest';
import { decisionsPart } from '../src/decisions-part.js';

const game = {
  id: 'hand',
  registry: { prompts: { bat: 'How many?', bowl: 'Which | number?', call: 'Heads?' } },
} as never;
const made = { command: 'measure decisions', seed: 1, matches: 4000, players: 'two sensible players', samples: {} };
const at = (step: string, share: number, low: number, high: number) => ({
  ...{ step, asked: 2, share, interval95: [low, high] },
});

test('each step of a game is told with what it is worth in each format, those first that are worth most', () => {
  const data = [
    { game: 'hand', format: 'short', title: 'Short', decisions: [at('bat', 0.47, 0.45, 0.49)] },
    {
      ...{ game: 'hand', format: 'long', title: 'Long' },
      decisions: [
        at('bat', 0.5001, 0.48, 0.52),
        at('bowl', 0.2, 0.18, 0.22),
        {
          ...at('call', 0.49, 0.47, 0.51),
          choices: [
            { says: 'always heads', share: 0.51, interval95: [0.49, 0.53] },
            { says: 'always tails', share: 0.4996, interval95: [0.48, 0.52] },
          ],
        },
      ],
    },
    { game: 'other', format: null, title: 'Other', decisions: [at('throw', 0.1, 0.08, 0.12)] },
  ];
  const text = decisionsPart(game, { made, data });
  expect(text.split('\n').filter((line) => line.startsWith('|'))).toEqual([
    '| What is asked | Step | Short | Long |',
    '| --- | --- | --- | --- |',
    '| Which &#124; number? | `bowl` | not asked | 30.0 (28.0 to 32.0) |',
    '| How many? | `bat` | 3.0 (1.0 to 5.0) | 0.0 (−2.0 to 2.0) |',
    '| Heads? | `call` | not asked | 1.0 (−1.0 to 3.0) |',
  ]);
  // what is worth two points in one format matters
  expect(text.split('\n').filter((line) => line.startsWith('-'))).toEqual([
    '- **Heads?** (`call`) What it wins: Long: always heads 51.0 % (49.0 to 53.0), always tails 50.0 % (48.0 to 52.0).',
  ]);
  expect(text).toContain('`measure decisions`');
});

test('a game that was not measured has no such part', () => {
  expect(decisionsPart(game, { made, data: [] })).toBe('');
});
