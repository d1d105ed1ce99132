import type { PlayedPairing } from '@howzat/simulator';
import { Failure } from '../failure.js';
import { reasonOf } from '../files/disk.js';
import { Lock, machine, type Surroundings } from '../files/lock.js';
import { readText } from '../files/read-text.js';
import { writeWhole } from '../files/write-whole.js';

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
    private readonly lines: Line[],
    private readonly lock: Lock,
    private readonly around: Surroundings,
  ) {}

  /** @throws Failure for a file that holds anything else, that cannot be read, or that another tournament writes to */
  static open(file: string, around = machine): PairingsFile {
    return failing(file, () => {
      const lock = Lock.take(file, around);
      try {
        return new PairingsFile(file, linesOf(file, readText(file, around.disk) ?? ''), lock, around);
      } catch (error) {
        lock.release();
        throw error;
      }
    });
  }

  /** What has been played of the tournament of a name. */
  of(same: string): readonly PlayedPairing[] {
    return this.lines.filter((line) => line.same === same).map(({ pairing }) => pairing);
  }

  /** @throws Failure where it cannot be written down; what was before is then still there */
  add(same: string, pairing: PlayedPairing): void {
    const lines = [...this.lines, { same, pairing }];
    failing(this.file, () => {
      this.lock.check();
      writeWhole(this.file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''), this.around.disk);
    });
    this.lines.push({ same, pairing });
  }

  close(): void {
    this.lock.release();
  }
}

function failing<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(`The pairings cannot be kept in ${file}: ${reasonOf(error)}.`);
  }
}

function linesOf(file: string, text: string): Line[] {
  return text.split('\n').flatMap((line, at) => {
    if (line.trim() === '') return [];
    const value = parsed(line);
    if (!isLine(value)) throw new Failure(`${file} holds no pairings of a tournament: line ${at + 1} is none.`);
    return [value];
  });
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
