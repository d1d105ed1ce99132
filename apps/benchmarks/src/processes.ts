import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Report } from './contests/contest.js';

const entries = fileURLToPath(new URL('./entries/', import.meta.url));

function run(entry: string, args: readonly string[], flags: readonly string[] = []): unknown {
  const { status, stdout } = spawnSync(process.execPath, [...flags, join(entries, `${entry}.js`), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${entry} ${args.join(' ')} failed.`);
  return JSON.parse(stdout);
}

/** Holds one contest in a process of its own. */
export function contestIn(entry: string, id: string, pace: string): Report {
  return run(entry, [id, pace]) as Report;
}

/** One simulation in a process of its own. */
export interface SimulationRun {
  readonly matches: number;
  readonly workers: number;
  readonly seconds: number;
  readonly megabytes: number;
}

/** Simulates CCSL of one over in a process of its own. */
export function simulationOf(matches: number, workers: number): SimulationRun {
  return run('simulation', [String(matches), String(workers)]) as SimulationRun;
}

/** Lets one contestant of a contest play alone under the sampling profiler, and writes its profile to a file. */
export function profile(entry: string, id: string, contestant: string, to: string): void {
  const folder = mkdtempSync(`${to}.`);
  try {
    run(entry, [id, 'full', contestant], ['--cpu-prof', `--cpu-prof-dir=${folder}`]);
    const [written] = readdirSync(folder);
    if (written === undefined) throw new Error('Node wrote no profile.');
    renameSync(join(folder, written), to);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
