/** What plays in the thread that calls it, and loads nothing of Node: for pages that bring their own workers. */

export type { Verified } from '@howzat/compiler/run';
export { type Bar, barsOf } from './compare/bars.js';
export type { AskedAt } from './compare/choices.js';
export { type CompareHereOptions, compareHere } from './compare/compare-here.js';
export { type About, type Change, type Comparison, comparisonOf } from './compare/comparison.js';
export type { FigureId, Looked } from './compare/figures.js';
export type { Paired, PairSums } from './compare/judged.js';
export { type PairData, PairTally } from './compare/pair-tally.js';
export { playPairs } from './compare/pairs.js';
export { matchesWatched, playWatched } from './compare/play.js';
export type { PlayChange, Shift, StepApart } from './compare/play-change.js';
export { aboutWays, refuseSame, verifyWays, type Ways } from './compare/ways.js';
export { isSimulationError, SimulationError, type SimulationErrorCode } from './errors.js';
export type { HistogramData } from './histogram.js';
export { type Chunk, type HereOptions, playChunk, simulateHere } from './simulate-here.js';
export { type InningsFigures, type Simulation, simulationOf } from './simulation.js';
export type { Interval, Spread } from './statistics.js';
export type { Table } from './table.js';
export { type BallKind, ballKinds, type InningsData, Tally, type TallyData } from './tally.js';
export type { VerifiedWays } from './verification.js';
