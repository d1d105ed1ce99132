// Shows that what turbo keeps can be trusted: in a copy of the repository one file after the other is changed, and turbo is asked what
// it would run again. Those tasks must be the ones that the file can matter to, and no others.
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyRepository } from './lib/copy.mjs';
import { bootstrap, env, root } from './lib/pnpm.mjs';
import { run } from './lib/tarballs.mjs';
import { workspacePackages } from './lib/workspace.mjs';

const packages = workspacePackages();
const folderTasks = ['types', 'build', 'typecheck', 'test', 'size', 'api:check', 'package-check'];
const rootTasks = ['check:workflows', 'check:publish', 'check:tarballs', 'check:rooms'].map((task) => `//#${task}`);

process.exitCode = bootstrap() || check();

function check() {
  const copy = mkdtempSync(join(tmpdir(), 'howzat-cache-'));
  try {
    copyRepository(copy);
    const before = hashesIn(copy);
    const tried = changes();
    const problems = tried.flatMap((change) => problemsOf(change, before, copy));
    for (const problem of problems) console.error(problem);
    if (problems.length === 0) console.log(`${tried.length} changes run what they matter to, and nothing else`);
    return problems.length > 0 ? 1 : 0;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** The files that are changed, and the tasks that each must run again. */
function changes() {
  const tasksOf = (names, tasks) => names.flatMap((name) => tasks.map((task) => `${name}#${task}`));
  const cubes = dependents('@howzat/cubes');
  const all = packages.map(({ name }) => name);
  const released = ['//#check:publish', '//#check:tarballs'];
  const built = [...tasksOf(cubes, folderTasks), '@howzat/docs#build', '@howzat/docs#test', ...released];
  return [
    { file: 'packages/cubes/src/rules/score.ts', reruns: [...built, '//#check:rooms'] },
    { file: 'packages/cubes/tsconfig.json', reruns: built },
    {
      // pages of the site name tests
      file: 'packages/cubes/test/odds.test.ts',
      reruns: [...tasksOf(['@howzat/cubes'], ['typecheck', 'test']), '@howzat/docs#build', '@howzat/docs#test'],
    },
    { file: 'packages/cubes/README.md', reruns: ['@howzat/cubes#package-check', '//#check:tarballs'] },
    { file: 'docs/guides/testing-a-rule.md', reruns: ['@howzat/docs#build', '@howzat/docs#test', '//#check:tarballs'] },
    { file: 'docs/architecture.md', reruns: ['@howzat/docs#build', '@howzat/docs#test', '//#check:rooms'] },
    { file: 'vitest.base.ts', reruns: tasksOf(all, ['test']) },
    { file: 'tsconfig.test.json', reruns: tasksOf(all, ['typecheck']) },
    { file: 'tsconfig.base.json', reruns: [...tasksOf(all, folderTasks), ...rootTasks] },
    { file: '.github/workflows/ci.yml', reruns: ['//#check:workflows'] },
  ];
}

/** A package and all that need it, by way of others too. */
function dependents(name) {
  const found = new Set([name]);
  for (const one of found)
    for (const { name: other, folder } of packages) {
      const { dependencies, devDependencies, peerDependencies } = manifestOf(folder);
      if (one in { ...dependencies, ...devDependencies, ...peerDependencies }) found.add(other);
    }
  return [...found];
}

function manifestOf(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

function problemsOf({ file, reruns }, before, copy) {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  appendFileSync(path, '\n');
  const after = hashesIn(copy);
  writeFileSync(path, text);
  const changed = new Set([...after].filter(([task, hash]) => before.get(task) !== hash).map(([task]) => task));
  const wanted = new Set(reruns.filter((task) => after.has(task)));
  return [
    ...[...wanted].filter((task) => !changed.has(task)).map((task) => `${file} changed, and ${task} would not run`),
    ...[...changed].filter((task) => !wanted.has(task)).map((task) => `${file} changed, and ${task} would run`),
  ];
}

/** By task, what turbo would look for in its cache. */
function hashesIn(folder) {
  const tasks = [...folderTasks, ...rootTasks];
  const turbo = join(root, 'node_modules/.bin/turbo');
  const { ok, stdout, output } = run(turbo, ['run', ...tasks, '--dry=json', `--cwd=${folder}`], folder, env);
  if (!ok) throw new Error(`turbo cannot say what it would run:\n${output}`);
  const { tasks: planned } = JSON.parse(stdout.slice(stdout.indexOf('{')));
  return new Map(
    planned.filter(({ command }) => command !== '<NONEXISTENT>').map(({ taskId, hash }) => [taskId, hash]),
  );
}
