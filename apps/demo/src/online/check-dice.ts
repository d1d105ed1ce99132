import { type FairRecord, type FairVerdict, verifyFair } from '@howzat/host';
import { houseRulesOf, type Opened } from '../engine/opened.js';

/** What came of checking the dice of a match, and by what it was checked. */
export interface CheckedDice extends Pick<FairRecord, 'commitment' | 'secret' | 'numbers'> {
  readonly verdict: FairVerdict;
}

/** Checks every die of a match. */
export function checkedDice(record: FairRecord, opened: Opened): CheckedDice {
  const { commitment, secret, numbers } = record;
  const verdict = verifyFair(opened.variant, record, houseRulesOf(opened, record.record.selection.houseRules));
  return { commitment, secret, numbers, verdict };
}
