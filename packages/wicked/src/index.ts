export { cardsIn, maskOf } from './components/cards.js';
export { checkSet, type SetRule, setRules } from './components/check.js';
export { originalSet } from './components/original-set.js';
export { wickedSetSchema } from './components/schema.js';
export * from './components/set.js';
export { cardName, entries, type Table, tableOf } from './components/tables.js';
export * from './odds.js';
export { sensible } from './player/sensible.js';
export { type WickedTypes, wicked, withSet } from './wicked.js';
