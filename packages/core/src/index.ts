export * from './chance/distributions.js';
export * from './chance/pool.js';
export { hashSeed, hashText, pick, playerStreams, type Rng, type Seed, stream, streamFrom } from './chance/random.js';
export type { Reads } from './chance/reads.js';
export { freshSeed } from './chance/unguessable.js';
export type { Played, PlayOptions } from './compiled/drive.js';
export { compose, type Rulebook, rulesIn, type Selection, standingRules } from './compose/compose.js';
export type { Expected, Position, Scenario, ScriptLine } from './compose/scenario.js';
export { composeSetup, type Setup, setupsOf } from './compose/setups.js';
export * from './contract/contract.js';
export * from './contract/parameter.js';
export {
  type FormGuide,
  type FormShare,
  type Player,
  type Request,
  uniformPlayer,
  type View,
} from './contract/player.js';
export type { Cricketers, ItemPlace, Presentation } from './contract/presentation.js';
export * from './contract/registry.js';
export * from './cricket/game.js';
export * from './domains/arrangements.js';
export * from './domains/domain.js';
export * from './domains/limited.js';
export * from './domains/lists.js';
export * from './domains/number-from.js';
export * from './domains/placement.js';
export * from './domains/record.js';
export * from './errors/errors.js';
export { csvCell, markdownText, printable, printableJson, printableLines } from './errors/printable.js';
export { createRunner, matchSeed, type Runner } from './generate/runner.js';
export { type Viewer, viewerOf } from './generate/viewer.js';
export type { MatchEvent } from './interpreter/event.js';
export { domainOf } from './interpreter/legal.js';
export { stateAt } from './interpreter/position.js';
// for tools that look inside: test kits, solvers, drivers of their own
export { type OpenDecision, type SavedSession, Session, type Waiting } from './interpreter/session.js';
export { copyJson, type Frozen, freezeJson, type Json, notJson, sameJson } from './json/frozen.js';
export { type ReadJson, readJson } from './json/read-json.js';
export * from './kits/amendment.js';
export type { MovesUnder, TypedSelection } from './kits/moves.js';
export {
  defineVariant,
  type Variant,
  type VariantKit,
  type VariantTypes,
  type VariantWorld,
  variantKit,
} from './kits/variant.js';
export { type LawMoves, type LawValues, lawParameters } from './laws/laws.js';
export { checksumOf, checksumOfLog } from './log/checksum.js';
export type { Delivery, LogEntry, LogInput } from './log/log.js';
export { logFor, sharedView, viewOf } from './log/view.js';
export {
  applyEvent,
  type ChanceSource,
  createMatch,
  type Match,
  type MatchSettings,
  type MatchWaiting,
  type ScriptedChance,
} from './match/match.js';
export { playScenario, type ScenarioOptions, type ScenarioPlay, symbolsOf } from './match/play-scenario.js';
export {
  type Correction,
  correctRecord,
  type Migration,
  type ReplayOptions,
  replayMatch,
  sessionOf,
} from './match/record.js';
export { checksumOfRecord, commitmentTo, stampRecord } from './match/record-checksum.js';
export {
  isVerified,
  largestRecord,
  type MatchRecord,
  parseRecord,
  type RecordedEvent,
  readRecord,
} from './match/record-format.js';
export {
  createSeries,
  replaySeries,
  type Series,
  type SeriesEntry,
  type SeriesOptions,
  type SeriesRecord,
  type WinnersRule,
} from './match/series.js';
export type { SideEvent, SideRecord } from './match/side-record.js';
export type { SideSeat, SideWaiting } from './match/side-seat.js';
export type { MatchState } from './program/program.js';
export { type Program, type ProgramChance, type ProgramDecision, programOf } from './program/program.js';
export * from './scorebook/index.js';
