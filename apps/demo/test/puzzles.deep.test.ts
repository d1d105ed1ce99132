import { expect, test } from 'vitest';
import { allPuzzles } from '../src/daily/puzzle.js';
import { solvedAgain } from './puzzles.js';

// of a field the solver goes through every roll of an over, which takes it some ten seconds
test('the rules of today give every puzzle the answer that is told', async () => {
  const puzzles = await allPuzzles();
  expect(puzzles.length).toBeGreaterThan(10);
  for (const [at, puzzle] of puzzles.entries()) {
    console.log(`puzzle ${at + 1} of ${puzzles.length}`);
    expect([at, await solvedAgain(puzzle)]).toEqual([at, puzzle.choices]);
  }
});
