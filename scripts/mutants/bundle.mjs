// Bundles each test that is to notice a change with all that it needs, the changed files too: one file that loads at once. It runs in
// the folder of the package, when Stryker has put its changes into the files and before it runs a test.
//   node bundle.mjs test/laws.test.ts ...
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);
// the core has it to test what bundlers make of it
const { build } = createRequire(new URL('packages/core/package.json', root))('esbuild');

/** The conformance tests of a game play its worked examples, and nothing else. */
const workedExamples = {
  name: 'worked examples',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^@howzat\/testkit$/ }, ({ importer }) =>
      /[/\\]test[/\\](contract|conformance\.test)\.ts$/.test(importer)
        ? { path: fileURLToPath(new URL('worked-examples.ts', import.meta.url)) }
        : undefined,
    ),
};

await build({
  entryPoints: process.argv.slice(2),
  bundle: true,
  // beside the source: a test may read what lies there by its own address
  outdir: 'test',
  outbase: 'test',
  outExtension: { '.js': '.mjs' },
  format: 'esm',
  platform: 'node',
  target: 'node20',
  external: ['vitest'],
  tsconfig: fileURLToPath(new URL('tsconfig.base.json', root)),
  // what is no module asks for others by `require`
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);",
  },
  plugins: [workedExamples],
  logLevel: 'error',
});
