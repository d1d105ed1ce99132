// Sets up and builds what a clean clone lacks, then serves the demo app: node scripts/run-demo.mjs [--port <n>]
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bootstrap, root, turbo } from './lib/pnpm.mjs';

const help = `Builds the demo app, serves it and prints its address.

  npm start                  at http://localhost:4173/, or at the next port that is free
  npm start -- --port 8080   at another port

The terminal has its own: npm run match plays a match there, npx howzat --help tells the rest.
`;

process.exitCode = main();

function main() {
  const port = portAsked();
  if (port === null) return 0;
  if (port === undefined) return 1;
  console.log('Building the demo app; the first time takes a few minutes.');
  return (
    bootstrap() ||
    turbo(['build', '--filter=@howzat/demo', '--output-logs=errors-only'], { quiet: true }) ||
    serve(port)
  );
}

/** The port to serve at; null where only help was asked for, undefined where nobody can tell what was meant. */
function portAsked() {
  try {
    const { values } = parseArgs({
      options: { help: { type: 'boolean', short: 'h' }, port: { type: 'string', default: '4173' } },
    });
    if (values.help) {
      console.log(help);
      return null;
    }
    const port = Number(values.port);
    if (Number.isInteger(port) && port > 0 && port < 65536) return values.port;
    console.error(`A port is a whole number from 1 to 65535, not ${values.port}.`);
  } catch (error) {
    console.error(`${error.message}\n\n${help}`);
  }
  return undefined;
}

function serve(port) {
  const script = join(root, 'apps/demo/scripts/serve.mjs');
  return spawnSync(process.execPath, [script, '--port', port], { stdio: 'inherit' }).status ?? 1;
}
