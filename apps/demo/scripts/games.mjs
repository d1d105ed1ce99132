/** The games whose tables have tests of their own: each has a tag of that name, and in package.json the script `test:<game>`. */
export const games = ['ctg', 'wicked', 'cubes', 'ccsl', 'pocket'];

/** What else has a tag: what is played at a server, and what is kept, taken away, damaged, offline or gone back to. */
export const ownTags = ['online', 'keeping'];

/** All tags. Each is a part of the tests, and a test with several of them belongs to the part of the first. */
export const tags = [...games, ...ownTags];
