import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Whoever takes over a lock that was left behind waits so long, in milliseconds, and sees whether somebody else did so too. */
const takeover = 100;

/**
 * Takes a folder for this process, by a file beside it that names the process. One that was left behind by a process that has ended is
 * taken over at once. A lock by age would give the folder away while the machine sleeps.
 *
 * @returns what lets it go
 * @throws Error where another process has it
 */
export async function lockFolder(folder: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true });
  const path = `${folder}.lock`;
  const mine = `${process.pid} ${randomUUID()}`;
  const isLeft = existsSync(path);
  if (isLeft) {
    refuseWhileItRuns(folder, path);
    rmSync(path, { force: true });
  }
  write(folder, path, mine);
  if (isLeft) await sleep(takeover);
  if (read(path) !== mine) throw inUse(folder, path);
  return () => {
    if (read(path) === mine) rmSync(path, { force: true });
  };
}

function write(folder: string, path: string, mine: string): void {
  try {
    writeFileSync(path, mine, { flag: 'wx' });
  } catch (error) {
    if (existsSync(path)) throw inUse(folder, path);
    throw error;
  }
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function refuseWhileItRuns(folder: string, path: string): void {
  const pid = Number(read(path)?.split(' ')[0]);
  if (!Number.isSafeInteger(pid) || pid <= 0) return;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // somebody else's process runs, too
    if (error instanceof Error && 'code' in error && error.code === 'EPERM') throw inUse(folder, path);
    return;
  }
  throw inUse(folder, path);
}

function inUse(folder: string, path: string): Error {
  return new Error(
    `${folder} is in use by another process. Give this one a folder of its own, or let both use one Postgres (DATABASE_URL). If no such process runs, delete ${path}.`,
  );
}
