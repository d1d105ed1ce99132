import { components, flag, integer, word } from '@howzat/core/author';
import { compileCards } from './components/cards.js';
import { originalCards } from './components/original.js';

/** The numbers of the rulebook, as T10 has them, the cards, and one word for each ruling that decides how a rule is read. */
export const parameters = {
  cards: /* @__PURE__ */ components(/* @__PURE__ */ compileCards(originalCards)),

  // — the length of the match —
  length: word('t10', ['t10', 't20']),
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
  bowledDie: word('aggressive-d8', ['aggressive-d8', 'defensive-d8', 'always-d8']),
  bowledRollOptional: word('auto-unless-choice', ['auto-unless-choice', 'always-ask']),
  missCardOverride: word('card-over-general', ['card-over-general', 'ignore']),
  snickAndSmallMiss: word('slips-any-margin', ['slips-any-margin', 'slips-only-3-plus']),
  slipsOnBlock: word('block-always', ['block-always', 'symbol-for-both']),
  slipsOnMiss: word('symbol-required', ['symbol-required', 'always-on-miss']),

  // — order and reading of the strike result —
  blockFaceEqual: word('either-equal', ['either-equal', 'adjusted-only']),
  cleanBowledFace: word('top-face', ['top-face', 'six-or-eight']),
  cleanBowledVsNoball: word('noball-wins', ['noball-wins', 'clean-bowled-wins']),
  naturalsAndRerolls: word('lock-clean-only', ['lock-clean-only', 'lock-all-naturals']),
  naturalBoundaryResolution: word('no-further-rolls', ['no-further-rolls', 'roll-anyway']),
  overCardReplacesRoll: word('card-result-is-final', ['card-result-is-final', 'card-then-roll']),

  // — distance, bounce and boundary —
  bounceUnit: word('areas', ['areas', 'points']),
  sixWhichDie: word('either-die', ['either-die', 'red-die-only']),
  sixAdjustedDistance: word('adjusted', ['adjusted', 'raw']),
  red2Outermost: word('four', ['four', 'six']),
  paceAddTiming: word('after-both-dice', ['after-both-dice', 'before-roll']),
  styleOfBowler: word('deck-style', ['deck-style', 'card-flag']),
  bounceRedMeans: word('face-colour', ['face-colour', 'die-colour']),
  interception: word('stop-only', ['stop-only', 'path']),
  dropThenBoundary: word('boundary-counts', ['boundary-counts', 'stops-at-last-area']),

  // — catching —
  catchOptional: word('ask-side', ['ask-side', 'always-attempt']),
  focusScope: word('area', ['area', 'whole-zone']),
  focusSource: word('board-printed', ['board-printed', 'per-bowl-card']),
  slipCatchFocus: word('slips-always-6', ['slips-always-6', 'focus-applies']),
  dropZeroRuns: word('auto-area-runs', ['auto-area-runs', 'fielded-red']),
  dropThenSecondFielder: word('fielded-red', ['fielded-red', 'auto-area-runs']),
  crossingOnCatch: word('new-batter-faces', ['new-batter-faces', 'crossed']),

  // — running —
  emptyZoneOrArea: word('area', ['area', 'zone']),
  extraRunEligibility: word('union', ['union', 'empty-only', 'fielded-green-only']),
  extraRunCount: word('one', ['one', 'repeat']),
  extraRunFielder: word('ball-zone-end', ['ball-zone-end', 'nearest-token']),
  runOutEnd: word('zone-map', ['zone-map', 'fielding-side-chooses', 'always-striker']),
  runOutVictim: word('end-parity', ['end-parity', 'striker-always']),
  runOutFacing: word('attempted-parity', ['attempted-parity', 'scored-parity']),
  extraRunOutScore: word('same-as-standard', ['same-as-standard', 'no-runs']),
  runOutAutomatic: word('automatic', ['automatic', 'ask']),
  parityAndPenalty: word('penalty-excluded', ['penalty-excluded', 'penalty-included']),
  overEndAndParity: word('both-in-order', ['both-in-order', 'over-end-only']),

  // — advantage, attitude, confidence —
  firstShot: word('nearest', ['nearest', 'first-listed']),
  specialistFloorWhen: word('floor-on-meter', ['floor-on-meter', 'floor-on-both']),
  attitudeTiming: word('before-reveal', ['before-reveal', 'until-dice']),
  attitudeSpan: word('per-ball', ['per-ball', 'per-over']),
  attitudeWhose: word('striker-only', ['striker-only', 'both']),
  confidenceBoundaryScope: word('all-boundaries', ['all-boundaries', 'struck-only']),
  overCardMeter: word('explicit-only', ['explicit-only', 'never-same-ball']),

  // — dice of the bowler, express play —
  bowlerD8Sources: word('or-combine', ['or-combine', 'specialists-only']),
  d8NextCarry: word('first-played-delivery', ['first-played-delivery', 'until-rolled']),
  d8IconScores: word('dot', ['dot', 'one-run']),
  expressPair: word('both-balls-show-icon', ['both-balls-show-icon', 'first-then-any']),
  expressVictim: word('facing-batter', ['facing-batter', 'batting-side-chooses']),
  expressTableDie: word('always-d8', ['always-d8', 'batting-die']),
  expressDrs: word('no-review', ['no-review', 'allow-review']),

  // — bowlers, overs, decks —
  whoMayBowl: word('seven-bowlers', ['seven-bowlers', 'anyone']),
  bowlerLookahead: word('forbid-dead-end', ['forbid-dead-end', 'relax-when-stuck', 'any-style-stand-in']),
  firstOverBowler: word('setup-choice-stands', ['setup-choice-stands', 'choose-again']),
  repeatBowl: word('repeat-allowed', ['repeat-allowed', 'no-immediate-repeat']),
  pitchPersists: word('both-innings', ['both-innings', 'redraw']),

  // — field and slips —
  byeByStyle: word('closed-for-medium', ['closed-for-medium', 'open-without-catch']),
  slipAreas: word('bye-infield', ['bye-infield', 'any-bye-area']),
  slipLimit: word('card-data', ['card-data', 'zone-limit-only']),
  byeCounts: word('bye-is-a-zone', ['bye-is-a-zone', 'exempt']),
  fieldAllNine: word('exactly-nine', ['exactly-nine', 'up-to-nine']),
  fieldBeforeBowler: word('check-at-lock', ['check-at-lock', 'check-at-setup']),
  powerplayMoment: word('before-deal', ['before-deal', 'before-first-played-ball']),
  freeHitField: word('full-sequence', ['full-sequence', 'frozen-field']),

  // — no-ball —
  freeHitCounts: word('free-hit-is-the-legit-ball', ['free-hit-is-the-legit-ball', 'extra-beyond-six']),
  noballOtherOuts: word('only-run-out', ['only-run-out', 'bowled-caught-only']),
  noballRedFace: word('no-catch-attempt', ['no-catch-attempt', 'roll-for-show']),
  noballPenaltyTime: word('at-reveal', ['at-reveal', 'after-ball']),
  noballSixthCard: word('free-hit-still-bowled', ['free-hit-still-bowled', 'lost']),
  freeHitSetup: word('all-steps-but-over-card', ['all-steps-but-over-card', 'dice-only']),
  freeHitStriker: word('whoever-faces-next', ['whoever-faces-next', 'same-batter']),

  // — DRS, skills, team and end —
  drsOwner: word('batting-side', ['batting-side', 'each-side-once']),
  drsRetained: word('always-spent', ['always-spent', 'kept-if-successful']),
  drsScope: word('bowled-roll-slips-appeal', ['bowled-roll-slips-appeal', 'any-other']),
  drsUndo: word('dot-ball', ['dot-ball', 'replay-ball']),
  skillBatterTiming: word('per-card-timing', ['per-card-timing', 'with-bowler-step']),
  skillBowlerCount: word('each-once', ['each-once', 'one-of-two']),
  skillSameBall: word('allowed', ['allowed', 'one-per-ball']),
  sameTeam: word('distinct-teams', ['distinct-teams', 'mirror-allowed']),
  tossCaller: word('visiting-side-calls', ['visiting-side-calls', 'random-winner']),
  battingOrder: word('free-choice', ['free-choice', 'fixed-order']),
  newBatterEnd: word('end-of-the-dismissed', ['end-of-the-dismissed', 'always-faces']),
  levelScores: word('defending-side-wins', ['defending-side-wins', 'tie', 'super-over']),
  chaseEnd: word('stop-at-winning-run', ['stop-at-winning-run', 'play-out']),
  chaseMidBall: word('secured-runs-first', ['secured-runs-first', 'resolve-all']),
  tenthWicketRuns: word('count', ['count', 'drop']),
  umpireCard: word('over-card-appeals', ['over-card-appeals', 'unused']),
} as const;
