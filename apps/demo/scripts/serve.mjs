// Serves the built app: node scripts/serve.mjs [--port 4173]
// The docs site is served with it, under /docs/, where it has been built for that place, and under /api/ matches are played between people
// far apart. They are kept in the folder that --matches names.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import compression from 'compression';
import sirv from 'sirv';
import { hosting } from './host.mjs';
import { headersOf } from './policy.mjs';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const kept = fileURLToPath(new URL('../.matches', import.meta.url));
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
 * /docs/ the docs, where the folder named has them as they are to stand there. Without `matches` none are played here.
 * @param {number} port
 * @param {{ folder?: string, docs?: string | null, matches?: Parameters<typeof hosting>[0] }} [settings]
 * @returns {Promise<{ readonly address: string, readonly stop: () => Promise<void> }>} its address, and the way to stop
 */
export function serve(port = 4173, { folder = dist, docs: docsFolder = docsDist, matches } = {}) {
  const host = matches ? hosting(matches) : null;
  const answer = answering(folder, docsFolder, host);
  // what the build has compressed goes out as it is, and whatever else is text is compressed on its way
  const compress = compression();
  return new Promise((resolve, reject) => {
    const server = createServer((request, response) => {
      // what the host sends says for itself how it is to be handled, and a stream must not wait for more of it
      if (host && /^\/(?:api|health)\//.test(request.url ?? '')) return host.answer(request, response);
      compress(request, response, () => answer(request, response));
    });
    server.on('error', (error) => {
      if (error.code === 'EADDRINUSE' && port !== 0) resolve(serve(port + 1, { folder, docs: docsFolder, matches }));
      else reject(error);
    });
    server.listen(port, () => {
      const { port: bound } = server.address();
      resolve({
        address: `http://localhost:${bound}/`,
        stop: async () => {
          server.close();
          server.closeAllConnections();
          await host?.stop();
        },
      });
    });
  });
}

/** Answers requests for what is in the folders, and refuses what is no address at all. */
function answering(folder, docsFolder, host) {
  const files = sirv(folder, { dev: false, extensions: [], etag: true, gzip: true, brotli: true });
  const hasDocs = docsFolder !== null && docsStand(docsFolder) === 'here';
  const docs = hasDocs ? sirv(docsFolder, { dev: false, etag: true }) : null;
  const index = page(folder, hasDocs);
  const screen = (response) => {
    response.setHeader('content-type', 'text/html;charset=utf-8');
    response.end(index);
    host?.soon();
  };
  return (request, response) => {
    const path = pathOf(request.url);
    if (path === null) return refuse(response, 400, 'That is not an address.');
    for (const [name, value] of Object.entries(headersOf(path))) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return refuse(response, 405, 'Files can be read here, and nothing else.');
    }
    if (path === '/' || path === '/index.html') return screen(response);
    const missing = () => refuse(response, 404, 'There is no such file.');
    if (docs && path.startsWith('/docs/')) {
      request.url = path.slice('/docs'.length);
      return docs(request, response, missing);
    }
    // every other address is one of the app's own screens, but for a file that is not there
    return files(request, response, () => (/\.\w+$/.test(path) ? missing() : screen(response)));
  };
}

/** The path of an address; null where it is none, or hides what it means. */
function pathOf(url = '/') {
  if (!url.startsWith('/') || url.startsWith('//') || !URL.canParse(url, 'http://localhost')) return null;
  const { pathname } = new URL(url, 'http://localhost');
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for
    return /[\u0000-\u001f\\]|%2f|\.\.\//i.test(decodeURIComponent(pathname)) || /%2f|%5c/i.test(pathname)
      ? null
      : pathname;
  } catch {
    return null;
  }
}

/** The page of the app. It is told where the docs are, so that links to rules lead there. */
function page(folder, hasDocs) {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  return hasDocs ? html.replace('</head>', '<meta name="howzat-docs" content="/docs" /></head>') : html;
}

function refuse(response, status, why) {
  response.writeHead(status, { 'content-type': 'text/plain;charset=utf-8' });
  response.end(`${why}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '4173' }, matches: { type: 'string', default: kept } },
  });
  const { address, stop } = await serve(Number(values.port), { matches: { folder: values.matches } });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop().then(() => process.exit(0)));
  console.log(`Howzat is served at ${address} (Ctrl+C stops it)`);
  if (docsStand() === 'here') console.log(`The docs are at ${address}docs/, and links to rules lead there.`);
  if (docsStand() === 'elsewhere')
    console.log('The docs were built for another address: npm run docs without HOWZAT_DOCS_BASE has them here too.');
}
