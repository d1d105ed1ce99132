import { blocks, type Page } from '@howzat/pages';
import type { Game, GameId } from '../games.js';
import { ccslComponents } from './ccsl.js';
import { ctgComponents } from './ctg.js';
import { cubesComponents } from './cubes.js';
import { pocketComponents } from './pocket.js';
import { wickedComponents } from './wicked.js';

const components: Readonly<Record<GameId, (game: Game) => readonly string[]>> = {
  ccsl: ccslComponents,
  cubes: cubesComponents,
  wicked: wickedComponents,
  pocket: pocketComponents,
  ctg: ctgComponents,
};

/** What lies on the table, drawn from the set that ships. */
export function componentPage(game: Game): Page {
  const { id, registry } = game;
  return {
    path: 'components.md',
    title: 'Components',
    text: blocks(
      '# Components',
      `What ${registry.title} is played with, drawn from the set that ships. Where the rulebook does not print its cards, ours are made for this package, with invented names.`,
      ...components[id as GameId](game),
    ),
  };
}
