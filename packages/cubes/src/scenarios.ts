import type { Scenario } from '@howzat/core/author';
import { playScenarios } from './scenarios/play.js';
import { refusalsScenarios } from './scenarios/refusals.js';
import { rollingScenarios } from './scenarios/rolling.js';
import { setUpScenarios } from './scenarios/set-up.js';
import { workedExamplesScenarios } from './scenarios/worked-examples.js';

/** Worked examples, open questions under each reading, and refusals. */
export const scenarios: readonly Scenario[] = [
  ...workedExamplesScenarios,
  ...rollingScenarios,
  ...setUpScenarios,
  ...playScenarios,
  ...refusalsScenarios,
];
