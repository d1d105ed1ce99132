import { type FairRecord, type FairVerdict, keyProblem, verifyFair } from '@howzat/host';
import { houseRulesOf, type Opened } from '../engine/opened.js';

/** What came of checking the dice of a match, and by what it was checked. */
export interface CheckedDice extends Pick<FairRecord, 'commitment' | 'secret' | 'numbers'> {
  /** Whether all is fair, or the key at least where the rules are not here by which dice could be thrown again. */
  readonly verdict: FairVerdict | { readonly fair: 'key' };
}

/**
 * Checks every die of a match, as far as that can be done here.
 * @param isWhole whether this app has all of its rules
 */
export function checkedDice(record: FairRecord, opened: Opened, isWhole: boolean): CheckedDice {
  const { commitment, secret, numbers } = record;
  return { commitment, secret, numbers, verdict: isWhole ? verdictOf(record, opened) : verdictOfKey(record) };
}

function verdictOf(record: FairRecord, opened: Opened): FairVerdict {
  return verifyFair(opened.variant, record, houseRulesOf(opened, record.record.selection.houseRules));
}

function verdictOfKey(record: FairRecord): CheckedDice['verdict'] {
  const problem = keyProblem(record);
  return problem === null ? { fair: 'key' } : { fair: false, problem };
}
