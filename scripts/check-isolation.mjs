// Shows that tests keep to themselves. They run where a home cannot be written at all, and beside that in the home of a person who has
// a match under way: there nothing may be added, changed or removed. And `npx howzat` in a clone runs the command line of the clone.
//   node scripts/check-isolation.mjs             some suites that start processes
//   node scripts/check-isolation.mjs --whole     all suites that start processes, some that open a browser, and the packed tarballs: all
//                                                that `check-tarballs.mjs --whole` does with them, `--node` handed on to it
// Counts go to .reports/isolation.json, in the form of Vitest.
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkList } from './lib/checks.mjs';
import { beside, bootstrap, build, env, root } from './lib/pnpm.mjs';

const { values: options } = parseArgs({
  options: { whole: { type: 'boolean', default: false }, node: { type: 'string', default: '' } },
});

/** The suites, by the folder of their package, and the files that stand for the rest where not all is run. */
const suites = options.whole
  ? [
      ['packages/cli'],
      ['packages/create-howzat'],
      ['packages/simulator'],
      ['apps/demo', 'test/storage.test.ts', 'test/keeping.test.ts'],
      ['docs', 'test/links.test.ts', 'test/axe.test.ts'],
    ]
  : [
      ['packages/cli', 'test/own-home.test.ts', 'test/progress.test.ts', 'test/errors.test.ts'],
      ['packages/create-howzat', 'test/write.test.ts'],
    ];
/** No folder can be made in this one, not even by an administrator, whom the mode of a folder does not stop. */
const nowhere = join(devNull, 'home');
/** What a person has at home; among it the match that `howzat play --resume` would go on with. */
const belongings = {
  '.local/state/howzat/last-match.json': '{"mine": true}\n',
  '.npmrc': 'fund=false\n',
  '.config/pnpm/rc': 'color=never\n',
};

const temporary = mkdtempSync(join(realpathSync(tmpdir()), 'howzat-isolation-'));
process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const { check, report } = checkList('.reports/isolation.json', temporary);
const vitest = join(root, 'node_modules/vitest/vitest.mjs');

process.exitCode =
  bootstrap() ||
  build(...(options.whole ? [] : ['--filter=howzat...', '--filter=create-howzat'])) ||
  (await checkIsolation());

async function checkIsolation() {
  const person = join(temporary, 'person');
  for (const [file, text] of Object.entries(belongings)) {
    mkdirSync(dirname(join(person, file)), { recursive: true });
    writeFileSync(join(person, file), text);
  }
  const before = contents(person);
  const somebody = { ...at(join(temporary, 'somebody')), HOWZAT_SET_UP: root };
  const npx = await beside('npx', ['--offline', 'howzat', '--version'], { quiet: true, env: somebody });
  const { version } = JSON.parse(readFileSync(join(root, 'packages/cli/package.json'), 'utf8'));
  check('npx howzat runs the command line of the clone', npx.status === 0 && npx.output.includes(version), npx.output);
  for (const [folder, ...files] of suites) {
    const alone = runs('without a home that can be written', nowhere, folder, files);
    // what the others write among the reports of their package cannot be written twice at a time
    if (folder !== 'packages/cli') await alone;
    await Promise.all([alone, runs('in the home of a person', person, folder, files)]);
  }
  if (options.whole) {
    const args = [join(root, 'scripts/check-tarballs.mjs'), '--whole', '--node', options.node];
    const { status } = await beside(process.execPath, args, { env: at(person) });
    check('the packed tarballs, in the home of a person', status === 0, 'It says above what was wrong.');
  }
  check(
    'the home of the person is as it was',
    contents(person) === before,
    `It was:\n${before}\nIt is:\n${contents(person)}`,
  );
  return report();
}

async function runs(what, home, folder, files) {
  const counts = join(temporary, `${folder.replaceAll('/', '-')}-${home === nowhere ? 'nowhere' : 'person'}.json`);
  const args = [vitest, 'run', ...files, `--outputFile.json=${counts}`];
  const ran = await beside(process.execPath, args, { quiet: true, cwd: join(root, folder), env: at(home) });
  check(`${folder}: ${files.length > 0 ? files.join(', ') : 'all tests'}, ${what}`, ran.status === 0, ran.output);
}

/** The environment of somebody whose home is there, and who has said nothing else of where their things are. */
function at(home) {
  const given = { ...env, HOME: home, USERPROFILE: home, HOWZAT_BUILT: '1' };
  for (const name of Object.keys(given)) if (/^(XDG_|npm_config_)/i.test(name)) delete given[name];
  return given;
}

/** All files below a folder, with what is in them and when they were changed. */
function contents(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => {
      const path = join(entry.parentPath ?? entry.path, entry.name);
      const what = entry.isFile() ? `${statSync(path).mtimeMs} ${readFileSync(path, 'utf8')}` : 'folder';
      return `${path}: ${what}`;
    })
    .sort()
    .join('\n');
}
