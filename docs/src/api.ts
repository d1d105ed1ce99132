// Writes the API of every package into api/, by TypeDoc.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Application, type TypeDocOptions } from 'typedoc';
import type { PluginOptions } from 'typedoc-plugin-markdown';
import { repository } from './evidence.js';

const docs = fileURLToPath(new URL('../', import.meta.url));
const root = fileURLToPath(new URL('../../', import.meta.url));
const packages = `${root}packages/`;

interface Manifest {
  readonly name: string;
  readonly description: string;
  readonly exports: Readonly<Record<string, unknown>>;
}

/** `npm test` looks at the site with a few pages of the API: most of a thousand are alike, and take a minute to make. */
const sampled = ['players', 'testkit'];
const isSampled = process.env.HOWZAT_DOCS_API === 'sample';

/** The entries of the packages that export something: the source of each, and what people import. */
function entries(): { readonly file: string; readonly name: string; readonly about: string }[] {
  return readdirSync(packages)
    .filter((folder) => !isSampled || sampled.includes(folder))
    .sort()
    .flatMap((folder) => {
      const manifest = JSON.parse(readFileSync(`${packages}${folder}/package.json`, 'utf8')) as Manifest;
      return Object.keys(manifest.exports).flatMap((entry) => {
        const source = entry === '.' ? 'index' : entry.slice(2);
        const file = [`${packages}${folder}/src/${source}.ts`, `${packages}${folder}/src/${source}/index.ts`].find(
          existsSync,
        );
        return file ? [{ file, name: `${manifest.name}${entry.slice(1)}`, about: manifest.description }] : [];
      });
    });
}

const all = entries();
const options: TypeDocOptions & Partial<PluginOptions> = {
  name: 'Howzat: the API',
  plugin: ['typedoc-plugin-markdown'],
  entryPoints: all.map(({ file }) => file),
  tsconfig: `${docs}tsconfig.api.json`,
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
  entryFileName: 'index',
  useCodeBlocks: true,
  expandObjects: false,
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  propertyMembersFormat: 'table',
  typeDeclarationFormat: 'table',
  validation: false,
  logLevel: 'Warn',
};

const app = await Application.bootstrapWithPlugins(options as Partial<TypeDocOptions>);
const project = await app.convert();
if (!project) throw new Error('TypeDoc could not read the packages.');
rmSync(`${docs}api`, { recursive: true, force: true });
for (const module of project.children ?? []) {
  const entry = all.find(({ file }) => module.sources?.[0]?.fullFileName === file);
  if (entry) module.name = entry.name;
}
await app.generateOutputs(project);
mkdirSync(`${docs}.vitepress/made`, { recursive: true });
const items = all.map(({ name }) => ({ text: name, link: `/api/${name}/` }));
writeFileSync(
  `${docs}.vitepress/made/api-sidebar.json`,
  JSON.stringify([{ text: 'API', items: [{ text: 'All packages', link: '/api/' }, ...items] }]),
);
process.stdout.write(`${all.map(({ name }) => name).join(', ')}\n`);
