import type { Author, RulingWords, SectionWords } from '@howzat/core/author';
import { k, type World } from '../kit.js';

/** What the zone's row says: R is runs, W a wicket, X a catch. */
export const row = k.resolve(
  'zone-row',
  [
    {
      id: 'wicked.outcome.out-column',
      when: (s) => s.entry === 'W' || s.entry === 'X',
      does: (s) => {
        s.out = true;
      },
    },
    {
      id: 'wicked.outcome.code-w',
      when: (s) => s.entry === 'W',
      does: (s) => {
        s.how = 'bowled';
      },
    },
    {
      id: 'wicked.outcome.code-x',
      when: (s) => s.entry === 'X',
      does: (s) => {
        s.how = 'caught';
      },
    },
    {
      id: 'wicked.outcome.runs-before-out',
      only: (p) => p.runsBeforeOut === 'printed-number' && p.outRunsCapped,
      when: (s) => s.entry === 'W' && s.printed > 0,
      does: (s) => {
        s.runs = Math.min(s.printed, s.potential);
      },
    },
    {
      id: 'wicked.outcome.runs-before-out',
      only: (p) => p.runsBeforeOut === 'printed-number' && !p.outRunsCapped,
      when: (s) => s.entry === 'W',
      does: (s) => {
        s.runs = s.printed;
      },
    },
    {
      id: 'wicked.outcome.runs-before-out',
      only: (p) => p.runsBeforeOut === 'potential-runs',
      when: (s, _g, p) => s.entry === 'W' || (p.runsBeforeCatch && s.entry === 'X'),
      does: (s) => {
        s.runs = s.potential;
      },
    },
    {
      id: 'wicked.outcome.code-r',
      when: (s) => s.entry === 'R',
      does: (s) => {
        s.limit = s.printed;
      },
    },
    {
      id: 'wicked.outcome.max-run-column',
      // Stryker disable next-line ArrowFunction,ConditionalExpression: under the other reading the rule behind writes over this one
      only: (p) => p.maxRun === 'minimum',
      when: (s) => s.limit >= 0,
      does: (s) => {
        s.runs = Math.min(s.potential, s.limit);
      },
    },
    {
      id: 'wicked.outcome.max-run-column',
      only: (p) => p.maxRun === 'replace',
      when: (s) => s.limit >= 0,
      does: (s) => {
        s.runs = s.limit;
      },
    },
    {
      id: 'wicked.outcome.unlisted-roll',
      when: (s) => s.entry === 'unlisted',
      does: (s) => {
        s.runs = s.potential;
      },
    },
  ],
  { when: (s) => s.dotted },
);

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const outcomeRulings = k.readings({
  'wicked.ruling.runs-before-out': {
    'printed-number': [],
    'potential-runs': (a) => [a.set('runsBeforeOut', 'potential-runs')],
    zero: (a) => [a.set('runsBeforeOut', 'zero')],
  },
  'wicked.ruling.runs-before-catch': { 'catch-zero': [], 'same-as-wicket': (a) => [a.set('runsBeforeCatch', true)] },
  'wicked.ruling.out-runs-cap': { 'cap-by-potential': [], 'printed-exact': (a) => [a.set('outRunsCapped', false)] },
  // a reading called as a method of texts takes its type from there unless it says its own
  'wicked.ruling.max-run-meaning': { minimum: [], replace: (a: Author<World>) => [a.set('maxRun', 'replace')] },
});

