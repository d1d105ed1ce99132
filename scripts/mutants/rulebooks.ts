// Stands for core's shared rulebooks while the rules of a game are changed: each test composes its own. Some conditions are only asked
// while a rulebook is composed. A rulebook that is shared between tests was composed before the change, so no test could notice it.
import { sharedRulebook as kept } from '../../packages/core/src/compose/shared-rulebooks.js';

type Kept = typeof kept;
type Variant = Parameters<Kept>[0];

/** Stryker's: which change is made, and which test runs. */
interface Changes {
  readonly activeMutant?: string;
  readonly currentTestId?: string;
}

const ofTest = new WeakMap<Variant, { readonly test: string; readonly variant: Variant }>();

/** The same object within a test, and another one for each test. */
function forTest(variant: Variant): Variant {
  const { activeMutant, currentTestId } = (globalThis as { __stryker__?: Changes }).__stryker__ ?? {};
  const test = `${activeMutant} ${currentTestId}`;
  const known = ofTest.get(variant);
  if (known?.test === test) return known.variant;
  const own = { ...variant };
  ofTest.set(variant, { test, variant: own });
  return own;
}

export const sharedRulebook: Kept = (variant, selection, make) => kept(forTest(variant), selection, make);
