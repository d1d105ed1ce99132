import { endOverRulings } from './rules/end-over.js';
import { fatigueRulings } from './rules/fatigue.js';
import { inningsEndRulings } from './rules/innings-end.js';
import { matchEndRulings } from './rules/match-end.js';
import { outcomeRulings } from './rules/outcome.js';
import { diceRulings } from './rules/over/dice.js';
import { fieldRulings } from './rules/over/field.js';
import { openingRulings } from './rules/setup/opening.js';
import { pitchRulings } from './rules/setup/pitch.js';
import { sidesRulings } from './rules/setup/sides.js';
import { strikeRulings } from './rules/strike.js';
import { wicketRulings } from './rules/wicket.js';

/**
 * What the leaflet leaves open, as switches, by its sections. A reading sets a parameter that a rule reads. A reading of `null` is
 * recorded and not built: its words say why.
 */
export const rulings = [
  ...sidesRulings,
  ...pitchRulings,
  ...openingRulings,
  ...fieldRulings,
  ...diceRulings,
  ...outcomeRulings,
  ...endOverRulings,
  ...strikeRulings,
  ...wicketRulings,
  ...fatigueRulings,
  ...inningsEndRulings,
  ...matchEndRulings,
] as const;
