import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stream } from '@howzat/core/engine';
import { type FairRecord, verifyFair } from '@howzat/host';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenStore, openPgliteStore, openPostgresStore } from '../src/index.js';
import { short, variantOf } from './games.js';
import { ask, opened, Page, playToTheEnd } from './page.js';
import { freePort, type Postgres, startPostgres } from './postgres.js';

const program = fileURLToPath(new URL('node.mjs', import.meta.url));

/** A node in a process of its own, at a port that it keeps. */
class Node {
  private running: ChildProcess | null = null;

  constructor(
    private readonly place: string,
    private readonly port: number,
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const running = fork(program, [this.place, `${this.port}`], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    this.running = running;
    await new Promise<void>((resolve, reject) => {
      running.once('message', () => resolve());
      running.once('exit', (code) => reject(new Error(`The node ended with ${code} before it listened.`)));
    });
  }

  /** Ends it without a word. */
  kill(): Promise<void> {
    return new Promise((resolve) => {
      this.running?.removeAllListeners('exit');
      this.running?.once('exit', () => resolve());
      this.running?.kill('SIGKILL');
    });
  }
}

let postgres: Postgres;
let folder: string;
beforeAll(async () => {
  postgres = await startPostgres();
  folder = mkdtempSync(join(tmpdir(), 'howzat-killed-'));
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

// PGlite, which takes long to begin, is killed in `npm run test:deep`
const stores = [
  { kind: 'Postgres', kills: 3 },
  ...(process.env.HOWZAT_DEEP === '1' ? [{ kind: 'PGlite', kills: 1 }] : []),
];

describe.each(stores)('a node over $kind that is killed in the middle', ({ kind, kills }) => {
  test('loses no choice that was confirmed and doubles none, and its matches end', async () => {
    const place = kind === 'Postgres' ? postgres.url : join(folder, 'matches');
    const node = new Node(place, await freePort());
    await node.start();
    const { match, tokens } = await opened(node.url, short);
    const home = new Page(() => node.url, match, tokens.home ?? '', 'home-page').follow();
    const away = new Page(() => node.url, match, tokens.away ?? '', 'away-page').follow();
    await Promise.all([home.claim(), away.claim()]);
    const played = playToTheEnd([home, away], stream(8, 8));
    for (let killed = 1; killed <= kills; killed++) {
      await home.until(({ sequence, sight }) => sequence >= 3 * killed || sight.phase === 'over');
      await node.kill();
      await node.start();
    }
    await played;
    const headers = { authorization: `Bearer ${tokens.watch}` };
    const { body } = await ask<FairRecord>(`${node.url}/api/matches/${match}/record`, { headers });
    expect(verifyFair(variantOf('hand'), body)).toMatchObject({ fair: true });
    for (const page of [home, away]) page.leave();
    await node.kill();
    const store: OpenStore = await (kind === 'Postgres' ? openPostgresStore(place, 1) : openPgliteStore(place));
    const events = await store.events(match, 0);
    await store.close();
    const confirmed = [...home.confirmed, ...away.confirmed];
    for (const [key, sequence] of confirmed) expect(events[sequence - 1]?.key).toBe(key);
    expect(confirmed).toHaveLength(events.length);
  });
});
