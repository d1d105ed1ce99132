/**
 * `npm test` looks at the app and at the table of each game by themselves, so that a change to one game runs only what looks at it. A
 * test that plays a shipped game has the tag of that game, and one that plays at a server the tag `online`; all others are about the app,
 * for which these games stand.
 */
const standForApp = ['ccsl', 'hand-cricket'];

/** The games that a part looks at: `app`, `online`, or the id of a game. */
export function gamesOf(part: string): readonly string[] {
  return part === 'app' || part === 'online' ? standForApp : [part];
}

/** The tag of a test that goes through games one by one. */
export function tagsOf(game: string | undefined): { readonly tags?: string[] } {
  return game === undefined || game === 'hand-cricket' ? {} : { tags: [game] };
}

/** The part that this run is. Without one it goes through all tests. */
export const part: string | undefined = process.env.HOWZAT_PART;
