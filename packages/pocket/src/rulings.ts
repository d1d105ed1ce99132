import { comfortRulings } from './rules/comfort.js';
import { effectRulings } from './rules/effect.js';
import { endRulings } from './rules/end.js';
import { equipRulings } from './rules/equip.js';
import { exchangeRulings } from './rules/exchange.js';
import { fatigueRulings } from './rules/fatigue.js';
import { handRulings } from './rules/hand.js';
import { lateNegateRulings } from './rules/late-negate.js';
import { negateRulings } from './rules/negate.js';
import { newBatterRulings } from './rules/new-batter.js';
import { outRulings } from './rules/out.js';
import { overRulings } from './rules/over.js';
import { rankRulings } from './rules/rank.js';
import { scoreRulings } from './rules/score.js';
import { secondPlaysRulings } from './rules/second-plays.js';
import { setupRulings } from './rules/setup.js';
import { stanceRulings } from './rules/stance.js';
import { standbyRulings } from './rules/standby.js';
import { strikeRulings } from './rules/strike.js';
import { teamRulings } from './rules/team.js';
import { togetherRulings } from './rules/together.js';
import { tossRulings } from './rules/toss.js';

/** The questions that the rulebook leaves open; each stands in the file of its section. */
export const rulings = [
  ...scoreRulings,
  ...rankRulings,
  ...fatigueRulings,
  ...stanceRulings,
  ...outRulings,
  ...comfortRulings,
  ...handRulings,
  ...exchangeRulings,
  ...togetherRulings,
  ...standbyRulings,
  ...lateNegateRulings,
  ...negateRulings,
  ...equipRulings,
  ...effectRulings,
  ...secondPlaysRulings,
  ...overRulings,
  ...teamRulings,
  ...setupRulings,
  ...tossRulings,
  ...endRulings,
  ...newBatterRulings,
  ...strikeRulings,
] as const;
