import type { Scenario } from '@howzat/core/author';
import { derivedExamples } from './derived-examples.js';
import { illegalScenarios } from './illegal.js';
import { printedExamples } from './printed-examples.js';
import { cardsScenarios } from './rulings-cards.js';
import { fieldScenarios } from './rulings-field.js';
import { scoringScenarios } from './rulings-scoring.js';
import { standbyScenarios } from './rulings-standby.js';
import { startScenarios } from './start.js';

/** Everything that is played through as a test and as an example: worked examples, rulings, and what is illegal. */
export const scenarios: readonly Scenario[] = [
  ...printedExamples,
  ...derivedExamples,
  ...startScenarios,
  ...scoringScenarios,
  ...fieldScenarios,
  ...cardsScenarios,
  ...standbyScenarios,
  ...illegalScenarios,
];
