import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folder, hand, howzat, howzatAsProcess, start, village } from './howzat.js';

const file = (name: string): string => join(folder, name);
const match = ['match', 'village', '--use', village];
const play = ['play', 'village', '--use', village, '--seed', '3', '--players', 'person,four'];
const oneLine = /^howzat: [^\n]+\n$/;

/** Starts a match and waits until its first question is asked. */
async function sitting(args: readonly string[], state?: string): Promise<ReturnType<typeof start>> {
  const child = start(args, folder, state);
  await new Promise<void>((resolve, reject) => {
    let told = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      told += text;
      if (told.includes('bat?')) resolve();
    });
    child.on('close', () => reject(new Error(told)));
  });
  return child;
}

async function ended(child: ReturnType<typeof start>): Promise<void> {
  const gone = new Promise<void>((resolve) => child.on('close', () => resolve()));
  child.stdin.end();
  await gone;
}

describe.concurrent('--record', () => {
  test('leaves the match of another game as it is, unless it is told to overwrite it', async () => {
    await howzat([...play, '--record', 'unfinished.json'], '1\n');
    const before = readFileSync(file('unfinished.json'), 'utf8');
    const ofOther = ['hand', '--use', hand];
    for (const command of ['play', 'match']) {
      const args = [command, ...ofOther, '--players', 'random,random', '--seed', '1', '--record', 'unfinished.json'];
      const { status, stderr, stdout } = await howzat(args);
      expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
      expect(stderr).toBe(
        'howzat: unfinished.json holds another match (village, Home v Away, not finished). Name another file, or overwrite it with --force.\n',
      );
      expect(readFileSync(file('unfinished.json'), 'utf8')).toBe(before);
    }
    const forced = await howzat(['match', ...ofOther, '--seed', '1', '--record', 'unfinished.json', '--force']);
    expect(forced).toMatchObject({ status: 0, stderr: '' });
    expect(JSON.parse(readFileSync(file('unfinished.json'), 'utf8'))).toMatchObject({ variant: { id: 'hand' } });
  });

  test('leaves any other file as it is', async () => {
    writeFileSync(file('thesis.txt'), 'Chapter 1');
    const { status, stderr } = await howzat([...match, '--seed', '1', '--record', 'thesis.txt']);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^howzat: thesis\.txt holds something else than a match\. .* --force\.\n$/);
    expect(readFileSync(file('thesis.txt'), 'utf8')).toBe('Chapter 1');
  });

  test('beside --resume begins a new file, and keeps the one it began with', async () => {
    await howzat([...play, '--record', 'from.json'], '1\n');
    const before = readFileSync(file('from.json'), 'utf8');
    const resume = ['play', '--resume', 'from.json', '--use', village];
    expect((await howzat([...resume, '--record', 'to.json'], '2\n')).status).toBe(0);
    expect(readFileSync(file('from.json'), 'utf8')).toBe(before);
    expect(readFileSync(file('to.json'), 'utf8')).not.toBe(before);
    const again = await howzat([...resume, '--record', 'to.json'], '2\n');
    expect(again.status).toBe(1);
    expect(again.stderr).toContain('to.json holds another match');
    const input = await howzat(['play', '--resume', '-', '--use', village], before);
    expect(input.status).toBe(2);
    expect(input.stderr).toContain('name it with --record');
  });

  mkdirSync(file('folder.json'), { recursive: true });
  writeFileSync(file('plain'), '');
  test.each([
    ['a folder', 'folder.json', /folder\.json: it is a folder/],
    ['in a file', 'plain/m.json', /a part of its path is a file and no folder/],
    ['a device', '/dev/null', /\/dev\/null: it is no file/],
    ['a name that is too long', `${'m'.repeat(300)}.json`, /its name is too long/],
  ])('%s is refused in one line', async (_, name, says) => {
    const { status, stdout, stderr } = await howzat([...match, '--seed', '1', '--record', name]);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(oneLine);
    expect(stderr).toMatch(says);
  });

  test('follows a link to the file that it leads to', async () => {
    await howzat([...play, '--record', 'linked.json'], '1\n');
    symlinkSync(file('linked.json'), file('link.json'));
    const before = readFileSync(file('linked.json'), 'utf8');
    expect((await howzat(['play', '--resume', 'link.json', '--use', village], '2\n')).status).toBe(0);
    expect(statSync(file('link.json')).isFile()).toBe(true);
    expect(readFileSync(file('linked.json'), 'utf8')).not.toBe(before);
  });
});

