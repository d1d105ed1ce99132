import { type AnyMatch, createMatch, readRecord, replayMatch, uniformPlayer } from '@howzat/core';
import type { ProcessMark } from '@howzat/process-mark';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { Failure } from '../src/failure.js';
import { Lock, type Surroundings } from '../src/files/lock.js';
import { PairingsFile } from '../src/records/pairings.js';
import { RecordFile } from '../src/records/record-file.js';
import { village } from './fixtures/village.js';
import { type Luck, ModelDisk } from './model-disk.js';

vi.mock('../src/output.js', async (original) => ({ ...(await original<object>()), note: () => {} }));
vi.stubEnv('XDG_STATE_HOME', '/state');
afterEach(() => vi.unstubAllGlobals());
afterAll(() => {
  vi.unstubAllEnvs();
  vi.doUnmock('../src/output.js');
});

const folder = '/home/ann';
const path = `${folder}/m.json`;

/** A match at several moments. */
function stages(seed: number): readonly AnyMatch[] {
  const away = uniformPlayer;
  const whole = createMatch(village, { seed, players: { home: uniformPlayer, away } });
  const { length } = whole;
  return [1, Math.floor(length / 2), length].map((at) => {
    const match = createMatch(village, { seed, players: { home: uniformPlayer, away } });
    match.goTo(at);
    return match as unknown as AnyMatch;
  });
}

const ours = stages(1);
const theirs = stages(2);
const textOf = (match: AnyMatch | undefined): string => `${JSON.stringify(match?.record())}\n`;

/** A process on a machine; of others it knows that they are gone. */
function processOn(disk: ModelDisk, pid: number, running: readonly number[] = []): Surroundings {
  const self: ProcessMark = { host: 'here', pid, began: `start of ${pid}` };
  return {
    disk,
    processes: { self, runs: (mark) => mark.pid === pid || running.includes(mark.pid) },
    pause: () => {},
  };
}

function newDisk(): ModelDisk {
  const disk = new ModelDisk();
  for (const each of ['/home', folder]) disk.makeFolder(each);
  disk.settle();
  disk.done.length = 0;
  return disk;
}

/** How a match comes to its file, and what is there before. */
interface Way {
  readonly name: string;
  readonly file: string;
  /** What was kept there before, by somebody else. */
  readonly before: AnyMatch | null;
  open(around: Surroundings): RecordFile;
}

const ways: readonly Way[] = [
  { name: 'a new file', file: path, before: null, open: (around) => RecordFile.forNew(path, {}, around) },
  {
    name: 'a new file in new folders',
    file: `${folder}/a/b/m.json`,
    before: null,
    open: (around) => RecordFile.forNew(`${folder}/a/b/m.json`, {}, around),
  },
  {
    name: 'the file that it is resumed from',
    file: path,
    before: ours[0] as AnyMatch,
    open: (around) => RecordFile.forResumed(path, around),
  },
  {
    name: 'the file of another match, by force',
    file: path,
    before: theirs[2] as AnyMatch,
    open: (around) => RecordFile.forNew(path, { force: true }, around),
  },
  {
    name: 'the file of the last match, where one was left',
    file: '/state/howzat/last-match.json',
    before: theirs[1] as AnyMatch,
    open: (around) => RecordFile.forLast({}, around),
  },
];

function prepared({ file, before }: Way): ModelDisk {
  const disk = newDisk();
  if (before) {
    const kept = RecordFile.forNew(file, {}, processOn(disk, 1));
    kept.keep(before);
    kept.close();
  }
  disk.done.length = 0;
  return disk;
}

/** Keeps a match as it goes on; returns how many moments of it were told to be kept. */
function play(way: Way, around: Surroundings): { readonly told: number; readonly error: unknown } {
  let told = 0;
  let kept: RecordFile | null = null;
  try {
    kept = way.open(around);
    for (const match of ours) {
      kept.keep(match);
      told++;
    }
    return { told, error: null };
  } catch (error) {
    return { told, error };
  } finally {
    kept?.close();
  }
}

/** What may lie in the file when so many moments were told to be kept: the last of them, or the one being written. */
function whatMayBe(way: Way, told: number): readonly (string | null)[] {
  const moments = [way.before ? textOf(way.before) : null, ...ours.map(textOf)];
  const may = moments.slice(told, told + 2);
  // a match that was left is set aside before the first moment of the next is written
  return way.name.includes('left') && told === 0 ? [...may, null] : may;
}

