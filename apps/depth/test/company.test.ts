import { describe, expect, test } from 'vitest';
import { tagsOf } from '../../../scripts/lib/games.mjs';
import { lineOfCompany, playLine } from '../src/company/alone.js';
import { playPlansHere } from '../src/company/run.js';
import { companiesIn } from '../src/company/work.js';
import { games } from '../src/games.js';

/** A sample: everything alone, and pairs and threes that a seed draws. `npm run test:deep` plays all pairs. */
const planOf = (game: string) => ({ game, pairs: 16, triples: 4, matches: 1, seed: '1' });

for (const game of games.map(({ variant }) => variant.id))
  describe(game, tagsOf(game), () => {
    test('is played in all company, or refuses in words', () => {
      const { failures, passed } = playPlansHere([planOf(game)]);
      expect(failures.slice(0, 12)).toEqual([]);
      expect(passed).toBe(companiesIn(planOf(game)).length);
    });
  });

test('the line of a company plays it alone', tagsOf('cubes'), () => {
  const company = companiesIn({ ...planOf('cubes'), pairs: 3, triples: 0 }).at(-1);
  const line = lineOfCompany(planOf('cubes'), company as never);
  expect(playLine(line, 2)).toEqual({ refusal: null, problems: [] });
  expect(
    playLine('{"variant":"cubes","selection":{"houseRules":["pairs-cricket","two-wicket-pairs"]}}', 2).refusal,
  ).toEqual(expect.objectContaining({ code: 'conflict' }));
});
