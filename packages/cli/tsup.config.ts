import { library } from '../../tsup.base.ts';

// A program, not a library: nothing is exported, so there is no CommonJS and there are no types.
export default library({ index: 'src/index.ts' }, { format: ['esm'], dts: false });