const readable = new Set<string | null>([null]);

function expectReadable(text: string | null): void {
  if (readable.has(text)) return;
  expect(() => replayMatch(village, readRecord(JSON.parse(text ?? '')))).not.toThrow();
  readable.add(text);
}

describe.each(ways)('a match kept in $name', (way) => {
  const whole = prepared(way);
  expect(play(way, processOn(whole, 2))).toEqual({ told: ours.length, error: null });
  const operations = whole.done.length;

  test('is there in the end, and nothing beside it but what was there', () => {
    expect(whole.text(way.file)).toBe(textOf(ours.at(-1)));
    const beside = whole.list(way.file.slice(0, way.file.lastIndexOf('/')));
    expect(beside.filter((name) => /part|lock/.test(name))).toEqual([]);
    expect(operations).toBeGreaterThan(30);
  });

  test.each<Luck>(['nothing', 'last name', 'names', 'everything'])(
    'is there whole as far as it was told to be kept, whenever the power goes and %s else survives',
    (luck) => {
      for (let at = 0; at <= operations; at++) {
        const disk = prepared(way);
        disk.mishap = { at };
        const { told } = play(way, processOn(disk, 2));
        const after = disk.restarted(luck);
        const text = after.text(way.file);
        expect({ at, text: whatMayBe(way, told).includes(text) }).toEqual({ at, text: true });
        expectReadable(text);
        // what was left by others is there too, here or set aside
        const everything = after.list(way.file.slice(0, way.file.lastIndexOf('/')));
        if (way.name.includes('left'))
          expect(
            everything.some((name) => after.text(`/state/howzat/${name}`) === textOf(way.before as AnyMatch)),
          ).toBe(true);
        // and whoever comes next is not kept out
        const next = processOn(after, 3);
        const kept = text === null ? RecordFile.forNew(way.file, {}, next) : RecordFile.forResumed(way.file, next);
        kept.keep(ours[2] as AnyMatch);
        kept.close();
        expect(after.text(way.file)).toBe(textOf(ours[2]));
      }
    },
  );

  test.each(['ENOSPC', 'EIO', 'EACCES', 'EROFS'])('is as it was kept last when any operation fails with %s', (code) => {
    let failed = 0;
    for (let at = 1; at <= operations; at++) {
      const disk = prepared(way);
      disk.mishap = { at, code };
      const { told, error } = play(way, processOn(disk, 2));
      const what = disk.done[at - 1] ?? '';
      if (error !== null) {
        failed++;
        expect(error).toBeInstanceOf(Failure);
        expect((error as Error).message).toMatch(/^[^\n]+\.$/);
      }
      // what goes wrong without an error hurts nothing: the file of the lock is left behind
      else expect({ what, told }).toMatchObject({ told: ours.length });
      for (const each of [disk, disk.restarted('nothing'), disk.restarted('names')]) {
        const text = each.text(way.file);
        expect({ at, what, text: whatMayBe(way, told).includes(text) }).toEqual({ at, what, text: true });
        expectReadable(text);
      }
      const parts = disk.list(way.file.slice(0, way.file.lastIndexOf('/'))).filter((name) => name.endsWith('.part'));
      expect({ at, what, parts }).toEqual({ at, what, parts: [] });
      // the disk is well again
      disk.mishap = null;
      const next = processOn(disk, 3);
      const kept =
        disk.text(way.file) === null ? RecordFile.forNew(way.file, {}, next) : RecordFile.forResumed(way.file, next);
      kept.keep(ours[2] as AnyMatch);
      kept.close();
      expect(disk.restarted('nothing').text(way.file)).toBe(textOf(ours[2]));
    }
    expect(failed).toBeGreaterThan(operations / 2);
  });
});

