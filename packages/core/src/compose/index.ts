export { compose, placeIn, rulesIn, standingRules, stepIn } from './compose.js';
export type { Changed, FlowNode, Site } from './flow-tree.js';
export type { Rulebook, Selection } from './rulebook.js';
export { rulebookOf } from './rulebook-of.js';
export type { Expected, Position, Scenario, ScriptLine } from './scenario.js';
export { composeSetup, type Setup, setupsOf } from './setups.js';
