import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Postgres } from '../../server/test/postgres.js';
import { type Outcome, Studies, simulationPlan } from '../src/index.js';
import { find, hand } from './hand.js';

const file = fileURLToPath(new URL('./worker.mjs', import.meta.url));
/** Ten years are added to what a process takes for the time. */
const late = `data:text/javascript,const now=Date.now;Date.now=()=>now()+315576e6;`;

export interface Fire {
  readonly workers: number;
  /** So many workers are killed while they play, each after some chunks have been counted, and others begin in their place. */
  readonly kills: number;
  /** The database is killed so often. */
  readonly restarts: number;
  readonly chunks: number;
  readonly matchesOfChunk: number;
  readonly seed: string;
  /** Whether the clocks of all but the first worker are ten years late. */
  readonly wrongClocks?: boolean;
}

/** Plays a simulation with workers that are processes, of which some are killed. */
export async function underFire(
  postgres: Postgres,
  { workers, kills, restarts, chunks, matchesOfChunk, seed, wrongClocks = false }: Fire,
): Promise<{ readonly outcome: Outcome; readonly killed: number; readonly matches: number }> {
  const matches = chunks * matchesOfChunk;
  const plan = simulationPlan({ variant: hand, matches, seed }, find);
  let studies = await Studies.open(postgres.url, find);
  const running = new Set<ChildProcess>();
  const begin = (first: boolean): void => {
    const execArgv = wrongClocks && !first ? ['--import', late] : [];
    const child = fork(file, [postgres.url], { execArgv });
    running.add(child);
    child.once('exit', () => running.delete(child));
  };
  try {
    const { id } = await studies.start(plan, { matchSeconds: 1, chunkSeconds: matchesOfChunk });
    for (let n = 0; n < workers; n++) begin(n === 0);
    const all = kills + restarts;
    // the blows to the database lie among those to workers
    const blows = Array.from({ length: all }, (_, n) => {
      const before = Math.floor((n * restarts) / Math.max(1, all));
      return Math.floor(((n + 1) * restarts) / Math.max(1, all)) > before ? 'database' : 'worker';
    });
    let struck = 0;
    let killed = 0;
    for (;;) {
      const { counted } = (await studies.progress(id)).chunks;
      if (counted >= chunks) break;
      const due = ((struck + 1) * chunks) / (blows.length + 2);
      const [victim] = running;
      if (struck < blows.length && counted >= due && victim) {
        if (blows[struck++] === 'database') {
          await studies.close();
          await postgres.killAndStart();
          studies = await Studies.open(postgres.url, find);
        } else {
          killed++;
          victim.kill('SIGKILL');
          begin(false);
        }
      }
      await sleep(30);
    }
    return { outcome: await studies.outcome(id), killed, matches };
  } finally {
    await Promise.all(
      [...running].map((child) => {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGKILL');
        return ended;
      }),
    );
    await studies.close();
  }
}
