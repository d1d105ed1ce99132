import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/main.ts', 'src/worker.ts'],
  format: 'esm',
  target: 'es2022',
  platform: 'node',
  clean: true,
});
