import type { RulingWords } from '@howzat/core/author';
import { cardRulings } from './cards.js';
import { fieldRulings } from './field.js';
import { matchRulings } from './match.js';
import { scoringRulings } from './scoring.js';
import { stanceRulings } from './stance-comfort.js';

/** Every question that the rulebook leaves open, in the order of the catalogue. */
export const rulingWords: Readonly<Record<string, RulingWords>> = {
  ...scoringRulings,
  ...stanceRulings,
  ...fieldRulings,
  ...cardRulings,
  ...matchRulings,
};
