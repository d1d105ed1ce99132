import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { bundled, type Host, inFolder } from './hosts.js';
import type { Came, HostPlan, How, Line } from './told.js';

/** Seconds without a line after which a host is taken to hang. */
const patience = 1800;

/** What came of a plan on a host. */
export interface HostCame {
  readonly host: Host;
  readonly how: ReadonlyMap<string, How>;
  readonly came: ReadonlyMap<string, readonly Came[]>;
  /** Why it did not come to its end; null where it did. */
  readonly broke: string | null;
}

/** Plays a plan on hosts, so many of them side by side. The program is bundled once. */
export async function playOn(
  hosts: readonly Host[],
  plan: HostPlan,
  { threads = availableParallelism(), onLine = (_: Host, __: Line) => {} } = {},
): Promise<readonly HostCame[]> {
  const bundle = await bundled();
  const results = new Map<Host, HostCame>();
  const made = new Map<Host['prepare'], Promise<string>>();
  // what two hosts run is made once
  const programFor = ({ prepare }: Host): Promise<string> => {
    const program = made.get(prepare) ?? prepare(bundle);
    made.set(prepare, program);
    return program;
  };
  const waiting = [...hosts];
  const work = async (folder: string): Promise<void> => {
    for (let host = waiting.shift(); host; host = waiting.shift())
      results.set(host, await playOnOne(host, () => programFor(host), plan, folder, onLine));
  };
  await inFolder((folder) => Promise.all(Array.from({ length: threads }, () => work(folder))));
  return hosts.map((host) => results.get(host) as HostCame);
}

async function playOnOne(
  host: Host,
  programFor: () => Promise<string>,
  plan: HostPlan,
  folder: string,
  onLine: (host: Host, line: Line) => void,
): Promise<HostCame> {
  const how = new Map<string, How>();
  const came = new Map<string, Came[]>();
  const take = (line: Line): void => {
    if ('how' in line) how.set(line.game, line.how);
    else came.set(line.game, [...(came.get(line.game) ?? []), line.came]);
    onLine(host, line);
  };
  const file = join(folder, `${host.id}.cjs`);
  try {
    const program = await programFor();
    writeFileSync(file, `${host.before}\nvar howzatHost = { plan: ${JSON.stringify(plan)}, say: say };\n${program}`);
    return { host, how, came, broke: await run(host.command(file), take) };
  } catch (error) {
    return { host, how, came, broke: (error as Error).message };
  }
}

/** Runs a command whose lines are JSON. Gives what it broke with, or null. */
function run([command, args]: ReturnType<Host['command']>, take: (line: Line) => void): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    let hangs = false;
    const hung = (): NodeJS.Timeout =>
      setTimeout(() => {
        hangs = true;
        child.kill('SIGKILL');
      }, 1000 * patience);
    let watchdog = hung();
    child.stderr.on('data', (part) => {
      said = `${said}${part}`.slice(0, 2000);
    });
    createInterface({ input: child.stdout }).on('line', (line) => {
      clearTimeout(watchdog);
      watchdog = hung();
      try {
        take(JSON.parse(line) as Line);
      } catch {
        said = `${said}${line}\n`.slice(0, 2000);
      }
    });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearTimeout(watchdog);
      if (hangs) resolve(`it hangs: no line for ${patience} s`);
      else resolve(code === 0 ? null : `it ended with ${signal ?? code}: ${said}`);
    });
  });
}
