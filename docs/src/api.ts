// Writes the API of every package into api/, by TypeDoc.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Application, Comment, type TypeDocOptions } from 'typedoc';
import type { PluginOptions } from 'typedoc-plugin-markdown';
import { type ApiEntry, aboutEntry, apiLanding, inOrder } from './api-landing.js';
import { repository } from './evidence.js';

const docs = fileURLToPath(new URL('../', import.meta.url));
const root = fileURLToPath(new URL('../../', import.meta.url));
/** Says which files TypeDoc reads. It is made here, since `npm test` shows fewer packages than the site. */
const tsconfig = `${docs}.types/tsconfig.api.json`;

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, unknown>>;
}

/** The source of an entry. A compiled runner has none, so its types are read. */
function sourceOf(folder: string, entry: string): string | undefined {
  const name = entry === '.' ? 'index' : entry.slice(2);
  return [`src/${name}.ts`, `src/${name}/index.ts`, `${name}/index.ts`, `dist/${name}.d.ts`]
    .map((file) => `${folder}/${file}`)
    .find(existsSync);
}

/** The entries of packages: the source of each, and what people import. */
function entriesOf(folders: readonly string[]): readonly (ApiEntry & { readonly file: string })[] {
  const found = folders.flatMap((folder) => {
    const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest;
    return Object.keys(manifest.exports).flatMap((entry) => {
      const file = entry.endsWith('.json') ? undefined : sourceOf(folder, entry);
      const name = `${manifest.name}${entry.slice(1)}`;
      return file === undefined ? [] : [{ file, name, about: aboutEntry(name) ?? '' }];
    });
  });
  return inOrder(found);
}

const options: TypeDocOptions & Partial<PluginOptions> = {
  name: 'The API of Howzat',
  plugin: ['typedoc-plugin-markdown'],
  tsconfig,
  readme: 'none',
  out: `${docs}api`,
  excludeInternal: true,
  excludePrivate: true,
  skipErrorChecking: true,
  hidePageHeader: true,
  basePath: root,
  disableGit: true,
  gitRevision: 'main',
  sourceLinkTemplate: `${repository}/blob/main/packages/{path}#L{line}`,
  outputFileStrategy: 'members',
  // a type or a constant is a few lines: they stand on the page of their entry, and the site has 300 pages less to build
  membersWithOwnFile: ['Class', 'Function', 'Interface'],
  entryFileName: 'index',
  // what one calls stands first
  groupOrder: ['Functions', 'Classes', 'Interfaces', 'Type Aliases', 'Variables', '*', 'References'],
  useCodeBlocks: true,
  expandObjects: false,
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  propertyMembersFormat: 'table',
  typeDeclarationFormat: 'table',
  validation: false,
  logLevel: 'Warn',
};

/**
 * Writes the pages of the API of some packages, the page that leads to them, and the list at their side.
 *
 * @param folders of the packages, each with a manifest that exports something
 * @throws {Error} where TypeDoc cannot read them
 */
export async function writeApi(folders: readonly string[]): Promise<void> {
  const all = entriesOf(folders);
  const include = folders.flatMap((folder) =>
    ['src/**/*.ts', 'scenarios/**/*.ts', 'dist/runner.d.ts'].map((files) => `${folder}/${files}`),
  );
  mkdirSync(dirname(tsconfig), { recursive: true });
  writeFileSync(tsconfig, JSON.stringify({ extends: `${docs}tsconfig.api.json`, include }));
  const entryPoints = all.map(({ file }) => file);
  const app = await Application.bootstrapWithPlugins({ ...options, entryPoints } as Partial<TypeDocOptions>);
  const project = await app.convert();
  if (!project) throw new Error('TypeDoc could not read the packages.');
  rmSync(`${docs}api`, { recursive: true, force: true });
  for (const module of project.children ?? []) {
    const entry = all.find(({ file }) => module.sources?.[0]?.fullFileName === file);
    if (!entry) continue;
    module.name = entry.name;
    module.comment ??= new Comment([{ kind: 'text', text: entry.about }]);
  }
  await app.generateOutputs(project);
  writeFileSync(`${docs}api/index.md`, apiLanding(all));
  const items = all.map(({ name }) => ({ text: name, link: `/api/${name}/` }));
  mkdirSync(`${docs}.vitepress/made`, { recursive: true });
  writeFileSync(
    `${docs}.vitepress/made/api-sidebar.json`,
    JSON.stringify([{ text: 'API', items: [{ text: 'All packages', link: '/api/' }, ...items] }]),
  );
  process.stdout.write(`${all.map(({ name }) => name).join(', ')}\n`);
}
