export { commitmentOf, fairChance, matchKey, type SeatNumbers } from './fair/fair-chance.js';
export { type FairRecord, type FairVerdict, keyProblem, readFairRecord, verifyFair } from './fair/fair-record.js';
export { Host, type HostSettings } from './host.js';
export { type Limits, type Retention, usualLimits, usualRetention } from './limits.js';
export type { HostedGame } from './match/games.js';
export type { HostedEvent, KeptEvent, KeptMatch, SeriesSoFar } from './match/hosted-event.js';
export {
  afterMessage,
  type ClockSight,
  type FairSight,
  isMessage,
  type Joined,
  type Judged,
  type Listed,
  type Lobby,
  type Message,
  type Names,
  type NewsMessage,
  type Offer,
  type Opened,
  type PhraseMessage,
  type PresenceMessage,
  presenceOf,
  type Question,
  type Receipt,
  type RulesMessage,
  type SeatPresence,
  type SeatSight,
  type SeriesSight,
  type Sight,
  type SightMessage,
  type Told,
  type Viewer,
} from './protocol/message.js';
export { type Phrase, phrases } from './protocol/phrases.js';
export { type HostRefusalCode, isRefused, type Refused } from './protocol/refusal.js';
export {
  type JoinRequest,
  type MatchPlan,
  type OpenRequest,
  requestSchemas,
  type SayRequest,
  type SeatRequest,
  type WhyRequest,
} from './protocol/request.js';
export { protocolVersion } from './protocol/version.js';
export { type HeldMatch, type Kept, type MatchStore, type Standing, seenAtFirst } from './store/match-store.js';
export { MemoryStore } from './store/memory-store.js';
export type { Turn } from './turns.js';
