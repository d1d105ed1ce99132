import { fileURLToPath } from 'node:url';
import { tellBuiltFrom } from '../../scripts/lib/built-from.mjs';
import { library } from '../../tsup.base.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

export default library(
  { index: 'src/index.ts', rules: 'src/rules.ts', effects: 'src/effects.ts' },
  { onSuccess: async () => tellBuiltFrom(folder) },
);
