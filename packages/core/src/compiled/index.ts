export type { CompiledFrom } from './compiled.js';
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
export { type InputSite, PackedLog, packingSource } from './packed-log.js';
export type { ViewClass } from './player-view.js';
