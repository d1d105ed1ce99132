/** For whoever writes drivers and tools: the program of a rulebook, and what plays it. */
export { hashSeed, hashText, playerStreams } from './chance/index.js';
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
export { compose, type Rulebook, type Selection } from './compose/index.js';
export { type Level, levels, type Secrecy, type View } from './contract/index.js';
export type { Game, Role, Seat } from './cricket/index.js';
export { type DomainSpec, fullMask } from './domains/index.js';
export { faultOf, HowzatError, isHowzatError } from './errors/index.js';
export { type Advance, type Advancing, isOfPlayer, Session } from './interpreter/index.js';
export { copyJson } from './json/index.js';
export type { Variant, VariantTypes } from './kits/index.js';
export { listsOf, viewOf } from './log/index.js';
export {
  allDrawers,
  flatten,
  type Instruction,
  type Life,
  type MatchState,
  openIn,
  openingState,
  outer,
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
} from './program/index.js';
export { interpretedRunner, type Runner } from './runner/index.js';
