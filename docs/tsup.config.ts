import { defineConfig } from 'tsup';

export default defineConfig([
  {
    entry: ['src/pages.ts', 'src/api.ts', 'src/measure.ts'],
    format: 'esm',
    target: 'es2022',
    external: ['typedoc', 'typescript'],
    clean: true,
  },
  {
    // for browsers, which fetch a game when its first example is played
    entry: ['src/played.ts'],
    outDir: 'public/played',
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    noExternal: [/.*/],
    splitting: true,
    treeshake: true,
    minify: true,
    clean: true,
    // the packages as they are built, not the source that `paths` names
    esbuildOptions: (options) => {
      options.tsconfigRaw = {};
      delete options.tsconfig;
    },
  },
]);
