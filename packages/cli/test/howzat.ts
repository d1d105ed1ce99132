import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

const bin = fileURLToPath(new URL('../bin/howzat.js', import.meta.url));

/** A variant, a house rule and a player of their own, in TypeScript. */
export const village = fileURLToPath(new URL('./fixtures/village.ts', import.meta.url));

/** A folder for what a test writes; the state of programs lies there too. */
export const folder = mkdtempSync(join(tmpdir(), 'howzat-test-'));
afterAll(async () => (await import('node:fs/promises')).rm(folder, { recursive: true, force: true }));

export interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

let started = 0;

/** Starts the command line as a process of its own, by itself on the machine unless a place for its state is named. */
export function start(
  args: readonly string[],
  cwd = folder,
  state = join(folder, `state-${started++}`),
  more: NodeJS.ProcessEnv = {},
) {
  const env = { ...process.env, XDG_STATE_HOME: state, NO_COLOR: '1', FORCE_COLOR: undefined, ...more };
  return spawn(process.execPath, [bin, ...args], { cwd, env });
}

/** Runs it to its end. */
export async function howzat(
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

/** Runs it and reads the JSON that it prints. */
export async function json<T = Record<string, unknown>>(args: readonly string[], input = ''): Promise<T> {
  const { status, stdout, stderr } = await howzat(args, input);
  if (status !== 0) throw new Error(`howzat ${args.join(' ')} ended with ${status}: ${stderr}`);
  return JSON.parse(stdout) as T;
}
