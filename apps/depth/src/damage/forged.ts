import { type MatchRecord, pick } from '@howzat/core';
import { stampRecord } from '@howzat/core/engine';
import type { Damage } from './damage.js';
import { edits } from './edits.js';
import { oneOf } from './paths.js';
import { structure } from './structure.js';
import { twoRecords } from './two-records.js';

/** The record with the checksum that belongs to it now; null where it is no record any more. */
function stamped(text: string): string | null {
  try {
    return JSON.stringify(stampRecord(JSON.parse(text) as MatchRecord));
  } catch {
    return null;
  }
}

/** One to three damages in a row, each stamped; one that leaves no record is let be. */
const forgedBy =
  (ways: Readonly<Record<string, Damage>>): Damage =>
  (rng, text, other) => {
    let forged = text;
    for (let i = 0; i <= pick(rng, 3); i++)
      forged = stamped(oneOf(rng, Object.values(ways))(rng, forged, other)) ?? forged;
    return forged;
  };

/**
 * Damage by somebody who works out the checksum anew. Nothing tells such a record from a real one, so it may be accepted; but it is
 * refused with a HowzatError, and soon, or not at all.
 */
export const forged: Readonly<Record<string, Damage>> = {
  'edited, with a new checksum': forgedBy(edits),
  'of another structure, with a new checksum': forgedBy(structure),
  'of two records, with a new checksum': forgedBy(twoRecords),
};
