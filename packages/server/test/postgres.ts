export { freePort, type Postgres, startPostgres } from '../../../scripts/lib/postgres.mjs';
