/**
 * What it takes to play a game, to simulate it, and to keep and replay a match. Every game gives all of this, too, so that its
 * package is enough to play it.
 */

export type { Played, PlayOptions } from './compiled/drive.js';
export { compose, type Rulebook, type Selection } from './compose/compose.js';
export { type Player, type Request, uniformPlayer } from './contract/player.js';
export type { Side } from './cricket/game.js';
export { HowzatError, isHowzatError } from './errors/errors.js';
export { houseRule } from './kits/amendment.js';
export type { LogEntry } from './log/log.js';
export { createMatch, type Match, type MatchSettings } from './match/match.js';
export { replayMatch } from './match/record.js';
export { type MatchRecord, parseRecord } from './match/record-format.js';
export { resultText } from './scorebook/index.js';
