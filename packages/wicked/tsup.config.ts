import { library } from '../../tsup.base.ts';

export default library({
  index: 'src/index.ts',
  rules: 'src/rules.ts',
  tabletop: 'src/tabletop.ts',
  scenarios: 'scenarios/index.ts',
});
