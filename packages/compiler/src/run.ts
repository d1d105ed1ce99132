export type { Runner } from '@howzat/core/engine';
export { advanceOf } from './run/advance.js';
export { type ExplainedFunction, type Explanation, explain } from './run/explain.js';
export { createRunner } from './run/runner.js';
export { type Verified, type VerifyOptions, verify, verifying } from './run/verify.js';
export { type Viewer, viewerOf } from './run/viewer.js';
