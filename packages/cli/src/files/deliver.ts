import { createWriteStream } from 'node:fs';
import { Failure } from '../failure.js';
import { print } from '../output.js';
import { aboutRecord } from '../records/about.js';
import { machineDisk, reasonOf } from './disk.js';
import { readText } from './read-text.js';
import { writeWhole } from './write-whole.js';

/**
 * Writes text to a file, which it takes the place of whole, or to stdout where none is named.
 * @throws Failure where it cannot be written, and where a match lies there
 */
export async function deliver(text: string, file: string | undefined): Promise<void> {
  if (file === undefined) return print(text);
  try {
    const there = machineDisk.status(file);
    if (there?.kind === 'other') return await stream(text, file);
    if (there?.kind === 'file' && isRecord(file))
      throw new Failure(`${file} holds a match. Name another file for what is written.`);
    writeWhole(file, text);
  } catch (error) {
    throw error instanceof Failure ? error : new Failure(`${file} cannot be written: ${reasonOf(error)}.`);
  }
}

function isRecord(file: string): boolean {
  try {
    return aboutRecord(readText(file) ?? '') !== null;
  } catch {
    // what cannot be read as a match is none
    return false;
  }
}

/** A pipe or a device has no place that could be taken. */
function stream(text: string, file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    createWriteStream(file).on('error', reject).on('finish', resolve).end(text);
  });
}
