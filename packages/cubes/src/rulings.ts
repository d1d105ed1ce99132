import { k } from './kit.js';
import { tenWicketsAtOverEnd } from './rules/score.js';

/**
 * What the rulebook leaves open, as switches. Most readings set a parameter that a rule reads; a reading that only one
 * place knows of puts its rule there. A reading of `null` is recorded and not built: its words say why.
 */
export const rulings = [
  k.ruling('cubes.ruling.number-range', '0-to-9', {
    '0-to-9': () => [],
    '0-to-7': (a) => [a.set('highest', 7)],
    '0-to-8': (a) => [a.set('highest', 8)],
  }),
  k.ruling('cubes.ruling.number-distribution', 'all-six-subsets', {
    'all-six-subsets': () => [],
    'independent-shuffles': (a) => [a.set('numbers', 'independent-shuffles')],
    'custom-data': null,
  }),
  k.ruling('cubes.ruling.same-colour', 'any-colour', {
    'any-colour': () => [],
    'distinct-colours': (a) => [a.set('distinctColours', true)],
  }),
  k.ruling('cubes.ruling.colour-order', 'simultaneous', {
    simultaneous: () => [],
    'toss-loser-first': (a) => [a.set('colourOrder', 'toss-loser-first')],
    'sequential-open': (a) => [a.set('colourOrder', 'sequential-open')],
  }),
  k.ruling('cubes.ruling.colour-change', 'fixed-for-match', {
    'fixed-for-match': () => [],
    'per-innings': (a) => [a.set('colourChange', 'per-innings')],
  }),
  k.ruling('cubes.ruling.toss', 'winner-chooses', {
    'winner-chooses': () => [],
    'coin-assigns': (a) => [a.set('toss', 'assign')],
  }),
  k.ruling('cubes.ruling.toss-before-deal', 'toss-first', {
    'toss-first': () => [],
    'deal-first': (a) => [a.set('dealFirst', true)],
  }),
  k.ruling('cubes.ruling.toss-cube-method', 'three-colours-each', {
    'three-colours-each': () => [],
    'high-roll': (a) => [a.set('tossCube', 'high-roll')],
    'odd-even': (a) => [a.set('tossCube', 'odd-even')],
  }),
  k.ruling('cubes.ruling.wild-replacement', 'replace-at-once', {
    'replace-at-once': () => [],
    'play-short': (a) => [a.set('wildReplacement', 'play-short')],
  }),
  k.ruling('cubes.ruling.used-cubes', 'kept-out', {
    'kept-out': () => [],
    'return-each-over': (a) => [a.set('usedCubes', 'return-each-over')],
  }),
  k.ruling('cubes.ruling.bag-exhausted', 'refill-when-short', {
    'refill-when-short': () => [],
    'deal-leftover-first': (a) => [a.set('bagExhausted', 'deal-leftover-first')],
    'innings-ends': (a) => [a.set('bagExhausted', 'innings-ends')],
    'end-over-limit': (a) => [a.set('bagExhausted', 'end-over-limit'), a.set('overs', 17)],
  }),
  k.ruling('cubes.ruling.refill-at-innings', 'refill-each-innings', {
    'refill-each-innings': () => [],
    'continue-bag': (a) => [a.set('refillAtInnings', false)],
  }),
  k.ruling('cubes.ruling.who-deals', 'system', {
    system: () => [],
    'each-draws-own': null,
    'bowler-deals': null,
  }),
  k.ruling('cubes.ruling.visible-faces', 'nothing-visible', {
    'nothing-visible': () => [],
    'opposite-face-visible': (a) => [a.set('visibleFaces', 'opposite-face-visible')],
    'five-faces-visible': (a) => [a.set('visibleFaces', 'five-faces-visible')],
  }),
  k.ruling('cubes.ruling.own-other-faces', 'visible-to-owner', {
    'visible-to-owner': () => [],
    hidden: null,
  }),
  k.ruling('cubes.ruling.revise', 'until-both', {
    'until-both': () => [],
    'lock-individually': (a) => [
      a.wrapStep('order', (step) => (step.kind === 'commit' ? { ...step, revisable: false } : step)),
    ],
  }),
  k.ruling('cubes.ruling.viewpoint', 'owner-view', { 'owner-view': () => [], 'shared-view': null }),
  k.ruling('cubes.ruling.dot-vs-pressure', 'pressure-wins', {
    'pressure-wins': () => [],
    'dot-band-wins': (a) => [
      a.after(
        'cubes.pressure.lower',
        a.rule({
          id: 'cubes.ruling.dot-vs-pressure',
          when: (s, _g, p) => s.need < p.wicketDifference,
          does: (s, _g, p) => {
            s.need = p.wicketDifference;
          },
        }),
      ),
    ],
  }),
  k.ruling('cubes.ruling.floor', 'self-limiting-zero', {
    'self-limiting-zero': () => [],
    'floor-one': (a) => [
      a.after(
        'cubes.pressure.lower',
        a.rule({
          id: 'cubes.ruling.floor',
          when: (s) => s.need < 1,
          does: (s) => {
            s.need = 1;
          },
        }),
      ),
    ],
  }),
  k.ruling('cubes.ruling.pressure-over-break', 'carries', {
    carries: () => [],
    'resets-each-over': (a) => [a.set('pressureOverBreak', 'resets-each-over')],
  }),
  k.ruling('cubes.ruling.pressure-after-wicket', 'wicket-resets', {
    'wicket-resets': () => [],
    'wicket-keeps-k': (a) => [a.set('pressureAfterWicket', 'wicket-keeps-k')],
    'wicket-counts-as-dot': (a) => [a.set('pressureAfterWicket', 'wicket-counts-as-dot')],
  }),
  k.ruling('cubes.ruling.pressure-new-innings', 'resets', {
    resets: () => [],
    carries: (a) => [a.set('pressureNewInnings', 'carries')],
  }),
  k.ruling('cubes.ruling.mid-over-end', 'stop-at-once', {
    'stop-at-once': () => [],
    'finish-over': (a) => [
      a.replace('cubes.end.ten-wickets', tenWicketsAtOverEnd),
      a.before(
        'cubes.outcome.wicket',
        a.rule({
          id: 'cubes.ruling.mid-over-end',
          when: (s, g) => g.wicketsLimit !== null && g.wickets >= g.wicketsLimit && s.bowler - s.batter >= s.need,
          // an eleventh wicket does not fall
          does: (s) => {
            s.dot = false;
          },
          final: true,
        }),
      ),
    ],
  }),
  k.ruling('cubes.ruling.leftover-hand', 'discard', {
    discard: () => [],
    keep: (a) => [a.set('leftoverHand', 'keep')],
  }),
  k.ruling('cubes.ruling.chase-stop', 'stop-when-passed', {
    'stop-when-passed': () => [],
    'play-out': (a) => [a.set('chaseStop', false)],
  }),
  k.ruling('cubes.ruling.tie', 'tied-match', {
    'tied-match': () => [],
    'super-over': (a) => [a.set('tieBreak', 'super-over')],
    'cube-roll': (a) => [a.set('tieCube', true)],
  }),
  k.ruling('cubes.ruling.margin', 'runs-or-wickets', {
    'runs-or-wickets': () => [],
    'runs-only': (a) => [a.set('margin', 'runs-only')],
  }),
  k.ruling('cubes.ruling.over-note', 'both', {
    both: () => [],
    'per-over': (a) => [a.set('overNote', 'per-over')],
    cumulative: (a) => [a.set('overNote', 'cumulative')],
  }),
  k.ruling('cubes.ruling.test-order', 'alternate', {
    alternate: () => [],
    'follow-on-allowed': (a) => [a.set('followOn', true)],
    'declaration-allowed': (a) => [a.set('declaration', true)],
  }),
  k.ruling('cubes.ruling.test-innings-win', 'not-played', {
    'not-played': () => [],
    played: (a) => [a.repeal('core.match.innings-win'), a.set('playOutInnings', true)],
  }),
  k.ruling('cubes.ruling.test-dot-band', 'extend-dot', {
    'extend-dot': () => [],
    'no-effect': (a) => [
      a.before(
        'cubes.outcome.dot',
        a.rule({
          id: 'cubes.ruling.test-dot-band',
          when: (s) => s.bowler - s.batter > 4,
          does: (s) => {
            s.dot = false;
          },
          final: true,
        }),
      ),
    ],
  }),
  k.ruling('cubes.ruling.test-pressure', 'yes', {
    yes: () => [],
    no: (a) => [
      a.after(
        'cubes.pressure.lower',
        a.rule({
          id: 'cubes.ruling.test-pressure',
          only: (p) => p.inningsPerSide === 2,
          when: (s, _g, p) => s.need < p.wicketDifference,
          does: (s, _g, p) => {
            s.need = p.wicketDifference;
          },
        }),
      ),
    ],
  }),
  k.ruling('cubes.ruling.test-draw', 'no-draw', {
    'no-draw': () => [],
    'over-limit-draw': (a) => [a.set('matchOvers', 72)],
  }),
  k.ruling('cubes.ruling.roll-timing', 'mark-at-lock', {
    'mark-at-lock': () => [],
    'announce-before-ball': (a) => [a.set('rollTiming', 'announce-before-ball')],
    'at-own-reveal': (a) => [a.set('rollTiming', 'at-own-reveal')],
  }),
  k.ruling('cubes.ruling.roll-count', 'one-per-over-no-carry', {
    'one-per-over-no-carry': () => [],
    carry: (a) => [a.set('rollCarry', true)],
  }),
  k.ruling('cubes.ruling.roll-face', 'face-up-any-colour', {
    'face-up-any-colour': () => [],
    're-roll-if-own-colour': (a) => [a.set('rollOwnAgain', true)],
  }),
  k.ruling('cubes.ruling.roll-order', 'bowler-first', { 'bowler-first': () => [], together: null }),
  k.ruling('cubes.ruling.house-rule-scope', 'persists-in-series', {
    'persists-in-series': () => [],
    'next-game-only': null,
    'tied-nobody': null,
    'tied-both': null,
  }),
  k.ruling('cubes.ruling.terms', 'innings', { innings: () => [], inning: null }),
  k.ruling('cubes.ruling.termination', 'safety-cap', {
    'safety-cap': () => [],
    none: (a) => [a.set('safetyOvers', null)],
  }),
  k.ruling('cubes.ruling.concede', 'allowed', {
    allowed: () => [],
    'not-allowed': (a) => [a.set('concede', false)],
  }),
] as const;
