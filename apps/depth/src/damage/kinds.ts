import { bytes } from './bytes.js';
import type { Damage } from './damage.js';
import { downgrade } from './downgrade.js';
import { edits } from './edits.js';
import { forged } from './forged.js';
import { harmless } from './harmless.js';
import { structure } from './structure.js';
import { twoRecords } from './two-records.js';

type Kinds = Readonly<Record<string, Readonly<Record<string, Damage>>>>;

/** Damage by the part of the record that it is about. The checksum stays as it was, so whatever is changed is refused. */
export const damages: Kinds = { bytes, structure, 'two records': twoRecords, edits };

/** What is tried beside: records that nothing tells from real ones, or that are not damaged, or that claim to be older. */
export const beside: Kinds = { forged, downgrade, 'no damage': harmless };
