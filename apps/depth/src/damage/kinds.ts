import { bytes } from './bytes.js';
import type { Damage } from './damage.js';
import { edits } from './edits.js';
import { forged } from './forged.js';
import { harmless } from './harmless.js';
import { structure } from './structure.js';
import { twoRecords } from './two-records.js';

/** All kinds, by the part of the record that they are about. */
export const kinds: Readonly<Record<string, Readonly<Record<string, Damage>>>> = {
  bytes,
  structure,
  'two records': twoRecords,
  edits,
  forged,
  'no damage': harmless,
};
