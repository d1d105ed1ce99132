/**
 * For those who write drivers, test kits and other tools: the match as the engine has it, with all secrets. Nothing of this is for a
 * player.
 */

export { hashSeed, hashText, pick, playerStreams, type Rng, type Seed, stream, streamFrom } from './chance/index.js';
export type { Played, PlayOptions } from './compiled/index.js';
export { composeSetup, rulesIn, type Setup, setupsOf, standingRules } from './compose/index.js';
export { gameLives, otherSeat, roleOf, seatOf, sideOf } from './cricket/index.js';
export { bitCount, type Domain, fullMask, Limited, OneOf, pickBit, RecordOf } from './domains/index.js';
export { createRunner, matchSeed, type Runner, type Viewer, viewerOf } from './generate/index.js';
export {
  domainOf,
  type MatchEvent,
  type OpenDecision,
  type SavedSession,
  Session,
  stateAt,
  type Waiting,
} from './interpreter/index.js';
export { copyJson, freezeJson, notJson, sameJson } from './json/index.js';
export { checksumOf, checksumOfLog, LogWriter, logFor, type SavedLog, sharedView, viewOf } from './log/index.js';
export { applyEvent, checksumOfRecord, commitmentTo, sessionOf, stampRecord } from './match/index.js';
export { type MatchState, type Program, type ProgramChance, type ProgramDecision, programOf } from './program/index.js';
