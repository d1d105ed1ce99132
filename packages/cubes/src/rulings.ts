import { aimRulings } from './rules/aim.js';
import { dataRulings } from './rules/data.js';
import { endRulings } from './rules/end.js';
import { formatRulings } from './rules/format.js';
import { orderRulings } from './rules/order.js';
import { pressureRulings } from './rules/pressure.js';
import { scoreRulings } from './rules/score.js';
import { bagRulings } from './rules/setup/bag.js';
import { coloursRulings } from './rules/setup/colours.js';
import { dealRulings } from './rules/setup/deal.js';
import { tossRulings } from './rules/setup/toss.js';
import { variantRulings } from './rules/variant.js';

/**
 * What the rulebook leaves open, as switches, by its sections. Most readings set a parameter that a rule reads; a reading that
 * only one place knows of puts its rule there. A reading of `null` is recorded and not built: its words say why.
 */
export const rulings = [
  ...dataRulings,
  ...coloursRulings,
  ...tossRulings,
  ...dealRulings,
  ...bagRulings,
  ...orderRulings,
  ...pressureRulings,
  ...scoreRulings,
  ...endRulings,
  ...formatRulings,
  ...variantRulings,
  ...aimRulings,
] as const;
