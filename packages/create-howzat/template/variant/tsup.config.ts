import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/rules.ts'],
  format: ['esm', 'cjs'],
  target: 'es2022',
  dts: true,
  splitting: true,
  clean: true,
});
