export {
  applyEvent,
  type ChanceSource,
  createMatch,
  type Match,
  type MatchSettings,
  type MatchWaiting,
  type ScriptedChance,
} from './match.js';
export { playScenario, type ScenarioOptions, type ScenarioPlay, symbolsOf } from './play-scenario.js';
export {
  type Correction,
  correctRecord,
  type Migration,
  type ReplayOptions,
  replayMatch,
  sessionOf,
} from './record.js';
export { checksumOfRecord, commitmentTo, stampRecord } from './record-checksum.js';
export {
  isVerified,
  largestRecord,
  type MatchRecord,
  parseRecord,
  type RecordedEvent,
  readRecord,
} from './record-format.js';
export {
  createSeries,
  replaySeries,
  type Series,
  type SeriesEntry,
  type SeriesOptions,
  type SeriesRecord,
  type WinnersRule,
} from './series.js';
export type { SideEvent, SideRecord } from './side-record.js';
export type { SideSeat, SideWaiting } from './side-seat.js';
