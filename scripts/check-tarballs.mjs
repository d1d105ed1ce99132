// Packs the packages as they would be published, installs the tarballs in empty folders, and does there what their
// READMEs show: runs the examples as ES modules and as CommonJS, type-checks them, plays with the command line, and creates
// a house rule and a game of their own.
//   node scripts/check-tarballs.mjs                      installs everything in one place, loads every entry there, and runs the first
//                                                        example of each README; types are checked of all
//   node scripts/check-tarballs.mjs --whole              installs each README's packages in a place of their own, and runs all examples
//   node scripts/check-tarballs.mjs --node 22,24,26      repeats what is run under other versions of Node
//   node scripts/check-tarballs.mjs --only guides        does one of the places alone, or the scaffold
//   node scripts/check-tarballs.mjs --linked             runs what READMEs, doc comments and guides show, on the packages as they lie
//                                                        here: what a change of the rules can break, without packing and
//                                                        installing; as CommonJS the first example of each. `--only guides` is for
//                                                        the guides and their tutorial, `--only packages` for the others. What
//                                                        passed before, and of which nothing has changed, is not run again;
//                                                        `--again` runs it all the same
// Counts go to .reports/tarballs.json, .reports/examples.json or .reports/guides.json, or to the file that --report names, in the form
// of Vitest.
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkList } from './lib/checks.mjs';
import { docExamples, withoutExample } from './lib/doc-examples.mjs';
import { exampleKeys } from './lib/example-keys.mjs';
import { writeProject, writeStrictUser } from './lib/example-project.mjs';
import { games } from './lib/games.mjs';
import { installedSize } from './lib/installed-size.mjs';
import { builtContents, keptPasses, toolsKey } from './lib/kept.mjs';
import { bootstrap, build, root } from './lib/pnpm.mjs';
import { commandsIn, installedBy, readmeExamples } from './lib/readme-examples.mjs';
import { runPrograms } from './lib/run-programs.mjs';
import { checkScaffold } from './lib/scaffold.mjs';
import { howzat, install, link, nodeOf, packAll, run, tsc } from './lib/tarballs.mjs';
import { commandsOf, follow, tutorialOf } from './lib/tutorial.mjs';
import { workspacePackages } from './lib/workspace.mjs';

const { values: options } = parseArgs({
  options: {
    whole: { type: 'boolean', default: false },
    node: { type: 'string', default: '' },
    only: { type: 'string', default: '' },
    linked: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    report: { type: 'string' },
  },
});
const otherNodes = options.node.split(',').filter(Boolean);

const libraries = [
  'core',
  'ccsl',
  'compiler',
  'ctg',
  'cubes',
  'host',
  'house-rules',
  'pages',
  'players',
  'pocket',
  'print',
  'server',
  'simulator',
  'studies',
  'testkit',
  'wicked',
].map((name) => `@howzat/${name}`);
// Only who draws or walks a statechart installs this; without it, @howzat/core/machine is not there.
const xstate = { xstate: '^5.33.0' };
// With which the guides show how to test.
const vitest = { vitest: '^4.1.0' };
// Our own types need no more than ES2022, to which core is held by itself. The examples need a console, and the types of XState name
// AbortSignal.
const lib = ['ES2022', 'DOM'];
// Only who compiles runners installs this.
const esbuild = { esbuild: '^0.28.2' };
/** The packages whose doc comments have examples that run, and those of their entries whose functions all have one. */
const exemplified = {
  ccsl: ['index'],
  compiler: ['run', 'build'],
  core: ['index', 'author', 'play', 'scorebook', 'engine', 'machine/index'],
  ctg: ['index'],
  cubes: ['index'],
  host: ['index'],
  pages: ['index'],
  players: ['index'],
  pocket: ['index'],
  print: ['index'],
  server: ['index'],
  simulator: ['index', 'here', 'chunks'],
  studies: ['index'],
  testkit: ['index'],
  wicked: ['index'],
};
/** What generated code alone calls: nobody writes a call of these. */
const calledByCode = ['listsOf', 'playBy', 'playCode', 'tableFor'];
/** What `npx howzat` may bring to a disk, in MB: its own files and those of all that it needs. */
const mostInstalled = 24;