describe('what is in a file', () => {
  test('is not overwritten, whether it is a match, something else or nothing that can be read', () => {
    const disk = newDisk();
    const kept = RecordFile.forNew(path, {}, processOn(disk, 1));
    kept.keep(theirs[1] as AnyMatch);
    kept.close();
    expect(() => RecordFile.forNew(path, {}, processOn(disk, 2))).toThrow(
      '/home/ann/m.json holds another match (village, Home v Away, not finished). Name another file, or overwrite it with --force.',
    );
    expect(disk.text(path)).toBe(textOf(theirs[1]));
    for (const other of ['', '{"name":"something else"}', '{"howzat":', '\u0000\u0001']) {
      const foreign = newDisk();
      const file = foreign.open(path, 'create');
      foreign.write(file, new TextEncoder().encode(other));
      foreign.close(file);
      expect(() => RecordFile.forNew(path, {}, processOn(foreign, 2))).toThrow(/holds something else than a match/);
      expect(foreign.text(path)).toBe(other);
      expect(foreign.list(folder)).toEqual(['m.json']);
    }
  });

  test('a finished match gives its place as the last one to the next', () => {
    const disk = newDisk();
    for (const match of [theirs[2], ours[0]]) {
      const kept = RecordFile.forLast({}, processOn(disk, 1));
      kept.keep(match as AnyMatch);
      kept.close();
    }
    expect(disk.list('/state/howzat')).toEqual(['last-match.json']);
    expect(disk.text('/state/howzat/last-match.json')).toBe(textOf(ours[0]));
  });

  test('several that were left are all there', () => {
    const disk = newDisk();
    for (const match of [theirs[0], theirs[1], ours[0]]) {
      const kept = RecordFile.forLast({}, processOn(disk, 1));
      kept.keep(match as AnyMatch);
      kept.close();
    }
    expect(disk.list('/state/howzat')).toEqual(['last-match.json', 'match-2.json', 'match.json']);
    expect(disk.text('/state/howzat/match.json')).toBe(textOf(theirs[0]));
    expect(disk.text('/state/howzat/match-2.json')).toBe(textOf(theirs[1]));
  });

  test('who may read a file stays as it was', () => {
    const disk = newDisk();
    disk.close(disk.open(path, 'create', 0o600));
    const kept = RecordFile.forNew(path, { force: true }, processOn(disk, 2));
    kept.keep(ours[0] as AnyMatch);
    expect(disk.status(path)?.mode).toBe(0o600);
  });

  test('a folder holds no match', () => {
    expect(() => RecordFile.forNew(folder, { force: true }, processOn(newDisk(), 2))).toThrow(
      'No match can be kept in /home/ann: it is a folder.',
    );
  });
});

