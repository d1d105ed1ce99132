import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './pnpm.mjs';

const summaries = join(root, '.turbo/runs');

/**
 * What came of every task that turbo, told to `--summarize`, ran in `run` or took from its cache, by `package#task`: its exit code, and
 * how long it took, or that it was kept from before. With it comes what `run` returned.
 */
export async function readTurboRuns(run) {
  const before = new Set(list());
  const returned = await run();
  const done = new Map();
  for (const name of list().filter((file) => !before.has(file))) {
    const path = join(summaries, name);
    for (const { taskId, execution, cache } of JSON.parse(readFileSync(path, 'utf8')).tasks) {
      // what one lane has built, the other finds
      if (!execution || (done.has(taskId) && cache.status === 'HIT')) continue;
      const { exitCode, startTime, endTime } = execution;
      done.set(taskId, {
        exitCode,
        took: cache.status === 'HIT' ? 'kept' : `${Math.round((endTime - startTime) / 1000)} s`,
      });
    }
    rmSync(path);
  }
  return { done, returned };
}

function list() {
  return existsSync(summaries) ? readdirSync(summaries).filter((name) => name.endsWith('.json')) : [];
}
