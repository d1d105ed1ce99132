import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { repository } from '../places.js';
import { Unable } from './git.js';

function run(tool: string, args: readonly string[], cwd: string, shell = false): void {
  const { status, error, stdout, stderr } = spawnSync(tool, args, { cwd, shell, encoding: 'utf8' });
  if (status !== 0)
    throw new Unable(`\`${tool} ${args.join(' ')}\` failed in ${cwd}:\n${error?.message ?? `${stdout}${stderr}`}`);
}

/** The folder that holds checkouts, this user's alone: what lies in it is run. */
function cache(): string {
  const folder = join(tmpdir(), `howzat-benchmarks-${userInfo().username}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  const owner = process.getuid?.();
  if (!found.isDirectory() || (owner !== undefined && found.uid !== owner))
    throw new Unable(`${folder} belongs to somebody else. Remove it, or set TMPDIR to a folder of your own.`);
  return folder;
}

/**
 * The files of a commit in a folder outside the work tree, with the packages that the benchmarks need from a registry.
 * Nothing is built there: contests are bundled from the sources of the packages, as those of today are. What a run before
 * has left is used again.
 */
export function checkoutOf(commit: string): string {
  const folder = join(cache(), commit);
  const complete = join(folder, '.complete');
  if (existsSync(complete)) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const archive = join(folder, 'archive.tar');
  run('git', ['archive', '--format=tar', `--output=${archive}`, commit], repository);
  run('tar', ['-xf', 'archive.tar'], folder);
  rmSync(archive);
  run(
    'pnpm',
    [
      'install',
      '--frozen-lockfile',
      '--prefer-offline',
      '--ignore-scripts',

      '--filter=@howzat/benchmarks...',
    ],
    folder,
    process.platform === 'win32',
  );
  writeFileSync(complete, '');
  return folder;
}
