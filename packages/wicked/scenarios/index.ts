import type { Scenario } from '@howzat/core/author';
import { bowlingScenarios } from './bowling.js';
import { endingScenarios } from './endings.js';
import { overScenarios } from './overs.js';
import { setupScenarios } from './setup.js';

/** The worked examples of Wicked Cricket, and for each reading of a ruling a piece of play that it changes. */
export const scenarios: readonly Scenario[] = [
  ...setupScenarios,
  ...overScenarios,
  ...bowlingScenarios,
  ...endingScenarios,
];
