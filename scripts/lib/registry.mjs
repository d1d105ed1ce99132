import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/**
 * Starts an npm registry that keeps our packages in a folder and asks the usual registry for all others.
 *
 * @returns its address, a file of settings with which anybody may publish there, and what stops it
 */
export async function startRegistry(folder) {
  mkdirSync(folder, { recursive: true });
  const usual = process.env.npm_config_registry ?? 'https://registry.npmjs.org/';
  const server = new Worker(new URL('./registry-server.mjs', import.meta.url), { workerData: { folder, usual } });
  const [port] = await once(server, 'message');
  const userconfig = join(folder, 'npmrc');
  writeFileSync(userconfig, `//127.0.0.1:${port}/:_authToken=anybody\n`);
  return { url: `http://127.0.0.1:${port}/`, userconfig, stop: () => server.terminate() };
}
