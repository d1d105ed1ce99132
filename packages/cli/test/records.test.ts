import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkCricsheet } from '@howzat/core/scorebook';
import { beforeAll, describe, expect, test } from 'vitest';
import { tagsOf } from '../../../scripts/lib/games.mjs';
import { folder, howzat, json, village } from './howzat.js';

interface Record {
  log: string;
  events: { kind: string; choice?: unknown; step?: string }[];
}

const file = (name: string): string => join(folder, name);

const games: readonly (readonly [string, readonly string[]])[] = [
  ['ccsl', ['--format', 'three-over']],
  ['cubes', []],
  ['village', ['--use', village]],
];

for (const [variant, flags] of games)
  describe(`the record of a match of ${variant}`, tagsOf(variant), () => {
    const use = variant === 'village' ? ['--use', village] : [];
    const record = `${variant}.json`;

    beforeAll(async () => {
      const { status, stderr } = await howzat([
        'play',
        variant,
        ...flags,
        '--players',
        'random,random',
        '--seed',
        '7',
        '--record',
        record,
      ]);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    });

    test('replays to the scorecard and the commentary of the match', async () => {
      const [replayed, played] = await Promise.all([
        json<{ result: string; commentary: unknown[]; scorecard: unknown }>(['replay', record, ...use, '--json']),
        json<{ result: string; record: Record; scorecard: unknown }>([
          ...['match', variant, ...flags, '--players', 'random,random', '--seed', '7', '--json'],
        ]),
      ]);
      expect(replayed.scorecard).toEqual(played.scorecard);
      expect(replayed.result).toBe(played.result);
      const written = JSON.parse(readFileSync(file(record), 'utf8')) as Record;
      expect(written.log).toBe(played.record.log);
      const { stdout } = await howzat(['replay', record, ...use, '--scorecard', '--commentary']);
      expect(stdout).toContain(`Result: ${replayed.result}`);
      expect(stdout).toMatch(/^0\.1 .*\[.*\]/m);
    });

    test('stops at a ball', async () => {
      const { commentary } = await json<{
        commentary: { kind: string; label: string | null; innings: number; score: string }[];
      }>(['replay', record, ...use, '--json']);
      const balls = commentary.filter(({ kind }) => kind === 'ball');
      for (const ball of [balls.at(-2)]) {
        if (!ball) continue;
        const until = await json<{ commentary: typeof commentary }>([
          ...['replay', record, ...use, '--until', `${ball.innings}/${ball.label}`, '--json'],
        ]);
        expect(until.commentary.filter(({ kind }) => kind === 'ball').at(-1)).toEqual(ball);
      }
      const { status, stderr } = await howzat(['replay', record, ...use, '--until', '999.1']);
      expect({ status, stderr }).toEqual({
        status: 1,
        stderr: 'howzat: Ball 999.1 of innings 1 was not bowled in this match.\n',
      });
    });

    test('exports to Cricsheet, by its invariants, to CSV and to a scorecard', async () => {
      const cricsheet = await json(['export', record, ...use, '--to', 'cricsheet', '--date', '2024-06-01']);
      expect(checkCricsheet(cricsheet)).toEqual([]);
      expect(cricsheet).toMatchObject({ info: { dates: ['2024-06-01'] } });
      const [csv, card, valid] = await Promise.all([
        howzat(['export', record, ...use, '--to', 'csv']),
        howzat(['export', record, ...use, '--to', 'scorecard', '-o', `${variant}.txt`]),
        howzat(['validate', '-'], JSON.stringify(cricsheet)),
      ]);
      expect(csv.stdout).toMatch(/^innings,super_over,.*\r\n1,0,/);
      expect(card).toEqual({ status: 0, stdout: '', stderr: '' });
      expect(readFileSync(file(`${variant}.txt`), 'utf8')).toContain('Result: ');
      expect(valid).toMatchObject({ status: 0, stdout: '-: a valid Cricsheet export\n' });
    });

    test('is valid, and is not when anything in it was changed', async () => {
      expect((await howzat(['validate', record, ...use])).stdout).toMatch(/: a valid match record, .*/);
      const written = JSON.parse(readFileSync(file(record), 'utf8')) as Record;
      const at = written.events.findLastIndex(({ kind }) => kind === 'choice');
      written.events.splice(at, 1);
      writeFileSync(file(`${variant}-short.json`), JSON.stringify(written));
      const { status, stderr, stdout } = await howzat(['validate', `${variant}-short.json`, ...use]);
      expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
      expect(stderr).toMatch(/not a valid match record: /);
      expect(await json(['validate', record, ...use, '--json'])).toMatchObject({
        kind: 'match record',
        valid: true,
        problems: [],
      });
    });
  });

test('another date than one is refused', async () => {
  const use = ['--use', village];
  await howzat(['play', 'village', ...use, '--players', 'random', '--seed', '1', '--record', 'date.json']);
  const { status, stderr } = await howzat(['export', 'date.json', '--to', 'cricsheet', '--date', '31.12.2024', ...use]);
  expect({ status, lines: stderr.trim().split('\n').length }).toEqual({ status: 2, lines: 1 });
});

test('one ball under another reading', { tags: ['ccsl'] }, async () => {
  const record = ['--players', 'random,random', '--format', 'three-over', '--record', 'reading.json', '--seed', '7'];
  await howzat(['play', 'ccsl', ...record]);
  const { rulings } = await json<{
    rulings: { id: string; standard: string; readings: { name: string; built: boolean }[] }[];
  }>(['variants', 'ccsl', '--json']);
  const ruling = rulings.find(({ readings }) => readings.filter(({ built }) => built).length > 1);
  const other = ruling?.readings.find(({ name, built }) => built && name !== ruling.standard);
  const reading = `${ruling?.id}=${other?.name}`;
  const seen = await json(['replay', 'reading.json', '--ruling', reading, '--json']);
  expect(Object.keys(seen)).toEqual(['rulings', 'asPlayed', 'otherwise', 'notFitting', 'result']);
  const { status, stdout } = await howzat(['replay', 'reading.json', '--ruling', reading, '--until', '0.1']);
  expect(status).toBe(0);
  expect(stdout).toContain(`Under ${reading}:`);
});

test('a set of components is valid, or it says what is wrong', { tags: ['cubes'] }, async () => {
  writeFileSync(file('set.json'), '{"cubes":[]}');
  const { status, stderr } = await howzat(['validate', 'set.json', '--variant', 'cubes']);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^set.json: not a valid component set: /);
});
