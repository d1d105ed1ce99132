import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { Refusal } from './failure.js';
import type { File } from './template.js';

/**
 * Refuses a folder that cannot take a new package of this name.
 * @throws Refusal where something is in it, it is no folder, or a package beside it has the name
 */
export function checkFolder(target: string, name: string): void {
  const at = resolve(target);
  const shown = relative(process.cwd(), at) || '.';
  if (existsSync(at)) {
    if (!statSync(at).isDirectory()) throw new Refusal(`${shown} is a file; name a folder.`);
    const within = readdirSync(at).filter((entry) => entry !== '.git');
    if (within.length > 0)
      throw new Refusal(
        `The folder ${shown} is not empty (${within.slice(0, 3).join(', ')}${within.length > 3 ? ', ...' : ''}); name another, or empty it.`,
      );
  }
  const beside = besides(at).find((folder) => nameIn(folder) === name);
  if (beside !== undefined)
    throw new Refusal(
      `There is a package ${name} in ${relative(process.cwd(), beside) || '.'} already; choose another name.`,
    );
}

/** The folders beside a new one. */
function besides(at: string): readonly string[] {
  const parent = dirname(at);
  if (!existsSync(parent)) return [];
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== basename(at))
    .map(({ name }) => join(parent, name));
}

function nameIn(folder: string): unknown {
  try {
    return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name?: unknown }).name;
  } catch {
    // no package, or none that can be read: it has no name to take
    return undefined;
  }
}

/** Writes a new package into a folder, whole or not at all. */
export function writePackage(target: string, files: readonly File[]): void {
  const at = resolve(target);
  const made = mkdirSync(dirname(at), { recursive: true });
  const scratch = mkdtempSync(join(dirname(at), '.create-howzat-'));
  const clear = (): void => {
    rmSync(scratch, { recursive: true, force: true });
    if (made !== undefined) rmSync(made, { recursive: true, force: true });
  };
  const stop = (): void => {
    clear();
    process.exit(130);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    for (const { path, text } of files) {
      const file = join(scratch, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text, { flag: 'wx' });
    }
    if (existsSync(at)) moveInto(at, scratch);
    else renameSync(scratch, at);
  } catch (error) {
    clear();
    throw error;
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}

/** An empty folder stays the folder that it is, for somebody may stand in it: what is in the other goes there. */
function moveInto(at: string, from: string): void {
  const moved: string[] = [];
  try {
    for (const entry of readdirSync(from)) {
      renameSync(join(from, entry), join(at, entry));
      moved.push(entry);
    }
    rmSync(from, { recursive: true });
  } catch (error) {
    for (const entry of moved) rmSync(join(at, entry), { recursive: true, force: true });
    throw error;
  }
}
