import { type Parameter, word } from '@howzat/core/author';

/**
 * The rulings of which each reading is a word of one parameter, by the name of the ruling. The first reading stands
 * unless another is named. `words/` has the questions and the reasons.
 */
export const readings = {
  // — score deck and score card —
  'score-deck-ownership': ['one-shared', 'both-mixed-60'],
  'score-card-entry': ['number-plus-out', 'number-or-out'],
  'saved-out-score': ['runs-stand', 'entry-becomes-zero'],
  'out-over-score': ['after-edits', 'printed-only'],
  'negative-score': ['floor-zero', 'may-be-negative'],
  'edit-order': ['sum-floor-then-set', 'order-played'],
  'maiden-and-out': ['out-stands', 'out-cancelled'],

  // — ranks —
  'rank-grid': ['plus-one', 'stretched'],
  'grid-negative': ['clamp-zero', 'absolute-value', 'extra-row'],
  'rank-limits': ['sum-then-clamp', 'clamp-each-step', 'unclamped'],
  'defence-at-blue': ['allowed-no-loss', 'forbidden', 'negative-rank'],
  'fatigue-floor': ['stays-blue', 'cannot-bowl'],
  'fatigue-counting': ['floor(n/5)', 'once'],
  'fatigue-rank-when': ['next-lookup', 'next-innings'],

  // — stance and coin —
  'stance-visibility': ['open', 'secret'],
  'stance-of-newcomer': ['none-this-over', 'inherits'],
  'coin-before-card': ['coin-first', 'card-first', 'batting-side-chooses'],
  'coin-for-both-outs': ['separate-coins', 'one-coin'],

  // — comfort —
  'comfort-condition': ['defence-only', 'every-over', 'both-add'],
  'comfort-recipient': ['batter-of-this-over', 'next-batter'],
  'comfort-when-dismissed': ['none', 'newcomer-gains'],
  'comfort-owner': ['on-cricketer', 'side-pool'],
  'comfort-payer': ['active-batter', 'any-batter-on-field'],
  'comfort-after-leaving': ['out-lost-switched-kept', 'lost-always', 'kept-always'],
  'comfort-spent-when': ['on-announcing-no-refund', 'refund-if-negated'],
  'comfort-supply': ['no-limit', 'limit-15'],

  // — switching and bowlers —
  'switch-count': ['one-own-card-each', 'one-in-total'],
  'switch-first-over': ['allowed', 'not-in-over-1'],
  'switch-which-batter': ['either-same-place', 'active-only'],
  'switched-batter-status': ['back-to-team-may-return', 'retired'],
  'switched-batter-items': ['stay-on-card', 'discarded'],
  'replaced-bowler': ['back-to-team-fatigue-kept', 'fatigue-recovers', 'gone'],
  'consecutive-overs': ['allowed', 'forbidden'],
  'who-may-bowl': ['any', 'bowlers-and-all-rounders', 'not-keeper'],
  'forced-bowler': ['bowling-side-must-place', 'random'],
  'no-bowler-left': ['least-tired-continues-at-Blue', 'innings-ends'],
  'fatigue-ten-mid-over': ['finishes-over', 'leaves-at-once'],
  'fatigue-removed-below-ten': ['check-after-all-changes', 'at-any-moment'],
  'tired-may-bat': ['cannot-bat', 'may-bat'],
  'tired-counts-as-wicket': ['not-a-wicket', 'wicket'],
  'tired-timing-last-over': ['removed', 'ignored'],

  // — hands, decks, chance cards —
  'draw-at-three': ['draw-only-below-three', 'draw-then-return-one'],
  'draw-count': ['one', 'fill-up'],
  'exchange-window': ['new-over-after-draw', 'any-time-in-over'],
  'exchange-empty-hand': ['not-possible', 'draw-free'],
  'empty-hand': ['may-only-pass', 'refill'],
  'chance-deck-empty': ['no-draw', 'reshuffle-discards'],
  'used-cards': ['discard-face-up', 'bottom-of-deck'],
  'priority-protocol': ['alternating-windows', 'batting-all-then-bowling-all', 'simultaneous', 'real-time-first'],
  'may-or-must': ['may-play', 'must-play'],
  'negate-timing': ['direct-reaction', 'any-time-later-in-over'],
  'negate-target': ['named-filter', 'any'],
  'negate-of-negate': ['only-if-filter-says', 'never', 'always'],
  'negate-and-score-out': ['two-kinds', 'never-on-score-card'],
  'out-window': ['when-out-is-pending', 'standby-beforehand'],
  'out-card-timing': ['deferred-to-scoring', 'immediate'],
  'second-out-same-over': ['one-dismissal', 'next-batter-out-too'],
  'equip-identity': ['by-name', 'by-copy'],
  'equip-negated-counts': ['counts-as-played', 'may-retry'],
  'equip-cost': ['cost-applies', 'equip-free'],
  'equip-duration': ['until-out-or-innings-end', 'this-over', 'while-on-field'],
  'equip-stack': ['stack', 'no-stack'],
  'lock-scope': ['from-resolution-to-end-of-over-both-earlier-stay', 'also-undo-earlier'],
  'second-standby-plays': ['no-plays', 'plays'],
  'plays-per-over': ['no-limit', 'one'],

  // — outs, innings, match —
  'all-out': ['innings-ends', 'last-man-bats-alone', 'batters-return'],
  'all-out-bookkeeping': ['finish-over', 'stop-at-once'],
  'unplayed-overs': ['write-zero', 'leave-blank'],
  'newcomer-place': ['place-of-dismissed', 'other-place'],
  'out-strike-order': ['replace-then-parity', 'parity-skipped'],
  'next-batter-choice': ['any-free', 'not-switched-before'],
  'chase-passed': ['play-all', 'stop-when-passed'],
  'out-pile-reset': ['return', 'stay-out'],
  'captain-keeper-same': ['allowed', 'two-cards'],
  'more-than-one': ['allowed', 'one'],
  'team-visibility': ['open-list', 'hidden-until-placed'],
} as const;

export type Readings = typeof readings;

type Camel<S extends string> = S extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : S;

/** The name of the parameter of a ruling: `saved-out-score` is read from `savedOutScore`. */
export function parameterOf<Name extends string>(ruling: Name): Camel<Name> {
  return ruling.replace(/-(.)/g, (_, first: string) => first.toUpperCase()) as Camel<Name>;
}

/** A parameter for each of these rulings. */
export const readingParameters = Object.fromEntries(
  Object.entries(readings).map(([ruling, words]) => [parameterOf(ruling), word(words[0], words)]),
) as unknown as { readonly [Name in keyof Readings as Camel<Name>]: Parameter<Readings[Name][number]> };
