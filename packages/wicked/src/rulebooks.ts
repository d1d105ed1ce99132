import { compose } from '@howzat/core/author';
import { wicked } from './wicked.js';

// The printed formats, of which `@howzat/wicked/runner` has a compiled runner each, under the same name.
export const fiftyOver = compose(wicked, { format: 'fifty-over' });
export const twentyOver = compose(wicked, { format: 'twenty-over' });
export const tenOver = compose(wicked, { format: 'ten-over' });
