export { type CompareOptions, compare } from './compare/compare.js';
export type { Change, Comparison } from './compare/comparison.js';
export type { FigureId } from './compare/figures.js';
export { isSimulationError, SimulationError, type SimulationErrorCode } from './errors.js';
export { type Chunk, type HereOptions, playChunk, simulateHere } from './here.js';
export type { HistogramData } from './histogram.js';
export type { BuiltRef, ModuleRef, PlainRef, PlayerRef, SelectionRef, SimulateOptions, StopSignal } from './options.js';
export { simulate } from './simulate.js';
export { type InningsFigures, type Simulation, simulationOf } from './simulation.js';
export type { Interval, Spread } from './statistics.js';
export { type BallKind, ballKinds, type InningsData, Tally, type TallyData } from './tally.js';
export { type Encounter, type Rating, ratingsOf } from './tournament/ratings.js';
export {
  type Entrant,
  type Pairing,
  type PlayedPairing,
  type PlayedRules,
  type Tournament,
  type TournamentOptions,
  tournament,
} from './tournament/tournament.js';
