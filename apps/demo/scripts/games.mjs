/** The games whose tables have tests of their own: each has a tag of that name, and in package.json the script `test:<game>`. */
export const games = ['ctg', 'wicked', 'cubes', 'ccsl', 'pocket'];

/** What has a tag, and a part of the tests: each game, and what is played at a server. */
export const tags = [...games, 'online'];
