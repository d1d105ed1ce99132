import * as wickedRulebook from '@howzat/wicked';
import { besideCubes } from './beside-cubes.js';

/** The games whose speed is told beside that of full Cubes. An over of Wicked is settled at once and counts as a ball. */
export const largerContests = [
  ...besideCubes({
    id: 'wicked',
    title: 'Wicked, overs',
    module: wickedRulebook,
    variant: wickedRulebook.wicked,
    selection: {},
  }),
];
