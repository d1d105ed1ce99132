export { type Limits, type Retention, usualLimits, usualRetention } from '@howzat/host';
export type { Logs } from './http/server.js';
export type { Device, PushKeys, PushStore } from './push/push.js';
export {
  type Answering,
  type AnsweringSettings,
  answering,
  type NodeRequest,
  type NodeResponse,
  type ServeSettings,
  type Serving,
  serve,
} from './serve.js';
export type { OpenStore } from './store/open-store.js';
export { openPgliteStore } from './store/pglite-store.js';
export { openPostgresStore } from './store/postgres-store.js';
