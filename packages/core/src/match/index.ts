export { applyEvent } from './apply-event.js';
export { createMatch, openMatch } from './create-match.js';
export type { AnyMatch, ChanceSource, GivenChance, Match, MatchSettings, ScriptedChance } from './match.js';
export type { MatchRecord, RecordedEvent } from './match-record.js';
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
  parseRecord,
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
export type { AnySeat, SideSeat } from './side-seat.js';
export type { MatchWaiting, SideWaiting } from './waiting.js';
