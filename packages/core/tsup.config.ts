import { library, modules } from '../../tsup.base.ts';

const entries = { index: 'src/index.ts', machine: 'src/machine/index.ts', rules: 'src/rules.ts' };

export default library(entries, { entry: { ...modules(), ...entries } });
