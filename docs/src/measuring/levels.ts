import { type PlayerRef, tournament } from '@howzat/simulator';
import { type Game, moduleOf } from '../games.js';
import { type LevelsApart, type Met, sampleKey } from '../measured.js';
import { type Asked, formatsAsked, type GameFormat, round, roundAll, seed } from './asked.js';
import { besideOtherFormats, save } from './saved.js';

/** How many matches the two upper levels play in the shortest format of a game, with so many playouts for a decision. */
const upperLevels: Readonly<Record<string, { readonly matches: number; readonly playouts: number }>> = {
  'ccsl one-over': { matches: 400, playouts: 100 },
  'cubes standard': { matches: 400, playouts: 100 },
  'wicked ten-over': { matches: 200, playouts: 100 },
  pocket: { matches: 4000, playouts: 100 },
  'ctg t10': { matches: 4000, playouts: 100 },
};

/** Measures how far each level is above the one below it. */
export async function measureLevels(games: readonly Game[], asked: Asked): Promise<void> {
  const { matches = 4000 } = asked;
  for (const each of formatsAsked(games, asked)) {
    const fresh = await levelsOf(each, matches);
    const made = { task: `levels --matches ${matches}`, matches, players: 'each level and the next' };
    save('levels', [each], made, besideOtherFormats('levels', fresh));
  }
}

async function levelsOf({ id, format, title }: GameFormat, matches: number): Promise<LevelsApart> {
  const key = sampleKey(id, format);
  process.stderr.write(`levels of ${key}\n`);
  const met = async (upper: PlayerRef, lower: PlayerRef, n: number): Promise<Met> => {
    const players = [upper, lower].map((player, i) => ({ name: `${i}`, player }));
    const { pairings } = await tournament({ variant: moduleOf(id), selection: { format }, seed, players, matches: n });
    const { share, interval95 } = pairings[0] as (typeof pairings)[number];
    return { matches: n, share: round(share), interval95: roundAll(interval95) };
  };
  const upper = upperLevels[key];
  return {
    ...{ game: id, format: format ?? null, title },
    random: await met('sensible', 'random', matches),
    village: await met('sensible', { built: 'village' }, matches),
    ...(upper && {
      international: {
        ...(await met({ built: 'international', budget: { playouts: upper.playouts } }, 'sensible', upper.matches)),
        playouts: upper.playouts,
      },
    }),
  };
}
