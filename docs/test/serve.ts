import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { base } from '../src/base.js';
import { dist } from './built.js';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

const compressed = new Map<string, Buffer>();

/** A file of text as servers of static files send it. */
export function gzipped(file: string): Buffer {
  const known = compressed.get(file);
  if (known) return known;
  const small = gzipSync(readFileSync(file));
  compressed.set(file, small);
  return small;
}

/** Serves the built site where it was built for, at a port that is free: only what is under its base is there. */
export function serve(): Promise<{ server: Server; address: string }> {
  const server = createServer((request, response) => {
    const pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = `${dist}${pathname.slice(base.length)}${pathname.endsWith('/') ? 'index.html' : ''}`;
    if (!pathname.startsWith(base) || !existsSync(file)) response.writeHead(404).end();
    else if (types[extname(file)] === undefined) createReadStream(file).pipe(response);
    else
      response.writeHead(200, { 'content-type': types[extname(file)], 'content-encoding': 'gzip' }).end(gzipped(file));
  });
  return new Promise((told) => {
    server.listen(0, () => told({ server, address: `http://localhost:${(server.address() as AddressInfo).port}` }));
  });
}