describe('a file that a process is at work with', () => {
  test('is not given to another, which is told so', () => {
    const disk = newDisk();
    const first = RecordFile.forNew(path, {}, processOn(disk, 41));
    first.keep(ours[0] as AnyMatch);
    const second = processOn(disk, 42, [41]);
    for (const open of [
      () => RecordFile.forResumed(path, second),
      () => RecordFile.forNew(path, { force: true }, second),
    ]) {
      expect(open).toThrow(Failure);
      expect(open).toThrow(
        'Another process (41) is at work with /home/ann/m.json. Wait until it is done, or name another file.',
      );
    }
    first.keep(ours[1] as AnyMatch);
    first.close();
    RecordFile.forResumed(path, second).close();
    expect(disk.list(folder)).toEqual(['m.json']);
  });

  test('is given to the next once that process is gone', () => {
    const disk = newDisk();
    RecordFile.forNew(path, {}, processOn(disk, 41)).keep(ours[0] as AnyMatch);
    const kept = RecordFile.forResumed(path, processOn(disk, 42));
    kept.keep(ours[1] as AnyMatch);
    expect(disk.text(path)).toBe(textOf(ours[1]));
  });

  test('on another machine is left alone, and how to free it is told', () => {
    const disk = newDisk();
    const there = processOn(disk, 41);
    Lock.take(path, { ...there, processes: { ...there.processes, self: { host: 'there', pid: 41, began: '' } } });
    const here = processOn(disk, 42);
    const runs = (mark: ProcessMark): boolean => mark.host !== 'here' || mark.pid === 42;
    expect(() => Lock.take(path, { ...here, processes: { ...here.processes, runs } })).toThrow(
      'Another process (41 on there) is at work with /home/ann/m.json. Wait until it is done, or name another file. If that one is gone, delete /home/ann/m.json.lock.',
    );
  });

  test('is not written to once another has taken it over', () => {
    const disk = newDisk();
    const first = RecordFile.forNew(path, {}, processOn(disk, 41));
    first.keep(ours[0] as AnyMatch);
    // somebody deletes the lock of a process that goes on after all
    disk.remove(`${path}.lock`);
    const second = RecordFile.forResumed(path, processOn(disk, 42));
    second.keep(ours[1] as AnyMatch);
    expect(() => first.keep(ours[2] as AnyMatch)).toThrow(/Another process has taken over/);
    first.close();
    expect(disk.text(path)).toBe(textOf(ours[1]));
    second.keep(ours[2] as AnyMatch);
    second.close();
    expect(disk.list(folder)).toEqual(['m.json']);
  });

  test.each(['', '{"pid":', 'null', '{"pid":-1,"host":"here","began":"","token":"x"}'])(
    'and whose lock reads %j is waited for, then given to the next',
    (text) => {
      const disk = newDisk();
      const file = disk.open(`${path}.lock`, 'create');
      if (text !== '') disk.write(file, new TextEncoder().encode(text));
      disk.close(file);
      let waited = 0;
      const around = {
        ...processOn(disk, 42),
        pause: (ms: number) => {
          waited += ms;
        },
      };
      RecordFile.forNew(path, {}, around).close();
      expect(waited).toBeGreaterThanOrEqual(1000);
    },
  );

  test('goes to one of two that find it left behind at once, at whatever moment either is', () => {
    // the second process comes in after each operation of the first
    const alone = newDisk();
    Lock.take(path, processOn(alone, 41));
    alone.done.length = 0;
    Lock.take(path, processOn(alone, 42));
    const operations = alone.done.length;
    for (let at = 1; at <= operations; at++) {
      const disk = newDisk();
      Lock.take(path, processOn(disk, 41));
      disk.done.length = 0;
      const holders: Lock[] = [];
      let within = false;
      const second = (): void => {
        within = disk.list(folder).includes('m.json.lock.taking');
        try {
          holders.push(Lock.take(path, processOn(disk, 43, [42])));
        } catch (error) {
          expect(error).toBeInstanceOf(Failure);
        }
      };
      const between = interrupted(disk, at, second);
      try {
        holders.push(Lock.take(path, { ...processOn(disk, 42, [43]), disk: between }));
      } catch (error) {
        expect(error).toBeInstanceOf(Failure);
      }
      const valid = holders.filter((lock) => {
        try {
          lock.check();
          return true;
        } catch {
          return false;
        }
      });
      expect({ at, holders: valid.length }).toEqual({ at, holders: 1 });
      // two may think so only where one stood still in the middle of taking it over; it is told before it writes
      if (!within) expect({ at, holders: holders.length }).toEqual({ at, holders: 1 });
    }
  });
});

/** A disk on which something else happens after so many operations. */
function interrupted(disk: ModelDisk, at: number, what: () => void): ModelDisk {
  let before = at;
  return new Proxy(disk, {
    get: (target, name) => {
      const value = Reflect.get(target, name) as unknown;
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        const done = (): void => {
          if (--before === 0) what();
        };
        try {
          return (value as (...all: unknown[]) => unknown).apply(target, args);
        } finally {
          done();
        }
      };
    },
  });
}

describe('the pairings of a tournament', () => {
  const pairing = (n: number) => ({ players: ['a', 'b'], wins: [n, 0] }) as never;
  const pairings = `${folder}/pairings.jsonl`;

  test('are there as far as they were told to be kept, whenever the power goes', () => {
    const run = (disk: ModelDisk): number => {
      let told = 0;
      try {
        const file = PairingsFile.open(pairings, processOn(disk, 2));
        for (let n = 1; n <= 3; n++) {
          file.add('same', pairing(n));
          told = n;
        }
        file.close();
      } catch {
        // the power is gone
      }
      return told;
    };
    const whole = newDisk();
    expect(run(whole)).toBe(3);
    for (let at = 0; at < whole.done.length; at++)
      for (const luck of ['nothing', 'last name', 'names', 'everything'] as const) {
        const disk = newDisk();
        disk.mishap = { at };
        const told = run(disk);
        const after = disk.restarted(luck);
        const { length } = PairingsFile.open(pairings, processOn(after, 3)).of('same');
        expect({ at, luck, kept: length === told || length === told + 1 }).toEqual({ at, luck, kept: true });
      }
  });

  test('are written by one tournament at a time', () => {
    const disk = newDisk();
    PairingsFile.open(pairings, processOn(disk, 2));
    expect(() => PairingsFile.open(pairings, processOn(disk, 3, [2]))).toThrow(/Another process \(2\)/);
  });
});
