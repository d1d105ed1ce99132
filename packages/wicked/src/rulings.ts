import { k } from './kit.js';

/**
 * What the leaflet leaves open, as switches. A reading sets a parameter that a rule reads. A reading of `null` is
 * recorded and not built: its words, in `ruling-words.ts`, say why.
 */
export const rulings = [
  k.ruling('wicked.ruling.step-order', 'checks-after-record', {
    'checks-after-record': () => [],
    restored: (a) => [a.set('stepOrder', 'restored')],
    'as-scanned': (a) => [a.set('stepOrder', 'as-scanned')],
  }),
  k.ruling('wicked.ruling.deck-pick-order', 'agree', {
    agree: () => [],
    random: (a) => [a.set('deckPick', 'random')],
    'first-player-first': (a) => [a.set('deckPick', 'first-player-first')],
  }),
  k.ruling('wicked.ruling.lineup-secrecy', 'simultaneous-secret', {
    'simultaneous-secret': () => [],
    'open-in-turn': (a) => [a.set('lineupPick', 'open-in-turn')],
  }),
  k.ruling('wicked.ruling.lineup-open-afterwards', 'open-sheet', {
    'open-sheet': () => [],
    // the other captain does not read in the log what he may not see on the table
    'hidden-until-placed': (a) => [
      a.set('teamSheets', 'hidden-until-placed'),
      ...['lineup.home', 'lineup.away', 'lineup.first', 'lineup.second'].map((step) =>
        a.wrapStep(step, (pick) => (pick.kind === 'decision' ? { ...pick, seenBy: 'own' as const } : pick)),
      ),
    ],
  }),
  k.ruling('wicked.ruling.lineup-composition', 'any-eleven', {
    'any-eleven': () => [],
    'role-minimum': (a) => [a.set('lineupRoles', 'role-minimum')],
  }),
  k.ruling('wicked.ruling.opening-selection-order', 'simultaneous-secret', {
    'simultaneous-secret': () => [],
    'batting-first': (a) => [a.set('openers', 'batting-first')],
    'bowling-first': (a) => [a.set('openers', 'bowling-first')],
  }),
  k.ruling('wicked.ruling.opening-position', 'owner-decides', {
    'owner-decides': () => [],
    random: (a) => [a.set('openingPositions', 'random')],
  }),
  k.ruling('wicked.ruling.out-strike', 'parity-then-replace', {
    'parity-then-replace': () => [],
    'new-batter-faces': (a) => [a.set('outStrike', 'new-batter-faces')],
    'partner-faces': (a) => [a.set('outStrike', 'partner-faces')],
  }),
  k.ruling('wicked.ruling.next-batter-choice', 'captain-chooses', {
    'captain-chooses': () => [],
    'preset-order': (a) => [a.set('nextBatter', 'preset-order')],
    'random-draw': (a) => [a.set('nextBatter', 'random-draw')],
  }),
  k.ruling('wicked.ruling.chart-location', 'chart-by-bowler-class', {
    'chart-by-bowler-class': () => [],
    'shared-chart': (a) => [a.set('sharedChart', true)],
    'chart-on-card': null,
  }),
  k.ruling('wicked.ruling.reroll-tie', 'either', {
    either: () => [],
    none: (a) => [a.set('rerollTie', 'none')],
    both: (a) => [a.set('rerollTie', 'both')],
  }),
  k.ruling('wicked.ruling.reroll-optional', 'mandatory', {
    mandatory: () => [],
    optional: (a) => [a.set('rerollOptional', true)],
  }),
  k.ruling('wicked.ruling.reroll-new-lower', 'sum-as-is', {
    'sum-as-is': () => [],
    'reroll-until-higher': (a) => [a.set('rerollUntilHigher', true)],
  }),
  k.ruling('wicked.ruling.bowling-input-frozen', 'frozen', {
    frozen: () => [],
    're-read': (a) => [a.set('inputReread', true)],
  }),
  k.ruling('wicked.ruling.pitch-column-basis', 'innings-over', {
    'innings-over': () => [],
    'match-over': (a) => [a.set('pitchColumns', 'match-over')],
    'column-set-per-innings': null,
  }),
  k.ruling('wicked.ruling.pitch-second-innings', 'same-card', {
    'same-card': () => [],
    'new-card': (a) => [a.set('newPitch', true)],
  }),
  k.ruling('wicked.ruling.runs-before-out', 'printed-number', {
    'printed-number': () => [],
    'potential-runs': (a) => [a.set('runsBeforeOut', 'potential-runs')],
    zero: (a) => [a.set('runsBeforeOut', 'zero')],
  }),
  k.ruling('wicked.ruling.runs-before-catch', 'catch-zero', {
    'catch-zero': () => [],
    'same-as-wicket': (a) => [a.set('runsBeforeCatch', true)],
  }),
  k.ruling('wicked.ruling.out-runs-cap', 'cap-by-potential', {
    'cap-by-potential': () => [],
    'printed-exact': (a) => [a.set('outRunsCapped', false)],
  }),
  k.ruling('wicked.ruling.max-run-meaning', 'minimum', {
    minimum: () => [],
    replace: (a) => [a.set('maxRun', 'replace')],
  }),
  k.ruling('wicked.ruling.fielding-reuse', 'free-reuse', {
    'free-reuse': () => [],
    'no-immediate-repeat': (a) => [a.set('fieldingReuse', 'no-immediate-repeat')],
    'cycle-all-five': (a) => [a.set('fieldingReuse', 'cycle-all-five')],
  }),
  k.ruling('wicked.ruling.fatigue-replacement', 'captain-chooses-now', {
    'captain-chooses-now': () => [],
    'choose-at-next-own-over': (a) => [a.set('replacement', 'choose-at-next-own-over')],
    random: (a) => [a.set('replacement', 'random')],
  }),
  k.ruling('wicked.ruling.fatigue-end', 'same-end', {
    'same-end': () => [],
    'free-end': (a) => [a.set('freeEnd', true)],
  }),
  k.ruling('wicked.ruling.fatigue-moment', 'end-of-that-over', {
    'end-of-that-over': () => [],
    'before-its-next-over': (a) => [a.set('tiredAt', 'before-its-next-over')],
  }),
  k.ruling('wicked.ruling.rest-count', 'innings-overs', {
    'innings-overs': () => [],
    'own-end-overs': (a) => [a.set('restCount', 'own-end-overs')],
  }),
  k.ruling('wicked.ruling.return-slot', 'only-into-a-vacancy', {
    'only-into-a-vacancy': () => [],
    'replace-at-will': (a) => [a.set('returnAtWill', true)],
  }),
  k.ruling('wicked.ruling.voluntary-change', 'forced-only', {
    'forced-only': () => [],
    'free-change': (a) => [a.set('freeChange', true)],
  }),
  k.ruling('wicked.ruling.who-may-bowl', 'any-lineup-card', {
    'any-lineup-card': () => [],
    'bowlers-only': (a) => [a.set('bowlersOnly', true)],
  }),
  k.ruling('wicked.ruling.no-bowler-available', 'longest-rested-returns', {
    'longest-rested-returns': () => [],
    exempt: (a) => [a.set('nobodyFresh', 'exempt')],
  }),
  k.ruling('wicked.ruling.declare-timing', 'between-overs', {
    'between-overs': () => [],
    'any-time': null,
    'before-first-over-too': (a) => [a.set('stopBeforeFirst', true)],
  }),
  k.ruling('wicked.ruling.declare-second-innings', 'first-innings-only', {
    'first-innings-only': () => [],
    'counts-as-loss': (a) => [a.set('stopSecond', true)],
  }),
  k.ruling('wicked.ruling.second-side-overs', 'always-fifty', {
    'always-fifty': () => [],
    'same-number': (a) => [a.set('sameOvers', true)],
  }),
  k.ruling('wicked.ruling.objective-vs-ends', 'specific-ends', {
    'specific-ends': () => [],
    'all-overs': (a) => [a.set('playOut', true)],
  }),
  k.ruling('wicked.ruling.tie', 'literal', {
    literal: () => [],
    'tie-always': (a) => [a.set('tie', 'tie-always')],
    'tie-break': (a) => [a.set('tie', 'tie-break')],
  }),
  k.ruling('wicked.ruling.pass-and-out', 'runs-first', {
    'runs-first': () => [],
    'out-first': (a) => [a.set('outBeforeRuns', true)],
  }),
  k.ruling('wicked.ruling.winning-over-runs', 'full-over', {
    'full-over': () => [],
    'stop-at-target-plus-one': (a) => [a.set('stopAtTarget', true)],
  }),
] as const;
