import type { SectionWords } from '@howzat/core/author';
import { k } from '../kit.js';

/** The option that keeps an interface from showing the hints; no rule reads it. */
export const noAdvice = k.option('wicked.opt.advice', 'Without the two printed hints', (a) => [a.set('advice', false)]);

/** The switches by the names that the catalogue of options gives them; all but the first are rulings, selected as such. */
export const optWords: SectionWords = {
  'wicked.opt.advice': {
    title: 'Setting: show the printed tips',
    kind: 'reading',
    source: 'switches',
    text: 'Whether an interface shows the two printed hints: on, or off with this option.',
    parameters: ['advice'],
  },
  'wicked.opt.tie': {
    title: 'Setting: when level totals are a tie',
    kind: 'reading',
    source: 'switches',
    text: 'The switch of wicked.ruling.tie: literal, tie-always (the first unless another is named).',
  },
  'wicked.opt.free-bowling-change': {
    title: 'Setting: may a bowler be changed freely',
    kind: 'reading',
    source: 'switches',
    text: 'The switch of wicked.ruling.voluntary-change: off (forced-only), on (the first unless another is named).',
  },
  'wicked.opt.next-batter': {
    title: 'Setting: who picks the next batter',
    kind: 'reading',
    source: 'switches',
    text: 'The switch of wicked.ruling.next-batter-choice: captain-chooses, preset-order, random-draw (the first unless another is named).',
  },
  'wicked.opt.out-strike': {
    title: 'Setting: who faces after an out',
    kind: 'reading',
    source: 'switches',
    text: 'The switch of wicked.ruling.out-strike: parity-then-replace, new-batter-faces, partner-faces (the first unless another is named).',
  },
  'wicked.opt.fielding-repeat': {
    title: 'Setting: may a fielding card be used twice running',
    kind: 'reading',
    source: 'switches',
    text: 'The switch of wicked.ruling.fielding-reuse: free-reuse, no-immediate-repeat (the first unless another is named).',
  },
  'wicked.opt.pitch-columns': {
    title: 'Setting: how overs are counted on the pitch card',
    kind: 'reading',
    source: 'switches',
    text: 'The switch of wicked.ruling.pitch-column-basis: innings-over, match-over (the first unless another is named).',
  },
  'wicked.opt.max-run': {
    title: 'Setting: what the limit on runs means',
    kind: 'reading',
    source: 'switches',
    text: 'The switch of wicked.ruling.max-run-meaning: minimum, replace (the first unless another is named).',
  },
  'wicked.opt.out-runs': {
    title: 'Setting: how many runs count before an out',
    kind: 'reading',
    source: 'switches',
    text: 'The switch of wicked.ruling.out-runs-cap: cap-by-potential, printed-exact (the first unless another is named).',
  },
  'wicked.opt.rest-count': {
    title: 'Setting: how a rest is counted',
    kind: 'reading',
    source: 'switches',
    text: 'The switch of wicked.ruling.rest-count: innings-overs, own-end-overs (the first unless another is named).',
  },
  'wicked.opt.lineup-visibility': {
    title: 'Setting: are the lineups open',
    kind: 'reading',
    source: 'switches',
    text: 'The switch of wicked.ruling.lineup-open-afterwards: open-sheet, hidden-until-placed (the first unless another is named).',
  },
  'wicked.opt.charts': {
    title: 'Setting: one bowling chart or several',
    kind: 'reading',
    source: 'switches',
    text: 'The switch of wicked.ruling.chart-location: chart per card reference, one shared chart (the first unless another is named).',
  },
};
