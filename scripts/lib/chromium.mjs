// The Chromium that the browser tests drive: one on the path, or the one that CHROMIUM_PATH names.
import { execFileSync, spawnSync } from 'node:child_process';

/** By these names Chromium is installed. The headless shell is Chromium without windows: the tests take a third less time in it. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Where a Chromium of the system is; where a root of Debian has none, it is installed.
 *
 * @returns {string} its path
 * @throws {Error} that says what to install
 */
export function chromiumPath() {
  const found = lookUp();
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && spawnSync('apt-get', ['--version']).status === 0) {
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    // an old Debian has no headless shell
    for (const name of names.slice(0, 2)) {
      console.log(`No Chromium here: apt-get install -y ${name}`);
      spawnSync('apt-get', ['install', '-y', name], { stdio: 'ignore' });
      const installed = lookUp();
      if (installed) return installed;
    }
  }
  throw new Error(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium-headless-shell; macOS: brew install --cask chromium), or name one in CHROMIUM_PATH.',
  );
}

/** @returns {string | null} */
function lookUp() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  for (const name of names)
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      // the next name, then
    }
  return null;
}
