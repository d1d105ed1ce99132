import { library } from '../../tsup.base.ts';

export default library({ index: 'src/index.ts', machine: 'src/machine/index.ts', rules: 'src/rules.ts' });
