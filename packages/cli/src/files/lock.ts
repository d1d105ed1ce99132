import { randomUUID } from 'node:crypto';
import { machineProcesses, type Processes, type ProcessMark } from '@howzat/process-mark';
import { Failure } from '../failure.js';
import { codeOf, type Disk, machineDisk } from './disk.js';
import { readText } from './read-text.js';
import { quietly, writeAll } from './write-whole.js';

interface Holder extends ProcessMark {
  /** What tells this holding from any other. */
  readonly token: string;
}

/** Where a lock is held: the disk, and who runs beside us. */
export interface Surroundings {
  readonly disk: Disk;
  readonly processes: Processes;
  /** Waits so many milliseconds. */
  pause(ms: number): void;
}

export const machine: Surroundings = {
  disk: machineDisk,
  processes: machineProcesses,
  pause: (ms) => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
  },
};

/** The locks of this process: let go when it ends, however it comes to that. */
const held = new Set<Lock>();

const letGoOfAll = (): void => {
  for (const lock of held) lock.release();
};

function letGoAtTheEnd(lock: Lock): void {
  process.off('exit', letGoOfAll).on('exit', letGoOfAll);
  held.add(lock);
}

/** How often a lock that is being written, or taken over, is looked at again before it counts as left behind. */
const looks = 20;
const betweenLooks = 50;

/**
 * Says to other processes that this one works with a file, by a file beside it (`m.json.lock`) that names the process. It is held
 * until it is let go; where its process is gone, the next one takes it over.
 *
 * A library that says so by the age of a file would give a match away while a computer player thinks, or while the terminal is
 * stopped; so this one looks whether the process runs.
 */
export class Lock {
  private constructor(
    private readonly path: string,
    private readonly file: string,
    private readonly token: string,
    private readonly around: Surroundings,
  ) {
    letGoAtTheEnd(this);
  }

  /**
   * @param file what is worked with
   * @throws Failure where another process has it
   */
  static take(file: string, around: Surroundings = machine): Lock {
    const path = `${file}.lock`;
    const token = randomUUID();
    for (let look = 0; ; look++) {
      const made = create(path, token, around);
      const holder = holderOf(path, around);
      // whoever stood still before it wrote its name may have lost it
      if (made && typeof holder === 'object' && holder.token === token) return new Lock(path, file, token, around);
      if (typeof holder === 'object' && around.processes.runs(holder)) throw taken(file, path, holder, around);
      // whoever makes a lock writes its name a moment later, and a lock may be let go while we look
      if (typeof holder === 'string' && look < looks) around.pause(betweenLooks);
      else if (look < 2 * looks) takeAway(path, holder, around);
      else throw new Failure(`${file} cannot be locked: ${path} is in the way. Delete it.`);
    }
  }

  /**
   * To be asked before each write: whoever removed the file of the lock by hand may have let somebody else in.
   * @throws Failure where it is no longer ours
   */
  check(): void {
    const holder = holderOf(this.path, this.around);
    if (typeof holder === 'object' && holder.token === this.token) return;
    held.delete(this);
    throw new Failure(`Another process has taken over ${this.file}; what it keeps there is left as it is.`);
  }

  /** Lets it go; a second time does nothing. */
  release(): void {
    if (!held.delete(this)) return;
    // what is left behind says that this process is gone
    quietly(() => {
      const holder = holderOf(this.path, this.around);
      if (typeof holder === 'object' && holder.token === this.token) this.around.disk.remove(this.path);
    });
  }
}

/** Makes the file of a lock; false where there is one. */
function create(path: string, token: string, { disk, processes }: Surroundings): boolean {
  let file: number;
  try {
    file = disk.open(path, 'create');
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
  try {
    const holder: Holder = { ...processes.self, token };
    try {
      writeAll(file, new TextEncoder().encode(JSON.stringify(holder)), disk);
    } finally {
      disk.close(file);
    }
  } catch (error) {
    quietly(() => disk.remove(path));
    throw error;
  }
  return true;
}

function holderOf(path: string, { disk }: Surroundings): Holder | 'none' | 'unreadable' {
  const text = readText(path, disk);
  if (text === null) return 'none';
  try {
    const { host, pid, began, token } = JSON.parse(text) as Partial<Holder>;
    const whole = [host, began, token].every((each) => typeof each === 'string') && Number.isSafeInteger(pid);
    return whole && (pid as number) > 0 ? ({ host, pid, began, token } as Holder) : 'unreadable';
  } catch {
    return 'unreadable';
  }
}

/**
 * Removes the lock of a process that is gone. Only one process does so at a time, and looks again before it does: a lock that another
 * took meanwhile is not removed.
 */
function takeAway(path: string, left: ReturnType<typeof holderOf>, around: Surroundings): void {
  const { disk, processes } = around;
  const taking = `${path}.taking`;
  for (let look = 0; !create(taking, 'taking', around); look++) {
    const other = holderOf(taking, around);
    if (other === 'none') continue;
    const gone = other === 'unreadable' ? look >= looks : !processes.runs(other) || look >= 10 * looks;
    if (gone) quietly(() => disk.remove(taking));
    else around.pause(betweenLooks);
  }
  try {
    const now = holderOf(path, around);
    const same = typeof now === 'object' && typeof left === 'object' ? now.token === left.token : now === left;
    if (same) quietly(() => disk.remove(path));
  } finally {
    quietly(() => disk.remove(taking));
  }
}

function taken(file: string, path: string, { host, pid }: ProcessMark, { processes }: Surroundings): Failure {
  const elsewhere = host === processes.self.host ? '' : ` on ${host}`;
  const ifGone = elsewhere === '' ? '' : ` If that one is gone, delete ${path}.`;
  return new Failure(
    `Another process (${pid}${elsewhere}) is at work with ${file}. Wait until it is done, or name another file.${ifGone}`,
  );
}
