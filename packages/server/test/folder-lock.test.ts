import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { machineProcesses, type Processes } from '@howzat/process-mark';
import { afterAll, describe, expect, test } from 'vitest';
import { lockFolder } from '../src/store/folder-lock.js';

const folder = mkdtempSync(join(tmpdir(), 'howzat-lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A machine on which the one process of a container has been started so often. */
const container = (start: number): Processes => ({
  self: { host: 'box', pid: 1, began: `${start}` },
  runs: ({ host, pid, began }) => host !== 'box' || (pid === 1 && began === `${start}`),
});

describe('the lock of a folder', () => {
  test('is refused while its process runs, and free when it has been let go', async () => {
    const data = join(folder, 'one');
    const letGo = await lockFolder(data);
    await expect(lockFolder(data)).rejects.toThrow(/is in use by another process/);
    letGo();
    expect(existsSync(`${data}.lock`)).toBe(false);
    (await lockFolder(data))();
  });

  test('is taken over from a process that has ended, whose number another one has now', async () => {
    const data = join(folder, 'two');
    await lockFolder(data, container(1));
    await expect(lockFolder(data, container(1))).rejects.toThrow(/in use/);
    const letGo = await lockFolder(data, container(2));
    await expect(lockFolder(data, container(2))).rejects.toThrow(/in use/);
    letGo();
  });

  test('is taken over by one of several that come at once', async () => {
    const data = join(folder, 'three');
    await lockFolder(data, container(1));
    const all = await Promise.allSettled([1, 2, 3].map(() => lockFolder(data, container(2))));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('of another machine is left to people', async () => {
    const data = join(folder, 'four');
    const elsewhere = { ...container(1), self: { ...machineProcesses.self, host: 'another-machine' } };
    await lockFolder(data, elsewhere);
    await expect(lockFolder(data, container(1))).rejects.toThrow(/delete .*four\.lock/);
  });

  test.each(['', '{', '7', '1234 left-by-nobody'])('that says %j is of nobody', async (text) => {
    const data = join(folder, 'five');
    writeFileSync(`${data}.lock`, text);
    (await lockFolder(data))();
  });
});
