export { run } from './command.js';
export { type CompiledModule, compileRulebooks } from './compile.js';
export { NotCompilable } from './not-compilable.js';
export { type WrittenRunners, writeRunners } from './write.js';
