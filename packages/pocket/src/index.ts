export * from './components/building.js';
export * from './components/chance-cards.js';
export { checkSet } from './components/check.js';
export * from './components/cricketers.js';
export * from './components/ranks.js';
export * from './components/schema.js';
export * from './components/score-cards.js';
export * from './components/sets.js';
export { type PocketTypes, pocket, withSet } from './pocket.js';
