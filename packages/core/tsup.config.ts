import { library, modules } from '../../tsup.base.ts';

const entries = {
  index: 'src/index.ts',
  author: 'src/author.ts',
  scorebook: 'src/scorebook.ts',
  engine: 'src/engine.ts',
  machine: 'src/machine/index.ts',
  play: 'src/play.ts',
  rules: 'src/rules.ts',
  compiled: 'src/compiled.ts',
};

export default library(entries, { entry: { ...modules(), ...entries } });
