export { compare } from './compare/compare.js';
export type { CompareOptions } from './compare/compare-options.js';
export { decisions } from './exploit/decisions.js';
export type { Decision, Decisions, DecisionsOptions } from './exploit/decisions-by.js';
export { exploit } from './exploit/exploit.js';
export type { ExploitOptions } from './exploit/exploit-options.js';
export type { Elsewhere, Exploit, Exploitation, Stage } from './exploit/exploitation.js';
export { type Condition, type Doing, type Habit, habitText } from './exploit/habit.js';
export * from './here.js';
export type { BuiltRef, ModuleRef, PlainRef, PlayerRef, SelectionRef, SimulateOptions, StopSignal } from './options.js';
export { simulate } from './simulate.js';
export { type Encounter, type Rating, ratingsOf } from './tournament/ratings.js';
export {
  type Entrant,
  type Pairing,
  type PlayedPairing,
  type PlayedRules,
  type Tournament,
  type TournamentOptions,
  tournament,
} from './tournament/tournament.js';
