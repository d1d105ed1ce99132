// Builds the packages and publishes each package whose version is not on the registry yet.
import { bootstrap, environmentForSetup, pnpm, turbo } from './lib/pnpm.mjs';

process.exitCode =
  bootstrap() ||
  turbo(['build', '--filter=./packages/*']) ||
  pnpm(['exec', 'changeset', 'publish'], { env: environmentForSetup() });
