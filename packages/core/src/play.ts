/**
 * What it takes to play a game, to simulate it, and to keep and replay a match. Every game gives all of this, too, so that its
 * package is enough to play it.
 */
export { houseRule } from './amendment.js';
export { compose, type Rulebook, type Selection } from './compose.js';
export type { Played, PlayOptions } from './drive.js';
export { HowzatError, isHowzatError } from './errors.js';
export type { Side } from './game.js';
export type { LogEntry } from './log.js';
export { createMatch, type Match, type MatchSettings } from './match.js';
export { type Player, type Request, uniformPlayer } from './player.js';
export { replayMatch } from './record.js';
export { type MatchRecord, parseRecord } from './record-format.js';
export { createRunner, type Runner } from './runner.js';
export { resultText } from './scorebook/index.js';
