export { default } from '../../vitest.together.ts';
