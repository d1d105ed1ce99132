// Makes all pages: those of the API in a thread beside the others.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

const api = new Worker(new URL('../scripts/make-api.mjs', import.meta.url));
const ended = once(api, 'exit');
await import('./write.js');
const [code]: readonly unknown[] = await ended;
if (code !== 0) process.exitCode = 1;
