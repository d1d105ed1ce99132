import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { env, root } from './pnpm.mjs';

const onWindows = process.platform === 'win32';
const where = "process.versions.node+'\\n'+process.execPath";
const minutes = 60_000;

// without what an npm or npx that started this script was told for itself alone
const clean = { ...env, NO_COLOR: '1' };
for (const key of ['call', 'package', 'workspace', 'workspaces']) delete clean[`npm_config_${key}`];
delete clean.FORCE_COLOR;

/** Packs packages as they would be published. Gives the manifest and the tarball of each, by name. */
export function packAll(packages, destination) {
  const filters = packages.map(({ name }) => `--filter=${name}`);
  const { ok, stdout, output } = run('pnpm', [...filters, 'pack', '--json', '--pack-destination', destination], root);
  if (!ok) throw new Error(`pnpm pack failed:\n${output}`);
  const tarballs = new Map(JSON.parse(stdout).map(({ name, filename }) => [name, filename]));
  return new Map(
    packages.map(({ name, folder }) => [name, { manifest: manifestOf(folder), tarball: tarballs.get(name) }]),
  );
}

/**
 * Installs tarballs in a new folder, as `npm install` would if they were published: those named as dependencies, and
 * what they need of the others by overrides.
 */
export function install(folder, names, packed, others = {}) {
  const file = (name) => `file:${packed.get(name).tarball}`;
  const transitive = [...packed.keys()].filter((name) => !names.includes(name));
  const manifest = {
    name: 'example',
    version: '1.0.0',
    private: true,
    type: 'module',
    dependencies: { ...Object.fromEntries(names.map((name) => [name, file(name)])), ...others },
    overrides: Object.fromEntries(transitive.map((name) => [name, file(name)])),
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  return run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--engine-strict'], folder);
}

/** Links packages of the workspace into the node_modules of a folder, with the programs that they bring; a link that is there is renewed. */
export function linkModules(folder, packages) {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '.bin'), { recursive: true });
  for (const { name, folder: at } of packages) {
    linkTo(at, join(modules, name), onWindows ? 'junction' : 'dir');
    for (const [bin, file] of Object.entries(manifestOf(at).bin ?? {}))
      linkTo(join(modules, name, file), join(modules, '.bin', bin));
  }
}

function linkTo(target, path, type) {
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  symlinkSync(target, path, type);
}

function manifestOf(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/**
 * Makes a folder where packages of the workspace are installed as links, and others as the package that has each of them. Gives the
 * manifests, by name.
 */
export function link(folder, packages, others) {
  linkModules(folder, packages);
  for (const [name, owner] of Object.entries(others))
    linkTo(join(root, owner, 'node_modules', name), join(folder, 'node_modules', name), onWindows ? 'junction' : 'dir');
  const manifest = { name: 'example', version: '1.0.0', private: true, type: 'module' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  return new Map(packages.map(({ name, folder: at }) => [name, { manifest: manifestOf(at) }]));
}

/** Starts TypeScript, with more flags if need be: version 7, which is fast, or version 5, which most people have. */
export async function tsc(project, version, flags = []) {
  const compiler = join(root, version === 7 ? 'scripts/tsc.mjs' : 'node_modules/typescript/bin/tsc');
  return promisify(execFile)(process.execPath, [compiler, '--project', project, ...flags], {
    cwd: dirname(project),
  }).then(
    ({ stdout }) => ({ ok: true, output: stdout }),
    ({ message, stdout }) => ({ ok: false, output: stdout || message }),
  );
}

/** Another version of Node, which npx brings. */
export function nodeOf(wanted, folder) {
  const { ok, stdout, output } = run(
    'npx',
    ['--yes', '--package', `node@${wanted}`, '--', 'node', '-p', where],
    folder,
  );
  const [version, path] = stdout.trim().split('\n').slice(-2);
  if (!ok || !path) throw new Error(`npx did not bring Node ${wanted}:\n${output}`);
  return { version, path };
}

/** Runs the command line that is installed in a folder, as npx does when it has found it, which takes half a second each time. */
export function howzat(args, folder, { node = process.execPath, env: more = {} } = {}) {
  return run(node, ['node_modules/howzat/bin/howzat.js', ...args], folder, more);
}

/** Runs a program to its end, with more in its environment if need be. */
export function run(command, args, cwd, more = {}) {
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    cwd,
    env: { ...clean, ...more },
    shell: onWindows && command !== process.execPath,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'pipe'],
    // it stops what hangs: on a busy machine npm alone can take five minutes
    timeout: 20 * minutes,
  });
  const output = `${stdout ?? ''}${stderr ?? ''}${error ? `${error.message}\n` : ''}`;
  return { ok: status === 0, stdout: stdout ?? '', output };
}
