import { type Player, type Rulebook, uniformPlayer } from '@howzat/core';
import type { Opened } from './opened.js';

/**
 * The computer players, best first. A player that searches joins here: it is made for a rulebook, in the worker in which
 * the match is played, and may take its time.
 */
interface Level {
  readonly id: string;
  fits(opened: Opened): boolean;
  make(opened: Opened, rulebook: Rulebook): Promise<Player> | Player;
}

const levels: readonly Level[] = [
  {
    id: 'sensible',
    fits: ({ sensible }) => sensible !== null,
    make: ({ sensible }) => sensible ?? uniformPlayer,
  },
  {
    id: 'greedy',
    fits: () => true,
    make: async (_opened, rulebook) => (await import('@howzat/players')).greedy(rulebook),
  },
  { id: 'random', fits: () => true, make: () => uniformPlayer },
];

/** The levels that a variant can be played at. */
export function levelsFor(opened: Opened): readonly string[] {
  return levels.filter((level) => level.fits(opened)).map(({ id }) => id);
}

/** The player of a level, or the best there is where the variant has none of that level. */
export function playerOf(id: string, opened: Opened, rulebook: Rulebook): Promise<Player> | Player {
  const fitting = levels.filter((level) => level.fits(opened));
  const level = fitting.find((each) => each.id === id) ?? fitting[0];
  return level ? level.make(opened, rulebook) : uniformPlayer;
}
