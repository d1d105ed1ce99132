export * from './generate/compile.js';
