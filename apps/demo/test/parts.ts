import { games } from '../../../scripts/lib/games.mjs';

export { tagsOf } from '../../../scripts/lib/games.mjs';

/**
 * `npm test` looks at the app and at the table of each game by themselves, so that a change to one game runs only what looks at it. A
 * test that plays a shipped game has the tag of that game, one that plays at a server the tag `online`, and one of what is kept, taken
 * away, damaged, offline or gone back to the tag `keeping`; all others are the part `app`. Where these need a match, they play hand
 * cricket, which is a file of the app. A test with several tags belongs to one part alone, that of the first of them in `tags`
 * (scripts/games.mjs), where the games come first.
 */
const ownGame = 'hand-cricket';

/** The games that a part looks at. */
export function gamesOf(part: string): readonly string[] {
  return games.includes(part) ? [part, ownGame] : [ownGame];
}

/** The part that this run is. Without one it goes through all tests. */
export const part: string | undefined = process.env.HOWZAT_PART;

/** Whether a change to a game runs the part that this run is. */
export function isLookedAt(game: string): boolean {
  return part === undefined || gamesOf(part).includes(game);
}

/**
 * A game that a test is about to play in Node.
 * @throws Error where its changes do not run the part that this run is
 */
export function lookedAt<Game extends { readonly id: string }>(game: Game): Game {
  if (isLookedAt(game.id)) return game;
  throw new Error(strangers([game.id]));
}

/** What is wrong with a test of this part that has played other games. */
export function strangers(others: readonly string[]): string {
  return `The tests of ${part} have loaded ${others.join(', ')}, whose changes do not run them: tag what plays another game.`;
}
