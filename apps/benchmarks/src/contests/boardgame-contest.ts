import { ccsl } from '@howzat/ccsl';
import { boardgame } from '../baselines/boardgame.js';
import { ccslLedger, playCcslByHand } from '../baselines/ccsl-loop.js';
import { byHand } from '../contestants/by-hand.js';
import { runnerAlone } from '../contestants/drivers.js';
import type { Contest } from './contest.js';

/** Basic CCSL beside boardgame.io. */
export const boardgameContest: Contest = {
  id: 'basic-ccsl-boardgame',
  title: 'basic CCSL',
  contestants: () => [byHand(playCcslByHand, ccslLedger), runnerAlone(ccsl, { options: ['classic'] }), boardgame],
};
