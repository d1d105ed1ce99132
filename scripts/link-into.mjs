// Builds the packages of this clone and links them into the node_modules of a folder, as `npm install` will when they are published:
//   node scripts/link-into.mjs ../my-cricket
import { existsSync, lstatSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { bootstrap, build, root } from './lib/pnpm.mjs';
import { linkModules } from './lib/tarballs.mjs';
import { workspacePackages } from './lib/workspace.mjs';

const [folder, ...more] = process.argv.slice(2);

process.exitCode = refusal() ?? (bootstrap() || build('--filter=./packages/*') || linkAll());

/** Says why nothing can be linked there, and gives the exit code; null where something can. */
function refusal() {
  const why =
    folder === undefined || more.length > 0
      ? 'Name one folder: npm run link-into -- ../my-cricket'
      : !existsSync(folder) || !statSync(folder).isDirectory()
        ? `There is no folder ${folder}: make it first.`
        : taken();
  if (why === null) return null;
  console.error(why);
  return 2;
}

/** A package that was installed there in another way is left alone. */
function taken() {
  const installed = packages()
    .map(({ name }) => join(folder, 'node_modules', name))
    .filter((path) => existsSync(path) && !lstatSync(path).isSymbolicLink());
  return installed.length === 0 ? null : `${installed[0]} was installed there; remove it first.`;
}

function packages() {
  // one that is built into others is not there for itself
  return workspacePackages().filter(
    ({ folder: at, scripts }) => resolve(at).startsWith(join(root, 'packages')) && 'build' in scripts,
  );
}

function linkAll() {
  const linked = packages();
  linkModules(resolve(folder), linked);
  console.log(
    `${linked.length} packages of this clone are linked into ${join(relative('.', folder) || '.', 'node_modules')}.`,
  );
  return 0;
}
