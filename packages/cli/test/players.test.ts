import { createMatch, type Player, type Rulebook } from '@howzat/core';
import { greedy, hint, levelPlayer, search } from '@howzat/players';
import { testPlayer } from '@howzat/testkit';
import { describe, expect, it } from 'vitest';
import { games } from '../../../scripts/lib/games.mjs';
import { openCatalogue, variantNamed } from '../src/catalogue/catalogue.js';

const budget = { playouts: 12 } as const;

/** Every player that the command line seats, made of the sensible one of a game. */
const seated: Readonly<Record<string, (player: Player) => Player | ((rulebook: Rulebook) => Player)>> = {
  sensible: (player) => player,
  greedy: () => (rulebook) => greedy(rulebook, { balls: 12 }),
  search: (player) => (rulebook) => search(rulebook, { player, budget }),
  'search without a sensible player': () => (rulebook) => search(rulebook, { budget: { playouts: 6 } }),
  village: (player) => (rulebook) => levelPlayer(rulebook, 'village', { player }),
};

for (const id of games) {
  const opened = async () => {
    const { variant, sensible } = variantNamed(await openCatalogue([], [id]), id);
    return { variant, player: sensible?.value as Player };
  };

  describe(id, { tags: [id] }, () => {
    it.each(Object.entries(seated))('%s chooses by what it is shown alone', async (_name, made) => {
      const { variant, player } = await opened();
      const checks: (() => unknown)[] = [];
      const runner = {
        describe: (_: string, body: () => void) => body(),
        it: (_: string, body: () => unknown) => checks.push(body),
      };
      testPlayer(variant, made(player), { matches: 0, asks: 24, runner });
      expect(checks).toHaveLength(1);
      for (const check of checks) await check();
    });

    it('gives a hint for every decision of a match that comes up, in words', async () => {
      const { variant, player } = await opened();
      const match = createMatch(variant, { seed: 4, players: { away: player } });
      const steps = new Set<string>();
      for (let i = 0; i < 80 && match.waiting.kind === 'decisions'; i++) {
        const open = match.waiting.open.find(({ side, made }) => side === 'home' && !made);
        if (!open) break;
        const given = hint(match, 'home', { player, budget: { playouts: 6 } });
        expect(given.step).toBe(open.step);
        expect(given.words.length).toBeGreaterThan(0);
        expect(given.worth).toBeGreaterThanOrEqual(0);
        expect(given.worth).toBeLessThanOrEqual(1);
        steps.add(open.step);
        match.play('home', open.step as never, given.choice as never);
      }
      expect(steps.size).toBeGreaterThan(1);
    });
  });
}
