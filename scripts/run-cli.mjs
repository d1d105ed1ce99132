// Sets up and builds what a clean clone lacks, then runs the command line: node scripts/run-cli.mjs <command> [options]
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { bootstrap, root, turbo } from './lib/pnpm.mjs';

process.exitCode =
  bootstrap() || turbo(['build', '--filter=howzat...', '--output-logs=errors-only'], { quiet: true }) || howzat();

function howzat() {
  const bin = join(root, 'packages/cli/bin/howzat.js');
  return spawnSync(process.execPath, [bin, ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1;
}
