import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './pnpm.mjs';

/** Copies the repository as it stands here, with what is not committed yet and without what Git ignores. */
export function copyRepository(folder) {
  for (const file of filesOf(root)) {
    if (!existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
}

/** The files of a repository that Git knows or would take, by their paths in it; those of a pattern, where one is given. */
export function filesOf(folder, ...pattern) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...pattern];
  const listed = execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 });
  return listed.split('\0').filter((file) => file !== '');
}
