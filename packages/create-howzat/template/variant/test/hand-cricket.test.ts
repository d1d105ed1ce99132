import { createRunner } from '@howzat/compiler/run';
import { uniformPlayer } from '@howzat/core/author';
import { testVariant } from '@howzat/testkit';
import { describe, expect, it } from 'vitest';
import { handCricket, sensible } from '../src/index.js';
import { registry, scenarios } from '../src/rules.js';

testVariant(handCricket, {
  registry,
  scenarios,
  players: [sensible],
  golden: [{ file: new URL('golden/hand-cricket.json', import.meta.url), whenMissing: 'write' }],
  seeds: 20,
  runner: { describe, it },
});

it('has a player who knows better than chance', () => {
  const runner = createRunner(handCricket);
  const winners = Array.from({ length: 400 }, (_, seed) => {
    const players = seed % 2 === 0 ? ([sensible, uniformPlayer] as const) : ([uniformPlayer, sensible] as const);
    const { winner = null } = runner.play({ seed, players }).game.result ?? {};
    return winner === null ? null : winner === seed % 2;
  });
  const won = winners.filter((it) => it === true).length;
  expect(won / winners.filter((it) => it !== null).length).toBeGreaterThan(0.55);
});
