export { type Difference, firstDifference } from './agreement.js';
export type { ActionName, Arrow, Chart, ChartNode, GuardName, Named, NodeMeta } from './chart.js';
export type { About, MatchContext, MatchEvent, MatchInput } from './context.js';
export { toJson } from './definition.js';
export { toMermaid } from './drawing.js';
export { createMatchMachine, fromJson, type MatchMachine, type MatchOutput } from './match-machine.js';
export { keyOf, stepOf } from './names.js';
export { legalEvents, type MatchSnapshot, placeOf, waitingFor } from './place.js';
export { type MachinePlay, playMachine } from './play.js';
