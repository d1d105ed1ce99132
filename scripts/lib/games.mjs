/** The games whose tests can be parts of their own: a test that plays one of them alone has the tag of that name. */
export const games = ['ctg', 'wicked', 'cubes', 'ccsl', 'pocket'];

/** The tag of a test that needs several games, in a package that has a part for those. */
export const allGames = 'all-games';

/** The tag of a test that plays a game: none where the game has no part of its own. */
export function tagsOf(game) {
  return games.includes(game) ? { tags: [game] } : {};
}
