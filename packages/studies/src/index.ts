export { playAlone } from './alone.js';
export { type GridAsked, readGridAsked } from './asked.js';
export type { Chunk, Piece } from './cut.js';
export { isStudyError, StudyError, type StudyErrorCode } from './errors.js';
export type { Find, Found } from './find.js';
export type {
  Grid,
  GridEffect,
  GridFigure,
  GridRefused,
  GridRow,
} from './grid.js';
export { gridData, readGridData } from './grid-data.js';
export { gridCsv, gridPage } from './grid-text.js';
export { comparisonPlan, type GridChange, gridPlan, simulationPlan, tournamentPlan, trialPlan } from './make.js';
export type { Outcome } from './outcome.js';
export { type Cell, idOf, type PackageUsed, type Plan, type PlanTable, planVersion, readPlan } from './plan.js';
export { type PlayHereOptions, playHere } from './play-here.js';
export type { Trouble } from './store/shelf.js';
export { type Progress, type Started, type StartOptions, Studies, type WorkerSeen } from './studies.js';
export { type News, type WorkOptions, work } from './work.js';
