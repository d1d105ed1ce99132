/**
 * For those who write drivers, test kits and other tools: the match as the engine has it, with all secrets. Nothing of this is for a
 * player.
 */

export {
  hashSeed,
  hashText,
  matchSeed,
  pick,
  playerStreams,
  type Rng,
  type Seed,
  stream,
  streamFrom,
} from './chance/index.js';
export {
  areUniform,
  type CompiledFrom,
  type InputSite,
  type MakePlay,
  PackedLog,
  type PlayCode,
  type Played,
  type PlayOptions,
  packed,
  playBy,
  playCode,
  tableFor,
  uniformPlayers,
  type ViewClass,
} from './compiled/index.js';
export {
  compose,
  composeSetup,
  placeIn,
  type Rulebook,
  rulebookOf,
  rulesIn,
  type Selection,
  type Setup,
  setupsOf,
  standingRules,
} from './compose/index.js';
export { type Level, levels, type Secrecy, type View } from './contract/index.js';
export { type Game, gameLives, otherSeat, type Role, roleOf, type Seat, seatOf, sideOf } from './cricket/index.js';
export {
  bitCount,
  type Domain,
  type DomainSpec,
  fullMask,
  Limited,
  OneOf,
  pickBit,
  RecordOf,
} from './domains/index.js';
export { faultOf, HowzatError, isHowzatError } from './errors/index.js';
export {
  type Advance,
  type Advancing,
  domainOf,
  isOfPlayer,
  type MatchEvent,
  type OpenDecision,
  type SavedSession,
  Session,
  shownIn,
  stateAt,
  type Waiting,
} from './interpreter/index.js';
export { copyJson, freezeJson, notJson, sameJson } from './json/index.js';
export type { Variant, VariantTypes } from './kits/index.js';
export {
  checksumOf,
  checksumOfLog,
  LogWriter,
  listsOf,
  logFor,
  type SavedLog,
  sharedView,
  viewOf,
} from './log/index.js';
export { applyEvent, checksumOfRecord, commitmentTo, sessionOf, stampRecord } from './match/index.js';
export {
  allDrawers,
  describedChance,
  drawOutcome,
  flatten,
  type Instruction,
  type Life,
  type MatchState,
  openIn,
  openingState,
  outcomesOf,
  outer,
  ownOf,
  type Program,
  type ProgramChance,
  type ProgramCheck,
  type ProgramCommit,
  type ProgramDecision,
  type ProgramEnding,
  type ProgramGroup,
  type ProgramLevel,
  type ProgramLimit,
  type ProgramNode,
  type ProgramResolve,
  type ProgramRule,
  programOf,
  secretIn,
  whyNotOutcome,
} from './program/index.js';
export { interpretedRunner, type Runner } from './runner/index.js';
