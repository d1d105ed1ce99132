import { library, types } from '../../tsup.base.ts';

const entries = { index: 'src/index.ts', here: 'src/here.ts', chunks: 'src/chunks.ts' };

// the worker is a file of its own, which the pool loads; shims give its address to CommonJS
export default library({ ...entries, worker: 'src/worker.ts' }, { shims: true, dts: types(entries) });
