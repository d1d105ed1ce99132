import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { main: 'src/main.ts', worker: 'src/worker.ts', program: 'src/hosts/program.ts' },
  format: 'esm',
  target: 'es2022',
  platform: 'node',
  clean: true,
});
