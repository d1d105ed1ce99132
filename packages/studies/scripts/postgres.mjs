// A Postgres to try studies with: pnpm --filter @howzat/studies postgres. It prints its address, runs until it is interrupted, and keeps
// nothing.
import { startPostgres } from '../../../scripts/lib/postgres.mjs';

const postgres = await startPostgres();
console.log(postgres.url);
const ended = new Promise((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, resolve);
});
// a promise alone keeps no process alive, but the Postgres that it has started does
await ended;
await postgres.stop();
