import { components, flag, integer, words } from '@howzat/core/author';
import { compileCards } from './components/cards.js';
import { originalCards } from './components/original.js';

/** The numbers of the rulebook, as T10 has them, the cards, and one word for each ruling that decides how a rule is read. */
export const parameters = {
  cards: /* @__PURE__ */ components(/* @__PURE__ */ compileCards(originalCards)),

  // — the length of the match —
  length: words('t10', 't20'),
  bands: integer(3, { min: 3, max: 4, unit: 'bands' }),
  distanceDie: integer(6, { min: 6, max: 8, unit: 'sides' }),
  expressBalls: integer(2, { min: 0, max: 5, unit: 'balls' }),
  bowlerOvers: integer(2, { min: 2, max: 10, unit: 'overs' }),

  // — where fielders may stand —
  zoneMost: integer(2, { min: 1, max: 4, unit: 'fielders' }),
  bigZones: integer(0, { min: 0, max: 1, unit: 'zones' }),
  earlyOvers: integer(2, { min: 0, max: 20, unit: 'overs' }),
  earlyOutfield: integer(2, { min: 0, max: 9, unit: 'fielders' }),
  laterOutfield: integer(5, { min: 0, max: 9, unit: 'fielders' }),

  // — what is in play —
  powerPlay: flag(true),
  drs: flag(false),

  // — what dice must show, and by how much —
  missMargin: integer(3, { min: 1, max: 8, unit: 'pips' }),
  goodStrike: integer(3, { min: 1, max: 8, unit: 'pips' }),
  sixGreen: integer(2, { min: 0, max: 2, unit: 'areas' }),
  paceCap: integer(6, { min: 1, max: 8, unit: 'distance' }),
  slipCatch: integer(6, { min: 2, max: 6, unit: 'pips' }),
  runOut: integer(6, { min: 2, max: 6, unit: 'pips' }),
  extraRunOut: integer(5, { min: 2, max: 6, unit: 'pips' }),
  noBallRuns: integer(1, { min: 0, max: 6, unit: 'runs' }),

  // — a word for each ruling that decides how a rule is read, by what it is about —

  // — dismissal chances on a miss —
  bowledDie: words('aggressive-d8', 'defensive-d8', 'always-d8'),
  bowledRollOptional: words('auto-unless-choice', 'always-ask'),
  missCardOverride: words('card-over-general', 'ignore'),
  snickAndSmallMiss: words('slips-any-margin', 'slips-only-3-plus'),
  slipsOnBlock: words('block-always', 'symbol-for-both'),
  slipsOnMiss: words('symbol-required', 'always-on-miss'),

  // — order and reading of the strike result —
  blockFaceEqual: words('either-equal', 'adjusted-only'),
  cleanBowledFace: words('top-face', 'six-or-eight'),
  cleanBowledVsNoball: words('noball-wins', 'clean-bowled-wins'),
  naturalsAndRerolls: words('lock-clean-only', 'lock-all-naturals'),
  naturalBoundaryResolution: words('no-further-rolls', 'roll-anyway'),
  overCardReplacesRoll: words('card-result-is-final', 'card-then-roll'),

  // — distance, bounce and boundary —
  bounceUnit: words('areas', 'points'),
  sixWhichDie: words('either-die', 'red-die-only'),
  sixAdjustedDistance: words('adjusted', 'raw'),
  red2Outermost: words('four', 'six'),
  paceAddTiming: words('after-both-dice', 'before-roll'),
  styleOfBowler: words('deck-style', 'card-flag'),
  bounceRedMeans: words('face-colour', 'die-colour'),
  interception: words('stop-only', 'path'),
  dropThenBoundary: words('boundary-counts', 'stops-at-last-area'),

  // — catching —
  catchOptional: words('ask-side', 'always-attempt'),
  focusScope: words('area', 'whole-zone'),
  focusSource: words('board-printed', 'per-bowl-card'),
  slipCatchFocus: words('slips-always-6', 'focus-applies'),
  dropZeroRuns: words('auto-area-runs', 'fielded-red'),
  dropThenSecondFielder: words('fielded-red', 'auto-area-runs'),
  crossingOnCatch: words('new-batter-faces', 'crossed'),

  // — running —
  emptyZoneOrArea: words('area', 'zone'),
  extraRunEligibility: words('union', 'empty-only', 'fielded-green-only'),
  extraRunCount: words('one', 'repeat'),
  extraRunFielder: words('ball-zone-end', 'nearest-token'),
  runOutEnd: words('zone-map', 'fielding-side-chooses', 'always-striker'),
  runOutVictim: words('end-parity', 'striker-always'),
  runOutFacing: words('attempted-parity', 'scored-parity'),
  extraRunOutScore: words('same-as-standard', 'no-runs'),
  runOutAutomatic: words('automatic', 'ask'),
  parityAndPenalty: words('penalty-excluded', 'penalty-included'),
  overEndAndParity: words('both-in-order', 'over-end-only'),

  // — advantage, attitude, confidence —
  firstShot: words('nearest', 'first-listed'),
  specialistFloorWhen: words('floor-on-meter', 'floor-on-both'),
  attitudeTiming: words('before-reveal', 'until-dice'),
  attitudeSpan: words('per-ball', 'per-over'),
  attitudeWhose: words('striker-only', 'both'),
  confidenceBoundaryScope: words('all-boundaries', 'struck-only'),
  overCardMeter: words('explicit-only', 'never-same-ball'),

  // — dice of the bowler, express play —
  bowlerD8Sources: words('or-combine', 'specialists-only'),
  d8NextCarry: words('first-played-delivery', 'until-rolled'),
  d8IconScores: words('dot', 'one-run'),
  expressPair: words('both-balls-show-icon', 'first-then-any'),
  expressVictim: words('facing-batter', 'batting-side-chooses'),
  expressTableDie: words('always-d8', 'batting-die'),
  expressDrs: words('no-review', 'allow-review'),

  // — bowlers, overs, decks —
  whoMayBowl: words('seven-bowlers', 'anyone'),
  bowlerLookahead: words('forbid-dead-end', 'relax-when-stuck', 'any-style-stand-in'),
  firstOverBowler: words('setup-choice-stands', 'choose-again'),
  repeatBowl: words('repeat-allowed', 'no-immediate-repeat'),
  pitchPersists: words('both-innings', 'redraw'),

  // — field and slips —
  byeByStyle: words('closed-for-medium', 'open-without-catch'),
  slipAreas: words('bye-infield', 'any-bye-area'),
  slipLimit: words('card-data', 'zone-limit-only'),
  byeCounts: words('bye-is-a-zone', 'exempt'),
  fieldAllNine: words('exactly-nine', 'up-to-nine'),
  fieldBeforeBowler: words('check-at-lock', 'check-at-setup'),
  powerplayMoment: words('before-deal', 'before-first-played-ball'),
  freeHitField: words('full-sequence', 'frozen-field'),

  // — no-ball —
  freeHitCounts: words('free-hit-is-the-legit-ball', 'extra-beyond-six'),
  noballOtherOuts: words('only-run-out', 'bowled-caught-only'),
  noballRedFace: words('no-catch-attempt', 'roll-for-show'),
  noballPenaltyTime: words('at-reveal', 'after-ball'),
  noballSixthCard: words('free-hit-still-bowled', 'lost'),
  freeHitSetup: words('all-steps-but-over-card', 'dice-only'),
  freeHitStriker: words('whoever-faces-next', 'same-batter'),

  // — DRS, skills, team and end —
  drsOwner: words('batting-side', 'each-side-once'),
  drsRetained: words('always-spent', 'kept-if-successful'),
  drsScope: words('bowled-roll-slips-appeal', 'any-other'),
  drsUndo: words('dot-ball', 'replay-ball'),
  skillBatterTiming: words('per-card-timing', 'with-bowler-step'),
  skillBowlerCount: words('each-once', 'one-of-two'),
  skillSameBall: words('allowed', 'one-per-ball'),
  sameTeam: words('distinct-teams', 'mirror-allowed'),
  tossCaller: words('visiting-side-calls', 'random-winner'),
  battingOrder: words('free-choice', 'fixed-order'),
  newBatterEnd: words('end-of-the-dismissed', 'always-faces'),
  levelScores: words('defending-side-wins', 'tie', 'super-over'),
  chaseEnd: words('stop-at-winning-run', 'play-out'),
  chaseMidBall: words('secured-runs-first', 'resolve-all'),
  tenthWicketRuns: words('count', 'drop'),
  umpireCard: words('over-card-appeals', 'unused'),
} as const;
