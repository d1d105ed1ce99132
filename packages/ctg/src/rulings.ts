import { advantageRulings } from './rules/advantage.js';
import { attitudeRulings } from './rules/attitude.js';
import { ballRulings } from './rules/ball.js';
import { boundaryRulings } from './rules/boundary.js';
import { cardRulings } from './rules/card.js';
import { catchRulings } from './rules/catch.js';
import { confidenceRulings } from './rules/confidence.js';
import { diceRulings } from './rules/dice.js';
import { drsRulings } from './rules/drs.js';
import { expressRulings } from './rules/express.js';
import { extraRulings } from './rules/extra.js';
import { facingRulings } from './rules/facing.js';
import { fieldRulings } from './rules/field.js';
import { formatRulings } from './rules/format.js';
import { missRulings } from './rules/miss.js';
import { noBallRulings } from './rules/no-ball.js';
import { outRulings } from './rules/out.js';
import { outcomeRulings } from './rules/outcome.js';
import { overRulings } from './rules/over.js';
import { placementRulings } from './rules/place/placement.js';
import { powerPlayRulings } from './rules/place/power-play.js';
import { runoutRulings } from './rules/runout.js';
import { setupRulings } from './rules/setup.js';
import { skillRulings } from './rules/skill.js';
import { slipsRulings } from './rules/slips.js';
import { strikeRulings } from './rules/strike.js';

/** The questions that the rulebook leaves open, by its sections: a reading that is null is recorded and not built. */
export const rulings = [
  ...formatRulings,
  ...setupRulings,
  ...facingRulings,
  ...overRulings,
  ...expressRulings,
  ...ballRulings,
  ...advantageRulings,
  ...attitudeRulings,
  ...confidenceRulings,
  ...diceRulings,
  ...outcomeRulings,
  ...missRulings,
  ...strikeRulings,
  ...boundaryRulings,
  ...catchRulings,
  ...fieldRulings,
  ...runoutRulings,
  ...extraRulings,
  ...noBallRulings,
  ...drsRulings,
  ...placementRulings,
  ...powerPlayRulings,
  ...slipsRulings,
  ...outRulings,
  ...skillRulings,
  ...cardRulings,
] as const;
