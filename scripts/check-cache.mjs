// Shows that what turbo keeps can be trusted: a change of a file must run the tasks that it can matter to again, and no others. Turbo
// tells of each task what it is made from, which says for every file what runs when it changes. For some files that is seen as well: they
// are changed in a copy of the repository, and turbo is asked what it would look for in its cache.
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { copyRepository } from './lib/copy.mjs';
import { allGames, games } from './lib/games.mjs';
import { bootstrap, env, root } from './lib/pnpm.mjs';
import { run } from './lib/tarballs.mjs';
import { workspacePackages } from './lib/workspace.mjs';

const packages = workspacePackages();
const folderTasks = ['types', 'build', 'typecheck', 'test', 'size', 'api:check', 'package-check'];
const docsParts = ['pages', 'test:replay', 'test:looks', 'test:site'];
const demoParts = ['app', 'keeping', 'online', ...games];
const parts = [...demoParts, allGames, 'others'];
const codeChecks = ['//#lint', '//#knip', '//#check:configs'];
const rootTasks = [
  ...codeChecks,
  ...[
    'cache',
    'kept',
    'workflows',
    'deploy',
    'publish',
    'isolation',
    'tarballs',
    'examples',
    'guides',
    'rooms',
    'prose',
  ].map((task) => `//#check:${task}`),
];

/** Packages that are built without the games that only their tests play, or their README, and what of them a change of a game runs. */
const builtAlone = {
  '@howzat/host': ['typecheck', 'test'],
  '@howzat/pages': ['typecheck', 'test'],
  '@howzat/print': ['typecheck', 'test'],
  '@howzat/server': ['typecheck', 'test'],
  '@howzat/studies': ['typecheck'],
  // it loads the games by their names alone, but their types are looked at
  howzat: ['types', 'typecheck', 'test'],
};

/** Packages that have their tests in parts: one for each game, and one for all others, which play games as well. */
const testedByGame = ['calibration', 'depth', 'house-rules'].map((name) => `@howzat/${name}`);

/** Packages whose tests say by themselves what they read. */
const ownInputs = new Set(['benchmarks', 'demo', 'depth', 'docs'].map((name) => `@howzat/${name}`));

/** Files that are changed, to see that turbo does what its plan says: a rule, what all builds take, and a page. */
const tried = ['packages/cubes/src/rules/score.ts', 'tsconfig.base.json', 'docs/contract.md'];

/** Files that tasks leave behind: what runs next must not depend on them. */
const left = [
  '.kept/examples.json',
  'docs/rules/cubes/index.md',
  'docs/house-rules/index.md',
  'docs/command-line/index.md',
  'docs/api/index.md',
  'docs/.vitepress/made/round-robin.md',
];

process.exitCode = bootstrap() || check();

