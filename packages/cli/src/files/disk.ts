import {
  closeSync,
  fchmodSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readSync,
  realpathSync,
  renameSync,
  rmdirSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs';

/** What lies at a path. */
export interface Status {
  readonly kind: 'file' | 'folder' | 'other';
  /** In bytes. */
  readonly size: number;
  /** Who may read and write it, as the last nine bits. */
  readonly mode: number;
}

/**
 * The operations of a disk that matches are kept by, one system call each. Behind an interface so that tests can let each of them
 * fail, and cut the power after it. Each throws what Node throws, with a `code`.
 */
export interface Disk {
  /** `create` fails with EEXIST where something is there; it follows no link. */
  open(path: string, how: 'read' | 'create', mode?: number): number;
  /** How many bytes were read; 0 at the end. */
  read(file: number, into: Uint8Array): number;
  /** How many bytes were written: a disk may take less than it was given. */
  write(file: number, bytes: Uint8Array): number;
  /** Returns once everything written to a file, or the names in a folder, would outlive a loss of power. */
  sync(file: number): void;
  setMode(file: number, mode: number): void;
  close(file: number): void;
  /** What an open file is. */
  statusOf(file: number): Status;
  rename(from: string, to: string): void;
  remove(path: string): void;
  /** Makes one folder; EEXIST where it is there. */
  makeFolder(path: string): void;
  /** Removes an empty folder. */
  removeFolder(path: string): void;
  /** What lies there, links followed; null where nothing does. */
  status(path: string): Status | null;
  /** The path without links in it. */
  resolved(path: string): string;
}

function statusFrom(stats: { isFile(): boolean; isDirectory(): boolean; size: number; mode: number }): Status {
  const kind = stats.isFile() ? 'file' : stats.isDirectory() ? 'folder' : 'other';
  return { kind, size: stats.size, mode: stats.mode & 0o777 };
}

/** The disk of this machine. */
export const machineDisk: Disk = {
  open: (path, how, mode = 0o666) => openSync(path, how === 'read' ? 'r' : 'wx', mode),
  read: (file, into) => readSync(file, into),
  write: (file, bytes) => writeSync(file, bytes),
  sync: fsyncSync,
  setMode: fchmodSync,
  close: closeSync,
  statusOf: (file) => statusFrom(fstatSync(file)),
  rename: renameSync,
  remove: unlinkSync,
  makeFolder: (path) => mkdirSync(path),
  removeFolder: rmdirSync,
  status: (path) => {
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats ? statusFrom(stats) : null;
  },
  resolved: (path) => realpathSync(path),
};

/** The code of an error of the system: `ENOSPC`. */
export function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException | null)?.code ?? '';
}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'there is no space left on the disk',
  EDQUOT: 'no more space is allowed to you on the disk',
  EFBIG: 'the file would be larger than the disk allows',
  EACCES: 'it may not be written or read by you',
  EPERM: 'the system does not allow it',
  EROFS: 'the disk can only be read',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is a file and no folder',
  ENOENT: 'its folder is not there',
  ENAMETOOLONG: 'its name is too long',
  ELOOP: 'its links lead in a circle',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  EIO: 'the disk reports an error',
};

/** Why the system refused, in words for the end of a sentence. */
export function reasonOf(error: unknown): string {
  const code = codeOf(error);
  if (code === '') return error instanceof Error ? error.message : String(error);
  return Object.hasOwn(reasons, code) ? `${reasons[code]} (${code})` : `the system says ${code}`;
}
