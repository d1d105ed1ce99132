// The Postgres that tests and measurements start: one of the system, on a port and in a folder of its own.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Debian keeps the programs of each version in a folder that is not on the path. */
const debian = '/usr/lib/postgresql';

/**
 * The folder with the programs of a Postgres server; where a root of Debian has none, it is installed.
 *
 * @throws {Error} that says what to install
 */
export function postgresFolder() {
  const found = lookUp();
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('No Postgres here: apt-get install -y postgresql');
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', 'postgresql'], { stdio: 'ignore' });
    const installed = lookUp();
    if (installed) return installed;
  }
  throw new Error(
    'This needs Postgres 15 or newer. Install it (Debian: apt-get install postgresql; macOS: brew install postgresql).',
  );
}

/** @returns {string | null} */
function lookUp() {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...onPath()];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null;
}

function onPath() {
  try {
    return [execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()];
  } catch {
    return [];
  }
}

/** It does not run as root: then it runs as the user that Debian made for it. */
function owner() {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** A port that nobody has. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * Starts a Postgres with an empty database, in a folder and on a port of its own.
 *
 * @param {Readonly<Record<string, string | number>>} settings such as `{ max_connections: 1100 }`
 */
export async function startPostgres(settings = {}) {
  const programs = postgresFolder();
  const user = owner();
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'howzat-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, stdio: 'ignore' };
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'howzat', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    options,
  );
  const port = await freePort();
  const set = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let running = null;
  const start = async () => {
    do {
      const parts = ['-D', data, '-p', `${port}`, '-k', folder, '-h', '127.0.0.1', ...set];
      running = spawn(join(programs, 'postgres'), parts, options);
      // the processes of one that was killed may still be leaving: then this one ends at once
    } while (!(await answers(join(programs, 'pg_isready'), port, running)));
  };
  const end = async (signal) => {
    // an interrupt in a terminal has ended it already
    if (running.exitCode !== null || running.signalCode !== null) return;
    const exited = new Promise((resolve) => running.once('exit', resolve));
    running.kill(signal);
    await exited;
  };
  await start();
  return {
    url: `postgres://howzat@127.0.0.1:${port}/postgres`,
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
async function answers(ready, port, running) {
  for (;;) {
    if (running.exitCode !== null) return false;
    const asking = spawn(ready, ['-q', '-h', '127.0.0.1', '-p', `${port}`], { stdio: 'ignore' });
    if ((await new Promise((resolve) => asking.once('close', resolve))) === 0) return true;
    await sleep(50);
  }
}
