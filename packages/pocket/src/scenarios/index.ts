import type { Scenario } from '@howzat/core';
import { examples } from './examples.js';
import { illegalScenarios } from './illegal.js';
import { rulingScenarios } from './rulings.js';
import { startScenarios } from './start.js';

/** Everything that is played through as a test and as an example: worked examples, rulings, and what is illegal. */
export const scenarios: readonly Scenario[] = [...examples, ...startScenarios, ...rulingScenarios, ...illegalScenarios];
