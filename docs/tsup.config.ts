import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/pages.ts', 'src/api.ts', 'src/measure.ts'],
  format: 'esm',
  target: 'es2022',
  external: ['typedoc', 'typescript'],
  clean: true,
});
