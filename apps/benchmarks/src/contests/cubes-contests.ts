import * as rulebook from '@howzat/cubes';
import { cubesLedger, playCubesByHand } from '../baselines/cubes-loop.js';
import { byHand, statesIn } from '../contestants/by-hand.js';
import { contestsOf } from './contests-of.js';

/** Full Cubes: the standard format, every ruling by its default. */
export const cubesContests = contestsOf({
  id: 'cubes',
  title: 'full Cubes',
  module: rulebook,
  variant: rulebook.cubes,
  selection: {},
  hand: { play: () => byHand(playCubesByHand, cubesLedger), states: () => statesIn(cubesLedger) },
});