const tutorial = 'docs/guides/five-minutes.md';
const guides = ['docs/contract.md', ...readdirSync(join(root, 'docs/guides')).map((file) => `docs/guides/${file}`)];
const everything = {
  name: 'everything',
  packages: [...libraries, 'howzat'],
  others: { ...xstate, ...esbuild, ...vitest },
  readmes: [...libraries.map((name) => `packages/${name.slice('@howzat/'.length)}`), '.'],
  skipLibCheck: options.linked,
  plays: !options.linked,
};
/** For each README a place with what it tells to install. */
const places = [
  ...['core', 'ccsl', 'ctg', 'cubes', 'wicked', 'pocket', 'house-rules'].map((name) => ({
    name,
    packages: installedBy(join(root, `packages/${name}/README.md`)).filter((it) => it.startsWith('@howzat/')),
    readmes: [`packages/${name}`],
  })),
  {
    name: 'every library',
    packages: libraries,
    others: { ...xstate, ...esbuild },
    readmes: [
      'packages/compiler',
      'packages/host',
      'packages/pages',
      'packages/players',
      'packages/print',
      'packages/server',
      'packages/simulator',
      'packages/studies',
      'packages/testkit',
      '.',
    ],
  },
  {
    name: 'guides',
    packages: [...libraries, 'howzat'],
    others: { ...xstate, ...esbuild, ...vitest },
    pages: guides,
    skipLibCheck: true,
  },
  { name: 'howzat', packages: ['howzat'], plays: true },
];
const commands = [
  ['howzat variants', (output) => output.includes('ccsl') && output.includes('cubes')],
  ['howzat simulate ccsl --matches 1000 --seed 1 --json', playsThousand],
  ['howzat docs cubes --out rules', (output) => /^\d+ pages in rules$/m.test(output)],
  ['howzat match cubes --seed 7', (output) => output.includes('won by') || output.includes('tie')],
  ['howzat compare ccsl --house-rule six-and-out --matches 100 --no-skill', (output) => output.includes('fewer')],
  ['howzat simulate ccsl --use ./my-rule.ts --house-rule my-rule --matches 100 --json', playsHundred],
];
const thisNode = { version: process.versions.node, path: process.execPath };
const checksums = new Set();
const temporary = mkdtempSync(join(realpathSync(tmpdir()), 'howzat-tarballs-'));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));
const kind = !options.linked ? 'tarballs' : options.only === 'guides' ? 'guides' : 'examples';
const reportFile = options.report ?? `.reports/${kind}.json`;
const { check, report } = checkList(reportFile, temporary);
/** What is linked is known by its contents: here is what passed with them. What is packed is tried each time. */
const kept = options.linked ? keptPasses(kind) : null;

process.exitCode = bootstrap() || build('--filter=./packages/*') || (await checkAll());

async function checkAll() {
  try {
    await (options.linked ? checkLinked() : checkPlaces());
    kept?.save();
  } catch (error) {
    check('packing and installing', false, error.message);
  }
  return report();
}

/** What READMEs and guides show, in a folder where our packages are links to those of the workspace. */
async function checkLinked() {
  const folder = join(temporary, 'linked');
  if (chosen('packages'))
    await checkLibraries({
      ...everything,
      folder,
      entries: entriesOf(everything, linked(folder)),
      comments: true,
      nodes: [],
    });
  if (chosen('guides')) await checkGuides(join(temporary, 'guides'));
}

/** Whether what has this key passed before, and need not be tried again. */
function passedBefore(key) {
  return !options.again && kept !== null && kept.has(key);
}

/** Counts a check that was made or had passed before, and keeps its pass. */
function checkKept(key, name, ok, why) {
  if (check(name, ok, why)) kept?.note(key);
}

/** The keys of examples that are linked; what is packed has none. */
function keysOf(examples) {
  if (kept === null) return null;
  return exampleKeys(examples, builtContents(workspacePackages()), { tools: toolsKey(), games });
}

/** Links our packages and what examples ask for into a folder. Gives the manifests, by name. */
function linked(folder) {
  return link(folder, published(), { xstate: 'packages/core', esbuild: 'packages/compiler', vitest: '.' });
}

/** The same of the guides, and of their tutorial. */
async function checkGuides(folder) {
  linked(folder);
  // how our types resolve is seen with the packages; examples that Vitest runs ask for the types of Node
  const shown = { name: 'guides', pages: guides, skipLibCheck: true, resolutions: ['nodenext'] };
  await checkLibraries({ ...shown, folder, entries: [], nodes: [] });
  const steps = tutorialOf(join(root, tutorial));
  const key = keysOf([]).tutorial(steps.steps);
  if (passedBefore(key)) {
    kept.note(key);
    for (const name of ['npm run link-into', ...commandsOf(steps)]) check(`tutorial: ${name}`, true);
    return;
  }
  const empty = join(temporary, 'tutorial');
  mkdirSync(empty);
  // as the page says it is done in a clone
  const made = run(process.execPath, [join(root, 'scripts/link-into.mjs'), empty], root);
  const all = [];
  const checked = (...args) => all.push(check(...args));
  checked('tutorial: npm run link-into', made.ok, made.output);
  if (made.ok) follow(steps, empty, checked);
  if (all.every(Boolean)) kept.note(key);
}

