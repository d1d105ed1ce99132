import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { duels, duelsNamed } from '../../src/against/duels.js';
import { basicContests, fullContests } from '../../src/contests/ccsl-contests.js';
import type { Contest } from '../../src/contests/contest.js';
import { cubesContests } from '../../src/contests/cubes-contests.js';
import { largerContests } from '../../src/contests/larger-contests.js';
import { benchmarks } from '../../src/places.js';
import { yardstick } from '../../src/plan.js';

const contests: readonly Contest[] = [...cubesContests, ...basicContests, ...fullContests, ...largerContests];

const rows = duels.flatMap(({ game, names }) => names.map((name) => `${game}: ${name}`));

/** The rows of the table of balls that are code of the project. */
function rowsOfResults(): readonly string[] {
  const [, table = ''] = readFileSync(`${benchmarks}RESULTS.md`, 'utf8').split('## Balls');
  const [balls = ''] = table.split('\n## ');
  return balls
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, , name = '']) => !['by hand', 'boardgame.io', yardstick].includes(name))
    .map(([, game, name]) => `${game}: ${name}`);
}

describe('the duels', () => {
  it('hold every game with each of its contestants once', () => {
    expect(new Set(rows).size).toBe(rows.length);
    expect(rowsOfResults().length).toBeGreaterThan(50);
    expect(rowsOfResults().filter((row) => !rows.includes(row))).toEqual([]);
  });

  it('have players with views in every game', () => {
    const games = new Set(duels.map(({ game }) => game).filter((game) => !game.endsWith('after the others')));
    for (const game of games) expect(rows).toContain(`${game}: runner, players with views`);
  });

  it.each(duels.map((duel) => [duel.id, duel] as const))('find their contestants in %s', (id, { names, game }) => {
    const contest = contests.find((it) => it.id === id.replace(/-after$/, ''));
    expect(game.startsWith(contest?.title as string)).toBe(true);
    const there = contest?.contestants().map(({ name }) => name);
    expect(there).toEqual(expect.arrayContaining([...names]));
  });

  it('are found by their ids and by the titles of their games', () => {
    expect(duelsNamed([])).toBe(duels);
    expect(duelsNamed(['-sensible']).map(({ id }) => id)).toContain('ccsl-three-over-sensible');
    expect(new Set(duelsNamed(['ctg, T20']).map(({ game }) => game))).toEqual(new Set(['CTG, T20']));
    expect(duelsNamed(['wicked', 'pocket']).length).toBe(8);
    expect(duelsNamed(['cubes']).every(({ game }) => game.startsWith('full Cubes'))).toBe(true);
    expect(duelsNamed(['tiddlywinks'])).toEqual([]);
  });
});
