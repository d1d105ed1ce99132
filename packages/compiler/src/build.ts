export { BundlerMissing } from './build/bundler.js';
export { run } from './build/command.js';
export { type CompiledModule, compileRulebooks } from './build/compile.js';
export { NotCompilable } from './build/not-compilable.js';
export { type WrittenRunners, writeRunners } from './build/write.js';
