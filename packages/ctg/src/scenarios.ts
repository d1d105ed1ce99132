import type { Scenario } from '@howzat/core/author';
import { attitudeScenarios } from './scenarios/attitude.js';
import { catchesScenarios } from './scenarios/catches.js';
import { diceScenarios } from './scenarios/dice.js';
import { distanceScenarios } from './scenarios/distance.js';
import { endingsScenarios } from './scenarios/endings.js';
import { expressScenarios } from './scenarios/express.js';
import { fieldScenarios } from './scenarios/field.js';
import { givenScenarios } from './scenarios/given.js';
import { missesScenarios } from './scenarios/misses.js';
import { noBallsScenarios } from './scenarios/no-balls.js';
import { oversScenarios } from './scenarios/overs.js';
import { reviewsScenarios } from './scenarios/reviews.js';
import { runningScenarios } from './scenarios/running.js';
import { setupScenarios } from './scenarios/setup.js';
import { skillsScenarios } from './scenarios/skills.js';

/** Worked examples, refusals, and what each reading of each ruling changes: scripts that can be played, by the sections of the rulebook. */
export const scenarios: readonly Scenario[] = [
  ...givenScenarios,
  ...setupScenarios,
  ...oversScenarios,
  ...expressScenarios,
  ...fieldScenarios,
  ...diceScenarios,
  ...missesScenarios,
  ...distanceScenarios,
  ...catchesScenarios,
  ...runningScenarios,
  ...noBallsScenarios,
  ...attitudeScenarios,
  ...skillsScenarios,
  ...reviewsScenarios,
  ...endingsScenarios,
];
