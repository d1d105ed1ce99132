import { compose } from '@howzat/core/author';
import { cubes } from './cubes.js';

// The printed formats, of which `@howzat/cubes/runner` has a compiled runner each, under the same name.
export const standard = compose(cubes, { format: 'standard' });
export const testMatch = compose(cubes, { format: 'test-match' });
