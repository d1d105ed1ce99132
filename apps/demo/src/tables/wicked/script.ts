import type { Script } from '../show/moments.js';

/** Both sides roll, the ball goes to its zone, and a fielder there rolls too. */
const script: Script = {
  dice: /^(bowling-roll|batting-roll|reroll)/,
  field: /^zone-roll$/,
  always: 'flight',
  aside: true,
  overs: true,
};

export default script;
