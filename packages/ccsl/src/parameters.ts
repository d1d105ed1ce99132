import { flag, integer, words } from '@howzat/core';

/** What is in play, the numbers of the rulebook, and one word for each ruling that decides how a rule is read. */
export const parameters = {
  // — what is in play; the last four of them only where the format has them —
  streak: flag(true),
  pass: flag(true),
  anticipation: flag(true),
  economy: flag(true),
  trap: flag(true),
  hiddenCard: flag(true),
  defence: flag(true),
  fieldShift: flag(true),
  blocker: flag(true),

  // — what only a reading brings into play —
  bonusCount: flag(false),
  trapAnnounced: flag(false),

  // — numbers —
  powerPerOver: integer(2, { min: 0, max: 6, unit: 'cards' }),
  sixLock: integer(2, { min: 0, max: 6, unit: 'balls' }),
  streakTurns: integer(4, { min: 1, max: 20, unit: 'turns' }),
  anticipationRuns: integer(2, { min: 0, max: 20, unit: 'runs' }),
  hiddenRuns: integer(1, { min: 0, max: 20, unit: 'runs' }),
  noBallRuns: integer(1, { min: 0, max: 20, unit: 'runs' }),
  economyMost: integer(4, { min: 0, max: 36, unit: 'runs' }),
  defenceBalls: integer(3, { min: 1, max: 6, unit: 'balls' }),
  shiftBalls: integer(3, { min: 1, max: 6, unit: 'balls' }),
  longestMatch: integer(3, { min: 3, max: 20, unit: 'overs' }),
  blockersAtThree: integer(1, { min: 0, max: 6, unit: 'uses' }),

  // — a word for each reading of a ruling that decides how a rule is read —
  // — structure of the match —
  hand: words('six-returning', 'six-consumed-per-over'),
  outBatter: words('same-player-continues', 'new-batter-resets'),
  target: words('target-plus-one', 'level-ends-as-tie', 'level-wins'),
  winAndOut: words('runs-first', 'out-first'),
  bowlerFree: words('never', 'mirror'),

  // — power cards, streak —
  powerOneUse: words('two-any-mix', 'one-four-one-six', 'one-power-card'),
  powerScope: words('both', 'per-innings-only'),
  powerWindow: words('over', 'sliding-six'),
  powerWhenOut: words('counts', 'only-if-scored'),
  sixLockCount: words('every-turn-counts', 'cards-only'),
  streakZero: words('positive-bat-runs', 'any-card-not-out'),
  streakExtras: words('bat-only', 'all-runs'),
  streakNext: words('next-scoring-turn', 'next-turn-only'),
  streakRestart: words('restart-after-double', 'double-counts-as-first', 'rolling'),
  streakWhat: words('bat-runs', 'ball-total'),
  streakOverBreak: words('carries', 'per-over'),

  // — hidden card, pass, anticipation —
  hiddenBowlerCard: words('guess-replaces-card', 'card-and-guess', 'card-is-guess'),
  hiddenOut: words('trap-and-shift-only', 'never', 'all'),
  hiddenOriginal: words('original-immune', 'modifiers-apply'),
  hiddenPerGame: words('once-per-player', 'once-in-total'),
  hiddenLimits: words('limits-apply', 'free'),
  hiddenGuessRange: words('any-six', 'legal-only'),
  hiddenSequence: words('broken', 'bridged'),
  passTiming: words('secret-in-place-of-card', 'announced'),
  passBall: words('uses-ball', 'replayed'),
  passNoball: words('noball-counts', 'void'),
  passForced: words('allowed-force-used-up', 'allowed-force-stays', 'forbidden'),
  anticipationTiming: words('secret-with-card', 'announced-before'),
  anticipationAttempts: words('one-attempt', 'one-success'),
  anticipationHidden: words('not-available', 'predict-guess'),

  // — no ball, free hit —
  noballChain: words('every-repeat', 'pairs-only'),
  noballOverBreak: words('carries', 'resets'),
  noballOut: words('out-stands', 'no-ball-protects'),
  noballLast: words('free-hit-lost', 'extra-turn'),
  freehitScope: words('match-only', 'all-outs'),
  freehitNormal: words('modifiers-apply', 'face-value'),
  freehitRepeat: words('again-noball', 'no-effect'),

  // — defence, blocker, economy, trap, field shift —
  defenceAnnounce: words('open-before-commit', 'secret'),
  defenceSpan: words('spans-overs', 'ends-with-over', 'first-four-balls-only'),
  defenceStack: words('no-stack', 'stack'),
  defenceMatch: words('face-value', 'modified-value'),
  defenceEarlyEnd: words('no', 'yes'),
  blockerMatching: words('any-power-card', 'named-value', 'equal-cards', 'bowler-power-card'),
  blockerTiming: words('secret-with-card', 'open-before-commit'),
  blockerSpent: words('spent', 'returned'),
  economyWindows: words('fresh-after-forced', 'fresh-from-forced', 'rolling', 'halves-of-over'),
  economyRuns: words('all-credited', 'bat-only', 'bat-and-noball'),
  economyPasses: words('count-as-zero', 'skip'),
  economyShift: words('forced-overrides-shift', 'zero-only', 'postpone-force'),
  economyTrap: words('no-trap-on-forced', 'trap-applies', 'zero-one-not-both'),
  economyVoluntary: words('automatic', 'waivable'),
  trapDuration: words('one-turn', 'until-it-fires', 'whole-innings'),
  trapValues: words('two-different-any', 'exclude-zero'),
  trapWaive: words('compulsory', 'optional'),
  shiftOdd: words('odd-playable-out', 'odd-illegal'),
  shiftAnnounce: words('open-before-commit', 'secret'),
  shiftSpan: words('spans-overs-and-combines', 'ends-with-over'),
} as const;
