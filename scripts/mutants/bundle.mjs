// Bundles the tests that are to notice a change with all that they need, the changed files too: one file that loads at once. It runs in
// the folder of the package, when Stryker has put its changes into the files and before it runs a test.
//   node bundle.mjs test/laws.test.ts ...        makes test/mutants.test.mjs
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);
// the compiler has it to write runners
const { build } = createRequire(new URL('packages/compiler/package.json', root))('esbuild');

const { compilerOptions } = JSON.parse(readFileSync(new URL('tsconfig.base.json', root), 'utf8'));

/** Where the source of each entry of the packages lies. esbuild would not look it up itself in a folder of node_modules. */
const sources = Object.entries(compilerOptions.paths).map(([name, [file]]) => ({
  entry: new RegExp(`^${name.replace('*', '([^/]+)')}$`),
  file: file.replace('*', '$1'),
}));

function sourceOf(name) {
  const found = sources.find(({ entry }) => entry.test(name));
  return found && fileURLToPath(new URL(name.replace(found.entry, found.file), root));
}

/** Names of packages stand for their source. The conformance tests of a game play its worked examples, and nothing else. */
const fromSource = {
  name: 'from source',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^@howzat\// }, ({ path, importer }) =>
      path === '@howzat/testkit' && /[/\\]test[/\\](contract|conformance\.test)\.ts$/.test(importer)
        ? { path: fileURLToPath(new URL('worked-examples.ts', import.meta.url)) }
        : { path: sourceOf(path) },
    ),
};

const tests = process.argv.slice(2);

/** The tests of a file under its name. Stryker counts a file that does not load as one without tests, in which nothing fails. */
const loaded = (file) => `
describe(${JSON.stringify(file)}, async () => {
  const wrong = [];
  try {
    await import(${JSON.stringify(`./${file}`)});
  } catch (error) {
    wrong.push(error);
  }
  it('loads', () => {
    for (const error of wrong) throw error;
  });
});`;

await build({
  stdin: {
    contents: `import { describe, it } from 'vitest';\n${tests.map(loaded).join('\n')}`,
    resolveDir: process.cwd(),
  },
  bundle: true,
  // beside the source: a test may read what lies there by its own address
  outfile: 'test/mutants.test.mjs',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  external: ['vitest'],
  // what is no module asks for others by `require`
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);",
  },
  plugins: [fromSource],
  logLevel: 'error',
});
