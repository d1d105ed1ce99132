import { dirname, join } from 'node:path';
import { codeOf, type Disk, machineDisk } from './disk.js';

/**
 * Writes a file so that at every moment, and after a loss of power, the old or the new one is there whole: into a file beside it, which is
 * synced and takes its name, after which the folder is synced too. The new one stands for certain once this returns.
 * The file beside it is removed where something fails. A link is followed: what it leads to is written.
 * @throws what the system says; the old file is then still there, or the new one is and may not outlive a loss of power
 */
export function writeWhole(path: string, text: string, disk: Disk = machineDisk): void {
  const there = disk.status(path);
  const target = there ? disk.resolved(path) : path;
  const part = `${target}.part`;
  writePart(part, text, there?.mode, disk);
  try {
    disk.rename(part, target);
  } catch (error) {
    quietly(() => disk.remove(part));
    throw error;
  }
  syncFolder(dirname(target), disk);
}

function writePart(part: string, text: string, mode: number | undefined, disk: Disk): void {
  const file = created(part, mode, disk);
  try {
    try {
      if (mode !== undefined) disk.setMode(file, mode);
      writeAll(file, new TextEncoder().encode(text), disk);
      disk.sync(file);
    } finally {
      disk.close(file);
    }
  } catch (error) {
    quietly(() => disk.remove(part));
    throw error;
  }
}

/** A new file; one that a process left half written when it was killed is taken away first. */
function created(part: string, mode: number | undefined, disk: Disk): number {
  try {
    return disk.open(part, 'create', mode);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    disk.remove(part);
    return disk.open(part, 'create', mode);
  }
}

export function writeAll(file: number, bytes: Uint8Array, disk: Disk): void {
  for (let at = 0; at < bytes.length; ) at += disk.write(file, bytes.subarray(at));
}

/** What a system says that cannot sync a folder, or has no need to. */
const cannotSync = new Set(['EINVAL', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/** Makes the names in a folder outlive a loss of power. */
export function syncFolder(folder: string, disk: Disk): void {
  // Windows opens no folders, and keeps names by itself
  if (process.platform === 'win32') return;
  const open = disk.open(folder, 'read');
  try {
    disk.sync(open);
  } catch (error) {
    if (!cannotSync.has(codeOf(error))) throw error;
  } finally {
    disk.close(open);
  }
}

/** Makes a folder with all that it lies in, so that it outlives a loss of power. */
export function makeFolders(folder: string, disk: Disk = machineDisk): void {
  const there = disk.status(folder);
  if (there?.kind === 'folder') return;
  if (there) throw Object.assign(new Error(`ENOTDIR: ${folder} is no folder`), { code: 'ENOTDIR' });
  const parent = dirname(folder);
  if (parent === folder) return;
  makeFolders(parent, disk);
  try {
    disk.makeFolder(folder);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST' || disk.status(folder)?.kind !== 'folder') throw error;
  }
  try {
    syncFolder(parent, disk);
  } catch (error) {
    // or nobody would sync it: the next would find it there
    quietly(() => disk.removeFolder(folder));
    throw error;
  }
}

/** Does what need not succeed, for there is an error to tell already or the next to come tries again. */
export function quietly(work: () => void): void {
  try {
    work();
  } catch {
    // see above
  }
}

/** A name in a folder that nothing has: `match.json`, then `match-2.json`. */
export function freeName(folder: string, name: string, ending: string, disk: Disk): string {
  for (let n = 1; ; n++) {
    const path = join(folder, `${name}${n === 1 ? '' : `-${n}`}${ending}`);
    if (disk.status(path) === null) return path;
  }
}
