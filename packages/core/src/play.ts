/**
 * For games, which give all of it on: what it takes to play a game, and to keep and replay a match. So the package
 * of a game is enough to play it.
 */

export type { Played, PlayOptions } from './compiled/index.js';
export { compose, type Rulebook, type Selection } from './compose/index.js';
export { type Player, type Request, uniformPlayer } from './contract/index.js';
export type { Side } from './cricket/index.js';
export { HowzatError, isHowzatError } from './errors/index.js';
export { houseRule } from './kits/index.js';
export type { LogEntry } from './log/index.js';
export {
  createMatch,
  type Match,
  type MatchRecord,
  type MatchSettings,
  parseRecord,
  replayMatch,
} from './match/index.js';
export { resultText } from './scorebook/index.js';
