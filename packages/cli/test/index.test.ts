import { expect, test } from 'vitest';
import { createProgram } from '../src/index.js';

test('play, match and start are commands', () => {
  expect(createProgram().commands.map((command) => command.name())).toEqual(
    expect.arrayContaining(['start', 'play', 'match']),
  );
});
