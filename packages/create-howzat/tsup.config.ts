import { library } from '../../tsup.base.ts';

// A program, not a library. The ids of the shipped house rules come along, for a new one to keep clear of; what it writes
// depends on the rest.
export default library({ index: 'src/index.ts' }, { format: ['esm'], dts: false, noExternal: ['@howzat/house-rules'] });
