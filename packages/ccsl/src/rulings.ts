import { anticipationRulings } from './rules/anticipation.js';
import { blockerRulings } from './rules/blocker.js';
import { cardRulings } from './rules/card.js';
import { defenceRulings } from './rules/defence.js';
import { economyRulings } from './rules/economy.js';
import { endRulings } from './rules/end.js';
import { formatRulings } from './rules/format.js';
import { freeHitRulings } from './rules/free-hit.js';
import { hiddenRulings } from './rules/hidden.js';
import { matchRulings } from './rules/match.js';
import { noBallRulings } from './rules/no-ball.js';
import { outRulings } from './rules/out.js';
import { passRulings } from './rules/pass.js';
import { powerRulings } from './rules/power.js';
import { shiftRulings } from './rules/shift.js';
import { streakRulings } from './rules/streak.js';
import { superOverRulings } from './rules/super-over.js';
import { trapRulings } from './rules/trap.js';
import { turnRulings } from './rules/turn.js';

/** The questions that the rulebook leaves open, by its sections; each stands in the file of its section. */
export const rulings = [
  ...cardRulings,
  ...matchRulings,
  ...formatRulings,
  ...turnRulings,
  ...outRulings,
  ...powerRulings,
  ...streakRulings,
  ...hiddenRulings,
  ...passRulings,
  ...anticipationRulings,
  ...noBallRulings,
  ...freeHitRulings,
  ...defenceRulings,
  ...blockerRulings,
  ...economyRulings,
  ...trapRulings,
  ...shiftRulings,
  ...endRulings,
  ...superOverRulings,
] as const;
