// What the next release after 1.0.0 is called: a minor version of the core is a minor version of all packages, and a patch of one is a
// patch of all. Changesets raises the versions in a copy of the manifests.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { filesOf } from './lib/copy.mjs';
import { root } from './lib/pnpm.mjs';

const temporary = mkdtempSync(join(realpathSync(tmpdir()), 'howzat-versions-'));
process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));

const manifests = filesOf(root, 'packages/*/package.json');
const manifestIn = (folder) => (file) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
const published = manifests.filter((file) => !manifestIn(root)(file).private);
const changesets = join(root, 'node_modules/@changesets/cli/bin.js');

/** The versions of all that is published, after one change of a package. */
function versionsAfter(name, kind) {
  const folder = join(temporary, kind);
  for (const file of ['package.json', 'pnpm-workspace.yaml', '.changeset/config.json', ...manifests]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  for (const file of published)
    writeFileSync(join(folder, file), JSON.stringify({ ...manifestIn(folder)(file), version: '1.0.0' }, null, 2));
  writeFileSync(join(folder, '.changeset/one.md'), `---\n'${name}': ${kind}\n---\n\nSomething is new.\n`);
  execFileSync('git', ['init', '--quiet', '--initial-branch=main'], { cwd: folder });
  execFileSync(process.execPath, [changesets, 'version'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return [...new Set(published.map(manifestIn(folder)).map(({ version }) => version))];
}

for (const [name, kind, wanted] of [
  ['@howzat/core', 'minor', '1.1.0'],
  ['@howzat/ccsl', 'patch', '1.0.1'],
]) {
  const versions = versionsAfter(name, kind);
  if (versions.length === 1 && versions[0] === wanted) continue;
  console.error(
    `A ${kind} version of ${name} after 1.0.0 makes ${versions.join(', ')} of the packages, not ${wanted} of all.`,
  );
  process.exitCode = 1;
}
