// A node as a process of its own, which can be killed: node.js <url of a Postgres, or a folder> <port>. Whoever started it may ask for its memory.
import { serve, usualLimits } from '@howzat/server';
import { games } from './games.js';

const [place = '', port = '0'] = process.argv.slice(2);
const limits = { ...usualLimits, requests: 10_000_000, opened: 1_000_000, streams: 100_000 };
const kept = place.startsWith('postgres:') ? { databaseUrl: place, folder: null } : { folder: place };
await serve({ games, ...kept, port: Number(port), limits, logs: false });
process.on('message', () => process.send?.({ rss: process.memoryUsage().rss }));
process.send?.('listening');
