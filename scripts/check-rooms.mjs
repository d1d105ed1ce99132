// Holds which file may import which: the rooms of the core import downward and by their indexes, nothing imports in a circle, and a
// game uses the core alone. The rules are in lib/import-rules.mjs.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { importRules } from './lib/import-rules.mjs';
import { root } from './lib/pnpm.mjs';
import { rooms } from './lib/rooms.mjs';
import { workspacePackages } from './lib/workspace.mjs';

const problems = [...strangeRooms(), ...toldOtherwise(), ...(await forbiddenImports())];
for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log('every import leads where it may');
process.exitCode = problems.length > 0 ? 1 : 0;

/** Every folder of the core is a room of the list, and every room of the list is there. */
function strangeRooms() {
  const there = readdirSync(join(root, 'packages/core/src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  return [
    ...there.filter((name) => !rooms.includes(name)).map((name) => `packages/core/src/${name} is no room of the list`),
    ...rooms.filter((name) => !there.includes(name)).map((name) => `there is no packages/core/src/${name}`),
  ];
}

/** The tour of the architecture has a row for each room, in the order of the list. */
function toldOtherwise() {
  const tour = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const told = [...tour.matchAll(/^\| `packages\/core\/src\/([\w-]+)` \|/gm)].map(([, name]) => name);
  return told.join() === rooms.join()
    ? []
    : [`docs/architecture.md tells the rooms ${told.join(', ')}; they are ${rooms.join(', ')}`];
}

async function forbiddenImports() {
  const folders = workspacePackages()
    .map(({ folder }) => `${folder.slice(root.length)}/src`)
    .filter((folder) => existsSync(join(root, folder)));
  const { output } = await cruise(
    folders,
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: importRules },
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
    },
    { alias: sources(), extensions: ['.ts', '.tsx', '.mts', '.js', '.json'] },
  );
  return output.summary.violations.map(({ from, to, rule, cycle }) => {
    const way = cycle ? cycle.map(({ name }) => name).join(' -> ') : to;
    return `${rule.name}: ${from} -> ${way}`;
  });
}

/** The names of entries and the source that each stands for: the `paths` of tsconfig.base.json for every package there is. */
function sources() {
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.base.json'), 'utf8'));
  const alias = {};
  for (const [name, [file]] of Object.entries(compilerOptions.paths))
    for (const { folder } of workspacePackages()) {
      const id = folder.split('/').at(-1);
      const path = join(root, file.replace('*', id));
      // a name that ends in $ stands for itself alone, not for what begins with it
      if (existsSync(path)) alias[`${name.replace('*', id)}$`] = path;
    }
  return alias;
}
