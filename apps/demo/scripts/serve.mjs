// Serves the built app: node scripts/serve.mjs [--port 4173]
// The docs site is served with it, under /docs/, where it has been built for that place.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sirv from 'sirv';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const docsDist = fileURLToPath(new URL('../../../docs/.vitepress/dist/', import.meta.url));

/**
 * How the docs site stands: it can be served under /docs/, was built for another place, or is not there.
 * @returns {'here' | 'elsewhere' | 'missing'}
 */
export function docsStand(folder = docsDist) {
  const rule = join(folder, 'rule.html');
  if (!existsSync(rule)) return 'missing';
  return /(?:src|href)="\/docs\/assets\//.test(readFileSync(rule, 'utf8')) ? 'here' : 'elsewhere';
}

/**
 * Serves `dist`, or another folder that it was built into, at the first port that is free from the one named on, and under
 * /docs/ the docs, where the folder named has them as they are to stand there.
 * @param {number} port
 * @param {{ folder?: string, docs?: string | null }} [folders]
 * @returns {Promise<{ readonly address: string, readonly stop: () => void }>} its address, and the way to stop
 */
export function serve(port = 4173, { folder = dist, docs: docsFolder = docsDist } = {}) {
  const files = sirv(folder, { dev: false, extensions: [] });
  const docs = docsFolder !== null && docsStand(docsFolder) === 'here' ? sirv(docsFolder, { dev: false }) : null;
  const index = page(folder, docs !== null);
  const screen = (response) => {
    response.writeHead(200, { 'content-type': 'text/html;charset=utf-8', 'cache-control': 'no-cache' });
    response.end(index);
  };
  const answer = (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (path === '/' || path === '/index.html') return screen(response);
    if (docs && path.startsWith('/docs/')) {
      request.url = (request.url ?? '/').slice('/docs'.length);
      return docs(request, response);
    }
    // every other address is one of the app's own screens, but for a file that is not there
    return files(request, response, () => (/\.\w+$/.test(path) ? missing(response) : screen(response)));
  };
  return new Promise((resolve, reject) => {
    const server = createServer(answer);
    server.on('error', (error) => {
      if (error.code === 'EADDRINUSE' && port !== 0) resolve(serve(port + 1, { folder, docs: docsFolder }));
      else reject(error);
    });
    server.listen(port, () => {
      const { port: bound } = server.address();
      resolve({
        address: `http://localhost:${bound}/`,
        stop: () => {
          server.close();
          server.closeAllConnections();
        },
      });
    });
  });
}

/** The page of the app. It is told where the docs are, so that links to rules lead there. */
function page(folder, hasDocs) {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  return hasDocs ? html.replace('</head>', '<meta name="howzat-docs" content="/docs" /></head>') : html;
}

function missing(response) {
  response.writeHead(404, { 'content-type': 'text/plain;charset=utf-8' });
  response.end('There is no such file.\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '4173' } } });
  const { address } = await serve(Number(values.port));
  console.log(`Howzat is served at ${address} (Ctrl+C stops it)`);
  if (docsStand() === 'here') console.log(`The docs are at ${address}docs/, and links to rules lead there.`);
  if (docsStand() === 'elsewhere')
    console.log('The docs were built for another address: npm run docs without HOWZAT_DOCS_BASE has them here too.');
}
