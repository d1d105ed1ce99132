// Freezes records of the present version of each package that keeps them. A version that has its set keeps it as it is.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/pnpm.mjs';
import { workspacePackages } from './lib/workspace.mjs';

const test = 'test/frozen-records.test.ts';

for (const { folder } of workspacePackages()) {
  if (!existsSync(join(folder, test))) continue;
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', test], {
    cwd: folder,
    // on the source: a version is raised before anything is built
    env: { ...process.env, HOWZAT_RECORDS: 'freeze', HOWZAT_BUILT: '' },
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
