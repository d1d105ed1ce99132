/** What a compiled runner runs on, such as those of `@howzat/ccsl/runner`. People import it by way of such a module only. */

export { type CompiledFrom, type CompiledRunner, compiledRunner } from './compiled/index.js';
