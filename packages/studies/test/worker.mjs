// A worker as a process of its own, which a test can kill: worker.mjs <url>
import { fileURLToPath } from 'node:url';
import { work } from '@howzat/studies';

const [on = ''] = process.argv.slice(2);
const game = new URL('./game.mjs', import.meta.url);
const find = () => ({ file: fileURLToPath(game), ref: (name) => ({ module: game.href, export: name }) });
const stop = new AbortController();
process.once('SIGTERM', () => stop.abort());
process.send?.('at work');
await work({ on, find, threads: 1, signal: stop.signal, patience: 0.5, onNews: (news) => process.send?.(news) });
process.disconnect?.();
