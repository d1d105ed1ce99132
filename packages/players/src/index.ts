import { type Player, uniformPlayer } from '@howzat/core';

/** Chooses uniformly over everything that is legal. */
export const random: Player = uniformPlayer;

export {
  type Bounds,
  type Exploitability,
  type ExploitabilityOptions,
  exploitability,
} from './equilibrium/exploitability.js';
export type { Horizon } from './equilibrium/keys.js';
export { type ApproximateOptions, type Approximation, approximate } from './equilibrium/regret.js';
export {
  type MixingPlayer,
  type OpeningShare,
  type Share,
  type Solution,
  type SolveOptions,
  solve,
} from './equilibrium/solve.js';
export { type GreedyOptions, greedy } from './greedy.js';
export { type Hint, type Hinted, type HintOptions, hint } from './hint.js';
export { type LevelName, levelPlayer, levels } from './levels.js';
export { type FormOptions, formGuide } from './outlook/form-guide.js';
export type { Budget } from './search/budget.js';
export { type LookingAheadOptions, lookingAhead } from './search/looking-ahead.js';
export type { Advice, Question, Weighed } from './search/question.js';
export { type Searcher, type SearchOptions, type StopSignal, search, type ThinkOptions } from './search/search.js';
export { type Told, type WinProbability, winProbabilities } from './win-probability.js';
