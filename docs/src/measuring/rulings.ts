import { isHowzatError } from '@howzat/core';
import { compare, isSimulationError } from '@howzat/simulator';
import { type Game, type GameId, moduleOf } from '../games.js';
import type { RulingEffect } from '../measured.js';
import { type Asked, formatsOf, gamesAsked, round, roundAll, seed } from './asked.js';
import { besideOthers, save } from './saved.js';

/** The format in which readings are compared: one in which every rule of the game can come into play. */
const comparedIn: Readonly<Partial<Record<GameId, string>>> = { ccsl: 'three-over' };

/** Measures what each reading of each ruling does to matches between random players. */
export async function measureRulings(games: readonly Game[], asked: Asked): Promise<void> {
  const { matches = 1000 } = asked;
  const fresh: RulingEffect[] = [];
  const wanted = gamesAsked(games, asked);
  for (const game of wanted)
    for (const { id, standard, readings } of game.variant.rulings)
      for (const [reading, amendment] of Object.entries(readings)) {
        if (reading === standard || amendment === null) continue;
        process.stderr.write(`${id}=${reading}\n`);
        try {
          fresh.push(...(await effectOf(game.id as GameId, id, reading, matches)));
        } catch (error) {
          // a reading that needs another beside it, or that changes what the engine asks and nothing else
          if (!isHowzatError(error) && !isSimulationError(error)) throw error;
          process.stderr.write(`  ${error.message}\n`);
        }
      }
  const made = { task: `rulings --matches ${matches}`, matches, players: 'two random players' };
  save('rulings', wanted.flatMap(formatsOf), made, besideOthers('rulings', fresh));
}

async function effectOf(
  game: GameId,
  ruling: string,
  reading: string,
  matches: number,
): Promise<readonly RulingEffect[]> {
  const format = comparedIn[game];
  const { figures, swing } = await compare({
    variant: moduleOf(game),
    without: { format },
    with: { format, rulings: { [ruling]: reading } },
    players: ['random', 'random'],
    ...{ matches, seed, skill: null },
  });
  const runs = figures.find((figure) => figure.id === 'first-innings');
  if (!runs) return [];
  return [
    {
      ...{ game, format: format ?? null, ruling, reading, matches },
      without: round(runs.without, 2),
      with: round(runs.with, 2),
      interval95: roundAll(runs.interval95, 2),
      swing: round(swing.share),
    },
  ];
}
