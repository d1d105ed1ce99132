import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { urlOf } from '../catalogue/load.js';

/** A line of a source file. */
export interface Place {
  /** From the root of the repository. */
  readonly file: string;
  readonly line: number;
  /** Where it can be read, as it was when this version was released. */
  readonly url: string;
}

/** Where a rule stands in the sources of its package. */
export interface Places {
  readonly words: readonly Place[];
  /** What applies it; none for a rule that only tells something. */
  readonly code: readonly Place[];
}

/** `dist/sources.json` of a package, which its build writes: lines as `src/rules/trap.ts:12`, by the id of the rule. */
interface SourcesFile {
  /** The folder of the package in the repository, and its address at the release. */
  readonly folder: string;
  readonly url: string;
  readonly rules: Readonly<Record<string, { readonly words: readonly string[]; readonly code: readonly string[] }>>;
}

/** Where the rules of a package stand, by id; nothing of a package that does not tell it. */
export function sourcesOf(module: string): ReadonlyMap<string, Places> {
  const told = fileOf(module);
  if (told === null) return new Map();
  const { folder, url, rules } = told;
  const place = (at: string): Place => {
    const [, file, line] = /^(.*):(\d+)$/.exec(at) as unknown as readonly [string, string, string];
    return { file: `${folder}/${file}`, line: Number(line), url: `${url}/${file}#L${line}` };
  };
  return new Map(
    Object.entries(rules).map(([id, { words, code }]) => [id, { words: words.map(place), code: code.map(place) }]),
  );
}

function fileOf(module: string): SourcesFile | null {
  try {
    return JSON.parse(readFileSync(fileURLToPath(urlOf(`${module}/sources.json`)), 'utf8')) as SourcesFile;
  } catch {
    // it came from elsewhere, or has not been built
    return null;
  }
}
