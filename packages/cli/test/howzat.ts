import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('../bin/howzat.js', import.meta.url));
const main = new URL('../dist/index.js', import.meta.url).href;

/** A variant, a house rule and a player of their own, in TypeScript. */
export const village = fileURLToPath(new URL('./fixtures/village.ts', import.meta.url));

/** Hand cricket, in JavaScript, which has a sensible player of its own. */
export const hand = fileURLToPath(new URL('../../simulator/test/hand-cricket.mjs', import.meta.url));

/** A folder for what a test writes; the state of programs lies there too. It goes with the home that the run of the tests has. */
export const folder = mkdtempSync(join(homedir(), 'howzat-test-'));

export interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

let started = 0;

/** The environment of a run, which has the machine for itself unless a place for its state is named. */
function environment(state = join(folder, `state-${started++}`)): NodeJS.ProcessEnv {
  return { XDG_STATE_HOME: state, NO_COLOR: '1', FORCE_COLOR: undefined };
}

/** Starts the command line as a process of its own. */
export function start(args: readonly string[], cwd = folder, state?: string, more: NodeJS.ProcessEnv = {}) {
  const env = { ...process.env, ...environment(state), ...more };
  return spawn(process.execPath, [bin, ...args], { cwd, env });
}

/** Runs it to its end as a process of its own: for what only a process shows, such as a lock, a signal or another environment. */
export async function howzatAsProcess(
  args: readonly string[],
  input = '',
  cwd = folder,
  state?: string,
  env?: NodeJS.ProcessEnv,
): Promise<Ran> {
  const child = start(args, cwd, state, env);
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { status, stdout, stderr };
}

/** A stream that keeps what is written to it. */
function written(): { readonly stream: PassThrough; readonly text: () => string } {
  const stream = new PassThrough();
  const parts: Buffer[] = [];
  stream.on('data', (part: Buffer) => parts.push(part));
  return { stream, text: () => Buffer.concat(parts).toString('utf8') };
}

/** Gives the process other streams, another folder and other variables, until what it returns is called. */
function stagedAs(streams: Readonly<Record<'stdin' | 'stdout' | 'stderr', PassThrough>>, cwd: string, state?: string) {
  const before = process.cwd();
  const variables = Object.entries(environment(state)).map(
    ([name, value]) => [name, value, process.env[name]] as const,
  );
  const own = Object.keys(streams).map((name) => [name, Object.getOwnPropertyDescriptor(process, name)] as const);
  const set = (name: string, value: string | undefined): void => {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  };
  for (const [name, stream] of Object.entries(streams))
    Object.defineProperty(process, name, { value: stream, configurable: true, enumerable: true });
  for (const [name, value] of variables) set(name, value);
  process.chdir(cwd);
  return () => {
    process.chdir(before);
    for (const [name, , value] of variables) set(name, value);
    for (const [name, descriptor] of own) if (descriptor) Object.defineProperty(process, name, descriptor);
  };
}

/** What plays on threads unless it is told otherwise. */
const threaded = new Set(['simulate', 'compare', 'tournament', 'exploit', 'decisions']);

/** Plays in this thread where a test says nothing of threads: each of them would load the games again. */
function withoutThreads(args: readonly string[]): readonly string[] {
  const isThreaded = threaded.has(args[0] ?? '') && args.length > 1;
  return isThreaded && !args.some((arg) => /^--(?:workers|on|help)\b/.test(arg)) ? [...args, '--workers', '0'] : args;
}

/** Only one run at a time has the process for itself. */
let last: Promise<unknown> = Promise.resolve();

/** Runs it to its end, in this process, by what `bin/howzat.js` calls: arguments and input go in, streams and exit code come out. */
export function howzat(args: readonly string[], input = '', cwd = folder, state?: string): Promise<Ran> {
  const ran = last.then(async () => {
    const [stdin, stdout, stderr] = [new PassThrough(), written(), written()];
    stdin.end(input);
    const exitCode = process.exitCode;
    const restore = stagedAs({ stdin, stdout: stdout.stream, stderr: stderr.stream }, cwd, state);
    try {
      process.exitCode = undefined;
      // whether there are colours is settled when it is loaded, so it is loaded in this environment
      const { run } = (await import(/* @vite-ignore */ main)) as { run(argv: readonly string[]): Promise<void> };
      await run([process.execPath, bin, ...withoutThreads(args)]);
      const status = Number(process.exitCode ?? 0);
      // what was written last comes out of a stream in the next turn
      await new Promise(setImmediate);
      return { status, stdout: stdout.text(), stderr: stderr.text() };
    } finally {
      restore();
      process.exitCode = exitCode;
    }
  });
  last = ran.catch(() => {});
  return ran;
}

/** Runs it and reads the JSON that it prints. */
export async function json<T = Record<string, unknown>>(args: readonly string[], input = ''): Promise<T> {
  const { status, stdout, stderr } = await howzat(args, input);
  if (status !== 0) throw new Error(`howzat ${args.join(' ')} ended with ${status}: ${stderr}`);
  return JSON.parse(stdout) as T;
}
