import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { main: 'src/main.ts', node: 'src/node.ts' },
  format: 'esm',
  target: 'es2022',
  platform: 'node',
  clean: true,
});
