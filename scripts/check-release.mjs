// Releases everything twice, into a registry of its own: first what is here, then a minor version of the core. Somebody begins a
// package before the second release and somebody after it: each gets one core, and tests that pass. And a game is installed
// alone by npm, pnpm and Bun, where the example of its README runs.
//   node scripts/check-release.mjs
// Counts go to .reports/deep/release.json, in the form of Vitest.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkList } from './lib/checks.mjs';
import { copyRepository, filesOf } from './lib/copy.mjs';
import { bootstrap, root } from './lib/pnpm.mjs';
import { readmeExamples, wrongWith } from './lib/readme-examples.mjs';
import { startRegistry } from './lib/registry.mjs';
import { run } from './lib/tarballs.mjs';

/** The games whose packages are installed alone. */
const alone = ['cubes', 'ccsl'];
/** A new package: what it is told to be, and the folder that it makes. */
const kinds = [
  {
    flags: ['--kind', 'house-rule', '--variant', 'ccsl', '--name', 'golden-start'],
    folder: 'howzat-rule-golden-start',
  },
  { flags: ['--kind', 'variant', '--name', '@someone/french-cricket'], folder: 'howzat-variant-french-cricket' },
];

const temporary = mkdtempSync(join(realpathSync(tmpdir()), 'howzat-release-'));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));
const { check, report } = checkList('.reports/deep/release.json', temporary);

process.exitCode = bootstrap() || (await checkReleases());

async function checkReleases() {
  const registry = await startRegistry(join(temporary, 'registry'));
  try {
    releases({ npm_config_registry: registry.url, npm_config_userconfig: registry.userconfig, CI: '' });
  } catch (error) {
    check('two releases', false, error.stack);
  } finally {
    registry.stop();
  }
  return report();
}

/** The two releases, and what others do before and after. */
function releases(env) {
  const clone = copyOfThis();
  const first = release(clone, env);
  if (!first) return;
  check('the first release is 1.0.0', first === '1.0.0', first);
  for (const game of alone) installAlone(game, env);
  for (const kind of kinds) begin('before', kind, first, env);

  writeFileSync(join(clone, '.changeset/more.md'), "---\n'@howzat/core': minor\n---\n\nThe core has something new.\n");
  const second = release(clone, env);
  if (!second) return;
  check('a minor version of the core is a minor version of all', second === '1.1.0', second);
  for (const kind of kinds) {
    const { folder } = kind;
    const at = join(temporary, 'before', folder);
    if (existsSync(at)) {
      const updated = run('npm', ['update', '--no-audit', '--no-fund'], at, env);
      check(`${folder}, begun before: npm update`, updated.ok, updated.output);
      works(`${folder}, begun before and updated`, at, second, env);
    }
    begin('after', kind, second, env);
  }
}

/** The repository as it stands here, with a history of its own. Only the CI of the project can sign where a package comes from. */
function copyOfThis() {
  const clone = join(temporary, 'clone');
  copyRepository(clone);
  execFileSync('git', ['init', '--quiet', '--initial-branch=main'], { cwd: clone });
  for (const file of filesOf(clone, 'packages/*/package.json')) {
    const manifest = readFileSync(join(clone, file), 'utf8');
    writeFileSync(join(clone, file), manifest.replace(/,\s*"provenance": true/, ''));
  }
  commit(clone, 'all that there is');
  return clone;
}

function commit(clone, subject) {
  const who = ['-c', 'user.name=Release', '-c', 'user.email=release@example.com'];
  execFileSync('git', ['add', '--all'], { cwd: clone });
  execFileSync('git', [...who, 'commit', '--quiet', '--message', subject], { cwd: clone });
}

/** Raises the versions and publishes, as the workflow of the repository does. Gives the version; null where it failed. */
function release(clone, env) {
  const installed = run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], clone);
  if (!check('pnpm install', installed.ok, installed.output)) return null;
  const raised = run('npm', ['run', 'version'], clone);
  if (!check('npm run version', raised.ok, raised.output)) return null;
  const { version } = JSON.parse(readFileSync(join(clone, 'packages/core/package.json'), 'utf8'));
  commit(clone, `version ${version}`);
  for (const { name, folder } of publicPackages(clone)) checkHistory(name, folder, version);
  const published = run('npm', ['run', 'release'], clone, env);
  return check(`npm run release: ${version}`, published.ok, published.output) ? version : null;
}

