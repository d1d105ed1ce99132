import { library } from '../../tsup.base.ts';

// the worker is a file of its own, which the pool loads; shims give its address to CommonJS
export default library(
  { index: 'src/index.ts', worker: 'src/worker.ts' },
  { shims: true, dts: { entry: { index: 'src/index.ts' }, compilerOptions: { paths: {} } } },
);
