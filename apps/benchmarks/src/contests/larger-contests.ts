import * as ctgRulebook from '@howzat/ctg';
import * as pocketRulebook from '@howzat/pocket';
import * as wickedRulebook from '@howzat/wicked';
import { ctgLedger, playCtgByHand } from '../baselines/ctg-loop.js';
import { playPocketByHand, pocketLedger } from '../baselines/pocket-loop.js';
import { playWickedByHand, wickedLedger } from '../baselines/wicked-loop.js';
import { byHand, statesIn } from '../contestants/by-hand.js';
import { besideCubes } from './beside-cubes.js';

/** The games whose speed is told beside that of full Cubes. An over of Wicked or Pocket is settled at once: a ball in the book. */
export const largerContests = [
  ...besideCubes({
    id: 'ctg-t20',
    title: 'CTG, T20',
    module: ctgRulebook,
    variant: ctgRulebook.ctg,
    selection: { format: 't20' },
    hand: null,
  }),
  ...besideCubes({
    id: 'ctg-t10',
    title: 'CTG, T10',
    module: ctgRulebook,
    variant: ctgRulebook.ctg,
    selection: { format: 't10' },
    hand: { play: () => byHand(playCtgByHand, ctgLedger), states: () => statesIn(ctgLedger) },
  }),
  ...besideCubes({
    id: 'wicked',
    title: 'Wicked, overs',
    module: wickedRulebook,
    variant: wickedRulebook.wicked,
    selection: {},
    hand: { play: () => byHand(playWickedByHand, wickedLedger), states: () => statesIn(wickedLedger) },
  }),
  ...besideCubes({
    id: 'pocket',
    title: 'Pocket, overs',
    module: pocketRulebook,
    variant: pocketRulebook.pocket,
    selection: {},
    hand: { play: () => byHand(playPocketByHand, pocketLedger), states: () => statesIn(pocketLedger) },
  }),
];
