import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './tarballs.mjs';

const kinds = [
  {
    name: 'a house rule',
    flags: ['--kind', 'house-rule', '--variant', 'ccsl', '--name', 'golden-start'],
    folder: 'howzat-rule-golden-start',
    looks: true,
    compare: [],
    tells: 'golden-start',
    plays: ['--seed', '1'],
  },
  {
    name: 'a game',
    flags: ['--kind', 'variant', '--name', '@someone/french-cricket'],
    folder: 'howzat-variant-french-cricket',
    compare: ['--set', 'overs=2'],
    tells: 'french-cricket',
    plays: ['--seed', '1', '--names', 'Ann,Bob'],
  },
];

/** What must be refused, in words, with nothing left behind. */
const refusals = [
  ['a folder that is not empty', ['full', '--yes'], 'The folder full is not empty'],
  ['what is no name', ['--kind', 'house-rule', '--name', 'Six And Out'], 'is not a name for a package'],
  [
    'a name that ships',
    ['--kind', 'house-rule', '--name', 'six-and-out'],
    'house rule six-and-out in @howzat/house-rules',
  ],
  ['questions that nobody can answer', [], 'say --kind and --name'],
];

/**
 * Does what somebody does who has an idea: creates a package with the packed create-howzat, installs, tests, compares and
 * plays, builds, checks and packs it; and, where `whole`, a game beside the house rule. `check(name, ok, why)` is told of every step.
 */
export function checkScaffold(folder, packed, check, whole) {
  const tarball = packed.get('create-howzat').tarball;
  const create = (args) =>
    run('npm', ['exec', '--yes', '--prefer-offline', `--package=${tarball}`, '--', 'create-howzat', ...args], folder);
  mkdirSync(join(folder, 'full'), { recursive: true });
  writeFileSync(join(folder, 'full/notes.txt'), 'mine');
  for (const [what, args, words] of refusals) {
    const { ok, output } = create(args);
    const left = readdirSync(folder).filter((name) => name !== 'full');
    check(`create-howzat refuses ${what}`, !ok && output.includes(words) && left.length === 0, `${output}${left}`);
  }
  // a new game is created and installed as a house rule is
  for (const kind of whole ? kinds : kinds.slice(0, 1)) checkKind(kind, folder, packed, create, check);
}

function checkKind({ name, flags, folder, looks, compare, tells, plays }, where, packed, create, check) {
  const at = join(where, folder);
  const started = performance.now();
  const created = create(flags);
  if (!check(`npm create howzat: ${name}`, created.ok, created.output)) return;
  useTarballs(at, packed);
  // where CI is set, a golden playthrough that is new would be missed
  const step = (command, args, accepts = () => true) => {
    const { ok, stdout, output } = run(command, args, at, { CI: '' });
    return check(`${name}: ${[command, ...args].join(' ')}`, ok && accepts(stdout), output);
  };
  const begun =
    step('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--engine-strict']) &&
    step('npm', ['test']) &&
    step('npx', ['howzat', 'compare', ...compare, '--matches', '2000', '--no-skill'], (said) => said.includes(tells));
  if (!begun) return;
  // told and not judged: a busy machine takes several times as long
  console.log(
    `        from the first command to a first comparison: ${Math.round((performance.now() - started) / 1000)} s`,
  );
  if (looks)
    step('npm', ['run', 'dev', '--', '--once', '--matches', '500'], (said) =>
      /checks pass[\s\S]*matches each way/.test(said),
    );
  step('npx', ['howzat', 'play', '--players', 'random,random', ...plays], (said) => /won by|tie/i.test(said));
  step('npm', ['run', 'build']);
  step('npm', ['run', 'check']);
  step('npm', ['pack', '--dry-run', '--json'], (said) => packsClean(said));
}

/** What it depends on is packed and not published: those it names by files, and what these need by overrides. */
function useTarballs(at, packed) {
  const path = join(at, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  manifest.overrides = {};
  for (const [name, { tarball }] of packed) {
    const direct = Object.hasOwn(manifest.devDependencies, name);
    if (direct) manifest.devDependencies[name] = `file:${tarball}`;
    else manifest.overrides[name] = `file:${tarball}`;
  }
  // npm takes a peer from the registry even where it is there as a file
  delete manifest.peerDependencies;
  writeFileSync(path, JSON.stringify(manifest, null, 2));
}

function packsClean(said) {
  const [{ files }] = JSON.parse(said.slice(said.indexOf('[\n')));
  const paths = files.map(({ path }) => path);
  const wanted = [
    'package.json',
    'README.md',
    'LICENSE',
    'dist/index.js',
    'dist/index.cjs',
    'dist/index.d.ts',
    'dist/rules.d.cts',
  ];
  return (
    wanted.every((path) => paths.includes(path)) &&
    paths.every((path) => wanted.includes(path) || path.startsWith('dist/'))
  );
}
