export * from '@howzat/core/play';
export { type Cards, compileCards } from './components/cards.js';
export { checkCards } from './components/check.js';
export { firstCards } from './components/first.js';
export { originalCards } from './components/original.js';
export { cardSetSchema } from './components/schema.js';
export type {
  Ability,
  Area,
  BattingSkill,
  Board,
  BounceFace,
  Bowl,
  BowlingSkill,
  CardSet,
  Drs,
  Icon,
  OverCard,
  Pitch,
  PlayerCard,
  PlayerRole,
  Statistic,
  StyleCards,
  StyleName,
  Team,
  Umpire,
} from './components/set.js';
export { type CtgTypes, ctg, withCards } from './ctg.js';
export { withFirstCards } from './first-cards.js';
export { sensible } from './player.js';
export type { Openers } from './rules/setup.js';
