import type { Scenario } from '@howzat/core/author';
import { blockerEconomyTrapScenarios } from './scenarios/blocker-economy-trap.js';
import { defenceAndShiftScenarios } from './scenarios/defence-and-shift.js';
import { matchScenarios } from './scenarios/match.js';
import { notOpenScenarios } from './scenarios/not-open.js';
import { pairsScenarios } from './scenarios/pairs.js';
import { powerAndStreakScenarios } from './scenarios/power-and-streak.js';
import { tablesScenarios } from './scenarios/tables.js';
import { turnsScenarios } from './scenarios/turns.js';
import { workedExamplesScenarios } from './scenarios/worked-examples.js';

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
