import { type AnyMatch, isVerified, type MatchRecord, type Player, readRecord, replayMatch } from '@howzat/core';
import { type Catalogue, type Entry, openCatalogue, variantNamed } from '../catalogue/catalogue.js';
import { readJson } from '../files/read-text.js';
import { note } from '../output.js';

/** A record with what it was played by. */
export interface Reopened {
  readonly record: MatchRecord;
  readonly catalogue: Catalogue;
  readonly entry: Entry;
  /** The match as the record left it, checked to be the one that was recorded. */
  readonly match: AnyMatch;
  /** The match by the same record with other readings, or with players to go on with. */
  again(options: {
    readonly rulings?: Readonly<Record<string, string>>;
    readonly players?: { readonly home?: Player | undefined; readonly away?: Player | undefined };
  }): AnyMatch;
}

/** What somebody has to know of a record whose checksum did not always cover all of it. */
const unverified =
  'Unverified: this match was first recorded in version 1 of the format, whose checksum covers the log alone. Its names, players, seed and undos may have been changed.';

/** Reads the record of a file and replays it. Says so in one line where it is unverified. */
export async function reopen(file: string, use: readonly string[]): Promise<Reopened> {
  return reopenRecord(await readJson(file), use);
}

/** The same for a record that was read. */
export async function reopenRecord(value: unknown, use: readonly string[]): Promise<Reopened> {
  const record = readRecord(value);
  const catalogue = await openCatalogue(use, [record.variant.id]);
  const entry = variantNamed(catalogue, record.variant.id);
  const houseRules = catalogue.houseRules.map((rule) => rule.value);
  const match = replayMatch(entry.variant, record, { houseRules });
  if (!isVerified(record)) note(unverified);
  return {
    record,
    catalogue,
    entry,
    match,
    // the first replay has asked for the checksum; with players a match goes on at once and would not give it again
    again: ({ rulings = {}, players }) =>
      replayMatch(entry.variant, record, { houseRules, rulings, ...(players ? { players } : {}) }),
  };
}
