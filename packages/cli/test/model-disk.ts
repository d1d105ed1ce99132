import type { Disk, Status } from '../src/files/disk.js';

interface Node {
  readonly kind: 'file' | 'folder';
  mode: number;
  bytes: Uint8Array;
  syncedBytes: Uint8Array;
  readonly names: Map<string, Node>;
  syncedNames: Map<string, Node>;
  /** What was done to the names since they were synced. */
  changes: ((names: Map<string, Node>) => void)[];
}

const node = (kind: Node['kind'], mode: number): Node => ({
  kind,
  mode,
  bytes: new Uint8Array(),
  syncedBytes: new Uint8Array(),
  names: new Map(),
  syncedNames: new Map(),
  changes: [],
});

function changeNames(folder: Node, change: (names: Map<string, Node>) => void): void {
  change(folder.names);
  folder.changes.push(change);
}

/** The power has gone: whoever was at work does nothing more. */
class PowerCut extends Error {}

/**
 * What may be left after a loss of power of all that was not synced: nothing; of each folder the last name that was changed, and none of
 * those before it; the names alone, with files that are empty; everything.
 */
export type Luck = 'nothing' | 'last name' | 'names' | 'everything';

/** How a disk lets an operation go wrong. */
export interface Mishap {
  /** The operation, from 1. */
  readonly at: number;
  /** The code of the error that it gives; the power is cut after it where there is none. */
  readonly code?: string;
}

function failure(code: string, what: string): Error {
  return Object.assign(new Error(`${code}: it went wrong\n, ${what}`), { code });
}

/** A disk that forgets what was not synced when its power is cut, and of which any operation can be made to fail. */
export class ModelDisk implements Disk {
  /** What was done, in order. */
  readonly done: string[] = [];
  mishap: Mishap | null = null;
  private root = node('folder', 0o755);
  private readonly files = new Map<number, { readonly node: Node; at: number }>();
  private next = 3;

  /** @param most bytes that one write takes */
  constructor(private readonly most = 2500) {}

  open(path: string, how: 'read' | 'create', mode = 0o666): number {
    return this.operation(`open ${how} ${path}`, () => {
      const [folder, name] = this.placeOf(path);
      let found = name === '' ? folder : folder.names.get(name);
      if (how === 'create') {
        if (found) throw failure('EEXIST', path);
        const made = node('file', mode);
        found = made;
        changeNames(folder, (names) => names.set(name, made));
      }
      if (!found) throw failure('ENOENT', path);
      this.files.set(this.next, { node: found, at: 0 });
      return this.next++;
    });
  }

  read(file: number, into: Uint8Array): number {
    return this.operation('read', () => {
      const open = this.opened(file);
      if (open.node.kind === 'folder') throw failure('EISDIR', 'read');
      const part = open.node.bytes.subarray(open.at, open.at + into.length);
      into.set(part);
      open.at += part.length;
      return part.length;
    });
  }

  write(file: number, bytes: Uint8Array): number {
    const some = bytes.subarray(0, this.most);
    const append = (part: Uint8Array): void => {
      const { node } = this.opened(file);
      node.bytes = new Uint8Array(Buffer.concat([node.bytes, part]));
    };
    // a full disk takes a part of it
    const written = (): number => {
      append(some);
      return some.length;
    };
    return this.operation('write', written, () => append(some.subarray(0, some.length / 2)));
  }

  sync(file: number): void {
    this.operation('sync', () => {
      const { node } = this.opened(file);
      node.syncedBytes = node.bytes;
      node.syncedNames = new Map(node.names);
      node.changes = [];
    });
  }

  setMode(file: number, mode: number): void {
    this.operation('setMode', () => {
      this.opened(file).node.mode = mode;
    });
  }

  close(file: number): void {
    // what fails at the end is closed all the same
    this.operation(
      'close',
      () => this.files.delete(file),
      () => this.files.delete(file),
    );
  }

  statusOf(file: number): Status {
    return this.operation('statusOf', () => statusFrom(this.opened(file).node));
  }

