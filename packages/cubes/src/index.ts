export * from '@howzat/core/play';
export * from './components/check.js';
export * from './components/cubes.js';
export { type CubesTypes, cubes, withCubes } from './cubes.js';
export * from './odds.js';
export { sensible } from './player.js';
export { type BallResult, explainResult, resultOf } from './rules/outcome.js';
export type { MarkedOrder } from './rules/variant.js';
export { winnersRules } from './winners-rules.js';
