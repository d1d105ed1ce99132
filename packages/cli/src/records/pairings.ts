import { appendFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { PlayedPairing } from '@howzat/simulator';
import { Failure } from '../failure.js';

interface Line {
  readonly same: string;
  readonly pairing: PlayedPairing;
}

function isLine(value: unknown): value is Line {
  if (typeof value !== 'object' || value === null) return false;
  const { same, pairing } = value as Partial<Line>;
  return typeof same === 'string' && Array.isArray(pairing?.wins) && Array.isArray(pairing.players);
}

/** The pairings of tournaments as they were played, one to a line: what was stopped goes on from there. */
export class PairingsFile {
  private constructor(
    private readonly file: string,
    private readonly lines: readonly Line[],
  ) {}

  /** @throws Failure for a file that holds anything else */
  static async open(file: string): Promise<PairingsFile> {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    const lines = text.split('\n').flatMap((line, at) => {
      if (line.trim() === '') return [];
      const value = parsed(line);
      if (!isLine(value)) throw new Failure(`${file} holds no pairings of a tournament: line ${at + 1} is none.`);
      return [value];
    });
    return new PairingsFile(file, lines);
  }

  /** What has been played of the tournament of a name. */
  of(same: string): readonly PlayedPairing[] {
    return this.lines.filter((line) => line.same === same).map(({ pairing }) => pairing);
  }

  add(same: string, pairing: PlayedPairing): void {
    appendFileSync(this.file, `${JSON.stringify({ same, pairing })}\n`);
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
