import { Failure } from '../failure.js';
import { codeOf, type Disk, machineDisk, reasonOf } from './disk.js';

/** The largest file that is read, in bytes: a record of the longest match is far below it. */
const largestFile = 16 * 1024 * 1024;

const chunkSize = 1 << 16;

function tooLarge(file: string): Failure {
  return new Failure(`${file} is too large: at most ${largestFile / 1024 / 1024} MB are read.`);
}

/** All that comes in by stdin, up to the largest size. */
async function readInput(): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of process.stdin) {
    size += (chunk as Buffer).length;
    if (size > largestFile) throw tooLarge('The input');
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * The text of a file, or null where there is none. Its size is looked at before it is read, and again while it is.
 * @throws Failure where it cannot be read or is too large
 */
export function readText(file: string, disk: Disk = machineDisk): string | null {
  let open: number;
  try {
    open = disk.open(file, 'read');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw cannotRead(file, error);
  }
  try {
    try {
      return readOpen(file, open, disk);
    } finally {
      disk.close(open);
    }
  } catch (error) {
    throw error instanceof Failure ? error : cannotRead(file, error);
  }
}

function readOpen(file: string, open: number, disk: Disk): string {
  if (disk.statusOf(open).size > largestFile) throw tooLarge(file);
  const chunks: Uint8Array[] = [];
  // pipes and devices have no size, and a file may grow
  for (let size = 0; ; ) {
    const chunk = new Uint8Array(chunkSize);
    const read = disk.read(open, chunk);
    if (read === 0) return Buffer.concat(chunks).toString('utf8');
    size += read;
    if (size > largestFile) throw tooLarge(file);
    chunks.push(chunk.subarray(0, read));
  }
}

function cannotRead(file: string, error: unknown): Failure {
  return new Failure(`${file} cannot be read: ${reasonOf(error)}.`);
}

/**
 * Reads a JSON file; `-` is the input.
 * @throws Failure where there is none, where it is too large, or is no JSON
 */
export async function readJson(file: string): Promise<unknown> {
  const text = file === '-' ? await readInput() : readText(file);
  if (text === null) throw new Failure(`There is no file ${file}.`);
  return parseJson(text, file);
}

/** @throws Failure where a text is no JSON */
export function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Failure(`${file} is not JSON: ${(error as Error).message}`);
  }
}
