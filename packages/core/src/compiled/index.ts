export { type CompiledFrom, type CompiledRunner, compiledRunner } from './compiled.js';
export {
  areUniform,
  type MakePlay,
  type PlayCode,
  type Played,
  type PlayOptions,
  playBy,
  playCode,
  tableFor,
  uniformPlayers,
} from './drive.js';
export { type InputSite, PackedLog, packed } from './packed-log.js';
export type { ViewClass } from './player-view.js';
