import { defineConfig } from 'tsup';

const shared = { format: 'esm', target: 'es2022', platform: 'node', splitting: false } as const;

/** Each contest is one file with everything in it; only the simulator, which starts workers, is taken as it is built. */
export default defineConfig([
  { ...shared, entry: ['src/main.ts', 'src/entries/simulation.ts'], clean: true },
  {
    ...shared,
    entry: ['cubes', 'ccsl', 'after', 'boardgame', 'larger'].map((name) => `src/entries/${name}.ts`),
    outDir: 'dist/entries',
    noExternal: [/./],
    banner: { js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);" },
  },
]);
