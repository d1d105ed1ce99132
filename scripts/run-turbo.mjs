// Runs turbo tasks in a clone that may not be set up yet: node scripts/run-turbo.mjs <task...> [turbo options]
import { bootstrap, turbo } from './lib/pnpm.mjs';

process.exitCode = bootstrap() || turbo(['--output-logs=new-only', ...process.argv.slice(2)]);
