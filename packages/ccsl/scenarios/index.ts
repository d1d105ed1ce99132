import type { Scenario } from '@howzat/core/author';
import { blockerEconomyTrapScenarios } from './blocker-economy-trap.js';
import { defenceAndShiftScenarios } from './defence-and-shift.js';
import { matchScenarios } from './match.js';
import { notOpenScenarios } from './not-open.js';
import { pairsScenarios } from './pairs.js';
import { powerAndStreakScenarios } from './power-and-streak.js';
import { tablesScenarios } from './tables.js';
import { turnsScenarios } from './turns.js';
import { workedExamplesScenarios } from './worked-examples.js';

/** Every worked example of the rulebook and of its catalogue, one example for each reading of each ruling, one for each illegal action, and the tables of what follows from what: by the sections of the rulebook. */
export const scenarios: readonly Scenario[] = [
  ...workedExamplesScenarios,
  ...matchScenarios,
  ...powerAndStreakScenarios,
  ...turnsScenarios,
  ...defenceAndShiftScenarios,
  ...blockerEconomyTrapScenarios,
  ...notOpenScenarios,
  ...tablesScenarios,
  ...pairsScenarios,
];
