import type { Script } from '../show/moments.js';

/** The over card is turned, the dice roll, the ball flies where it landed, and fielders catch and throw. */
const script: Script = {
  cards: /^(over-card|express-card)$/,
  dice: /^(bowler-die|batter-die|re-roll|card-die|express-pair|express-table|distance)$/,
  flight: /^bounce$/,
  field: /^(catch-die|run-out-die|slip-dice|bowled-die|umpire-die|review-die)/,
  aside: true,
};

export default script;
