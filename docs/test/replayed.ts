import { playScenario } from '@howzat/core/author';
import { describe, expect, test } from 'vitest';
import { gameIds, openGames } from '../src/games.js';
import { replay } from '../src/replay.js';

const games = await openGames();

/**
 * Registers for each game that its examples go in the pages as they say.
 * @param every of so many examples one is played
 */
export function testReplays(every: number): void {
  describe.each(gameIds)('the examples of %s in their pages', (id) => {
    const game = games.find((each) => each.id === id);
    if (!game) throw new Error(`There is no game ${id}.`);
    const { variant, registry, scenarios } = game;

    test('go as they say, line by line, with the rules that the engine cites', () => {
      for (const scenario of scenarios.filter((_, at) => at % every === 0)) {
        const { moments, problems } = replay(variant, registry, scenario, null, null);
        expect(problems, scenario.id).toEqual([]);
        expect(moments).toHaveLength(scenario.script.length);
        const refused = moments.map((moment) => moment.refused !== null);
        expect(refused, scenario.id).toEqual(scenario.script.map((line) => 'refused' in line));
        const match = playScenario(variant, scenario).match;
        const cited = new Set(match?.log().flatMap(({ rules }) => rules));
        const before = new Set(scenario.expect.cites ?? []);
        const shown = new Set(moments.flatMap(({ rules }) => rules));
        for (const rule of before)
          expect(
            cited.has(rule) ? shown.has(rule) || scenario.script.length === 0 : true,
            `${scenario.id} shows ${rule}`,
          ).toBe(true);
      }
    });
  });
}
