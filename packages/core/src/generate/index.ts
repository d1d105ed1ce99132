export type { Ahead } from './ahead.js';
export { FlatProgram, flatOf } from './flat-program.js';
export { createRunner, matchSeed, type Runner } from './runner.js';
export { type Viewer, viewerOf } from './viewer.js';
