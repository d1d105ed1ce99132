export { interpretedRunner, type Runner } from './runner.js';
