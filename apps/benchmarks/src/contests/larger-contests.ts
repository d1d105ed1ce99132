import * as ctgRulebook from '@howzat/ctg';
import * as pocketRulebook from '@howzat/pocket';
import * as wickedRulebook from '@howzat/wicked';
import { ctgLedger, playCtgByHand } from '../baselines/ctg-loop.js';
import { playPocketByHand, pocketLedger } from '../baselines/pocket-loop.js';
import { playWickedByHand, wickedLedger } from '../baselines/wicked-loop.js';
import { byHand, statesIn } from '../contestants/by-hand.js';
import { besideCubes } from './beside-cubes.js';
import type { Contest } from './contest.js';

/** The variants of the larger games. */
interface Larger {
  readonly ctg: typeof ctgRulebook.ctg;
  readonly wicked: typeof wickedRulebook.wicked;
  readonly pocket: typeof pocketRulebook.pocket;
}

/** The games with the sets that they ship with today. */
const today: Larger = { ctg: ctgRulebook.ctg, wicked: wickedRulebook.wicked, pocket: pocketRulebook.pocket };

/** The games with the sets of version 0.0.0, which a checkout of before has as its own: so both sides play the same matches. */
const first: Larger = {
  ctg: (ctgRulebook.firstCards as unknown) ? ctgRulebook.withCards(ctgRulebook.firstCards) : ctgRulebook.ctg,
  wicked: (wickedRulebook.firstSet as unknown)
    ? wickedRulebook.withSet(wickedRulebook.firstSet)
    : wickedRulebook.wicked,
  pocket: (pocketRulebook.firstSet as unknown)
    ? pocketRulebook.withSet(pocketRulebook.firstSet)
    : pocketRulebook.pocket,
};

/** The games whose speed is told beside that of full Cubes. An over of Wicked or Pocket is settled at once: a ball in the book. */
const contestsWith = ({ ctg, wicked, pocket }: Larger): readonly Contest[] => [
  ...besideCubes({
    id: 'ctg-t20',
    title: 'CTG, T20',
    module: ctgRulebook,
    variant: ctg,
    selection: { format: 't20' },
    hand: null,
  }),
  ...besideCubes({
    id: 'ctg-t10',
    title: 'CTG, T10',
    module: ctgRulebook,
    variant: ctg,
    selection: { format: 't10' },
    hand: { play: () => byHand(playCtgByHand, ctgLedger), states: () => statesIn(ctgLedger) },
  }),
  ...besideCubes({
    id: 'wicked',
    title: 'Wicked, overs',
    module: wickedRulebook,
    variant: wicked,
    selection: {},
    hand: { play: () => byHand(playWickedByHand, wickedLedger), states: () => statesIn(wickedLedger) },
  }),
  ...besideCubes({
    id: 'pocket',
    title: 'Pocket, overs',
    module: pocketRulebook,
    variant: pocket,
    selection: {},
    hand: { play: () => byHand(playPocketByHand, pocketLedger), states: () => statesIn(pocketLedger) },
  }),
];

export const largerContests = contestsWith(today);
export const contestsWithFirstSets = contestsWith(first);