/** The packages that people install, or start. */
function published() {
  const programs = ['howzat', 'create-howzat'];
  return workspacePackages().filter(({ name }) => programs.includes(name) || libraries.includes(name));
}

async function checkPlaces() {
  const packed = packAll(published(), temporary);
  const nodes = otherNodes.map((version) => nodeOf(version, temporary));
  if (chosen('scaffold')) checkScaffold(join(temporary, 'scaffold'), packed, check, options.whole);
  for (const place of [everything, ...places].filter(chosenPlace)) {
    const folder = join(temporary, place.name.replaceAll(' ', '-'));
    const installed = install(folder, place.packages, packed, place.others);
    if (!check(`${place.name}: npm install`, installed.ok, installed.output)) continue;
    if (place.readmes || place.pages)
      await checkLibraries({ ...place, folder, entries: entriesOf(place, packed), nodes });
    if (place.pages?.length > 0) checkTutorial(packed);
    if (place.packages.includes('@howzat/core')) await checkStrictUser(place.name, folder, packed);
    if (place.plays) {
      checkInstalledSize(folder);
      checkCommandLine(folder, nodes);
    }
  }
}

/** The tutorial, in a folder with what it installs and nothing else. */
function checkTutorial(packed) {
  const steps = tutorialOf(join(root, tutorial));
  const folder = join(temporary, 'tutorial');
  const installed = install(folder, steps.packages, packed);
  if (check('tutorial: npm install', installed.ok, installed.output)) follow(steps, folder, check);
}

/** A place of its own shows that nothing is missing in a package; together, everything shows the rest in a fraction of the time. */
function chosenPlace(place) {
  if (options.only !== '') return options.only === place.name;
  return options.whole ? place !== everything : place === everything;
}

/** Whether a place is to be checked. */
function chosen(name) {
  return options.only === '' || options.only === name;
}

/** What a package exports that has types; without XState, all but the machines. */
function entriesOf({ packages, others }, packed) {
  return packages.flatMap((name) =>
    Object.entries(packed.get(name).manifest.exports)
      .filter(([entry, target]) => target.import?.types && (others || entry !== './machine'))
      .map(([entry]) => `${name}${entry.slice(1)}`),
  );
}

async function checkLibraries({
  name,
  folder,
  readmes = [],
  pages = [],
  comments = false,
  entries,
  nodes,
  resolutions = ['nodenext', 'bundler'],
  skipLibCheck = false,
}) {
  const examples = [
    ...readmes.flatMap((path) => examplesOf(join(path, 'README.md'))),
    ...pages.flatMap((path) => readmeExamples(join(root, path), path)),
    ...(comments ? examplesOfComments() : []),
  ];
  const keys = keysOf(examples);
  const programs = writeProject(folder, entries, examples, lib, { skipLibCheck });
  const isAlone = options.whole || (options.only !== '' && !options.linked);
  const chosenPrograms = (isAlone ? programs : sampleOf(programs)).map((program) => ({
    ...program,
    key: keys?.program(program),
  }));
  const toRun = chosenPrograms.filter(({ key }) => !passedBefore(key));
  await checkTypes(name, folder, resolutions, {
    keyOf: (resolution) =>
      keys?.types(
        [resolution, skipLibCheck],
        entries,
        published().map(({ name: each }) => each),
      ),
    compiles: toRun.some(({ file }) => file.startsWith('compiled/')),
  });
  for (const { version, path } of [thisNode, ...nodes]) {
    const wrong = new Map(runPrograms(path, folder, toRun, { alone: isAlone }).map((each, at) => [toRun[at], each]));
    for (const program of chosenPrograms) {
      const found = wrong.get(program) ?? null;
      checkKept(program.key, `${name}: ${program.label}, Node ${version}`, found === null, found ?? '');
    }
  }
  // the tutorial is followed by itself, in its own folder
  for (const path of pages.filter((page) => page !== tutorial)) checkCommands(path, folder, keys);
}

/**
 * Checks the types of the examples as each way to resolve modules sees them. Where they had passed before, no more is done than compile
 * the programs that are to be run.
 */
async function checkTypes(name, folder, resolutions, { keyOf, compiles }) {
  await Promise.all(
    resolutions.map(async (resolution) => {
      const key = keyOf(resolution);
      const passed = passedBefore(key);
      const project = join(folder, `tsconfig.${resolution}.json`);
      const flags = passed ? ['--noCheck'] : [];
      const isMade = !passed || (compiles && resolution === 'nodenext');
      const { ok, output } = isMade ? await tsc(project, options.whole ? 5 : 7, flags) : { ok: true, output: '' };
      checkKept(key, `${name}: types, ${resolution}`, ok, output);
    }),
  );
}

