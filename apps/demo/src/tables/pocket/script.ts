import type { Script } from '../show/moments.js';

/** The score card is turned, and a coin may save the batter. */
const script: Script = {
  cards: /^score-card/,
  field: /^coin(\.|$)/,
  overs: true,
};

export default script;
