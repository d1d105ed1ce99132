export { isSimulationError, SimulationError, type SimulationErrorCode } from './errors.js';
export { type Chunk, type HereOptions, playChunk, simulateHere } from './here.js';
export type { HistogramData } from './histogram.js';
export type { ModuleRef, PlayerRef, SelectionRef, SimulateOptions, StopSignal } from './options.js';
export { simulate } from './simulate.js';
export { type InningsFigures, type Simulation, simulationOf } from './simulation.js';
export type { Interval, Spread } from './statistics.js';
export { type BallKind, ballKinds, type InningsData, Tally, type TallyData } from './tally.js';