/** Runs the command lines that a page shows, in its order. */
function checkCommands(path, folder, keys) {
  const shown = commandsIn(join(root, path));
  const key = keys?.commands(shown);
  const passed = passedBefore(key);
  const all = shown.map((command) => {
    const { ok, output } = passed ? { ok: true, output: '' } : howzat(command.split(' ').slice(2), folder);
    return check(`${path}: ${command}`, ok, output);
  });
  if (all.every(Boolean)) kept?.note(key);
}

/**
 * The first example of each page, in each way that it is run, and the program that loads every entry. What is linked is not run
 * anywhere else, so there all examples are run, as CommonJS the first ones.
 */
function sampleOf(programs) {
  const seen = new Set();
  return programs.filter(({ page, way, together }) => {
    const first = !seen.has(`${page} ${way}`);
    seen.add(`${page} ${way}`);
    return first || together || (options.linked && way !== 'CommonJS');
  });
}

/** Somebody who uses core without a browser's types, and has every declaration checked. Its machines need XState's types. */
async function checkStrictUser(name, folder, packed) {
  const at = join(folder, 'strict');
  const core = entriesOf({ packages: ['@howzat/core'] }, packed);
  writeStrictUser(at, core);
  for (const resolution of ['nodenext', 'bundler']) {
    const { ok, output } = await tsc(join(at, `tsconfig.${resolution}.json`), options.whole ? 5 : 7);
    check(`${name}: core without the types of a browser, all declarations checked, ${resolution}`, ok, output);
  }
}

function checkInstalledSize(folder) {
  const { bytes, largest } = installedSize(folder, 'howzat');
  const size = (bytes / 1e6).toFixed(1);
  const most = largest.map(([name, of]) => `${name} ${(of / 1e6).toFixed(1)} MB`).join(', ');
  check(`npx howzat installs ${size} MB, at most ${mostInstalled}`, bytes <= mostInstalled * 1e6, most);
}

/** The examples of a README, which must tell to install whatever they import. */
function examplesOf(path) {
  const examples = readmeExamples(join(root, path), path);
  const told = installedBy(join(root, path));
  const imported = new Set(examples.flatMap(({ packages }) => packages));
  const untold = told ? [...imported].filter((name) => !told.includes(name)) : [];
  if (examples.length > 0)
    check(`${path}: tells what to install`, untold.length === 0, `It imports, but does not install ${untold}.`);
  return examples;
}

/** The examples in doc comments. Every function that an entry of {@link exemplified} exports has one. */
function examplesOfComments() {
  return Object.entries(exemplified).flatMap(([name, entries]) => {
    const examples = docExamples(`packages/${name}/src`);
    for (const entry of entries) {
      const missing = withoutExample(`packages/${name}/src/${entry}.ts`, examples);
      const without = missing.filter((each) => !calledByCode.includes(each));
      const what = `packages/${name}/src/${entry}.ts: every function has an example`;
      check(what, without.length === 0, `None: ${without.join(', ')}.`);
    }
    return examples;
  });
}

function checkCommandLine(folder, nodes) {
  const [rule] = readmeExamples(join(root, 'packages/cli/README.md'), 'rule');
  writeFileSync(join(folder, 'my-rule.ts'), rule.code);
  const [first] = commands;
  for (const [command, accepts] of commands) {
    const [, ...args] = command.split(' ');
    for (const { version, path } of [thisNode, ...nodes]) {
      // each Node begins with nothing written
      rmSync(join(folder, 'rules'), { recursive: true, force: true });
      // that npx finds it is seen once
      const isFound = command !== first[0] || path !== thisNode.path;
      const { ok, stdout, output } = isFound
        ? howzat(args, folder, { node: path })
        : run('npx', ['--no', '--', 'howzat', ...args], folder);
      check(`${isFound ? '' : 'npx '}${command}, Node ${version}`, ok && accepts(stdout), output);
    }
  }
}

/** The thousand matches are the same on every Node. */
function playsThousand(output) {
  const { matches, checksum } = parsed(output);
  if (matches === 1000 && checksum) checksums.add(checksum);
  return checksums.size === 1 && checksums.has(checksum);
}

function playsHundred(output) {
  return parsed(output).matches === 100;
}

function parsed(output) {
  try {
    return JSON.parse(output);
  } catch {
    return {};
  }
}
