import { isHowzatError } from '@howzat/core';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { disagreement } from './agreement.js';
import { composed, functionsOf, type RulebookSource, rulebooks } from './rulebooks.js';

/** How many functions of rules were made, and how many rulebooks composing refused. */
export interface Fuzzed {
  readonly functions: number;
  readonly refused: number;
}

/**
 * Makes rulebooks by the hundred and plays each of them on every driver. One that does not agree is made smaller, and shown with the
 * seed and the path by which fast-check makes it again.
 * @param rulebooksMade how many rulebooks are made
 */
export function playOnEveryDriver(rulebooksMade: number, seed: number): Fuzzed {
  let functions = 0;
  let refused = 0;
  fc.assert(
    fc.property(rulebooks, fc.nat({ max: 3 }), (source, turn) => {
      const rulebook = composedOrRefused(source);
      if (!rulebook) {
        refused++;
        return;
      }
      functions += functionsOf(source);
      // the statechart is slow: every fourth rulebook
      expect(disagreement(rulebook, 2, turn === 0)).toBeNull();
    }),
    { numRuns: rulebooksMade, seed },
  );
  return { functions, refused };
}

/** The rulebook; null where composing refuses it, as it does where two house rules fight. */
function composedOrRefused(source: RulebookSource) {
  try {
    return composed(source);
  } catch (error) {
    if (isHowzatError(error)) return null;
    throw error;
  }
}
