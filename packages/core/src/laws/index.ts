export { concedeRule } from './conceding.js';
export { type LawMoves, type LawRules, type LawValues, lawParameters, laws } from './laws.js';
export { lawsRegistry } from './registry.js';
