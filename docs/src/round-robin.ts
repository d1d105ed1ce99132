import { existsSync, readFileSync } from 'node:fs';
import { type PlayedPairing, ratingsOf } from '@howzat/simulator';
import { gameIds, shortTitles } from './games.js';
import { percent } from './words.js';

const players = ['random', 'greedy', 'sensible', 'search'] as const;
const file = new URL('../data/pairings.jsonl', import.meta.url);

/** The pairings of the round robin that have been played; docs/players.md tells the command that wrote them. */
export function readPairings(): readonly PlayedPairing[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => (JSON.parse(line) as { readonly pairing: PlayedPairing }).pairing);
}

/** Every two players as places in the list, the weaker by name first. */
const pairs = players.flatMap((_, first) => players.slice(first + 1).map((_, at) => [first, first + 1 + at] as const));

type Met = readonly (PlayedPairing | undefined)[];

/** Of the decided matches the share that the second won. */
function won(pairing: PlayedPairing | undefined): string {
  if (!pairing) return '';
  const { wins, level, interval95 } = pairing;
  const [low, high] = interval95.map((share) => 1 - share).sort((a, b) => a - b) as [number, number];
  const decided = wins[0] + wins[1];
  if (decided === 0) return `none of ${level} decided`;
  return `${percent(wins[1] / decided)} (${(100 * low).toFixed(0)} to ${(100 * high).toFixed(0)})`;
}

/** The rating of each player; nothing where somebody has not met somebody. */
function rated(met: Met): readonly string[] {
  const encounters = pairs.flatMap(([first, second], at) => {
    const pairing = met[at];
    return pairing ? [{ first, second, wins: pairing.wins, level: pairing.level }] : [];
  });
  if (encounters.length < pairs.length) return players.map(() => '');
  return ratingsOf(players.length, encounters).map(
    ({ elo, interval95: [low, high] }) => `${elo.toFixed(0)} ± ${((high - low) / 2).toFixed(0)}`,
  );
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/**
 * What the round robin of all games came to, as Markdown: the share of decided matches that each player won of each other, with
 * intervals of 95 %, and the ratings that follow, in Elo.
 */
export function roundRobin(pairings: readonly PlayedPairing[]): string {
  const games = gameIds.flatMap((id) => {
    const own = pairings.filter(({ variant }) => variant === id);
    const met: Met = pairs.map(([first, second]) =>
      own.find(({ players: [one, two] }) => one === players[first] && two === players[second]),
    );
    return own.length === 0 ? [] : [{ title: shortTitles[id], met, ratings: rated(met) }];
  });
  const titles = games.map(({ title }) => title);
  const shares = pairs.map(([first, second], at) => [
    `${players[second]} v ${players[first]}`,
    ...games.map(({ met }) => won(met[at])),
  ]);
  const ratings = players.map((name, at) => [name, ...games.map(({ ratings }) => ratings[at] as string)]);
  return [
    table(['of decided matches won', ...titles], shares),
    'The ratings that follow, in Elo; they average 1500 in each game, and 400 points more win ten times as often as they lose:',
    table(['player', ...titles], ratings),
  ].join('\n\n');
}
