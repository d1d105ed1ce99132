// Serves the built app: node scripts/serve.mjs [--port 4173]
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sirv from 'sirv';

const folder = fileURLToPath(new URL('../dist/', import.meta.url));

/**
 * Serves `dist` at the first port that is free from the one named on.
 * @returns {Promise<{ readonly address: string, readonly stop: () => void }>} its address, and the way to stop
 */
export function serve(port = 4173) {
  const files = sirv(folder, { single: true, gzip: true, dev: false });
  return new Promise((resolve, reject) => {
    const server = createServer((request, response) => files(request, response));
    server.on('error', (error) => {
      if (error.code === 'EADDRINUSE' && port !== 0) resolve(serve(port + 1));
      else reject(error);
    });
    server.listen(port, () => {
      const { port: bound } = server.address();
      resolve({ address: `http://localhost:${bound}/`, stop: () => server.close() });
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '4173' } } });
  const { address } = await serve(Number(values.port));
  console.log(`Howzat is served at ${address} (Ctrl+C stops it)`);
}
