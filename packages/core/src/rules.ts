export { lawsRegistry } from './laws/registry.js';