  rename(from: string, to: string): void {
    this.operation(`rename ${from} ${to}`, () => {
      const [oldFolder, oldName] = this.placeOf(from);
      const [newFolder, newName] = this.placeOf(to);
      const moved = oldFolder.names.get(oldName);
      if (!moved) throw failure('ENOENT', from);
      if (newFolder !== oldFolder) throw failure('EXDEV', to);
      changeNames(newFolder, (names) => {
        names.delete(oldName);
        names.set(newName, moved);
      });
    });
  }

  remove(path: string): void {
    this.operation(`remove ${path}`, () => {
      const [folder, name] = this.placeOf(path);
      if (!folder.names.has(name)) throw failure('ENOENT', path);
      changeNames(folder, (names) => names.delete(name));
    });
  }

  makeFolder(path: string): void {
    this.operation(`makeFolder ${path}`, () => {
      const [folder, name] = this.placeOf(path);
      if (folder.names.has(name)) throw failure('EEXIST', path);
      const made = node('folder', 0o755);
      changeNames(folder, (names) => names.set(name, made));
    });
  }

  removeFolder(path: string): void {
    this.operation(`removeFolder ${path}`, () => {
      const [folder, name] = this.placeOf(path);
      const found = folder.names.get(name);
      if (!found) throw failure('ENOENT', path);
      if (found.names.size > 0) throw failure('ENOTEMPTY', path);
      changeNames(folder, (names) => names.delete(name));
    });
  }

  status(path: string): Status | null {
    return this.operation(`status ${path}`, () => {
      const found = this.find(path);
      return found ? statusFrom(found) : null;
    });
  }

  resolved(path: string): string {
    return this.operation(`resolved ${path}`, () => path);
  }

  /** The text of a file, or null; this is no operation of the disk. */
  text(path: string): string | null {
    const found = this.find(path);
    return found ? new TextDecoder().decode(found.bytes) : null;
  }

  /** The names in a folder. */
  list(path: string): string[] {
    return [...(this.find(path)?.names.keys() ?? [])].sort();
  }

  /** The disk after the power came back. */
  restarted(luck: Luck): ModelDisk {
    const disk = new ModelDisk(this.most);
    disk.root = survivor(this.root, luck);
    return disk;
  }

  /** All that is there now will be there after a loss of power. */
  settle(): void {
    this.root = survivor(this.root, 'everything');
  }

  private operation<T>(what: string, work: () => T, half: () => unknown = () => {}): T {
    const { mishap, done } = this;
    if (mishap && mishap.code === undefined && done.length >= mishap.at) throw new PowerCut(`before ${what}`);
    done.push(what);
    if (mishap?.at === done.length && mishap.code !== undefined) {
      half();
      throw failure(mishap.code, what);
    }
    return work();
  }

  private opened(file: number): { readonly node: Node; at: number } {
    const open = this.files.get(file);
    if (!open) throw failure('EBADF', String(file));
    return open;
  }

  private find(path: string): Node | undefined {
    let at: Node | undefined = this.root;
    for (const name of path.split('/').filter((part) => part !== '')) at = at?.names.get(name);
    return at;
  }

  private placeOf(path: string): [Node, string] {
    const parts = path.split('/').filter((part) => part !== '');
    const folder = this.find(`/${parts.slice(0, -1).join('/')}`);
    if (!folder) throw failure('ENOENT', path);
    return [folder, parts.at(-1) ?? ''];
  }
}

function statusFrom({ kind, bytes, mode }: Node): Status {
  return { kind, size: bytes.length, mode };
}

function survivor(was: Node, luck: Luck): Node {
  const left = node(was.kind, was.mode);
  left.bytes = luck === 'everything' ? was.bytes : was.syncedBytes;
  left.syncedBytes = left.bytes;
  const names = new Map(luck === 'nothing' || luck === 'last name' ? was.syncedNames : was.names);
  if (luck === 'last name') was.changes.at(-1)?.(names);
  for (const [name, inner] of names) left.names.set(name, survivor(inner, luck));
  left.syncedNames = new Map(left.names);
  return left;
}
