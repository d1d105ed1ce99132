import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Match } from '@howzat/core';
import { Failure } from '../failure.js';

/** All that comes in by stdin. */
async function readInput(): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Reads a JSON file; `-` is the input. */
export async function readJson(file: string): Promise<unknown> {
  let text: string;
  try {
    text = file === '-' ? await readInput() : readFileSync(file, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Failure(code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read: ${message}`);
  }
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Failure(`${file} is not JSON: ${(error as Error).message}`);
  }
}

/** Where an unfinished game lies when no --record was named: the place for the state of programs. */
export function lastGameFile(): string {
  return join(process.env.XDG_STATE_HOME || join(homedir(), '.local', 'state'), 'howzat', 'last-match.json');
}

/** Writes the record of a match so that the file always holds a whole one, whenever we are killed. */
export function writeRecord(file: string, match: Match<never>): void {
  const half = `${file}.${process.pid}.part`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(half, `${JSON.stringify(match.record())}\n`);
    renameSync(half, file);
  } catch (error) {
    throw new Failure(`The record cannot be written to ${file}: ${(error as Error).message}`);
  }
}
