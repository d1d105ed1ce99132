import type { PlayedPairing } from '@howzat/simulator';
import { describe, expect, test } from 'vitest';
import { gameIds } from '../src/games.js';
import { readPairings, roundRobin } from '../src/round-robin.js';
import { textOf } from './built.js';

const players = ['random', 'greedy', 'sensible', 'search'];

/** A round robin of Cubes in which whoever is named later wins three of four decided matches. */
const pairings = players.flatMap((first, at) =>
  players.slice(at + 1).map(
    (second): PlayedPairing => ({
      variant: 'cubes',
      format: 'standard',
      amendments: ['standard'],
      players: [first, second],
      wins: [25, 75],
      level: 4,
      share: 0.25,
      interval95: [0.18, 0.34],
      seconds: 1,
    }),
  ),
);

/** The second cell of each row that begins with a name, by that name. */
const cells = (markdown: string): ReadonlyMap<string, string> =>
  new Map(
    markdown
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .map(([, name = '', cell = '']) => [name, cell]),
  );

describe('the round robin', () => {
  test('tells of each two what the second won, and rates who met everybody', () => {
    const told = cells(roundRobin(pairings));
    for (const {
      players: [first, second],
    } of pairings)
      expect(told.get(`${second} v ${first}`)).toBe('75.0 % (66 to 82)');
    const elo = players.map((name) => Number(told.get(name)?.split(' ')[0]));
    expect(elo).toEqual([...elo].sort((a, b) => a - b));
    expect(elo.reduce((sum, each) => sum + each, 0) / 4).toBeCloseTo(1500, 0);
  });

  test('leaves out what has not been played, and rates nobody by a part', () => {
    const told = cells(roundRobin(pairings.slice(1)));
    expect(told.get('greedy v random')).toBe('');
    expect(told.get('search v sensible')).toBe('75.0 % (66 to 82)');
    for (const name of players) expect(told.get(name)).toBe('');
  });

  test('tells that nothing was decided where nothing was', () => {
    const level = pairings.map((pairing) => ({ ...pairing, wins: [0, 0] as const, level: 100 }));
    expect(cells(roundRobin(level)).get('search v sensible')).toBe('none of 100 decided');
  });

  test('is read on the page of the players, as it was played, every two of every game but greedy in Pocket', () => {
    const page = textOf('/players.html');
    const played = readPairings();
    const met = (variant: string, two: readonly string[]): string => [variant, ...two].join(' ');
    const expected = gameIds.flatMap((id) =>
      pairings
        .filter(({ players: two }) => id !== 'pocket' || !two.includes('greedy'))
        .map(({ players: two }) => met(id, two)),
    );
    expect(played.map(({ variant, players: two }) => met(variant, two)).sort()).toEqual(expected.sort());
    for (const { wins } of played) expect(page).toContain(`${((100 * wins[1]) / (wins[0] + wins[1])).toFixed(1)} %`);
  });
});
