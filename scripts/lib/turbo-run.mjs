import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './pnpm.mjs';

const summaries = join(root, '.turbo/runs');

/**
 * The exit code of every task that turbo, told to `--summarize`, ran in `run` or took from its cache, by `package#task`; with what
 * `run` returned.
 */
export async function readTurboRuns(run) {
  const before = new Set(list());
  const returned = await run();
  const exitCodes = new Map();
  for (const name of list().filter((file) => !before.has(file))) {
    const path = join(summaries, name);
    for (const { taskId, execution } of JSON.parse(readFileSync(path, 'utf8')).tasks) {
      if (execution) exitCodes.set(taskId, execution.exitCode);
    }
    rmSync(path);
  }
  return { exitCodes, returned };
}

function list() {
  return existsSync(summaries) ? readdirSync(summaries).filter((name) => name.endsWith('.json')) : [];
}
