import { library } from '../../tsup.base.ts';

export default library({ run: 'src/run.ts', build: 'src/build.ts' });