function check() {
  const copy = mkdtempSync(join(tmpdir(), 'howzat-cache-'));
  try {
    copyRepository(copy);
    // turbo leaves out what Git ignores only where Git knows files
    for (const args of [
      ['init', '--quiet'],
      ['add', '--all'],
    ])
      execFileSync('git', args, { cwd: copy });
    const before = planIn(copy);
    const all = changes();
    const problems = [
      ...all.flatMap(({ file, reruns }) => problemsOf(file, reruns, rerunBy(file, before), before, 'would')),
      ...tried.flatMap((file) =>
        problemsOf(file, [...rerunBy(file, before)], changedBy(file, before, copy), before, 'does'),
      ),
      ...problemsOf(`Something of ${left.join(', ')}`, [], leftBehind(before, copy), before, 'does'),
    ];
    for (const problem of problems) console.error(problem);
    if (problems.length === 0)
      console.log(`${all.length} changes run what they matter to, and nothing else; ${tried.length} of them were made`);
    return problems.length > 0 ? 1 : 0;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** The files that are changed, and the tasks that each must run again. */
function changes() {
  const tasksOf = (names, tasks) => names.flatMap((name) => tasks.map((task) => `${name}#${task}`));
  const partsOf = (names, ids) =>
    tasksOf(
      names,
      ids.map((id) => `test:${id}`),
    );
  const ofDemo = (...ids) => partsOf(['@howzat/demo'], ids);
  // of the command line the others play no game that ships
  const partsByGame = (...ids) => [
    ...partsOf(testedByGame, [...ids, 'others']),
    ...partsOf(['howzat'], [...ids, allGames]),
  ];
  const allPartsByGame = [...partsByGame(...games), 'howzat#test:others'];
  /** What is built from a game and tested with it. */
  const needing = (game) => dependents(game).flatMap((name) => tasksOf([name], builtAlone[name] ?? folderTasks));
  const all = packages.map(({ name }) => name);
  // those whose tests have inputs of their own read the one base of all
  const plain = all.filter((name) => !ownInputs.has(name));
  const site = tasksOf(['@howzat/docs'], ['build', 'test', 'test:looks', 'test:site']);
  // what is made from the packages, and every example played on its page
  const made = [...site, ...tasksOf(['@howzat/docs'], ['pages'])];
  const docsTests = tasksOf(['@howzat/docs'], ['test:replay', 'test:looks', 'test:site']);
  const replayed = [...made, '@howzat/docs#test:replay'];
  const built = [
    ...needing('@howzat/cubes'),
    ...partsByGame('cubes'),
    // the app itself, what it keeps and its server are looked at with a game of its own
    ...ofDemo('cubes'),
    ...replayed,
    ...codeChecks,
    '//#check:publish',
    '//#check:examples',
    '//#check:guides',
  ];
  return [
    // the table of another game and the app itself stay as they are
    { file: 'packages/cubes/src/rules/score.ts', reruns: [...built, '//#check:rooms'] },
    { file: 'packages/cubes/tsconfig.json', reruns: [...built, '//#check:tarballs'] },
    {
      file: 'packages/ccsl/src/rules/streak.ts',
      reruns: [
        ...needing('@howzat/ccsl'),
        ...partsByGame('ccsl'),
        ...ofDemo('ccsl'),
        ...replayed,
        ...codeChecks,
        '//#check:publish',
        '//#check:examples',
        '//#check:guides',
        '//#check:rooms',
      ],
    },
    {
      // pages of the site name tests
      file: 'packages/cubes/test/odds.test.ts',
      reruns: [...tasksOf(['@howzat/cubes'], ['typecheck', 'test']), ...made, ...codeChecks],
    },
    { file: 'packages/cubes/records/0.0.0/cubes.jsonl.gz', reruns: tasksOf(['@howzat/cubes'], ['test']) },
    {
      file: 'packages/core/schema/match-record.json',
      reruns: [...tasksOf(['@howzat/core'], ['typecheck', 'test']), ...site, ...codeChecks, '//#check:tarballs'],
    },
    {
      file: 'packages/create-howzat/template/variant/src/index.ts',
      reruns: [
        ...tasksOf(['create-howzat'], ['typecheck', 'test', 'package-check']),
        ...tasksOf(['@howzat/depth'], ['build', 'typecheck', 'test']),
        ...partsOf(['@howzat/depth'], parts),
        ...codeChecks,
        '//#check:tarballs',
      ],
    },
    {
      file: 'packages/cubes/README.md',
      reruns: ['@howzat/cubes#package-check', '//#check:tarballs', '//#check:examples', '//#check:prose'],
    },
    { file: 'docs/architecture.md', reruns: [...site, '//#check:rooms', '//#check:prose'] },
    { file: 'docs/contract.md', reruns: [...site, '//#check:guides', '//#check:prose'] },
    { file: 'docs/guides/testing-a-rule.md', reruns: [...site, '//#check:guides', '//#check:prose'] },
    // how pages, a build and a look are known by their contents
    {
      file: 'docs/scripts/site-contents.mjs',
      reruns: ['@howzat/docs#pages', ...site, ...codeChecks],
    },
    { file: 'docs/decisions/01-amendments.md', reruns: [...site, '//#check:prose'] },
    {
      file: 'SECURITY.md',
      reruns: [...tasksOf(['@howzat/docs'], ['test', 'test:looks', 'test:site']), '//#check:prose'],
    },
    { file: 'apps/benchmarks/RESULTS.md', reruns: ['@howzat/benchmarks#test', '//#check:prose'] },
    {
      file: 'apps/demo/test/playing.ts',
      reruns: [...ofDemo(...demoParts), '@howzat/demo#test', '@howzat/demo#typecheck', ...codeChecks],
    },
    {
      file: 'vitest.base.ts',
      reruns: [
        ...tasksOf(all, ['test']),
        ...ofDemo(...demoParts),
        ...allPartsByGame,
        ...docsTests,
        ...codeChecks,
        '//#check:isolation',
        '//#check:kept',
      ],
    },
    {
      file: 'vitest.together.ts',
      reruns: [
        ...tasksOf(plain, ['test']),
        ...partsOf(['@howzat/house-rules', 'howzat'], parts),
        ...codeChecks,
        '//#check:isolation',
      ],
    },
    {
      file: 'scripts/lib/own-folders.mjs',
      reruns: [
        ...tasksOf(all, ['test']),
        ...ofDemo(...demoParts),
        ...allPartsByGame,
        ...docsTests,
        ...codeChecks,
        ...['cache', 'kept', 'publish', 'isolation', 'tarballs', 'examples', 'guides', 'rooms'].map(
          (task) => `//#check:${task}`,
        ),
      ],
    },
    {
      // pages of the site name tests
      file: 'packages/cli/test/howzat.ts',
      reruns: [
        ...tasksOf(['howzat'], ['typecheck', 'test']),
        ...partsOf(['howzat'], parts),
        ...made,
        ...codeChecks,
        '//#check:isolation',
      ],
    },
    {
      file: 'packages/simulator/test/hand-cricket.mjs',
      reruns: [
        ...tasksOf(['@howzat/simulator', '@howzat/studies', '@howzat/server', 'howzat'], ['test']),
        '@howzat/simulator#typecheck',
        ...partsOf(['howzat'], parts),
        ...made,
        ...codeChecks,
      ],
    },
    {
      file: 'packages/house-rules/src/ctg.ts',
      reruns: [
        ...needing('@howzat/house-rules'),
        ...partsOf(['@howzat/house-rules', '@howzat/depth', 'howzat'], parts),
        ...ofDemo(...demoParts),
        ...replayed,
        ...codeChecks,
        '//#check:publish',
        '//#check:examples',
        '//#check:guides',
        '//#check:rooms',
      ],
    },
    { file: 'scripts/test/kept.test.ts', reruns: [...codeChecks, '//#check:kept'] },
    { file: 'tsconfig.test.json', reruns: [...tasksOf(all, ['typecheck']), ...codeChecks] },
    {
      file: 'tsconfig.base.json',
      reruns: [
        ...tasksOf(all, folderTasks),
        ...ofDemo(...demoParts),
        ...allPartsByGame,
        ...docsTests,
        '@howzat/docs#pages',
        ...rootTasks,
      ],
    },
    { file: 'apps/deploy/compose.yaml', reruns: ['//#check:deploy', ...codeChecks] },
    { file: '.github/workflows/ci.yml', reruns: ['//#check:workflows', ...codeChecks] },
  ];
}

/** A package and all that need it, by way of others too whose build needs it. */
function dependents(name) {
  const found = new Set([name]);
  for (const one of found) {
    if (one in builtAlone) continue;
    for (const { name: other, folder } of packages) {
      const { dependencies, devDependencies, peerDependencies } = manifestOf(folder);
      if (one in { ...dependencies, ...devDependencies, ...peerDependencies }) found.add(other);
    }
  }
  return [...found];
}

function manifestOf(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/** What is wrong with the tasks that a change runs, beside those that it is to run. */
function problemsOf(file, reruns, changed, { tasks }, does) {
  const wanted = new Set(reruns.filter((task) => tasks.has(task)));
  const no = does === 'would' ? 'would not' : 'does not';
  return [
    ...[...wanted].filter((task) => !changed.has(task)).map((task) => `${file} changed, and ${task} ${no} run`),
    ...[...changed].filter((task) => !wanted.has(task)).map((task) => `${file} changed, and ${task} ${does} run`),
  ];
}

/** The tasks that turbo says it makes from a file, and all that follow from them. */
function rerunBy(file, { all, everywhere }) {
  const found = new Set(
    everywhere.has(file) ? all.keys() : [...all].filter(([, { from }]) => from.has(file)).map(([task]) => task),
  );
  for (const task of found) for (const next of all.get(task)?.dependents ?? []) found.add(next);
  return new Set([...found].filter((task) => all.get(task)?.exists));
}

/** The tasks for which turbo would look for something else in its cache, were a file changed. */
function changedBy(file, before, copy) {
  const path = join(copy, file);
  const bytes = readFileSync(path);
  appendFileSync(path, '\n');
  const changed = differing(before, planIn(copy));
  writeFileSync(path, bytes);
  return changed;
}

/** The tasks for which turbo would look for something else in its cache when others have left files behind. */
function leftBehind(before, copy) {
  for (const file of left) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), 'left behind\n');
  }
  return differing(before, planIn(copy));
}

