export * from './amendment.js';
export * from './chance.js';
export { checksumOf, checksumOfLog } from './checksum.js';
export { compose, type Rulebook, rulesIn, type Selection, standingRules } from './compose.js';
export * from './contract.js';
export * from './domain.js';
export * from './domains/arrangements.js';
export * from './domains/limited.js';
export * from './domains/lists.js';
export * from './domains/number-from.js';
export * from './domains/placement.js';
export * from './domains/record.js';
export type { Played, PlayOptions } from './drive.js';
export * from './errors.js';
export { copyJson, type Frozen, freezeJson, type Json, notJson, sameJson } from './frozen.js';
export * from './game.js';
// for tools that look inside: test kits, solvers, drivers of their own
export { type OpenDecision, type SavedSession, Session, type Waiting } from './interpreter.js';
export { type LawMoves, type LawValues, lawParameters } from './laws.js';
export { domainOf } from './legal.js';
export type { Delivery, LogEntry, LogInput } from './log.js';
export {
  applyEvent,
  type ChanceSource,
  createMatch,
  type Match,
  type MatchSettings,
  type MatchWaiting,
  type ScriptedChance,
} from './match.js';
export type { MovesUnder, TypedSelection } from './moves.js';
export * from './parameter.js';
export { playScenario, type ScenarioOptions, type ScenarioPlay, symbolsOf } from './play-scenario.js';
export { type FormGuide, type FormShare, type Player, type Request, uniformPlayer } from './player.js';
export { stateAt } from './position.js';
export type { ItemPlace, Presentation } from './presentation.js';
export { csvCell, markdownText, printable, printableJson, printableLines } from './printable.js';
export type { MatchState } from './program.js';
export { type Program, type ProgramChance, type ProgramDecision, programOf } from './program.js';
export { hashSeed, hashText, pick, playerStreams, type Rng, type Seed, stream, streamFrom } from './random.js';
export { type ReadJson, readJson } from './read-json.js';
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
export * from './registry.js';
export { createRunner, matchSeed, type Runner } from './runner.js';
export type { Expected, Position, Scenario, ScriptLine } from './scenario.js';
export * from './scorebook/index.js';
export {
  createSeries,
  replaySeries,
  type Series,
  type SeriesEntry,
  type SeriesOptions,
  type SeriesRecord,
  type WinnersRule,
} from './series.js';
export { composeSetup, type Setup, setupsOf } from './setups.js';
export type { SideEvent, SideRecord } from './side-record.js';
export type { SideSeat, SideWaiting } from './side-seat.js';
export type { MatchEvent } from './timeline.js';
export {
  defineVariant,
  type Variant,
  type VariantKit,
  type VariantTypes,
  type VariantWorld,
  variantKit,
} from './variant.js';
export type { View } from './view.js';
export { logFor, sharedView, viewOf } from './view.js';
export { type Viewer, viewerOf } from './viewer.js';
