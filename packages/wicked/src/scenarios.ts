import type { Scenario } from '@howzat/core/author';
import { bowlingScenarios } from './scenarios/bowling.js';
import { endingScenarios } from './scenarios/endings.js';
import { overScenarios } from './scenarios/overs.js';
import { setupScenarios } from './scenarios/setup.js';

/** The worked examples of Wicked Cricket, and for each reading of a ruling a piece of play that it changes. */
export const scenarios: readonly Scenario[] = [
  ...setupScenarios,
  ...overScenarios,
  ...bowlingScenarios,
  ...endingScenarios,
];
