import { components, word } from '@howzat/core/author';
import { originalSet } from './components/sets.js';
import { tablesOf } from './components/tables.js';

/** A word for each ruling that decides how a rule is read, the cards that are played with, and what the players agree on. */
export const parameters = {
  // — score deck and score card —
  scoreDeckOwnership: word('one-shared', ['one-shared', 'both-mixed-60']),
  scoreCardEntry: word('number-plus-out', ['number-plus-out', 'number-or-out']),
  savedOutScore: word('runs-stand', ['runs-stand', 'entry-becomes-zero']),
  outOverScore: word('after-edits', ['after-edits', 'printed-only']),
  negativeScore: word('floor-zero', ['floor-zero', 'may-be-negative']),
  editOrder: word('sum-floor-then-set', ['sum-floor-then-set', 'order-played']),
  maidenAndOut: word('out-stands', ['out-stands', 'out-cancelled']),

  // — ranks —
  rankGrid: word('plus-one', ['plus-one', 'stretched']),
  gridNegative: word('clamp-zero', ['clamp-zero', 'absolute-value', 'extra-row']),
  rankLimits: word('sum-then-clamp', ['sum-then-clamp', 'clamp-each-step', 'unclamped']),
  defenceAtBlue: word('allowed-no-loss', ['allowed-no-loss', 'forbidden', 'negative-rank']),
  fatigueFloor: word('stays-blue', ['stays-blue', 'cannot-bowl']),
  fatigueCounting: word('floor(n/5)', ['floor(n/5)', 'once']),
  fatigueRankWhen: word('next-lookup', ['next-lookup', 'next-innings']),

  // — stance and coin —
  stanceVisibility: word('open', ['open', 'secret']),
  stanceOfNewcomer: word('none-this-over', ['none-this-over', 'inherits']),
  coinBeforeCard: word('coin-first', ['coin-first', 'card-first', 'batting-side-chooses']),
  coinForBothOuts: word('separate-coins', ['separate-coins', 'one-coin']),

  // — comfort —
  comfortCondition: word('defence-only', ['defence-only', 'every-over', 'both-add']),
  comfortRecipient: word('batter-of-this-over', ['batter-of-this-over', 'next-batter']),
  comfortWhenDismissed: word('none', ['none', 'newcomer-gains']),
  comfortOwner: word('on-cricketer', ['on-cricketer', 'side-pool']),
  comfortPayer: word('active-batter', ['active-batter', 'any-batter-on-field']),
  comfortAfterLeaving: word('out-lost-switched-kept', ['out-lost-switched-kept', 'lost-always', 'kept-always']),
  comfortSpentWhen: word('on-announcing-no-refund', ['on-announcing-no-refund', 'refund-if-negated']),
  comfortSupply: word('no-limit', ['no-limit', 'limit-15']),

  // — switching and bowlers —
  switchCount: word('one-own-card-each', ['one-own-card-each', 'one-in-total']),
  switchFirstOver: word('allowed', ['allowed', 'not-in-over-1']),
  switchWhichBatter: word('either-same-place', ['either-same-place', 'active-only']),
  switchedBatterStatus: word('back-to-team-may-return', ['back-to-team-may-return', 'retired']),
  switchedBatterItems: word('stay-on-card', ['stay-on-card', 'discarded']),
  replacedBowler: word('back-to-team-fatigue-kept', ['back-to-team-fatigue-kept', 'fatigue-recovers', 'gone']),
  consecutiveOvers: word('allowed', ['allowed', 'forbidden']),
  whoMayBowl: word('any', ['any', 'bowlers-and-all-rounders', 'not-keeper']),
  forcedBowler: word('bowling-side-must-place', ['bowling-side-must-place', 'random']),
  noBowlerLeft: word('least-tired-continues-at-Blue', ['least-tired-continues-at-Blue', 'innings-ends']),
  fatigueTenMidOver: word('finishes-over', ['finishes-over', 'leaves-at-once']),
  fatigueRemovedBelowTen: word('check-after-all-changes', ['check-after-all-changes', 'at-any-moment']),
  tiredMayBat: word('cannot-bat', ['cannot-bat', 'may-bat']),
  tiredCountsAsWicket: word('not-a-wicket', ['not-a-wicket', 'wicket']),
  tiredTimingLastOver: word('removed', ['removed', 'ignored']),

  // — hands, decks, chance cards —
  drawAtThree: word('draw-only-below-three', ['draw-only-below-three', 'draw-then-return-one']),
  drawCount: word('one', ['one', 'fill-up']),
  exchangeWindow: word('new-over-after-draw', ['new-over-after-draw', 'any-time-in-over']),
  exchangeEmptyHand: word('not-possible', ['not-possible', 'draw-free']),
  emptyHand: word('may-only-pass', ['may-only-pass', 'refill']),
  chanceDeckEmpty: word('no-draw', ['no-draw', 'reshuffle-discards']),
  usedCards: word('discard-face-up', ['discard-face-up', 'bottom-of-deck']),
  priorityProtocol: word('alternating-windows', [
    'alternating-windows',
    'batting-all-then-bowling-all',
    'simultaneous',
    'real-time-first',
  ]),
  mayOrMust: word('may-play', ['may-play', 'must-play']),
  negateTiming: word('direct-reaction', ['direct-reaction', 'any-time-later-in-over']),
  negateTarget: word('named-filter', ['named-filter', 'any']),
  negateOfNegate: word('only-if-filter-says', ['only-if-filter-says', 'never', 'always']),
  negateAndScoreOut: word('two-kinds', ['two-kinds', 'never-on-score-card']),
  outWindow: word('when-out-is-pending', ['when-out-is-pending', 'standby-beforehand']),
  outCardTiming: word('deferred-to-scoring', ['deferred-to-scoring', 'immediate']),
  secondOutSameOver: word('one-dismissal', ['one-dismissal', 'next-batter-out-too']),
  equipIdentity: word('by-name', ['by-name', 'by-copy']),
  equipNegatedCounts: word('counts-as-played', ['counts-as-played', 'may-retry']),
  equipCost: word('cost-applies', ['cost-applies', 'equip-free']),
  equipDuration: word('until-out-or-innings-end', ['until-out-or-innings-end', 'this-over', 'while-on-field']),
  equipStack: word('stack', ['stack', 'no-stack']),
  lockScope: word('from-resolution-to-end-of-over-both-earlier-stay', [
    'from-resolution-to-end-of-over-both-earlier-stay',
    'also-undo-earlier',
  ]),
  secondStandbyPlays: word('no-plays', ['no-plays', 'plays']),
  playsPerOver: word('no-limit', ['no-limit', 'one']),

  // — outs, innings, match —
  allOut: word('innings-ends', ['innings-ends', 'last-man-bats-alone', 'batters-return']),
  allOutBookkeeping: word('finish-over', ['finish-over', 'stop-at-once']),
  unplayedOvers: word('write-zero', ['write-zero', 'leave-blank']),
  newcomerPlace: word('place-of-dismissed', ['place-of-dismissed', 'other-place']),
  outStrikeOrder: word('replace-then-parity', ['replace-then-parity', 'parity-skipped']),
  nextBatterChoice: word('any-free', ['any-free', 'not-switched-before']),
  chasePassed: word('play-all', ['play-all', 'stop-when-passed']),
  outPileReset: word('return', ['return', 'stay-out']),
  captainKeeperSame: word('allowed', ['allowed', 'two-cards']),
  moreThanOne: word('allowed', ['allowed', 'one']),
  teamVisibility: word('open-list', ['open-list', 'hidden-until-placed']),

  // — what is agreed —
  cards: components(tablesOf(originalSet)),
  decks: word('premade', ['premade', 'own']),
  tossBy: word('coin', ['coin', 'score-cards']),
  firstPriority: word('batting-first', ['batting-first', 'bowling-first']),
} as const;
