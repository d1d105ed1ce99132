/// <reference types="node" />
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { isHowzatError, type Migration, replayMatch, type Variant, type VariantTypes } from '@howzat/core';
import type { FileUrl } from '../golden.js';
import { expectNone, runnerOf, type TestRunner } from '../runner.js';
import { type FreezeWith, type NamedRecord, recordsOf } from './freeze.js';

/** Where the records of the releases of a package lie, and what they are made and read with. */
export interface FrozenRecords extends FreezeWith {
  /** The folder, with a folder in it for each version. `refused.json` there says which records are refused since when, and why. */
  readonly folder: string | FileUrl;
  /** The version of the package. That of the variant unless given: house rules come in a package of their own. */
  readonly version?: string;
  readonly migrations?: readonly Migration[];
  readonly runner?: TestRunner;
}

/**
 * For each version and each of its records that is refused: why, in words for those who have such a record. Where a package keeps
 * records of several games, the game stands before the name: `cubes: house rule joker-over`.
 */
type Refused = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Holds a package to the records of its releases. Each record of each version replays to the match that it was made from, is
 * migrated, or is refused by an error that names the version which reads it; a refusal has to be listed in `refused.json`.
 *
 * With HOWZAT_RECORDS=freeze in the environment the set of the present version is written where there is none. A set that is
 * there is never written again.
 *
 * @param typed the game
 * @param frozen where the records are, and what they are read with
 *
 * @example
 * import { cubes } from '@howzat/cubes';
 * import { testFrozenRecords } from '@howzat/testkit';
 *
 * // in a test file, leave `runner` out where `describe` and `it` are global
 * const names: string[] = [];
 * const runner = { describe: (_: string, body: () => void) => body(), it: (name: string) => names.push(name) };
 * testFrozenRecords(cubes, { folder: 'records', scenarios: [], runner });
 * console.log(names[0]?.endsWith('has a set of them')); // true
 */
export function testFrozenRecords<T extends VariantTypes>(typed: Variant<T>, frozen: FrozenRecords): void {
  const variant = typed;
  const { version = variant.version, runner } = frozen;
  const { describe, it } = runnerOf(runner);
  const folder = typeof frozen.folder === 'string' ? frozen.folder : fileURLToPath(frozen.folder.href);
  const fileOf = (release: string): string => join(folder, release, `${variant.id}.jsonl.gz`);
  if (process.env.HOWZAT_RECORDS === 'freeze' && !existsSync(fileOf(version))) {
    mkdirSync(join(folder, version), { recursive: true });
    write(fileOf(version), recordsOf(variant, frozen));
  }
  const releases = existsSync(folder) ? readdirSync(folder).filter((release) => existsSync(fileOf(release))) : [];
  const refused = refusedIn(folder);
  describe(`records of ${variant.id} outlive their version`, () => {
    it(`${version} has a set of them`, () =>
      expectNone(
        releases.includes(version) ? [] : [`there is none at ${fileOf(version)}`],
        'Freeze it with HOWZAT_RECORDS=freeze.',
      ));
    for (const release of releases) {
      const records = read(fileOf(release));
      const reasons = ofVariant(variant.id, refused[release] ?? {});
      describe(`those of ${release}`, () => {
        it('refused.json lists only records that are there', () => {
          const names = new Set(records.map(({ name }) => name));
          const gone = Object.keys(reasons).filter((name) => !names.has(name));
          expectNone(
            gone.map((name) => `refused.json lists ${name}, which is not there`),
            'A refusal stands for no record.',
          );
        });
        for (const record of records)
          it(record.name, () =>
            expectNone(
              problemsOf(variant, release, record, record.name in reasons, frozen),
              'The record does not mean what it meant.',
            ),
          );
      });
    }
  });
}

/** The names of the records of one game, without those of others. */
function ofVariant(id: string, refused: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const game = /^([a-z][a-z0-9-]*): (.*)$/;
  return Object.fromEntries(
    Object.entries(refused).flatMap(([name, why]) => {
      const [, of, own] = game.exec(name) ?? [];
      return of === undefined ? [[name, why]] : of === id ? [[own, why]] : [];
    }),
  );
}

/** What is wrong with a record of a release, read by rules that have gone on since. */
function problemsOf(
  variant: Variant,
  release: string,
  { name, record }: NamedRecord,
  isRefused: boolean,
  { houseRules = [], migrations = [] }: FrozenRecords,
): string[] {
  // between two releases the rules are those of the next one, though the package has its number only then
  const next = { ...variant, version: `${variant.version}-next` };
  try {
    replayMatch(next, record, { houseRules, migrations });
    return isRefused ? [`${name}: refused.json says that it is refused, and it is read`] : [];
  } catch (error) {
    if (!isHowzatError(error)) return [`${name}: ${String(error)}`];
    if (error.code !== 'version' || !error.message.includes(release))
      return [`${name}: ${error.code}, ${error.message}`];
    return isRefused ? [] : [`${name}: it is refused, and refused.json does not list it (${error.message})`];
  }
}

function refusedIn(folder: string): Refused {
  const file = join(folder, 'refused.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Refused) : {};
}

function write(file: string, records: readonly NamedRecord[]): void {
  writeFileSync(file, gzipSync(records.map((line) => `${JSON.stringify(line)}\n`).join(''), { level: 9 }));
}

function read(file: string): NamedRecord[] {
  const lines = gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as NamedRecord);
}
