export type { Advance, Advancing } from './advance.js';
export { type Asked, askPlayer, isOfPlayer } from './ask.js';
export { legalChoice, told } from './choice.js';
export { desksOf } from './desk.js';
export type { MatchEvent } from './event.js';
export { paramsFor } from './handout.js';
export { domainOf, limitHolds } from './legal.js';
export { stateAt } from './position.js';
export { type OpenDecision, runCheck, runRules, type SavedSession, Session, type Waiting } from './session.js';
