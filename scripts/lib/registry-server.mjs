// An npm registry in a thread of its own, so that it answers also while the one that started it waits for a program.
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { runServer } from 'verdaccio';

const { folder, usual } = workerData;
const open = { access: '$all', publish: '$all', unpublish: '$all' };
const ours = Object.fromEntries(['@howzat/*', 'howzat', 'create-howzat'].map((name) => [name, open]));
const server = await runServer({
  storage: join(folder, 'storage'),
  self_path: folder,
  uplinks: { usual: { url: usual } },
  packages: { ...ours, '**': { access: '$all', proxy: 'usual' } },
  max_body_size: '100mb',
  log: { type: 'file', path: join(folder, 'log'), level: 'warn', format: 'json' },
});
server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
