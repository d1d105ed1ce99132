import { flag, integer, word } from '@howzat/core/author';

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
  hand: word('six-returning', ['six-returning', 'six-consumed-per-over']),
  outBatter: word('same-player-continues', ['same-player-continues', 'new-batter-resets']),
  target: word('target-plus-one', ['target-plus-one', 'level-ends-as-tie', 'level-wins']),
  winAndOut: word('runs-first', ['runs-first', 'out-first']),
  bowlerFree: word('never', ['never', 'mirror']),

  // — power cards, streak —
  powerOneUse: word('two-any-mix', ['two-any-mix', 'one-four-one-six', 'one-power-card']),
  powerScope: word('both', ['both', 'per-innings-only']),
  powerWindow: word('over', ['over', 'sliding-six']),
  powerWhenOut: word('counts', ['counts', 'only-if-scored']),
  sixLockCount: word('every-turn-counts', ['every-turn-counts', 'cards-only']),
  streakZero: word('positive-bat-runs', ['positive-bat-runs', 'any-card-not-out']),
  streakExtras: word('bat-only', ['bat-only', 'all-runs']),
  streakNext: word('next-scoring-turn', ['next-scoring-turn', 'next-turn-only']),
  streakRestart: word('restart-after-double', ['restart-after-double', 'double-counts-as-first', 'rolling']),
  streakWhat: word('bat-runs', ['bat-runs', 'ball-total']),
  streakOverBreak: word('carries', ['carries', 'per-over']),

  // — hidden card, pass, anticipation —
  hiddenBowlerCard: word('guess-replaces-card', ['guess-replaces-card', 'card-and-guess', 'card-is-guess']),
  hiddenOut: word('trap-and-shift-only', ['trap-and-shift-only', 'never', 'all']),
  hiddenOriginal: word('original-immune', ['original-immune', 'modifiers-apply']),
  hiddenPerGame: word('once-per-player', ['once-per-player', 'once-in-total']),
  hiddenLimits: word('limits-apply', ['limits-apply', 'free']),
  hiddenGuessRange: word('any-six', ['any-six', 'legal-only']),
  hiddenSequence: word('broken', ['broken', 'bridged']),
  passTiming: word('secret-in-place-of-card', ['secret-in-place-of-card', 'announced']),
  passBall: word('uses-ball', ['uses-ball', 'replayed']),
  passNoball: word('noball-counts', ['noball-counts', 'void']),
  passForced: word('allowed-force-used-up', ['allowed-force-used-up', 'allowed-force-stays', 'forbidden']),
  anticipationTiming: word('secret-with-card', ['secret-with-card', 'announced-before']),
  anticipationAttempts: word('one-attempt', ['one-attempt', 'one-success']),
  anticipationHidden: word('not-available', ['not-available', 'predict-guess']),

  // — no ball, free hit —
  noballChain: word('every-repeat', ['every-repeat', 'pairs-only']),
  noballOverBreak: word('carries', ['carries', 'resets']),
  noballOut: word('out-stands', ['out-stands', 'no-ball-protects']),
  noballLast: word('free-hit-lost', ['free-hit-lost', 'extra-turn']),
  freehitScope: word('match-only', ['match-only', 'all-outs']),
  freehitNormal: word('modifiers-apply', ['modifiers-apply', 'face-value']),
  freehitRepeat: word('again-noball', ['again-noball', 'no-effect']),

  // — defence, blocker, economy, trap, field shift —
  defenceAnnounce: word('open-before-commit', ['open-before-commit', 'secret']),
  defenceSpan: word('spans-overs', ['spans-overs', 'ends-with-over', 'first-four-balls-only']),
  defenceStack: word('no-stack', ['no-stack', 'stack']),
  defenceMatch: word('face-value', ['face-value', 'modified-value']),
  defenceEarlyEnd: word('no', ['no', 'yes']),
  blockerMatching: word('any-power-card', ['any-power-card', 'named-value', 'equal-cards', 'bowler-power-card']),
  blockerTiming: word('secret-with-card', ['secret-with-card', 'open-before-commit']),
  blockerSpent: word('spent', ['spent', 'returned']),
  economyWindows: word('fresh-after-forced', ['fresh-after-forced', 'fresh-from-forced', 'rolling', 'halves-of-over']),
  economyRuns: word('all-credited', ['all-credited', 'bat-only', 'bat-and-noball']),
  economyPasses: word('count-as-zero', ['count-as-zero', 'skip']),
  economyShift: word('forced-overrides-shift', ['forced-overrides-shift', 'zero-only', 'postpone-force']),
  economyTrap: word('no-trap-on-forced', ['no-trap-on-forced', 'trap-applies', 'zero-one-not-both']),
  economyVoluntary: word('automatic', ['automatic', 'waivable']),
  trapDuration: word('one-turn', ['one-turn', 'until-it-fires', 'whole-innings']),
  trapValues: word('two-different-any', ['two-different-any', 'exclude-zero']),
  trapWaive: word('compulsory', ['compulsory', 'optional']),
  shiftOdd: word('odd-playable-out', ['odd-playable-out', 'odd-illegal']),
  shiftAnnounce: word('open-before-commit', ['open-before-commit', 'secret']),
  shiftSpan: word('spans-overs-and-combines', ['spans-overs-and-combines', 'ends-with-over']),
} as const;
