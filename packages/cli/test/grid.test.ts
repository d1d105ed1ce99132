import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, howzat, json } from './howzat.js';

test('a grid is told as JSON, as a table, as a page, and as data from which these are made again', {
  tags: ['cubes'],
}, async () => {
  const games = [{ game: 'cubes', houseRules: ['joker-over', 'free-hit'], readings: false, pairs: true }];
  const grid = join(folder, 'grid.json');
  writeFileSync(grid, JSON.stringify({ study: 1, title: 'Two rules', matches: 20, games }));
  const [csv, page, data] = ['grid.csv', 'grid.md', 'grid.data.json'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const args = ['study', grid, '--workers', '1', '--csv', csv, '--page', page, '--data', data, '--json'];
  const told = await json<{ comparisons: number; effects: { change: string[]; figures: object[] }[] }>(args);
  expect(told.effects.map(({ change }) => change.join('+')).slice(0, 3)).toEqual(
    expect.arrayContaining(['joker-over']),
  );
  expect(told.comparisons).toBe(told.effects.reduce((sum, { figures }) => sum + figures.length, 0));
  const table = readFileSync(csv, 'utf8').trim().split('\n');
  expect(table[0]).toMatch(/^game,format,change,/);
  expect(table.slice(1).filter((line) => line.includes('first-innings'))).toHaveLength(told.effects.length);
  expect(readFileSync(page, 'utf8')).toMatch(/^# Two rules\n[\s\S]*\| joker-over \|/);
  expect(await json(['study', data, '--json'])).toEqual(told);
  expect((await howzat(['study', data])).stdout).toBe(`${readFileSync(page, 'utf8')}\n`);
});
