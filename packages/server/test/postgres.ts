import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { postgresFolder } from '../../../scripts/lib/postgres.mjs';

/** A Postgres of a test's own. */
export interface Postgres {
  readonly url: string;
  /** Ends it without a word, and starts it again. */
  killAndStart(): Promise<void>;
  stop(): Promise<void>;
}

/** A port that nobody has. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** It does not run as root: then it runs as the user that Debian made for it. */
function owner(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Starts a Postgres with an empty database, in a folder and on a port of its own. */
export async function startPostgres(): Promise<Postgres> {
  const programs = postgresFolder();
  const user = owner();
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'howzat-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, stdio: 'ignore' } as const;
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'howzat', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    options,
  );
  const port = await freePort();
  const url = `postgres://howzat@127.0.0.1:${port}/postgres`;
  let running: ChildProcess | null = null;
  const start = async (): Promise<void> => {
    do {
      const parts = ['-D', data, '-p', `${port}`, '-k', folder, '-h', '127.0.0.1'];
      running = spawn(join(programs, 'postgres'), parts, options);
      // the processes of one that was killed may still be leaving: then this one ends at once
    } while (!(await answers(url, running)));
  };
  const end = (signal: NodeJS.Signals): Promise<void> =>
    new Promise((resolve) => {
      running?.once('exit', () => resolve());
      running?.kill(signal);
    });
  await start();
  return {
    url,
    async killAndStart() {
      await end('SIGKILL');
      await start();
    },
    async stop() {
      await end('SIGQUIT');
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** Waits until it answers; false where it has ended before. */
async function answers(url: string, running: ChildProcess): Promise<boolean> {
  for (;;) {
    if (running.exitCode !== null) return false;
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      await sleep(50);
    }
  }
}
