import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../../server/test/postgres.js';
import { folder, howzat, json, start, village } from './howzat.js';

let postgres: Postgres;

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(() => postgres.stop());

const file = (name: string, value: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
  return path;
};

/** Asks for something with --on as a process, which waits, and gives what is printed at last. */
async function asked(args: readonly string[], meanwhile: (study: string) => Promise<void>): Promise<string> {
  const child = start([...args, '--on', postgres.url]);
  let [out, told] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    told += text;
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const study = (): string | undefined => /study ([0-9a-f]{12})/.exec(told)?.[1];
  while (study() === undefined && child.exitCode === null) await sleep(50);
  await meanwhile(study() ?? told);
  expect(await ended, told).toBe(0);
  return out;
}

const use = ['--use', village];

const work = (...args: readonly string[]) =>
  howzat(['work', '--on', postgres.url, '--workers', '1', '--until-done', ...args]);

test('a simulation with a rule of a file is played by those who have just that file, with the same checksum', async () => {
  const args = ['simulate', 'village', '--use', village, '--house-rule', 'extra', '--matches', '300', '--json'];
  const onThreads = await json<{ checksum: string }>(args);
  const elsewhere = join(folder, 'elsewhere');
  mkdirSync(elsewhere);
  const copy = join(elsewhere, 'village.ts');
  const printed = await asked(args, async (study) => {
    const without = await work();
    expect(without.stderr).toContain(`study ${study} is left to others: It needs the file village.ts: say with --use`);
    cpSync(village, copy);
    expect(await work('--use', copy)).toMatchObject({ status: 0, stdout: '1 chunks counted\n' });
  });
  expect(JSON.parse(printed)).toMatchObject({ checksum: onThreads.checksum, amendments: ['extra'] });
  const listed = await howzat(['studies', '--on', postgres.url]);
  const id = listed.stdout.slice(0, 12);
  const alone = (place: string) => howzat(['study', id, '--on', postgres.url, '--use', village, '--alone', place]);
  expect((await alone('0:299')).stdout).toBe('match 299 of cell 0 is played to its end here\n');
  expect(await alone('0:300')).toMatchObject({ status: 2, stderr: expect.stringContaining('and no 300.') });
  expect(listed.stdout).toMatch(/^[0-9a-f]{12} {2}done {2}100.0 % of 300 matches {2}simulate /);
});

/** Asks for something with --on and interrupts it when its study is there; gives the id. */
async function interrupted(args: readonly string[]): Promise<string> {
  const child = start([...args, '--on', postgres.url]);
  let told = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    const before = told;
    told += text;
    // from then on it waits
    const waits = 'nobody works at it yet';
    if (told.includes(waits) && !before.includes(waits)) child.kill('SIGINT');
  });
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
  expect(status, told).toBe(130);
  return /study ([0-9a-f]{12})/.exec(told)?.[1] ?? told;
}

test('pairs of house rules go on where they were interrupted, and come to what threads come to', async () => {
  const games = [{ game: 'village', houseRules: ['golden-duck', 'six-and-out', 'hat-trick'], pairs: true }];
  const grid = file('pairs.json', { study: 1, title: 'Pairs', matches: 30, games });
  const here = await json<{ study: string; effects: object[] }>(['study', grid, ...use, '--workers', '1', '--json']);
  expect(here.effects).toHaveLength(6);
  expect(await interrupted(['study', grid, ...use])).toBe(here.study);
  const printed = await asked(['study', grid, ...use, '--json'], async (study) => {
    expect(study).toBe(here.study);
    await work(...use);
  });
  expect(JSON.parse(printed)).toEqual(here);
  // what was counted is there: nobody has to work at it
  expect(await json(['study', grid, ...use, '--on', postgres.url, '--json'])).toEqual(here);
});

describe('refused in one line is', () => {
  const on = ['--on', 'postgres://howzat@127.0.0.1:1/x'];
  test.each<[string, () => readonly string[], string, number]>([
    ['a study of another version', () => ['study', file('a.json', { study: 7 })], 'The study is of version 7', 2],
    ['a plan of another version', () => ['study', file('b.json', { plan: 7 })], 'The plan is of version 7', 2],
    [
      'a study of nothing',
      () => [
        'study',
        file('c.json', { study: 1, title: 'x', matches: 1, games: [{ game: 'village' }] }),
        '--use',
        village,
      ],
      'The study asks for nothing that can be played: it names no change.',
      2,
    ],
    [
      'a grid that came out, to be played',
      () => ['study', file('e.json', { gridData: 1 }), '--plan'],
      'holds what came of a grid: there is nothing to be played.',
      2,
    ],
    [
      'what came of a grid in another version',
      () => ['study', file('f.json', { gridData: 9 })],
      'What came of the grid is kept in version 9',
      2,
    ],
    ['what is no JSON', () => ['study', file('d.json', '{')], 'is not JSON', 1],
    ['a study without a place', () => ['study', '0123456789ab'], 'Say with --on which Postgres', 2],
    ['a database that does not answer', () => ['studies', ...on], 'The database at postgres://howzat@127.0.0.1:1/x', 2],
    ['a table of what is no grid', () => ['tournament', 'ccsl', ...on, '--save', 'x'], '--save is for threads', 2],
  ])('%s', async (_, args, says, status) => {
    const ran = await howzat(args());
    expect(ran.stderr).toContain(says);
    expect(ran.stderr.trim().split('\n')).toHaveLength(1);
    expect(ran.status).toBe(status);
  });
});
