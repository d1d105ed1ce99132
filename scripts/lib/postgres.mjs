// The Postgres that the tests of the server start: one of the system, on a port and in a folder of its own.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

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
    'The tests of the server need Postgres 15 or newer. Install it (Debian: apt-get install postgresql; macOS: brew install postgresql).',
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
