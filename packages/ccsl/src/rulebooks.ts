import { compose } from '@howzat/core/author';
import { ccsl } from './ccsl.js';

// The printed formats, of which `@howzat/ccsl/runner` has a compiled runner each, under the same name.
export const oneOver = compose(ccsl, { format: 'one-over' });
export const twoOver = compose(ccsl, { format: 'two-over' });
export const threeOver = compose(ccsl, { format: 'three-over' });
