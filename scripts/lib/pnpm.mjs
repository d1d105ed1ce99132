import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { environmentOfSetup, ownEnvironment } from './own-folders.mjs';

export const root = fileURLToPath(new URL('../../', import.meta.url));

const { packageManager } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const [, pinned] = packageManager.split('@');
const onWindows = process.platform === 'win32';

/**
 * The environment of every tool that the scripts start: a home of its own, and nothing that the person who starts them keeps in theirs.
 * What turbo caches holds for this version of Node alone.
 */
export const env = {
  ...process.env,
  ...ownEnvironment(),
  HOWZAT_NODE: process.versions.node,
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  DO_NOT_TRACK: '1',
};

/** The environment of what installs or publishes for the person who asks for it: their own, as far as it can be written. */
export function environmentForSetup() {
  return { ...process.env, ...environmentOfSetup() };
}

/** Sets up a clean clone: the right Node, pnpm on the PATH, and the packages of the lockfile. Within a run that has been done. */
export function bootstrap() {
  if (process.env.HOWZAT_SET_UP === root) return 0;
  requireNode();
  requirePnpm();
  return install();
}

/** Runs pnpm at the root. With `quiet`, its output shows only if it fails. Gives its exit code. */
export function pnpm(args, { quiet = false, env: given = env } = {}) {
  const { status, stdout, stderr } = spawnSync('pnpm', args, {
    cwd: root,
    env: given,
    shell: onWindows,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (quiet && status !== 0) process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`);
  return status ?? 1;
}

const turboRun = (args, tasks = 2) => ['exec', 'turbo', 'run', `--concurrency=${tasks}`, ...args];

/** Runs turbo, never more than two tasks at once. Gives its exit code. */
export function turbo(args, options) {
  return pnpm(turboRun(args), options);
}

/** Builds what the filters name, or everything; not within a run that has built it already. Gives the exit code. */
export function build(...filters) {
  return process.env.HOWZAT_BUILT === '1'
    ? 0
    : turbo(['build', '--output-logs=errors-only', ...filters], { quiet: true });
}

/**
 * Runs turbo while other things run, `tasks` at once. Gives its exit code, and with `quiet` its output, which it does not show then.
 */
export function turboBeside(args, { tasks, ...options } = {}) {
  return beside('pnpm', turboRun(args, tasks), options);
}

/** Runs a tool at the root while other things run. Gives its exit code, and with `quiet` its output, which it does not show then. */
export function beside(tool, args, { quiet = false, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(tool, args, {
      cwd: root,
      env,
      shell: onWindows,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      ...options,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    child.on('error', (error) => resolve({ status: 1, output: `${output}${error.message}\n` }));
    child.on('close', (status) => resolve({ status: status ?? 1, output }));
  });
}

function install() {
  return pnpm(['install', '--frozen-lockfile', '--prefer-offline'], { quiet: true, env: environmentForSetup() });
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Howzat needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

/** Where the pinned pnpm is not on the PATH, npx brings it, and this script starts again with it. */
function requirePnpm() {
  const found = spawnSync('pnpm', ['--version'], { cwd: root, env, shell: onWindows, encoding: 'utf8' });
  if (found.status === 0 && found.stdout.trim() === pinned) return;
  if (process.env.HOWZAT_PNPM) {
    console.error(`pnpm ${pinned} could not be started.`);
    process.exit(1);
  }
  const again = spawnSync('npx', ['--yes', `--package=pnpm@${pinned}`, '--', 'node', ...process.argv.slice(1)], {
    cwd: root,
    env: { ...environmentForSetup(), HOWZAT_PNPM: pinned },
    shell: onWindows,
    stdio: 'inherit',
  });
  process.exit(again.status ?? 1);
}
