import { components, words } from '@howzat/core/author';
import { originalSet } from './components/sets.js';
import { tablesOf } from './components/tables.js';

/** A word for each ruling that decides how a rule is read, the cards that are played with, and what the players agree on. */
export const parameters = {
  // — score deck and score card —
  scoreDeckOwnership: words('one-shared', 'both-mixed-60'),
  scoreCardEntry: words('number-plus-out', 'number-or-out'),
  savedOutScore: words('runs-stand', 'entry-becomes-zero'),
  outOverScore: words('after-edits', 'printed-only'),
  negativeScore: words('floor-zero', 'may-be-negative'),
  editOrder: words('sum-floor-then-set', 'order-played'),
  maidenAndOut: words('out-stands', 'out-cancelled'),

  // — ranks —
  rankGrid: words('plus-one', 'stretched'),
  gridNegative: words('clamp-zero', 'absolute-value', 'extra-row'),
  rankLimits: words('sum-then-clamp', 'clamp-each-step', 'unclamped'),
  defenceAtBlue: words('allowed-no-loss', 'forbidden', 'negative-rank'),
  fatigueFloor: words('stays-blue', 'cannot-bowl'),
  fatigueCounting: words('floor(n/5)', 'once'),
  fatigueRankWhen: words('next-lookup', 'next-innings'),

  // — stance and coin —
  stanceVisibility: words('open', 'secret'),
  stanceOfNewcomer: words('none-this-over', 'inherits'),
  coinBeforeCard: words('coin-first', 'card-first', 'batting-side-chooses'),
  coinForBothOuts: words('separate-coins', 'one-coin'),

  // — comfort —
  comfortCondition: words('defence-only', 'every-over', 'both-add'),
  comfortRecipient: words('batter-of-this-over', 'next-batter'),
  comfortWhenDismissed: words('none', 'newcomer-gains'),
  comfortOwner: words('on-cricketer', 'side-pool'),
  comfortPayer: words('active-batter', 'any-batter-on-field'),
  comfortAfterLeaving: words('out-lost-switched-kept', 'lost-always', 'kept-always'),
  comfortSpentWhen: words('on-announcing-no-refund', 'refund-if-negated'),
  comfortSupply: words('no-limit', 'limit-15'),

  // — switching and bowlers —
  switchCount: words('one-own-card-each', 'one-in-total'),
  switchFirstOver: words('allowed', 'not-in-over-1'),
  switchWhichBatter: words('either-same-place', 'active-only'),
  switchedBatterStatus: words('back-to-team-may-return', 'retired'),
  switchedBatterItems: words('stay-on-card', 'discarded'),
  replacedBowler: words('back-to-team-fatigue-kept', 'fatigue-recovers', 'gone'),
  consecutiveOvers: words('allowed', 'forbidden'),
  whoMayBowl: words('any', 'bowlers-and-all-rounders', 'not-keeper'),
  forcedBowler: words('bowling-side-must-place', 'random'),
  noBowlerLeft: words('least-tired-continues-at-Blue', 'innings-ends'),
  fatigueTenMidOver: words('finishes-over', 'leaves-at-once'),
  fatigueRemovedBelowTen: words('check-after-all-changes', 'at-any-moment'),
  tiredMayBat: words('cannot-bat', 'may-bat'),
  tiredCountsAsWicket: words('not-a-wicket', 'wicket'),
  tiredTimingLastOver: words('removed', 'ignored'),

  // — hands, decks, chance cards —
  drawAtThree: words('draw-only-below-three', 'draw-then-return-one'),
  drawCount: words('one', 'fill-up'),
  exchangeWindow: words('new-over-after-draw', 'any-time-in-over'),
  exchangeEmptyHand: words('not-possible', 'draw-free'),
  emptyHand: words('may-only-pass', 'refill'),
  chanceDeckEmpty: words('no-draw', 'reshuffle-discards'),
  usedCards: words('discard-face-up', 'bottom-of-deck'),
  priorityProtocol: words('alternating-windows', 'batting-all-then-bowling-all', 'simultaneous', 'real-time-first'),
  mayOrMust: words('may-play', 'must-play'),
  negateTiming: words('direct-reaction', 'any-time-later-in-over'),
  negateTarget: words('named-filter', 'any'),
  negateOfNegate: words('only-if-filter-says', 'never', 'always'),
  negateAndScoreOut: words('two-kinds', 'never-on-score-card'),
  outWindow: words('when-out-is-pending', 'standby-beforehand'),
  outCardTiming: words('deferred-to-scoring', 'immediate'),
  secondOutSameOver: words('one-dismissal', 'next-batter-out-too'),
  equipIdentity: words('by-name', 'by-copy'),
  equipNegatedCounts: words('counts-as-played', 'may-retry'),
  equipCost: words('cost-applies', 'equip-free'),
  equipDuration: words('until-out-or-innings-end', 'this-over', 'while-on-field'),
  equipStack: words('stack', 'no-stack'),
  lockScope: words('from-resolution-to-end-of-over-both-earlier-stay', 'also-undo-earlier'),
  secondStandbyPlays: words('no-plays', 'plays'),
  playsPerOver: words('no-limit', 'one'),

  // — outs, innings, match —
  allOut: words('innings-ends', 'last-man-bats-alone', 'batters-return'),
  allOutBookkeeping: words('finish-over', 'stop-at-once'),
  unplayedOvers: words('write-zero', 'leave-blank'),
  newcomerPlace: words('place-of-dismissed', 'other-place'),
  outStrikeOrder: words('replace-then-parity', 'parity-skipped'),
  nextBatterChoice: words('any-free', 'not-switched-before'),
  chasePassed: words('play-all', 'stop-when-passed'),
  outPileReset: words('return', 'stay-out'),
  captainKeeperSame: words('allowed', 'two-cards'),
  moreThanOne: words('allowed', 'one'),
  teamVisibility: words('open-list', 'hidden-until-placed'),

  // — what is agreed —
  cards: components(tablesOf(originalSet)),
  decks: words('premade', 'own'),
  budget: words('none', 'points'),
  tossBy: words('coin', 'score-cards'),
  firstPriority: words('batting-first', 'bowling-first'),
} as const;
