import type { Scenario } from '@howzat/core';
import { examples } from './scenarios/examples.js';
import { overs } from './scenarios/overs.js';
import { sides } from './scenarios/sides.js';
import { strikes } from './scenarios/strikes.js';

/** Worked examples, refusals, and what each reading of each ruling changes: scripts that can be played. */
export const scenarios: readonly Scenario[] = [...examples, ...strikes, ...overs, ...sides];
