import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Amendment, Variant } from '@howzat/core';
import { Usage } from '../failure.js';
import { type Loaded, load } from './load.js';
import { findAll, isAmendment, isVariant } from './shapes.js';

/** The package of a game or of a house rule that somebody is writing, and stands in. */
export interface OwnPackage {
  readonly source: Loaded;
  /** The words of its rules, where they lie apart. */
  readonly words: Readonly<Record<string, unknown>>;
}

/**
 * The package that we stand in, by the field `howzat` of its manifest: `{ "source": "./src/index.ts", "words":
 * "./src/rules.ts" }`. Null where there is none.
 * @throws Usage where what it names does not load
 */
export async function ownPackage(): Promise<OwnPackage | null> {
  const folder = nearest();
  const field = folder === null ? undefined : fieldIn(folder);
  if (folder === null || field === undefined) return null;
  const { source, words } = field;
  if (typeof source !== 'string' || (words !== undefined && typeof words !== 'string'))
    throw new Usage(`The field howzat of ${join(folder, 'package.json')} is { "source": file, "words": file }.`);
  return {
    source: await load(resolve(folder, source)),
    words: words === undefined ? {} : (await load(resolve(folder, words))).exports,
  };
}

/** The file of the package that we stand in, by its field `howzat`; null where there is none. */
export function ownSource(): string | null {
  const folder = nearest();
  const source = folder === null ? undefined : fieldIn(folder)?.source;
  return folder !== null && typeof source === 'string' ? resolve(folder, source) : null;
}

/** What a command is about where nobody says: the game of the package that we stand in, or its house rule and a game. */
export async function usualGame(): Promise<{
  readonly variant: string;
  readonly houseRules: readonly string[];
} | null> {
  const own = await ownPackage();
  if (own === null) return null;
  const [variant] = findAll<Variant>(own.source.exports, isVariant);
  if (variant) return { variant: variant.value.id, houseRules: [] };
  const houseRules = findAll<Amendment>(own.source.exports, isAmendment).map(({ value }) => value);
  const [typed] = houseRules.filter((rule) => rule.variant !== '*');
  return typed ? { variant: typed.variant, houseRules: houseRules.map(({ id }) => id) } : null;
}

/** The folder of the nearest manifest from here upwards. */
function nearest(): string | null {
  for (let at = process.cwd(); ; at = dirname(at)) {
    if (existsSync(join(at, 'package.json'))) return at;
    if (dirname(at) === at) return null;
  }
}

function fieldIn(folder: string): { readonly source?: unknown; readonly words?: unknown } | undefined {
  try {
    const { howzat } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { howzat?: object };
    return typeof howzat === 'object' && howzat !== null ? howzat : undefined;
  } catch {
    // a manifest that is no JSON is for npm to complain of
    return undefined;
  }
}
