import * as rulebook from '@howzat/ccsl';
import { ccslLedger, playCcslByHand } from '../baselines/ccsl-loop.js';
import { byHand, statesIn } from '../contestants/by-hand.js';
import { contestsOf } from './contests-of.js';

const { ccsl } = rulebook;

/** Basic CCSL: cards, quota, lock, no ball and free hit, in the default format. */
export const basicContests = contestsOf({
  id: 'basic-ccsl',
  title: 'basic CCSL',
  module: rulebook,
  variant: ccsl,
  selection: { options: ['classic'] },
  hand: { play: () => byHand(playCcslByHand, ccslLedger), states: () => statesIn(ccslLedger) },
});

/** Full CCSL in its shortest and its longest printed format. */
export const fullContests = [
  ...contestsOf({
    id: 'ccsl-one-over',
    title: 'full CCSL, one over',
    module: rulebook,
    variant: ccsl,
    selection: { format: 'one-over' },
    hand: null,
  }),
  ...contestsOf({
    id: 'ccsl-three-over',
    title: 'full CCSL, three overs',
    module: rulebook,
    variant: ccsl,
    selection: { format: 'three-over' },
    hand: null,
  }),
];
