import type { Verified } from '@howzat/simulator';
import type { Chosen } from './selection.js';

/** How many matches are to be verified: those asked for; else none where every rule was tested with this version, and the usual number. */
export function verifyOf(asked: number | undefined, ...chosen: readonly Pick<Chosen, 'own'>[]): number | undefined {
  return asked ?? (chosen.every(({ own }) => own) ? 0 : undefined);
}

/** What was verified, in words. */
export function verifiedText(verified: Verified | null): string {
  if (verified === null) return 'not verified: no rule is new to this version (--verify 16 does it)';
  const { matches, neverFired } = verified;
  const silent = neverFired.length > 0 ? `, in which ${neverFired.join(', ')} never fired` : '';
  return `verified: ${matches} matches against the interpreter${silent}`;
}
