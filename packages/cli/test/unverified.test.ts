import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMatch, type MatchRecord } from '@howzat/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { village as game } from './fixtures/village.js';
import { folder, howzat, json, village } from './howzat.js';

/** The one line that says what a record of version 1 does not prove. */
const line =
  'Unverified: this match was first recorded in version 1 of the format, whose checksum covers the log alone. Its names, players, seed and undos may have been changed.\n';

type First = Record<string, unknown>;

const written = (name: string, record: unknown): string => {
  writeFileSync(join(folder, name), JSON.stringify(record));
  return name;
};

const read = (name: string): First => JSON.parse(readFileSync(join(folder, name), 'utf8')) as First;

/** What version 1 wrote down of a match: this one was kept when there was no other version. */
const first = JSON.parse(readFileSync(new URL('./fixtures/first-version.json', import.meta.url), 'utf8')) as First;

beforeAll(() => {
  expect(first.howzat).toBe(1);
  written('first.json', first);
  written('edited.json', { ...first, names: { home: 'Forged', away: 'Bob' }, seed: 'another', undos: 3 });
});

describe('a record of version 1 of the format is told to be unverified, in one line', () => {
  test.each([
    ['replay', ['replay', 'first.json']],
    ['validate', ['validate', 'first.json']],
    ['export', ['export', 'first.json', '--to', 'scorecard']],
    ['hint', ['hint', 'first.json', '--at', '3', '--budget', '2']],
  ])('by %s', { tags: ['ccsl'] }, async (_command, args) => {
    const { status, stdout, stderr } = await howzat(args);
    expect({ status, stderr }).toEqual({ status: 0, stderr: line });
    expect(stdout).not.toBe('');
  });

  test('by play --resume, and again when it is resumed from what that has kept', async () => {
    const use = ['--use', village];
    await howzat(['play', 'village', ...use, '--seed', '3', '--record', 'begun.json'], '1\n2\nquit\n');
    const { log, timeline, events, ...rest } = read('begun.json') as unknown as MatchRecord;
    const { players: _, ...streams } = timeline;
    const unsalted = events.map((event) => ({ ...event, salt: undefined }));
    const file = written('resumed.json', { ...rest, howzat: 1, events: unsalted, timeline: streams, checksum: log });
    for (const _ of [1, 2]) {
      const { stdout, stderr } = await howzat(['play', '--resume', file, ...use], '1\nquit\n');
      expect(stdout).toContain('Home');
      expect(stderr.split(line)).toHaveLength(2);
    }
    expect(read(file)).toMatchObject({ howzat: 2, unverified: 'continued' });
  });

  test('which holds for one with another name in it as well', { tags: ['ccsl'] }, async () => {
    const { status, stdout, stderr } = await howzat(['replay', 'edited.json', '--scorecard']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: line });
    expect(stdout).toContain('Forged');
  });

  test('as JSON too, where validate prints it', { tags: ['ccsl'] }, async () => {
    expect(await json(['validate', 'first.json', '--json'])).toMatchObject({ valid: true, verified: false });
  });
});

test('a record of now is told to be verified, without a word', async () => {
  const match = createMatch(game, { seed: 7 });
  const file = written('now.json', match.record());
  expect(await howzat(['replay', file, '--use', village])).toMatchObject({ status: 0, stderr: '' });
  expect(await json(['validate', file, '--use', village, '--json'])).toMatchObject({ valid: true, verified: true });
});

test('a record whose log is another than its version 1 wrote down is refused', { tags: ['ccsl'] }, async () => {
  const { ccsl } = await import('@howzat/ccsl');
  const file = written('damaged.json', {
    ...first,
    variant: { id: ccsl.id, version: ccsl.version },
    checksum: '0'.repeat(16),
  });
  const { status, stdout, stderr } = await howzat(['replay', file]);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^howzat: The record is damaged: .* another log .*\n$/);
});

test('a record of now that says it is of version 1 is refused', async () => {
  const now = read('now.json');
  const file = written('relabelled.json', { ...now, howzat: 1, checksum: now.log });
  const { status, stdout, stderr } = await howzat(['validate', file, '--use', village]);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(
    /^relabelled\.json: not a valid match record: .* version 1 of the format, which has no log.*\n$/,
  );
});

describe('a match whose seed nobody has named', () => {
  test('has one that cannot be guessed, which is told and plays the same match again', async () => {
    const args = ['match', 'village', '--use', village, '--players', 'random,random', '--json'];
    const [one, two] = [await json<{ seed: string; record: MatchRecord }>(args), await json<{ seed: string }>(args)];
    for (const { seed } of [one, two]) expect(seed).toMatch(/^[a-z2-7]{26}$/);
    expect(one.seed).not.toBe(two.seed);
    const again = await json<{ record: MatchRecord }>([...args, '--seed', one.seed]);
    expect(again.record.log).toBe(one.record.log);
  });

  test('is kept with such a seed where people play', async () => {
    await howzat(
      ['play', 'village', '--use', village, '--players', 'person,person', '--record', 'people.json'],
      'quit\n',
    );
    const { seed } = read('people.json');
    expect(seed).toMatch(/^[a-z2-7]{26}$/);
  });

  test('and where one is typed, the help says who knows it knows the dice', async () => {
    const { stdout } = await howzat(['play', '--help']);
    expect(stdout.replace(/\s+/g, ' ')).toMatch(/--seed <seed> .*who knows it knows them/);
  });
});
