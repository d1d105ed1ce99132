#!/usr/bin/env node
// Sets up and builds what a clean clone lacks, then runs the command line: npx howzat <command> [options]
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { bootstrap, build, root } from './lib/pnpm.mjs';

process.exitCode = bootstrap() || build('--filter=howzat...') || howzat();

function howzat() {
  const bin = join(root, 'packages/cli/bin/howzat.js');
  return spawnSync(process.execPath, [bin, ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1;
}
