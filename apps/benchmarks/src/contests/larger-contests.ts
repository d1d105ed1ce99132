import * as ctgRulebook from '@howzat/ctg';
import * as pocketRulebook from '@howzat/pocket';
import * as wickedRulebook from '@howzat/wicked';
import { besideCubes } from './beside-cubes.js';

/** The games whose speed is told beside that of full Cubes. An over of Wicked or Pocket is settled at once: a ball in the book. */
export const largerContests = [
  ...besideCubes({
    id: 'ctg-t20',
    title: 'CTG, T20',
    module: ctgRulebook,
    variant: ctgRulebook.ctg,
    selection: { format: 't20' },
  }),
  ...besideCubes({
    id: 'ctg-t10',
    title: 'CTG, T10',
    module: ctgRulebook,
    variant: ctgRulebook.ctg,
    selection: { format: 't10' },
  }),
  ...besideCubes({
    id: 'wicked',
    title: 'Wicked, overs',
    module: wickedRulebook,
    variant: wickedRulebook.wicked,
    selection: {},
  }),
  ...besideCubes({
    id: 'pocket',
    title: 'Pocket, overs',
    module: pocketRulebook,
    variant: pocketRulebook.pocket,
    selection: {},
  }),
];
