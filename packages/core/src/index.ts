/**
 * For those who play: a match, a series, records and their replay, players, and what a match hands out. Whoever writes rules finds
 * the rest in `@howzat/core/author`, whoever shows a match in `@howzat/core/scorebook`, and whoever writes a driver or a tool in
 * `@howzat/core/engine`.
 */

export { type ChanceDescription, freshSeed, pick, type Rng, type Seed } from './chance/index.js';
export { compose, type Position, type Rulebook, type Selection } from './compose/index.js';
export {
  type Cricketers,
  type FormGuide,
  type FormShare,
  type Move,
  type Parameter,
  type Player,
  type Request,
  uniformPlayer,
  type View,
} from './contract/index.js';
export type { Dismissal, Game, InningsScore, Out, Result, Role, RunKind, Seat, Side, Who } from './cricket/index.js';
export type { Domain, DomainDescription, ForbiddenItem, Refusal } from './domains/index.js';
export { type ErrorCode, type ErrorDetails, HowzatError, isHowzatError } from './errors/index.js';
export {
  copyJson,
  type Frozen,
  freezeJson,
  type Json,
  notJson,
  type ReadJson,
  readJson,
  sameJson,
} from './json/index.js';
export type { Amendment, AnyTypes, MovesUnder, TypedSelection, Variant, VariantTypes } from './kits/index.js';
export { type Delivery, type LogEntry, type LogInput, standingEntries } from './log/index.js';
export {
  type AnyMatch,
  type AnySeat,
  type ChanceSource,
  type Correction,
  correctRecord,
  createMatch,
  createSeries,
  type GivenChance,
  isVerified,
  largestRecord,
  type Match,
  type MatchRecord,
  type MatchSettings,
  type MatchWaiting,
  type Migration,
  openMatch,
  parseRecord,
  type RecordedEvent,
  type ReplayOptions,
  readRecord,
  replayMatch,
  replaySeries,
  type ScriptedChance,
  type Series,
  type SeriesEntry,
  type SeriesOptions,
  type SeriesRecord,
  type SideEvent,
  type SideRecord,
  type SideSeat,
  type SideWaiting,
  type WinnersRule,
} from './match/index.js';
export type { MatchState } from './program/index.js';