/** What a zone table says, step 15. */
export const outcomeWords: SectionWords = {
  'wicked.outcome.code-r': {
    title: 'What R means: runs',
    kind: 'applied',
    source: 'Determining Runs for an Over, step 15',
    text: 'Outcome code R means runs.',
  },
  'wicked.outcome.code-w': {
    title: 'What W means: a wicket',
    kind: 'applied',
    source: 'Determining Runs for an Over, step 15',
    text: 'Outcome code W means out by wicket.',
  },
  'wicked.outcome.code-x': {
    title: 'What X means: caught',
    kind: 'applied',
    source: 'Determining Runs for an Over, step 15',
    text: 'Outcome code X means out by a caught ball.',
  },
  'wicked.outcome.out-column': {
    title: 'A roll that puts the batter out',
    kind: 'applied',
    source: 'Determining Runs for an Over, step 15',
    text: 'A roll listed under Roll/Out makes the over end in an out.',
  },
  'wicked.outcome.runs-before-out': {
    title: 'Runs before the wicket fell',
    kind: 'applied',
    source: 'Determining Runs for an Over, step 15',
    text: 'A batter who is put out by a wicket can have scored runs first in that over.',
    parameters: ['runsBeforeOut', 'runsBeforeCatch', 'outRunsCapped'],
  },
  'wicked.outcome.max-run-column': {
    title: 'A roll that limits the runs',
    kind: 'applied',
    source: 'Determining Runs for an Over, step 15',
    text: 'A roll listed under Roll/Max Run limits the batter to the printed number of runs for the over whatever the Potential Runs are.',
    parameters: ['maxRun'],
  },
  'wicked.outcome.unlisted-roll': {
    title: 'A roll that is not in the table: all runs count',
    kind: 'applied',
    source: 'Determining Runs for an Over, step 15',
    text: "A roll that the zone's row does not list makes Actual Runs = Potential Runs.",
  },
};

/** What a zone table says, step 15: the open questions in words. */
export const outcomeRulingWords: Readonly<Record<string, RulingWords>> = {
  'wicked.ruling.r-in-which-column': {
    title: 'What R means in a zone row',
    question: 'R is explained as runs, but the columns are "Out" and "Max Run". To which column does it belong?',
    readings: {
      'r-marks-max-run': { text: 'W and X belong to Roll/Out, R to Roll/Max Run.' },
      'r-is-runs-part-of-an-out': {
        text: 'R is the runs before an out.',
        unbuilt: 'An out has its number of runs in either case; only the letter would stand elsewhere.',
      },
    },
    standard: 'r-marks-max-run',
    reason: 'It is the only letter that is left for that column.',
  },
  'wicked.ruling.runs-before-out': {
    title: 'How many runs come before a wicket',
    question: 'Runs may come before a wicket. How many?',
    readings: {
      'printed-number': { text: 'The entry carries its own number of runs.' },
      'potential-runs': { text: 'All Potential Runs.' },
      zero: { text: 'None.' },
    },
    standard: 'printed-number',
    reason: 'The tables print what a roll does.',
  },
  'wicked.ruling.runs-before-catch': {
    title: 'Do runs count before a catch?',
    question: 'Runs may come before a wicket. May they come before a catch too?',
    readings: {
      'catch-zero': { text: 'A catch always gives 0 runs.' },
      'same-as-wicket': {
        text: 'As before a wicket. A catch has no number printed, so it makes a difference only with `potential-runs` of wicked.ruling.runs-before-out.',
      },
    },
    standard: 'catch-zero',
    reason: 'A batter caught scores nothing off that ball, and it keeps the two codes different.',
  },
  'wicked.ruling.out-runs-cap': {
    title: 'Printed runs above the potential runs',
    question: 'An out may have more runs printed with it than the batter could make. How many count?',
    readings: {
      'cap-by-potential': { text: 'No more than the Potential Runs.' },
      'printed-exact': { text: 'As printed.' },
    },
    standard: 'cap-by-potential',
    reason: 'Actual Runs never exceed Potential Runs then.',
  },
  'wicked.ruling.max-run-meaning': {
    title: 'What the maximum run limits',
    question:
      'Runs are limited to a number "regardless of" the Potential Runs. Can that number give more runs than these?',
    readings: {
      minimum: { text: 'The smaller of the number and the Potential Runs.' },
      replace: { text: 'The number.' },
    },
    standard: 'minimum',
    reason: 'A limit cannot raise a smaller value.',
  },
  'wicked.ruling.missing-zone-row': {
    title: 'A zone without a row',
    question: 'A dotted zone may have no row in the table. What happens there?',
    readings: {
      'reject-data': { text: 'Such a set is refused; 24 rows are required.' },
      'no-effect': { text: 'All Potential Runs count.', unbuilt: 'No set without a row is loaded.' },
    },
    standard: 'reject-data',
    reason: 'It is a slip of the printer, and is found when the set is loaded.',
  },
};
