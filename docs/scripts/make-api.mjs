// Writes the pages of the API, where something differs that TypeDoc reads: the source of the packages that are shown and of those that
// they need. So after a change of a game of which no page of the API is made, TypeDoc has nothing to do.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { builtContents, contentsOf, keptPasses, keyOf } from '../../scripts/lib/kept.mjs';
import { workspacePackages } from '../../scripts/lib/workspace.mjs';
import { docs, machineKey, root } from './site-contents.mjs';

/** `npm test` looks at the site with a few pages of the API: most of a thousand are alike, and take a minute to make. */
const sampled = ['@howzat/players', '@howzat/testkit'];
const isSampled = process.env.HOWZAT_DOCS_API === 'sample';
const all = workspacePackages();
const shown = all.filter(isShown);

const kept = keptPasses('api');
const source = sourceKey();

/** That these pages were made from this source. */
const madeFromIt = () => keyOf(source, ['api', '.vitepress/made/api-sidebar.json'].map(contentsIn));

if (kept.has(madeFromIt())) {
  console.log('No page of the API differs.');
} else {
  const { writeApi } = await import('../dist/api.js');
  await writeApi(shown.map(({ folder }) => folder));
}
kept.note(madeFromIt());
kept.save();

function isShown({ name, folder }) {
  const { private: isPrivate, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (dirname(folder) !== join(root, 'packages') || isPrivate || !exports) return false;
  return !isSampled || sampled.includes(name);
}

/** What TypeDoc reads, and what has it read that. The types of a compiled runner stand where it was built. */
function sourceKey() {
  const built = builtContents(all);
  const names = shown.map(({ name }) => name);
  const needed = built.needed(names);
  const sources = all
    .filter(({ name }) => needed.includes(name))
    .map(({ name, folder }) => [name, ['src', 'scenarios'].map((path) => contentsOf(join(folder, path)))]);
  const ours = ['src', 'tsup.config.ts', 'tsconfig.api.json', '../tsconfig.base.json'];
  return keyOf(
    'api',
    machineKey(),
    names,
    sources,
    built.typesKeyOf(names),
    built.keyOf(['@howzat/pages']),
    ours.map(contentsIn),
  );
}

function contentsIn(path) {
  return contentsOf(join(docs, path));
}
