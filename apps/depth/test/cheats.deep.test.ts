import { createRunner } from '@howzat/compiler/run';
import { compose, type Player } from '@howzat/core';
import { checksumOfLog } from '@howzat/core/engine';
import { vandal } from '@howzat/testkit';
import { describe, expect, test } from 'vitest';
import { games } from '../src/games.js';

const matches = 2000;

describe.each(games.map(({ variant, players }) => ({ id: variant.id, variant, honest: players[0] as Player })))(
  'a sensible player of $id that writes to all it can reach',
  ({ variant, honest }) => {
    // two players of their own, so that neither draws on what was made for the other
    const twin: Player = { name: honest.name, choose: (request) => honest.choose(request) };
    const cheat = vandal(twin);
    const runner = createRunner(compose(variant, {}));

    test.each([0, 1])(`wins no match more than an honest copy of itself, in seat %i, of ${matches}`, (seat) => {
      const won = { honest: 0, cheat: 0 };
      const others: number[] = [];
      for (let seed = 0; seed < matches; seed++) {
        const seated = (player: Player): [Player, Player] => (seat === 0 ? [player, honest] : [honest, player]);
        const fair = runner.play({ seed, players: seated(twin), log: true });
        const before = checksumOfLog(fair.log);
        const foul = runner.play({ seed, players: seated(cheat), log: true });
        if (checksumOfLog(foul.log) !== before) others.push(seed);
        if (fair.game.result?.winner === seat) won.honest++;
        if (foul.game.result?.winner === seat) won.cheat++;
      }
      expect(others, 'seeds of matches that went otherwise').toEqual([]);
      expect(won.cheat).toBe(won.honest);
      expect(won.honest).toBeGreaterThan(0);
    });
  },
);
