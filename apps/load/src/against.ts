import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { pick, stream } from '@howzat/core/engine';
import { freePort, type Postgres } from '../../../packages/server/test/postgres.js';

/** What is fetched for the comparison, and is no part of this project. */
const fetched = ['boardgame.io@0.50.2', 'bgio-postgres@1.0.16', 'socket.io-client@4.8.4'];

/** With a later koa-compose its server answers every request by 404: what it adds after it was made is not seen. */
const manifest = { private: true, overrides: { 'koa-compose': '4.1.0' } };

const files = fileURLToPath(new URL('../boardgame', import.meta.url));

/** What is used of a client of boardgame.io. */
interface Client {
  start(): void;
  stop(): void;
  subscribe(listener: (state: State | null) => void): () => void;
  readonly moves: { choose(number: number): void };
}

interface State {
  readonly _stateID: number;
  readonly G: { readonly balls: number; readonly made: Readonly<Record<string, boolean>> };
}

interface Library {
  Client(settings: object): Client;
}

interface Transport {
  SocketIO(settings: object): unknown;
}

/**
 * Plays so many matches of basic CCSL at once by the server of boardgame.io over the same Postgres, as fast as it goes.
 * @returns moves a second
 */
export async function boardgame(postgres: Postgres, matches: number, seconds: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'howzat-boardgame-'));
  try {
    cpSync(files, folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    execFileSync('npm', ['install', '--no-audit', '--no-fund', ...fetched], { cwd: folder, stdio: 'ignore' });
    const port = await freePort();
    const server = fork(join(folder, 'server.cjs'), [postgres.url, `${port}`], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    try {
      await once(server, 'message');
      return await played(folder, `http://127.0.0.1:${port}`, matches, seconds);
    } finally {
      server.kill('SIGKILL');
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function played(folder: string, url: string, matches: number, seconds: number): Promise<number> {
  const take = createRequire(join(folder, 'here.cjs'));
  const { Client } = take('boardgame.io/client') as Library;
  const { SocketIO } = take('boardgame.io/multiplayer') as Transport;
  const { game } = take('./game.cjs') as { readonly game: object };
  const multiplayer = SocketIO({ server: url, socketOpts: { transports: ['websocket'] } });
  const tallies: Tally[] = [];
  for (let n = 0; n < matches; n++) {
    const { matchID } = await sent<{ readonly matchID: string }>(`${url}/games/ccsl/create`, { numPlayers: 2 });
    for (const playerID of ['0', '1']) {
      const join = { playerID, playerName: `player ${playerID}` };
      const { playerCredentials: credentials } = await sent<{ readonly playerCredentials: string }>(
        `${url}/games/ccsl/${matchID}/join`,
        join,
      );
      tallies.push(new Tally(Client({ game, multiplayer, matchID, playerID, credentials, debug: false }), playerID, n));
    }
  }
  for (const tally of tallies) tally.play();
  await sleep(1_000);
  const before = tallies.map(({ moves }) => moves);
  await sleep(1_000 * seconds);
  const made = tallies.map(({ moves }, at) => moves - (before[at] ?? 0));
  for (const tally of tallies) tally.stop();
  // both players of a match count the moves of both
  return made.reduce((sum, moves) => sum + moves, 0) / 2 / seconds;
}

/** A player that chooses as soon as it is asked, and counts the moves of its match. */
class Tally {
  moves = 0;
  private readonly rng;
  private stopped = false;

  constructor(
    private readonly client: Client,
    private readonly playerID: string,
    seed: number,
  ) {
    this.rng = stream(seed, 6);
  }

  play(): void {
    let answered = -1;
    this.client.subscribe((state) => {
      if (this.stopped || !state) return;
      this.moves = state._stateID;
      if (state.G.made[this.playerID] || answered === state.G.balls) return;
      answered = state.G.balls;
      // not from inside its own update
      queueMicrotask(() => this.client.moves.choose(1 + pick(this.rng, 6)));
    });
    this.client.start();
  }

  stop(): void {
    this.stopped = true;
    this.client.stop();
  }
}

async function sent<T>(url: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return (await answer.json()) as T;
}
