export { type Cards, compileCards } from './components/cards.js';
export { checkCards } from './components/check.js';
export { originalCards } from './components/original.js';
export { cardSetSchema } from './components/schema.js';
export type * from './components/set.js';
export { type CtgTypes, ctg, withCards } from './ctg.js';
export { sensible } from './player.js';
