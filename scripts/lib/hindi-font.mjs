// The letters in which the app speaks Hindi: without a font for them a browser draws boxes, which are wider and higher.
import { spawnSync } from 'node:child_process';

const font = 'fonts-lohit-deva';

/**
 * Makes sure that a browser of this machine has a font with the letters of Hindi; where a root of Debian has none, it is installed.
 *
 * @throws {Error} that says what to install
 */
export function requireHindiFont() {
  // other systems come with one
  if (process.platform !== 'linux' || isThere()) return;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && spawnSync('apt-get', ['--version']).status === 0) {
    console.log(`No font for Hindi here: apt-get install -y ${font}`);
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', 'fontconfig', font], { stdio: 'ignore' });
    if (isThere()) return;
  }
  throw new Error(
    `The tests in Hindi need a font with its letters. Install one (Debian: apt-get install fontconfig ${font}).`,
  );
}

function isThere() {
  const { status, stdout } = spawnSync('fc-list', [':lang=hi'], { encoding: 'utf8' });
  return status === 0 && stdout.trim() !== '';
}
