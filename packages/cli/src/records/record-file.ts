import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import type { AnyMatch } from '@howzat/core';
import { printableJson } from '@howzat/core/scorebook';
import { Failure } from '../failure.js';
import { reasonOf } from '../files/disk.js';
import { Lock, machine, type Surroundings } from '../files/lock.js';
import { readText } from '../files/read-text.js';
import { freeName, makeFolders, syncFolder, writeWhole } from '../files/write-whole.js';
import { note } from '../output.js';
import { aboutRecord } from './about.js';

/** Where an unfinished game lies when no --record was named: the place for the state of programs. */
export function lastGameFile(): string {
  return join(process.env.XDG_STATE_HOME || join(homedir(), '.local', 'state'), 'howzat', 'last-match.json');
}

/**
 * The file that a match is kept in while it is played. No other process may play it meanwhile, and what has been kept is there
 * whole, also after a loss of power.
 */
export class RecordFile {
  private kept: string | null = null;

  private constructor(
    readonly path: string,
    private readonly lock: Lock,
    private readonly around: Surroundings,
    /** Makes room for the first record that is kept. */
    private makeRoom: (() => void) | null,
  ) {}

  /**
   * For a match that begins.
   * @param options.force whether what is there may be overwritten
   * @throws Failure where something is there, where another process is at work with it, or where nothing can be kept there
   */
  static forNew(
    path: string,
    { force = false }: { readonly force?: boolean | undefined },
    around = machine,
  ): RecordFile {
    return RecordFile.held(path, around, () => {
      if (around.disk.status(path) === null || force) return;
      throw new Failure(`${path} ${held(path, around)}. Name another file, or overwrite it with --force.`);
    });
  }

  /**
   * For a match that goes on from the record in this file.
   * @throws Failure where there is none, or where another process is at work with it
   */
  static forResumed(path: string, around = machine): RecordFile {
    return failing(path, () => {
      // before anything is made for it
      if (around.disk.status(path) === null) throw new Failure(`There is no file ${path}.`);
      return RecordFile.held(path, around, () => {});
    });
  }

  /**
   * For a match that begins and is kept where `--resume` finds it. A match that was left there in the middle is set aside, and
   * so is what cannot be read.
   */
  static forLast({ force = false }: { readonly force?: boolean | undefined }, around = machine): RecordFile {
    const path = lastGameFile();
    return RecordFile.held(path, around, () => {}, force ? null : () => setAside(path, around));
  }

  private static held(
    path: string,
    around: Surroundings,
    check: () => void,
    makeRoom: (() => void) | null = null,
  ): RecordFile {
    return failing(path, () => {
      makeFolders(dirname(path), around.disk);
      const there = around.disk.status(path);
      if (there && there.kind !== 'file')
        throw new Failure(
          `No match can be kept in ${path}: it is ${there.kind === 'folder' ? 'a folder' : 'no file'}.`,
        );
      const lock = Lock.take(path, around);
      try {
        check();
        return new RecordFile(path, lock, around, makeRoom);
      } catch (error) {
        lock.release();
        throw error;
      }
    });
  }

  /**
   * Keeps the match as it stands. Once this returns, it is there.
   * @throws Failure where it cannot be kept; what was kept before is then still there
   */
  keep(match: AnyMatch): void {
    const text = `${printableJson(match.record())}\n`;
    if (text === this.kept) return;
    failing(this.path, () => {
      this.lock.check();
      this.makeRoom?.();
      this.makeRoom = null;
      writeWhole(this.path, text, this.around.disk);
    });
    this.kept = text;
  }

  /** Lets other processes have it. */
  close(): void {
    this.lock.release();
  }
}

function failing<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(`The match cannot be kept in ${path}: ${reasonOf(error)}.`);
  }
}

/** `holds another match (ccsl, Ann v Bob)` */
function held(path: string, { disk }: Surroundings): string {
  const about = aboutOf(path, disk);
  return about
    ? `holds another match (${about.title}${about.finished ? '' : ', not finished'})`
    : 'holds something else than a match';
}

function aboutOf(path: string, disk: Surroundings['disk']): ReturnType<typeof aboutRecord> {
  try {
    return aboutRecord(readText(path, disk) ?? '');
  } catch {
    return null;
  }
}

/** Moves what may still be wanted out of the way, and says where it is. */
function setAside(path: string, { disk }: Surroundings): void {
  if (disk.status(path) === null) return;
  const about = aboutOf(path, disk);
  if (about?.finished) return;
  const aside = freeName(dirname(path), 'match', '.json', disk);
  disk.rename(path, aside);
  syncFolder(dirname(path), disk);
  note(
    about
      ? `The match that was left (${about.title}) is kept: howzat play --resume ${aside}`
      : `What was in ${path} is no match that can be read; it is kept as ${aside}.`,
  );
}
