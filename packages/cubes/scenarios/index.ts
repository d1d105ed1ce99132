import type { Scenario } from '@howzat/core/author';
import { playScenarios } from './play.js';
import { refusalsScenarios } from './refusals.js';
import { rollingScenarios } from './rolling.js';
import { setUpScenarios } from './set-up.js';
import { workedExamplesScenarios } from './worked-examples.js';

/** Worked examples, open questions under each reading, and refusals. */
export const scenarios: readonly Scenario[] = [
  ...workedExamplesScenarios,
  ...rollingScenarios,
  ...setUpScenarios,
  ...playScenarios,
  ...refusalsScenarios,
];
