// Packs the package in the current folder as it would be published, and checks the tarball: its files, publint, attw.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'howzat-pack-'));
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));

const { filename } = JSON.parse(run('pnpm', ['pack', '--json', '--pack-destination', folder]).stdout);
const failed = [
  checkFiles(packedFiles(filename)),
  succeeds('publint', ['run', filename, '--strict']),
  // node10 knows no exports map; Howzat needs Node 20.
  succeeds('attw', [filename, '--profile', 'node16', '--no-emoji', '--format', 'ascii']),
].some((passed) => !passed);
rmSync(folder, { recursive: true });
process.exitCode = failed ? 1 : 0;

function packedFiles(tarball) {
  const { stdout } = run('tar', ['-tzf', tarball]);
  return stdout
    .trim()
    .split(/\r?\n/)
    .map((path) => path.replace(/^package\//, ''));
}

function checkFiles(paths) {
  const promised = [...Object.values(manifest.exports), ...Object.values(manifest.bin ?? {})].flatMap(leaves);
  // once its version has been raised, a package has a history
  const history = existsSync('CHANGELOG.md') ? ['CHANGELOG.md'] : [];
  const wanted = [
    'package.json',
    'LICENSE',
    'README.md',
    ...history,
    ...promised.map((path) => path.replace(/^\.\//, '')),
  ];
  const problems = [
    ...wanted.filter((path) => !paths.includes(path)).map((path) => `${path} is missing`),
    ...paths.filter(isJunk).map((path) => `${path} should not be packed`),
    // they would be more than half of a tarball, and lead to sources that are not packed
    ...paths.filter((path) => path.endsWith('.map')).map((path) => `${path} is a source map`),
  ];
  for (const problem of problems) console.error(`${manifest.name}: ${problem}`);
  if (problems.length === 0) console.log(`${manifest.name}: ${paths.length} files packed, none amiss`);
  return problems.length === 0;
}

function isJunk(path) {
  // what a new package is made of has sources and tests of its own
  if (path.startsWith('template/')) return false;
  return /(^|\/)(tests?|__tests__|src|etc|node_modules|\.[^/]+)\/|\.(test|spec|test-d)\.|\.tsbuildinfo$|(^|\/)tsconfig|\.config\.ts$/.test(
    path,
  );
}

function leaves(target) {
  return typeof target === 'string' ? [target] : Object.values(target).flatMap(leaves);
}

function succeeds(command, args) {
  const { status, stdout, stderr } = run(command, args);
  if (status !== 0) console.error(`${command} found problems:\n${stdout}${stderr}`);
  else console.log(`${manifest.name}: ${command} found no problem`);
  return status === 0;
}

function run(command, args) {
  return spawnSync(command, args, { encoding: 'utf8', shell: process.platform === 'win32' });
}
