import { compose } from '@howzat/core/author';
import { pocket } from './pocket.js';

// The game as printed, of which `@howzat/pocket/runner` has a compiled runner, under the same name.
export const asPrinted = compose(pocket);
