/** The games whose tables have tests of their own: each has a tag of that name, and in package.json the script `test:<game>`. */
export const games = ['ctg', 'wicked', 'cubes', 'ccsl', 'pocket'];
