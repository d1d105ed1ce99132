import { games } from '../../../scripts/lib/games.mjs';

/** What else has a tag: what is played at a server, and what is kept, taken away, damaged, offline or gone back to. */
export const ownTags = ['online', 'keeping'];

/** All tags. Each is a part of the tests, and a test with several of them belongs to the part of the first. */
export const tags = [...games, ...ownTags];
