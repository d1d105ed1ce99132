import type { Script } from '../show/moments.js';

/** The two cubes of a ball are told with what came of them. */
const script: Script = {
  always: 'dice',
};

export default script;
