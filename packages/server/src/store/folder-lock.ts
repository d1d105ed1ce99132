import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { machineProcesses, type Processes, type ProcessMark } from '@howzat/process-mark';

/** Who has a folder, and what tells this holding from any other. */
interface Holder extends ProcessMark {
  readonly token: string;
}

/** Whoever takes over a lock that was left behind waits so long, in milliseconds, and sees whether somebody else did so too. */
const takeover = 100;

/**
 * Takes a folder for this process, by a file beside it that names the process. One that was left behind by a process that has ended is
 * taken over at once, also where its number has been given again, as that of the one process of a container is. A lock by age would give the
 * folder away while the machine sleeps.
 *
 * @returns what lets it go
 * @throws Error where another process has it
 */
export async function lockFolder(folder: string, processes: Processes = machineProcesses): Promise<() => void> {
  mkdirSync(folder, { recursive: true });
  const path = `${folder}.lock`;
  const token = randomUUID();
  const left = await holderOf(path);
  if (left !== 'none') {
    if (left !== 'unreadable' && processes.runs(left)) throw inUse(folder, path);
    rmSync(path, { force: true });
  }
  write(folder, path, { ...processes.self, token });
  if (left !== 'none') await sleep(takeover);
  const isMine = (holder: Holder | null): boolean => holder?.token === token;
  if (!isMine(read(path))) throw inUse(folder, path);
  return () => {
    if (isMine(read(path))) rmSync(path, { force: true });
  };
}

function write(folder: string, path: string, holder: Holder): void {
  try {
    writeFileSync(path, JSON.stringify(holder), { flag: 'wx' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw inUse(folder, path);
    throw error;
  }
}

/** Who has it. Whoever makes a lock writes its name a moment later, so that one without a name is looked at twice. */
async function holderOf(path: string): Promise<Holder | 'none' | 'unreadable'> {
  if (text(path) === null) return 'none';
  const first = read(path);
  if (first) return first;
  await sleep(takeover);
  return read(path) ?? (text(path) === null ? 'none' : 'unreadable');
}

function read(path: string): Holder | null {
  try {
    const { host, pid, began, token } = JSON.parse(text(path) ?? '') as Partial<Holder>;
    const isHolder =
      typeof host === 'string' && typeof began === 'string' && typeof token === 'string' && Number.isSafeInteger(pid);
    return isHolder && pid !== undefined && pid > 0 ? { host, pid, began, token } : null;
  } catch {
    return null;
  }
}

function text(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function inUse(folder: string, path: string): Error {
  return new Error(
    `${folder} is in use by another process. Give this one a folder of its own, or let both use one Postgres (DATABASE_URL). If no such process runs, delete ${path}.`,
  );
}
