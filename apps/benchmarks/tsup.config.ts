import { defineConfig } from 'tsup';
import { bundled, contestFiles } from './src/contest-files.ts';

/** Each contest is one file with everything in it; only the simulator, which starts workers, is taken as it is built. */
export default defineConfig([
  {
    format: 'esm',
    target: 'es2022',
    platform: 'node',
    splitting: false,
    entry: ['src/main.ts', 'src/against.ts', 'src/open.ts', 'src/entries/simulation.ts'],
    clean: true,
  },
  { ...bundled, entry: contestFiles.map((name) => `src/entries/${name}.ts`), outDir: 'dist/entries' },
]);
