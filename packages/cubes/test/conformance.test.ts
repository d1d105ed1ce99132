import { cubes, sensible } from '@howzat/cubes';
import { registry, scenarios } from '@howzat/cubes/rules';
import { testVariant } from '@howzat/testkit';
import { describe, it } from 'vitest';

testVariant(cubes, {
  registry,
  scenarios,
  players: [sensible],
  golden: [
    { file: new URL('golden/standard.json', import.meta.url) },
    { file: new URL('golden/test-match.json', import.meta.url), with: { format: 'test-match' } },
  ],
  open: ['homeColour', 'awayColour', 'dots', 'bowlerShown', 'batterShown', 'bowler', 'batter', 'need', 'overNotes'],
  seeds: 10,
  runner: { describe, it },
});
