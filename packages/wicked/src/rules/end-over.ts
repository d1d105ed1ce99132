import type { RulingWords, SectionWords } from '@howzat/core/author';
import { k } from '../kit.js';
import { lastOut } from './innings-end.js';

// — step 16: the scorecard —

/** Readings that change the runs of an over after its result is known. */
const adjusted = k.resolve('adjusted', [
  {
    id: 'wicked.ruling.pass-and-out',
    only: (p) => p.outBeforeRuns,
    when: (s, g) => s.out && g.wickets + 1 >= lastOut(g),
    does: (s) => {
      s.runs = 0;
    },
  },
  {
    id: 'wicked.ruling.winning-over-runs',
    only: (p) => p.stopAtTarget,
    when: (s, g) => g.target !== null && g.runs + s.runs > g.target,
    does: (s, g) => {
      s.runs = (g.target as number) - g.runs;
    },
  },
]);

/** The runs and the out box. */
const record = k.resolve('record', [
  {
    id: 'wicked.end-over.record',
    does: (s, g) => {
      g.bat = s.runs;
    },
  },
  {
    id: 'wicked.end-over.out-box',
    when: (s) => s.out,
    does: (s, g) => {
      g.outs = [{ how: s.how === 'caught' ? 'caught' : 'bowled', batter: g.striker, fielder: null }];
    },
  },
]);

export const scorecard = [adjusted, record] as const;

// — step 18: the marker —

export const marker = k.resolve(
  'marker',
  [
    {
      id: 'wicked.end-over.marker',
      does: (s) => {
        s.marker = 1 - s.marker;
      },
    },
  ],
  { when: (_s, g, p) => !g.inningsEnded || p.stepOrder === 'restored' },
);

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const endOverRulings = k.readings({
  'wicked.ruling.step-order': {
    'checks-after-record': [],
    restored: (a) => [a.set('stepOrder', 'restored')],
    'as-scanned': (a) => [a.set('stepOrder', 'as-scanned')],
  },
  'wicked.ruling.pass-and-out': { 'runs-first': [], 'out-first': (a) => [a.set('outBeforeRuns', true)] },
  'wicked.ruling.winning-over-runs': {
    'full-over': [],
    'stop-at-target-plus-one': (a) => [a.set('stopAtTarget', true)],
  },
});

/** Ending an over, steps 16 and 18. */
export const endOverWords: SectionWords = {
  'wicked.end-over.record': {
    title: 'Write down the runs of the over',
    kind: 'applied',
    source: 'Ending an Over, step 16',
    text: 'The batting captain writes the Actual Runs on the scorecard.',
  },
  'wicked.end-over.out-box': {
    title: 'Tick a box when a batter is out',
    kind: 'applied',
    source: 'Ending an Over, step 16',
    text: 'If the over ended in an out of either kind, one "out" box is ticked.',
  },
  'wicked.end-over.marker': {
    title: 'The marker moves to the other bowler',
    kind: 'applied',
    source: 'Ending an Over, step 18',
    text: "The active bowler marker is shifted to the other bowler's card.",
  },
};

/** Ending an over, steps 16 and 18: the open questions in words. */
export const endOverRulingWords: Readonly<Record<string, RulingWords>> = {
  'wicked.ruling.pass-and-out': {
    title: 'The target is passed in the over of the last wicket',
    question: 'In one over the runs pass the target and the tenth batter is out. Who has won?',
    readings: {
      'runs-first': { text: 'The runs count before the out: the second side wins.' },
      'out-first': { text: 'The tenth out ends the innings before the runs of its over count.' },
    },
    standard: 'runs-first',
    reason: 'Step 15 puts the runs before the out.',
  },
  'wicked.ruling.winning-over-runs': {
    title: 'Runs beyond the target',
    question: 'What of runs beyond the target in the over that passes it?',
    readings: {
      'full-over': { text: 'All of them count.' },
      'stop-at-target-plus-one': { text: 'The score stops at one more than the first total.' },
    },
    standard: 'full-over',
    reason: 'An over is one number.',
  },
  'wicked.ruling.not-out-records': {
    title: 'Are records of single cricketers kept?',
    question: 'The leaflet asks for no records of single cricketers. Are they kept?',
    readings: {
      'individual-too': {
        text: 'Kept as statistics: runs to the striker, an out to the active bowler, W and X kept apart.',
      },
      'side-total-only': { text: 'Only the total is kept.', unbuilt: 'No rule reads either.' },
    },
    standard: 'individual-too',
    reason: 'Scorecards are half of cricket.',
  },
  'wicked.ruling.ends-after-over': {
    title: 'Whom the South bowler bowls to',
    question: 'North bowls to South in the first over. To whom does the South bowler bowl?',
    readings: {
      'opposite-end': { text: 'The South bowler bowls to the North batter.' },
      'follow-strike-only': {
        text: 'They bowl to whoever has the strike.',
        unbuilt: 'The strike rule names the same batter in every case (wicked.derived.striker-end).',
      },
    },
    standard: 'opposite-end',
    reason: 'It agrees with the strike rule in every case.',
  },
  'wicked.ruling.step-order': {
    title: 'In which order an over is ended',
    question:
      'Steps 17 and 18 are printed after the bare headings "Ending An Inning" and "Ending The Match", while the bullets that belong to those headings stand under step 16. In which order is an over ended?',
    readings: {
      'checks-after-record': {
        text: 'Step 16 records; then the match and the innings are tested; strike, replacement, 17 and 18 follow only if the innings goes on.',
      },
      restored: {
        text: '16, then 17, then 18, then the tests of innings and match: captains name the next batter and bowler even when the innings turns out to be over.',
      },
      'as-scanned': {
        text: '16 with the tests printed under it, then 17 and 18: the next batter is named before the tests, the next bowler after them.',
      },
    },
    standard: 'checks-after-record',
    reason:
      'It gives the same results in every scored value, and no captain is asked for a next batter or bowler in an innings that is already over.',
  },
  'wicked.ruling.heading-of-bullets': {
    title: 'Where the bullets without a heading belong',
    question:
      'Three "switch roles" bullets directly follow the three strike and wicket bullets without a heading; "The match ends when..." likewise. Where do they belong?',
    readings: {
      'by-content': { text: 'Role switches belong to "Ending An Inning", the win list to "Ending The Match".' },
      'by-position': {
        text: 'They belong to step 16, where they stand.',
        unbuilt: 'Wherever they stand they say the same; only the order matters, and that is wicked.ruling.step-order.',
      },
    },
    standard: 'by-content',
    reason: 'Their words say what they are about.',
  },
};
