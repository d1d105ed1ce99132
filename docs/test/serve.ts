import { createReadStream, existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { base } from '../src/base.js';
import { dist } from './built.js';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves the built site where it was built for, at a port that is free: only what is under its base is there. */
export function serve(): Promise<{ server: Server; address: string }> {
  const server = createServer((request, response) => {
    const pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = `${dist}${pathname.slice(base.length)}${pathname.endsWith('/') ? 'index.html' : ''}`;
    if (!pathname.startsWith(base) || !existsSync(file)) response.writeHead(404).end();
    else
      createReadStream(file).pipe(
        response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream'),
      );
  });
  return new Promise((told) => {
    server.listen(0, () => told({ server, address: `http://localhost:${(server.address() as AddressInfo).port}` }));
  });
}
