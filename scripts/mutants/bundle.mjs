// Bundles the tests that are to notice a change with all that they need, the changed files too: one file that loads at once. It runs in
// the folder of the package, when Stryker has put its changes into the files and before it runs a test.
//   node bundle.mjs test/laws.test.ts ...        makes test/mutants.test.mjs
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
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

const beside = (file) => fileURLToPath(new URL(file, import.meta.url));

/**
 * Names of packages stand for their source. The conformance tests of a game play its worked examples, and nothing else, and no test of a
 * game uses a rulebook of another test.
 */
const fromSource = {
  name: 'from source',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^@howzat\// }, ({ path, importer }) =>
      path === '@howzat/testkit' && /[/\\]test[/\\](contract|conformance\.test)\.ts$/.test(importer)
        ? { path: beside('worked-examples.ts') }
        : { path: sourceOf(path) },
    );
    onResolve({ filter: /\/shared-rulebooks\.js$/ }, ({ importer }) =>
      // in core's own folder they are what is changed
      existsSync('src/compose') || importer === beside('rulebooks.ts') ? undefined : { path: beside('rulebooks.ts') },
    );
  },
};

const tests = process.argv.slice(2);

/**
 * The tests of a file under its name and a digest of what it says: so Stryker takes the tests of a file that was changed for others,
 * and tries again only what they noticed.
 */
const loaded = (file) =>
  `await load(${JSON.stringify(`${file} `)} + digests[${JSON.stringify(file)}], () => import(${JSON.stringify(`./${file}`)}));`;

const outfile = 'test/mutants.test.mjs';
const { outputFiles, metafile } = await build({
  stdin: {
    contents: `import { load, tests } from 'vitest';\n${tests.map(loaded).join('\n')}\nexport { tests };`,
    resolveDir: process.cwd(),
  },
  bundle: true,
  // beside the source: a test may read what lies there by its own address
  outfile,
  write: false,
  metafile: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  alias: { vitest: beside('tests.ts') },
  // what is no module asks for others by `require`
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);",
  },
  plugins: [fromSource],
  logLevel: 'error',
});

/** A file of tests, and all that it imports. */
function filesOf(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const { path, external } of metafile.inputs[file]?.imports ?? []) if (!external) filesOf(path, found);
  return found;
}

/** The matches that tests read: they lie beside the tests, and nothing imports them. */
const matches = ['test/golden', 'records'].flatMap((folder) =>
  existsSync(folder) ? readdirSync(folder, { recursive: true }).map((name) => join(folder, name)) : [],
);

/** Says whether a file of tests, or what it is made of, has changed: all but the source of the package, where the changes are made. */
function digestOf(file) {
  const digest = createHash('sha256');
  const parts = [...filesOf(file), ...matches].filter((one) => !one.startsWith('src/') && statSync(one).isFile());
  for (const one of parts.sort()) digest.update(readFileSync(one));
  return digest.digest('hex').slice(0, 8);
}

const digests = Object.fromEntries(tests.map((file) => [file, digestOf(file)]));
writeFileSync(outfile, `const digests = ${JSON.stringify(digests)};\n${outputFiles[0].text}`);
