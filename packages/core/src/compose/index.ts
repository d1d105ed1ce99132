export { compose, type Rulebook, rulesIn, type Selection, standingRules, stepIn } from './compose.js';
export type { FlowNode, Site } from './flow-tree.js';
export type { Expected, Position, Scenario, ScriptLine } from './scenario.js';
export { composeSetup, type Setup, setupsOf } from './setups.js';
