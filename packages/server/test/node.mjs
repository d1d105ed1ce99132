// A node as a process of its own, which a test can kill: node.mjs <folder or url> <port>
import { serve, usualLimits } from '@howzat/server';
import { hand } from '../../simulator/test/hand-cricket.mjs';

const [place = '', port = '0'] = process.argv.slice(2);
const limits = { ...usualLimits, requests: 1_000_000, opened: 10_000, streams: 1_000 };
const kept = place.startsWith('postgres:') ? { databaseUrl: place, folder: null } : { folder: place };
await serve({ games: [{ variant: hand }], ...kept, port: Number(port), limits, logs: false });
process.send?.('listening');
