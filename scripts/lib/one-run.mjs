import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './pnpm.mjs';

const lock = join(root, 'node_modules/.cache/howzat/run.json');

/**
 * Holds this clone until the process ends: a run of the tests deletes the reports of the one before, so two of them would take each
 * other's away. Where another run holds it, says so.
 *
 * @param {string} what the command, as people type it
 * @returns {boolean} whether this run has the clone
 */
export function holdClone(what) {
  mkdirSync(dirname(lock), { recursive: true });
  const mine = JSON.stringify({ pid: process.pid, what, since: new Date().toISOString() });
  // a second attempt, where what stands there was left by a run that was killed
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      writeFileSync(lock, mine, { flag: 'wx' });
      process.once('exit', () => rmSync(lock, { force: true }));
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
      return true;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const other = holder();
    if (other) {
      console.error(
        `${other.what} runs in this clone already (process ${other.pid}, since ${other.since}). ` +
          'Wait until it has ended, or run this one in another clone or worktree.',
      );
      return false;
    }
    rmSync(lock, { force: true });
  }
  console.error(`The clone could not be held for ${what}: another run has taken it at the same moment. Try again.`);
  return false;
}

/** The run that holds the clone; null where it has ended without giving it back. */
function holder() {
  try {
    const other = JSON.parse(readFileSync(lock, 'utf8'));
    process.kill(other.pid, 0);
    return other;
  } catch (error) {
    // it runs, for somebody else
    return error.code === 'EPERM' ? JSON.parse(readFileSync(lock, 'utf8')) : null;
  }
}
