import type { Scenario } from '@howzat/core/author';
import { abilitiesScenarios } from './abilities.js';
import { attitudeScenarios } from './attitude.js';
import { catchesScenarios } from './catches.js';
import { diceScenarios } from './dice.js';
import { distanceScenarios } from './distance.js';
import { endingsScenarios } from './endings.js';
import { expressScenarios } from './express.js';
import { fieldScenarios } from './field.js';
import { givenScenarios } from './given.js';
import { missesScenarios } from './misses.js';
import { noBallsScenarios } from './no-balls.js';
import { oversScenarios } from './overs.js';
import { reviewsScenarios } from './reviews.js';
import { runningScenarios } from './running.js';
import { setupScenarios } from './setup.js';
import { skillsScenarios } from './skills.js';

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
  ...abilitiesScenarios,
  ...reviewsScenarios,
  ...endingsScenarios,
];
