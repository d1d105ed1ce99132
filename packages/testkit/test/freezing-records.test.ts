import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { MatchRecord } from '@howzat/core';
import { stampRecord } from '@howzat/core/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testFrozenRecords } from '../src/index.js';
import { hand } from './hand-cricket.js';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'howzat-frozen-'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** What the tests of a set of records say, problem by problem. */
function problems(): string[] {
  const failed: string[] = [];
  testFrozenRecords(hand, {
    folder,
    runner: {
      describe: (_name, body) => body(),
      it: (_name, body) => {
        try {
          void body();
        } catch (error) {
          failed.push(...(error as Error).message.split('\n  ').slice(1));
        }
      },
    },
  });
  return failed;
}

function freeze(): string {
  vi.stubEnv('HOWZAT_RECORDS', 'freeze');
  expect(problems()).toEqual([]);
  vi.unstubAllEnvs();
  return join(folder, hand.version, `${hand.id}.jsonl.gz`);
}

/** The set with the first choice of a match changed, and a checksum that belongs to it. */
function changeIn(file: string, name: string): void {
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
  const changed = lines.map((line) => {
    const named = JSON.parse(line) as { name: string; record: MatchRecord };
    if (named.name !== name) return line;
    const [first, ...events] = named.record.events as never as [{ choice: unknown }];
    const record = { ...named.record, events: [{ ...first, choice: 'nothing' }, ...events] } as never;
    return JSON.stringify({ name, record: stampRecord(record) });
  });
  writeFileSync(file, gzipSync(changed.join('\n')));
}

const refuse = (names: Readonly<Record<string, string>>): void =>
  writeFileSync(join(folder, 'refused.json'), JSON.stringify({ [hand.version]: names }));

describe('records of every release', () => {
  it('have to be there, and are written once', () => {
    expect(problems()).toEqual([`there is none at ${join(folder, hand.version, `${hand.id}.jsonl.gz`)}`]);
    const file = freeze();
    const written = readFileSync(file);
    freeze();
    expect(readFileSync(file)).toEqual(written);
  });

  it('replay, or are refused by name: anything else is a problem', () => {
    const file = freeze();
    expect(problems()).toEqual([]);
    changeIn(file, 'a step back');
    expect(problems()).toEqual([
      expect.stringMatching(/^a step back: it is refused, and refused\.json does not list it/),
    ]);
    refuse({ 'a step back': 'It is no longer played so.' });
    expect(problems()).toEqual([]);
  });

  it('that are listed as refused are there, and are refused', () => {
    freeze();
    refuse({ 'a step back': 'Why?', 'no such record': 'Why?' });
    expect(problems()).toEqual([
      'refused.json lists no such record, which is not there',
      'a step back: refused.json says that it is refused, and it is read',
    ]);
  });

  it('of a version that is long gone are held to the same', () => {
    const file = freeze();
    mkdirSync(join(folder, '0.0.1-old'));
    const old = gunzipSync(readFileSync(file))
      .toString()
      .replaceAll(`"version":"${hand.version}"`, '"version":"0.0.1-old"');
    const lines = old
      .trimEnd()
      .split('\n')
      .map((line) => {
        const { name, record } = JSON.parse(line) as { name: string; record: MatchRecord };
        return JSON.stringify({ name, record: stampRecord(record) });
      });
    const moved = join(folder, '0.0.1-old', `${hand.id}.jsonl.gz`);
    writeFileSync(moved, gzipSync(lines.join('\n')));
    expect(problems()).toEqual([]);
    changeIn(moved, 'a side that gave up');
    expect(problems()).toEqual([expect.stringMatching(/^a side that gave up: .*0\.0\.1-old/)]);
  });
});
