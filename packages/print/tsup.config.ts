import { library } from '../../tsup.base.ts';

// shims give the address of the package to CommonJS: fonts are read from beside it
export default library({ index: 'src/index.ts' }, { shims: true });
