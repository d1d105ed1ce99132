import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { benchmarks, repository } from '../places.js';

/** The commit that speed is compared with, and what it is. */
export interface Baseline {
  readonly tag: string;
  readonly commit: string;
  readonly what: string;
}

/** The baseline that `baseline.json` names. */
export function namedBaseline(): Baseline {
  return JSON.parse(readFileSync(`${benchmarks}baseline.json`, 'utf8')) as Baseline;
}

/** Why nothing can be compared, in words for the user. */
export class Unable extends Error {}

/** Runs git in a folder. Gives what it prints, or null where it fails. */
function git(folder: string, ...args: readonly string[]): string | null {
  const { status, stdout } = spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/**
 * The commit that a ref stands for. A clone may lack the tag of the baseline: its commit is known without it.
 * @throws Unable where the clone does not hold the commit
 */
export function commitOf(ref: string, { tag, commit }: Baseline = namedBaseline()): string {
  const wanted = ref === tag ? commit : ref;
  const found = git(repository, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${wanted}^{commit}`);
  if (found === null)
    throw new Unable(
      `This clone has no commit ${wanted}. A branch, a tag or a commit that it holds is needed; \`git fetch --unshallow --tags\` brings what a shallow clone lacks.`,
    );
  return found;
}

/** The commit of a folder as the report names it, and whether something has changed since. */
export function stateOf(folder: string): string {
  const commit = git(folder, 'rev-parse', 'HEAD');
  if (commit === null) return 'code that is under no version control';
  const changed = git(folder, 'status', '--porcelain', '--', 'packages', 'apps/benchmarks/src') !== '';
  return `\`${commit.slice(0, 12)}\`${changed ? ' with changes that are not committed' : ''}`;
}
