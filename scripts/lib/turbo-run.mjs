import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './pnpm.mjs';

const summaries = join(root, '.turbo/runs');

/** The exit code of every task that a turbo run with `--summarize` ran or took from its cache, by `package#task`. */
export function readTurboRun(run) {
  const before = new Set(list());
  run();
  const exitCodes = new Map();
  for (const name of list().filter((file) => !before.has(file))) {
    const path = join(summaries, name);
    for (const { taskId, execution } of JSON.parse(readFileSync(path, 'utf8')).tasks) {
      if (execution) exitCodes.set(taskId, execution.exitCode);
    }
    rmSync(path);
  }
  return exitCodes;
}

function list() {
  return existsSync(summaries) ? readdirSync(summaries).filter((name) => name.endsWith('.json')) : [];
}
