import type { Rulebook, Variant } from '@howzat/core';
import type { Scenario } from '@howzat/core/author';
import { composeSetup, type Setup, setupsOf } from '@howzat/core/engine';

/** A way to play a variant, composed. */
export interface Configuration extends Setup {
  readonly rulebook: Rulebook;
}

/** Every way to play a variant that can be told apart; a reading that needs another beside it is played by the scenario that names it. */
export function configurationsOf(variant: Variant, scenarios: readonly Scenario[]): readonly Configuration[] {
  return setupsOf(variant, scenarios).flatMap((setup) => {
    const rulebook = composeSetup(variant, setup);
    return rulebook ? [{ ...setup, rulebook }] : [];
  });
}
