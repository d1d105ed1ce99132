import { compose } from '@howzat/core/author';
import { ctg } from './ctg.js';

// The printed formats, of which `@howzat/ctg/runner` has a compiled runner each, under the same name.
export const t10 = compose(ctg, { format: 't10' });
export const t20 = compose(ctg, { format: 't20' });
