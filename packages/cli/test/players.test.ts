import { createMatch, type Player, type Rulebook, type Variant } from '@howzat/core';
import { greedy, hint, levelPlayer, search } from '@howzat/players';
import { testPlayer } from '@howzat/testkit';
import { describe, expect, it } from 'vitest';
import { openCatalogue } from '../src/catalogue/catalogue.js';

// every player that the command line seats, at every game that it brings
const { variants } = await openCatalogue();

for (const { variant, sensible } of variants) {
  const player = sensible?.value as Player;
  const budget = { playouts: 12 } as const;
  const seated: readonly (Player | ((rulebook: Rulebook) => Player))[] = [
    player,
    (rulebook) => greedy(rulebook, { balls: 12 }),
    (rulebook) => search(rulebook, { player, budget }),
    (rulebook) => ({ ...search(rulebook, { budget: { playouts: 6 } }), name: 'search without a sensible player' }),
    (rulebook) => levelPlayer(rulebook, 'village', { player }),
  ];
  for (const one of seated) testPlayer(variant, one, { matches: 0, asks: 24, runner: { describe, it } });

  describe(`a hint at ${variant.id}`, () => {
    it('is given for every decision of a match that comes up, in words', () => {
      const match = createMatch(variant as Variant, { seed: 4, players: { away: player } });
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
