import type { Script } from '../show/moments.js';

/** The two cards of a turn are told with what came of them. */
const script: Script = {
  always: 'cards',
};

export default script;