function differing(before, after) {
  return new Set([...after.tasks].filter(([task, hash]) => before.tasks.get(task) !== hash).map(([task]) => task));
}

/** What turbo would do: by task, what it would look for in its cache, what it is made from, and what waits for it. */
function planIn(folder) {
  const tasks = [...folderTasks, ...docsParts, ...parts.map((part) => `test:${part}`), ...rootTasks];
  const turbo = join(root, 'node_modules/.bin/turbo');
  const { ok, stdout, output } = run(turbo, ['run', ...tasks, '--dry=json', `--cwd=${folder}`], folder, env);
  if (!ok) throw new Error(`turbo cannot say what it would run:\n${output}`);
  const { tasks: planned, globalCacheInputs } = JSON.parse(stdout.slice(stdout.indexOf('{')));
  const all = new Map(
    planned.map(({ taskId, hash, command, directory, inputs, dependents }) => [
      taskId,
      {
        hash,
        dependents,
        exists: command !== '<NONEXISTENT>',
        from: new Set(Object.keys(inputs).map((input) => posix.join(directory, input))),
      },
    ]),
  );
  return {
    all,
    tasks: new Map([...all].filter(([, { exists }]) => exists).map(([task, { hash }]) => [task, hash])),
    everywhere: new Set(Object.keys(globalCacheInputs.files)),
  };
}