describe.concurrent('two processes', () => {
  test('do not play one match: the second is told so, until the first is done or gone', async () => {
    const first = await sitting([...play, '--record', 'shared.json']);
    expect(existsSync(file('shared.json.lock'))).toBe(true);
    const resume = ['play', '--resume', 'shared.json', '--use', village];
    const second = await howzatAsProcess(resume, '1\n');
    expect({ status: second.status, stdout: second.stdout }).toEqual({ status: 1, stdout: '' });
    expect(second.stderr).toBe(
      `howzat: Another process (${first.pid}) is at work with shared.json. Wait until it is done, or name another file.\n`,
    );
    // nor does force help, where somebody plays on
    const forced = await howzatAsProcess([...match, '--seed', '1', '--record', 'shared.json', '--force']);
    expect(forced.status).toBe(1);
    first.kill('SIGKILL');
    await new Promise((resolve) => first.on('close', resolve));
    expect(existsSync(file('shared.json.lock'))).toBe(true);
    expect((await howzatAsProcess(resume, '1\n')).status).toBe(0);
    expect(readdirSync(folder).filter((name) => name.startsWith('shared.json'))).toEqual(['shared.json']);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('%s leaves no lock behind', async (signal) => {
    const name = `${signal}.json`;
    const child = await sitting([...play, '--record', name]);
    child.kill(signal);
    await new Promise((resolve) => child.on('close', resolve));
    expect(readdirSync(folder).filter((each) => each.startsWith(name))).toEqual([name]);
  });

  test('each of several at once gets the file or the sentence', async () => {
    const all = await Promise.all(
      [1, 2, 3, 4].map((seed) => howzatAsProcess([...match, '--seed', String(seed), '--record', 'race.json'])),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([0, 1, 1, 1]);
    for (const { status, stderr } of all) expect(stderr).toMatch(status === 0 ? /^$/ : oneLine);
    expect((await howzatAsProcess(['validate', 'race.json', '--use', village])).status).toBe(0);
  });
});

describe.concurrent('the match that nobody named a file for', () => {
  test('is set aside when another begins, and found again', async () => {
    const state = file('state-left');
    await howzat(play, '1\n2\n', folder, state);
    const before = readFileSync(join(state, 'howzat', 'last-match.json'), 'utf8');
    const second = await howzat([...play, '--names', 'Ann,Bob'], '1\n', folder, state);
    expect(second.status).toBe(0);
    const [, aside = ''] = /\(village, Home v Away\) is kept: howzat play --resume (\S+)/.exec(second.stderr) ?? [];
    expect(readFileSync(aside, 'utf8')).toBe(before);
    const resumed = await howzat(['play', '--resume', '--use', village], '', folder, state);
    expect(resumed.stdout).toContain('Ann');
    expect((await howzat(['play', '--resume', aside, '--use', village], '', folder, state)).stdout).toContain(
      'Home 3/0',
    );
  });

  test('is not played by two processes', async () => {
    const state = file('state-shared');
    const first = await sitting(play, state);
    for (const args of [play, ['play', '--resume', '--use', village]]) {
      const { status, stderr } = await howzat(args, '1\n', folder, state);
      expect(status).toBe(1);
      expect(stderr).toMatch(/^howzat: Another process \(\d+\) is at work with .*last-match\.json\..*\n$/);
    }
    await ended(first);
  });
});

describe.concurrent('what is read', () => {
  const commands = (name: string): readonly (readonly string[])[] => [
    ['replay', name],
    ['export', name, '--to', 'csv'],
    ['hint', name],
    ['validate', name],
    ['play', '--resume', name],
    [...match, '--components', name],
    ['tournament', 'village', '--use', village, '--players', 'random,greedy', '--matches', '2', '--save', name],
  ];

  test.each([
    ['73 MB', 73 * 2 ** 20],
    // it cannot have been read: no text in JavaScript is as long, and no buffer
    ['64 GB', 64 * 2 ** 30],
  ])('%s are refused by their size, without a look into the file', async (_size, bytes) => {
    writeFileSync(file('huge.json'), '{"howzat":1,');
    truncateSync(file('huge.json'), bytes);
    for (const args of commands('huge.json')) {
      const { status, stdout, stderr } = await howzat(args);
      expect({ status, stdout, stderr }).toEqual({
        status: 1,
        stdout: '',
        stderr: 'howzat: huge.json is too large: at most 16 MB are read.\n',
      });
    }
  });

  test('an input or a device without an end is read to that size and no further', async () => {
    const input = await howzat(['validate', '-'], 'x'.repeat(17 * 1024 * 1024));
    expect(input).toMatchObject({ status: 1, stderr: 'howzat: The input is too large: at most 16 MB are read.\n' });
    const device = await howzat(['replay', '/dev/zero']);
    expect(device).toMatchObject({ status: 1, stderr: 'howzat: /dev/zero is too large: at most 16 MB are read.\n' });
  });

  test('a folder is refused in one line', async () => {
    mkdirSync(file('a-folder'), { recursive: true });
    for (const args of commands('a-folder').filter(([command]) => command !== 'play')) {
      const { status, stderr } = await howzat(args);
      expect(status).toBe(1);
      expect(stderr).toMatch(/^howzat: a-folder cannot be read: it is a folder \(EISDIR\)\.\n$/);
    }
  });
});

describe.concurrent('an export', () => {
  test('takes the place of a file whole, of a match never', async () => {
    await howzat([...match, '--seed', '1', '--record', 'export.json']);
    const record = readFileSync(file('export.json'), 'utf8');
    const over = await howzat(['export', 'export.json', '--to', 'csv', '--use', village, '-o', 'export.json']);
    expect(over.status).toBe(1);
    expect(over.stderr).toBe('howzat: export.json holds a match. Name another file for what is written.\n');
    expect(readFileSync(file('export.json'), 'utf8')).toBe(record);
    writeFileSync(file('export.csv'), 'old');
    expect((await howzat(['export', 'export.json', '--to', 'csv', '--use', village, '-o', 'export.csv'])).status).toBe(
      0,
    );
    expect(readFileSync(file('export.csv'), 'utf8')).toMatch(/^innings,/);
    const nowhere = await howzat([
      'export',
      'export.json',
      '--to',
      'csv',
      '--use',
      village,
      '-o',
      'no/such/folder.csv',
    ]);
    expect(nowhere).toMatchObject({
      status: 1,
      stderr: 'howzat: no/such/folder.csv cannot be written: its folder is not there (ENOENT).\n',
    });
    expect((await howzat(['export', 'export.json', '--to', 'csv', '--use', village, '-o', '/dev/null'])).status).toBe(
      0,
    );
  });
});