function publicPackages(clone) {
  return filesOf(clone, 'packages/*/package.json')
    .map((file) => ({ folder: dirname(join(clone, file)), ...JSON.parse(readFileSync(join(clone, file), 'utf8')) }))
    .filter((manifest) => !manifest.private);
}

/** What is packed tells what is new in it. */
function checkHistory(name, folder, version) {
  const { ok, stdout, output } = run(
    'pnpm',
    ['pack', '--json', '--pack-destination', join(temporary, 'packed')],
    folder,
  );
  const packed = ok ? JSON.parse(stdout).files.map(({ path }) => path) : [];
  const told = packed.includes('CHANGELOG.md') ? readFileSync(join(folder, 'CHANGELOG.md'), 'utf8') : '';
  check(
    `${name} ${version}: its tarball has a CHANGELOG with that version, and no source map`,
    told.includes(`## ${version}`) && !packed.some((path) => path.endsWith('.map')),
    ok ? packed.join('\n') : output,
  );
}

/** Installs a game and nothing else, and runs the first example of its README there. */
function installAlone(game, env) {
  const [example] = readmeExamples(join(root, 'packages', game, 'README.md'), game);
  const name = `@howzat/${game}`;
  const bun = ['npx', ['--yes', '--package=bun', '--', 'bun']];
  const ways = [
    ['npm', 'npm', ['install', name]],
    ['pnpm', 'pnpm', ['add', name]],
    ['bun', bun[0], [...bun[1], 'add', name]],
  ];
  for (const [way, command, args] of ways) {
    const at = join(temporary, `${way}-${game}`);
    mkdirSync(at);
    writeFileSync(
      join(at, 'package.json'),
      JSON.stringify({ name: 'mine', version: '1.0.0', private: true, type: 'module' }),
    );
    // pnpm and Bun read the registry from here; what is a minute old is nothing to be wary of in this one
    writeFileSync(join(at, '.npmrc'), `registry=${env.npm_config_registry}\n`);
    writeFileSync(join(at, 'pnpm-workspace.yaml'), 'minimumReleaseAge: 0\n');
    const installed = run(command, args, at, { ...env, BUN_INSTALL_CACHE_DIR: join(temporary, 'bun') });
    if (!check(`${[way, ...args.slice(-2)].join(' ')}`, installed.ok, installed.output)) continue;
    writeFileSync(join(at, 'example.mjs'), example.code);
    const { ok, stdout, output } = run(process.execPath, ['example.mjs'], at);
    const wrong = wrongWith(example.prints, stdout, ok ? null : output);
    check(`${example.label}, installed by ${way}`, wrong === null, wrong ?? '');
  }
}

/** Begins a package with what create-howzat is on the registry now. */
function begin(when, { flags, folder }, version, env) {
  const where = join(temporary, when);
  mkdirSync(where, { recursive: true });
  const created = run('npx', ['--yes', 'create-howzat@latest', ...flags], where, env);
  if (!check(`${folder}, begun ${when} the minor version: npm create howzat`, created.ok, created.output)) return;
  const at = join(where, folder);
  const { peerDependencies } = JSON.parse(readFileSync(join(at, 'package.json'), 'utf8'));
  check(
    `${folder}, begun ${when}: any core from ${version} on`,
    peerDependencies['@howzat/core'] === `^${version}`,
    JSON.stringify(peerDependencies),
  );
  const installed = run('npm', ['install', '--no-audit', '--no-fund'], at, env);
  if (check(`${folder}, begun ${when}: npm install`, installed.ok, installed.output))
    works(`${folder}, begun ${when}`, at, version, env);
}

/** One core is installed, of this version, and the tests pass. */
function works(what, at, version, env) {
  const { stdout } = run('npm', ['ls', '@howzat/core', '--all', '--parseable', '--long'], at, env);
  const cores = new Set(
    [...stdout.matchAll(/^(.*):@howzat\/core@([^:\n]+)/gm)].map(([, path, which]) => `${which} in ${path}`),
  );
  check(
    `${what}: one core, ${version}`,
    cores.size === 1 && [...cores][0].startsWith(`${version} `),
    [...cores].join('\n'),
  );
  const tested = run('npm', ['test'], at, env);
  check(`${what}: npm test`, tested.ok, tested.output);
}
