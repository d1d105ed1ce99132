export * from './compiled/compiled.js';
