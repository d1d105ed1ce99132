import type { Author } from '@howzat/core';
import { k, type Parameters, type World } from './kit.js';
import { announceBowling } from './rules/defence.js';
import { announceBatting } from './rules/hidden.js';
import { chooseTrapsOpenly } from './rules/trap.js';

/** The standing reading changes nothing. */
const stands = () => [];

/** A reading that is a word of the parameter which the rules of its section look at. */
const reads =
  <K extends keyof Parameters>(parameter: K, word: Parameters[K]) =>
  (a: Author<World>) => [a.set(parameter, word)];

/**
 * The questions that the rulebook leaves open. The second argument is the reading that stands; one that is null is
 * recorded and not built, and `ruling-words.ts` says why.
 */
export const rulings = [
  k.ruling('ccsl.ruling.wickets', 'wickets-equal-overs', {
    'wickets-equal-overs': stands,
    'single-wicket': (a) => [a.set('wickets', 1)],
    'fixed-turns': (a) => [a.set('wickets', null)],
    'ten-wickets': (a) => [a.set('wickets', 10)],
  }),
  k.ruling('ccsl.ruling.out-batter', 'same-player-continues', {
    'same-player-continues': stands,
    'new-batter-resets': reads('outBatter', 'new-batter-resets'),
  }),
  k.ruling('ccsl.ruling.hand', 'six-returning', {
    'six-returning': stands,
    'six-consumed-per-over': reads('hand', 'six-consumed-per-over'),
    'multi-copy-deck': null,
  }),
  k.ruling('ccsl.ruling.card-set', 'exactly-six', {
    'exactly-six': stands,
    extendable: null,
  }),
  k.ruling('ccsl.ruling.first-innings', 'toss-winner-chooses', {
    'toss-winner-chooses': stands,
    'toss-assigns': (a) => [a.set('toss', 'assign')],
    agreement: (a) => [a.set('toss', 'none')],
  }),
  k.ruling('ccsl.ruling.extended-formats', 'printed-only', {
    'printed-only': stands,
    extended: (a) => [a.set('longestMatch', 20)],
  }),
  k.ruling('ccsl.ruling.target', 'target-plus-one', {
    'target-plus-one': stands,
    'level-ends-as-tie': reads('target', 'level-ends-as-tie'),
    'level-wins': reads('target', 'level-wins'),
  }),
  k.ruling('ccsl.ruling.win-and-out', 'runs-first', {
    'runs-first': stands,
    'out-first': reads('winAndOut', 'out-first'),
  }),
  k.ruling('ccsl.ruling.super-over', 'tie-stands', {
    'tie-stands': stands,
    'super-over-proposal': (a) => [a.set('tieBreak', 'super-over')],
    'bonus-count': reads('superOver', 'bonus-count'),
  }),
  k.ruling('ccsl.ruling.margin', 'runs-or-balls', {
    'runs-or-balls': stands,
    'runs-only': null,
  }),
  k.ruling('ccsl.ruling.announce-order', 'bowler-then-batter', {
    'bowler-then-batter': stands,
    'batter-then-bowler': (a) => [
      a.replaceStep('announcements', a.group('announcements', {}, [announceBatting, announceBowling])),
    ],
    simultaneous: (a) => [
      a.replaceStep('announcements', a.commit('announcements', {}, [announceBowling, announceBatting])),
    ],
  }),
  k.ruling('ccsl.ruling.bowler-free', 'never', {
    never: stands,
    mirror: reads('bowlerFree', 'mirror'),
  }),
  k.ruling('ccsl.ruling.concede', 'allowed', {
    allowed: stands,
    'not-allowed': null,
  }),
  k.ruling('ccsl.ruling.team', 'one-player', {
    'one-player': stands,
  }),
  k.ruling('ccsl.ruling.power-one-use', 'two-any-mix', {
    'two-any-mix': stands,
    'one-four-one-six': reads('powerOneUse', 'one-four-one-six'),
    'one-power-card': reads('powerOneUse', 'one-power-card'),
  }),
  k.ruling('ccsl.ruling.power-scope', 'both', {
    both: stands,
    'per-over': null,
    'per-innings-only': reads('powerScope', 'per-innings-only'),
  }),
  k.ruling('ccsl.ruling.power-window', 'over', {
    over: stands,
    'sliding-six': reads('powerWindow', 'sliding-six'),
  }),
  k.ruling('ccsl.ruling.power-when-out', 'counts', {
    counts: stands,
    'only-if-scored': reads('powerWhenOut', 'only-if-scored'),
  }),
  k.ruling('ccsl.ruling.six-lock', 'lock-two', {
    'lock-two': stands,
    'lock-one': (a) => [a.set('sixLock', 1)],
  }),
  k.ruling('ccsl.ruling.six-lock-count', 'every-turn-counts', {
    'every-turn-counts': stands,
    'cards-only': reads('sixLockCount', 'cards-only'),
  }),
  k.ruling('ccsl.ruling.streak-zero', 'positive-bat-runs', {
    'positive-bat-runs': stands,
    'any-card-not-out': reads('streakZero', 'any-card-not-out'),
  }),
  k.ruling('ccsl.ruling.streak-extras', 'bat-only', {
    'bat-only': stands,
    'all-runs': reads('streakExtras', 'all-runs'),
  }),
  k.ruling('ccsl.ruling.streak-next', 'next-scoring-turn', {
    'next-scoring-turn': stands,
    'next-turn-only': reads('streakNext', 'next-turn-only'),
  }),
  k.ruling('ccsl.ruling.streak-restart', 'restart-after-double', {
    'restart-after-double': stands,
    'double-counts-as-first': reads('streakRestart', 'double-counts-as-first'),
    rolling: reads('streakRestart', 'rolling'),
  }),
  k.ruling('ccsl.ruling.streak-what', 'bat-runs', {
    'bat-runs': stands,
    'ball-total': reads('streakWhat', 'ball-total'),
  }),
  k.ruling('ccsl.ruling.streak-over-break', 'carries', {
    carries: stands,
    'per-over': reads('streakOverBreak', 'per-over'),
  }),
  k.ruling('ccsl.ruling.hidden-bowler-card', 'guess-replaces-card', {
    'guess-replaces-card': stands,
    'card-and-guess': reads('hiddenBowlerCard', 'card-and-guess'),
    'card-is-guess': reads('hiddenBowlerCard', 'card-is-guess'),
  }),
  k.ruling('ccsl.ruling.hidden-out', 'trap-and-shift-only', {
    'trap-and-shift-only': stands,
    never: reads('hiddenOut', 'never'),
    all: reads('hiddenOut', 'all'),
  }),
  k.ruling('ccsl.ruling.hidden-original', 'original-immune', {
    'original-immune': stands,
    'modifiers-apply': reads('hiddenOriginal', 'modifiers-apply'),
  }),
  k.ruling('ccsl.ruling.hidden-announce', 'before-commit-open', {
    'before-commit-open': stands,
    'after-commit': null,
  }),
  k.ruling('ccsl.ruling.hidden-per-game', 'once-per-player', {
    'once-per-player': stands,
    'once-in-total': reads('hiddenPerGame', 'once-in-total'),
  }),
  k.ruling('ccsl.ruling.hidden-limits', 'limits-apply', {
    'limits-apply': stands,
    free: reads('hiddenLimits', 'free'),
  }),
  k.ruling('ccsl.ruling.hidden-guess-range', 'any-six', {
    'any-six': stands,
    'legal-only': reads('hiddenGuessRange', 'legal-only'),
  }),
  k.ruling('ccsl.ruling.hidden-sequence', 'broken', {
    broken: stands,
    bridged: reads('hiddenSequence', 'bridged'),
  }),
  k.ruling('ccsl.ruling.pass-timing', 'secret-in-place-of-card', {
    'secret-in-place-of-card': stands,
    announced: reads('passTiming', 'announced'),
  }),
  k.ruling('ccsl.ruling.pass-ball', 'uses-ball', {
    'uses-ball': stands,
    replayed: reads('passBall', 'replayed'),
  }),
  k.ruling('ccsl.ruling.pass-noball', 'noball-counts', {
    'noball-counts': stands,
    void: reads('passNoBall', 'void'),
  }),
  k.ruling('ccsl.ruling.pass-forced', 'allowed-force-used-up', {
    'allowed-force-used-up': stands,
    'allowed-force-stays': reads('passForced', 'allowed-force-stays'),
    forbidden: reads('passForced', 'forbidden'),
  }),
  k.ruling('ccsl.ruling.anticipation-timing', 'secret-with-card', {
    'secret-with-card': stands,
    'announced-before': reads('anticipationTiming', 'announced-before'),
    'after-commit-before-reveal': null,
  }),
  k.ruling('ccsl.ruling.anticipation-attempts', 'one-attempt', {
    'one-attempt': stands,
    'one-success': reads('anticipationAttempts', 'one-success'),
  }),
  k.ruling('ccsl.ruling.anticipation-out', 'awarded', {
    awarded: stands,
    lost: (a) => [a.repeal('ccsl.anticipation.irrespective')],
  }),
  k.ruling('ccsl.ruling.anticipation-hidden', 'not-available', {
    'not-available': stands,
    'predict-guess': reads('anticipationHidden', 'predict-guess'),
  }),
  k.ruling('ccsl.ruling.noball-chain', 'every-repeat', {
    'every-repeat': stands,
    'pairs-only': reads('noBallChain', 'pairs-only'),
  }),
  k.ruling('ccsl.ruling.noball-over-break', 'carries', {
    carries: stands,
    resets: reads('noBallOverBreak', 'resets'),
  }),
  k.ruling('ccsl.ruling.noball-counts', 'counts', {
    counts: stands,
    rebowled: (a) => [a.set('noBallCounts', false)],
  }),
  k.ruling('ccsl.ruling.noball-out', 'out-stands', {
    'out-stands': stands,
    'no-ball-protects': reads('noBallOut', 'no-ball-protects'),
  }),
  k.ruling('ccsl.ruling.second-ball-sentence', 'free-hit-ball', {
    'free-hit-ball': stands,
    'repeated-ball': null,
  }),
  k.ruling('ccsl.ruling.noball-last', 'free-hit-lost', {
    'free-hit-lost': stands,
    'extra-turn': reads('noBallLast', 'extra-turn'),
  }),
  k.ruling('ccsl.ruling.freehit-scope', 'match-only', {
    'match-only': stands,
    'all-outs': reads('freeHitScope', 'all-outs'),
  }),
  k.ruling('ccsl.ruling.freehit-normal', 'modifiers-apply', {
    'modifiers-apply': stands,
    'face-value': reads('freeHitNormal', 'face-value'),
  }),
  k.ruling('ccsl.ruling.freehit-repeat', 'again-noball', {
    'again-noball': stands,
    'no-effect': reads('freeHitRepeat', 'no-effect'),
  }),
  k.ruling('ccsl.ruling.defence-announce', 'open-before-commit', {
    'open-before-commit': stands,
    secret: reads('defenceAnnounce', 'secret'),
  }),
  k.ruling('ccsl.ruling.defence-span', 'spans-overs', {
    'spans-overs': stands,
    'ends-with-over': reads('defenceSpan', 'ends-with-over'),
    'first-four-balls-only': reads('defenceSpan', 'first-four-balls-only'),
  }),
  k.ruling('ccsl.ruling.defence-stack', 'no-stack', {
    'no-stack': stands,
    stack: reads('defenceStack', 'stack'),
  }),
  k.ruling('ccsl.ruling.defence-rounding', 'no-op', {
    'no-op': stands,
  }),
  k.ruling('ccsl.ruling.defence-match', 'face-value', {
    'face-value': stands,
    'modified-value': reads('defenceMatch', 'modified-value'),
  }),
  k.ruling('ccsl.ruling.defence-early-end', 'no', {
    no: stands,
    yes: reads('defenceEarlyEnd', 'yes'),
  }),
  k.ruling('ccsl.ruling.blocker-ranges', 'three-is-one', {
    'three-is-one': stands,
    'three-is-two': (a) => [a.set('blockersAtThree', 2)],
  }),
  k.ruling('ccsl.ruling.blocker-matching', 'any-power-card', {
    'any-power-card': stands,
    'named-value': reads('blockerMatching', 'named-value'),
    'equal-cards': reads('blockerMatching', 'equal-cards'),
    'bowler-power-card': reads('blockerMatching', 'bowler-power-card'),
  }),
  k.ruling('ccsl.ruling.blocker-timing', 'secret-with-card', {
    'secret-with-card': stands,
    'open-before-commit': reads('blockerTiming', 'open-before-commit'),
  }),
  k.ruling('ccsl.ruling.blocker-spent', 'spent', {
    spent: stands,
    returned: reads('blockerSpent', 'returned'),
  }),
  k.ruling('ccsl.ruling.blocker-period', 'per-innings-bowled', {
    'per-innings-bowled': stands,
  }),
  k.ruling('ccsl.ruling.economy-windows', 'fresh-after-forced', {
    'fresh-after-forced': stands,
    'fresh-from-forced': reads('economyWindows', 'fresh-from-forced'),
    rolling: reads('economyWindows', 'rolling'),
    'halves-of-over': reads('economyWindows', 'halves-of-over'),
  }),
  k.ruling('ccsl.ruling.economy-runs', 'all-credited', {
    'all-credited': stands,
    'bat-only': reads('economyCounts', 'bat-only'),
    'bat-and-noball': reads('economyCounts', 'bat-and-noball'),
  }),
  k.ruling('ccsl.ruling.economy-passes', 'count-as-zero', {
    'count-as-zero': stands,
    skip: reads('economyPasses', 'skip'),
  }),
  k.ruling('ccsl.ruling.economy-shift', 'forced-overrides-shift', {
    'forced-overrides-shift': stands,
    'zero-only': reads('economyShift', 'zero-only'),
    'postpone-force': reads('economyShift', 'postpone-force'),
  }),
  k.ruling('ccsl.ruling.economy-trap', 'no-trap-on-forced', {
    'no-trap-on-forced': stands,
    'trap-applies': reads('economyTrap', 'trap-applies'),
    'zero-one-not-both': reads('economyTrap', 'zero-one-not-both'),
  }),
  k.ruling('ccsl.ruling.economy-voluntary', 'automatic', {
    automatic: stands,
    waivable: reads('economyVoluntary', 'waivable'),
  }),
  k.ruling('ccsl.ruling.economy-end', 'lapses', {
    lapses: stands,
  }),
  k.ruling('ccsl.ruling.trap-duration', 'one-turn', {
    'one-turn': stands,
    'until-it-fires': reads('trapDuration', 'until-it-fires'),
    'whole-innings': reads('trapDuration', 'whole-innings'),
  }),
  k.ruling('ccsl.ruling.trap-secrecy', 'secret-values-secret-moment', {
    'secret-values-secret-moment': stands,
    'open-values': (a) => [a.replaceStep('choose-traps', chooseTrapsOpenly)],
    'open-moment': reads('trapSecrecy', 'open-moment'),
  }),
  k.ruling('ccsl.ruling.trap-values', 'two-different-any', {
    'two-different-any': stands,
    'exclude-zero': reads('trapValues', 'exclude-zero'),
  }),
  k.ruling('ccsl.ruling.trap-waive', 'compulsory', {
    compulsory: stands,
    optional: reads('trapWaive', 'optional'),
  }),
  k.ruling('ccsl.ruling.shift-odd', 'odd-playable-out', {
    'odd-playable-out': stands,
    'odd-illegal': reads('shiftOdd', 'odd-illegal'),
  }),
  k.ruling('ccsl.ruling.shift-announce', 'open-before-commit', {
    'open-before-commit': stands,
    secret: reads('shiftAnnounce', 'secret'),
  }),
  k.ruling('ccsl.ruling.shift-span', 'spans-overs-and-combines', {
    'spans-overs-and-combines': stands,
    'ends-with-over': reads('shiftSpan', 'ends-with-over'),
  }),
  k.ruling('ccsl.ruling.multi-out', 'one-wicket-first-cause', {
    'one-wicket-first-cause': stands,
  }),
  k.ruling('ccsl.ruling.modes-last-balls', 'lapse', {
    lapse: stands,
  }),
] as const;
