/** The games whose tests can be parts of their own. */
export const games: readonly string[];
/** The tag of a test that needs several games, in a package that has a part for those. */
export const allGames: 'all-games';
/** The tag of a test that plays a game: none where the game has no part of its own. */
export function tagsOf(game: string | undefined): { readonly tags?: string[] };
