import type { SectionWords } from '@howzat/core/author';
import { pairOfDice } from '../components/dice.js';
import { k } from '../kit.js';

/** Step 15: the zone on the fielding card. */
const checkField = k.resolve('zone', [
  {
    id: 'wicked.runs.check-field',
    does: (s, _g, p) => {
      s.dotted = p.table.dotted[25 * s.field + s.zone] === 1;
    },
  },
  {
    id: 'wicked.runs.empty-zone',
    when: (s) => !s.dotted,
    does: (s) => {
      s.runs = s.potential;
    },
  },
]);

const zoneRoll = k.chance('zone-roll', {
  rule: 'wicked.runs.dotted-zone-roll',
  stream: 'dice',
  when: (s) => s.dotted,
  of: pairOfDice,
  closed: (s, g) =>
    g.result === null && s.zone > 0 && !s.dotted
      ? { message: 'No fielder there: all potential runs count.', rule: 'wicked.runs.empty-zone' }
      : null,
  take: (s, dice, _g, p) => {
    s.zoneRoll = (dice[0] as number) + (dice[1] as number);
    const at = 13 * (25 * s.field + s.zone) + s.zoneRoll;
    s.entry = p.table.entry[at] as number;
    s.printed = p.table.printed[at] as number;
  },
});

/** What the zone's row says: entry 1 is R, 2 is W, 3 is X, 0 is a roll that the row does not list. */
const row = k.resolve(
  'zone-row',
  [
    {
      id: 'wicked.outcome.out-column',
      when: (s) => s.entry >= 2,
      does: (s) => {
        s.out = true;
      },
    },
    {
      id: 'wicked.outcome.code-w',
      when: (s) => s.entry === 2,
      does: (s) => {
        s.how = 'bowled';
      },
    },
    {
      id: 'wicked.outcome.code-x',
      when: (s) => s.entry === 3,
      does: (s) => {
        s.how = 'caught';
      },
    },
    {
      id: 'wicked.outcome.runs-before-out',
      only: (p) => p.runsBeforeOut === 'printed-number' && p.outRunsCapped,
      when: (s) => s.entry === 2 && s.printed > 0,
      does: (s) => {
        s.runs = Math.min(s.printed, s.potential);
      },
    },
    {
      id: 'wicked.outcome.runs-before-out',
      only: (p) => p.runsBeforeOut === 'printed-number' && !p.outRunsCapped,
      when: (s) => s.entry === 2,
      does: (s) => {
        s.runs = s.printed;
      },
    },
    {
      id: 'wicked.outcome.runs-before-out',
      only: (p) => p.runsBeforeOut === 'potential-runs',
      when: (s, _g, p) => s.entry === 2 || (p.runsBeforeCatch && s.entry === 3),
      does: (s) => {
        s.runs = s.potential;
      },
    },
    {
      id: 'wicked.outcome.code-r',
      when: (s) => s.entry === 1,
      does: (s) => {
        s.limit = s.printed;
      },
    },
    {
      id: 'wicked.outcome.max-run-column',
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
      when: (s) => s.entry === 0,
      does: (s) => {
        s.runs = s.potential;
      },
    },
  ],
  { when: (s) => s.dotted },
);

/** From the zone to the Actual Runs. */
export const runs = [checkField, zoneRoll, row] as const;

/** Deciding the runs of an over, step 15. */
export const runsWords: SectionWords = {
  'wicked.runs.check-field': {
    kind: 'applied',
    source: 'Determining Runs for an Over, step 15',
    text: 'The bowling captain looks the Zone Number up on the fielding card in play.',
  },
  'wicked.runs.empty-zone': {
    kind: 'applied',
    source: 'Determining Runs for an Over, step 15',
    text: 'A zone without a dot is empty: the batter scores all Potential Runs (no roll, no out).',
  },
  'wicked.runs.dotted-zone-roll': {
    kind: 'applied',
    source: 'Determining Runs for an Over, step 15',
    text: 'A zone with a dot: the batting captain rolls two dice and reads the outcome from the Zone Tables.',
  },
  'wicked.outcome.code-r': {
    kind: 'applied',
    source: 'Determining Runs for an Over, step 15',
    text: 'Outcome code R means runs.',
  },
  'wicked.outcome.code-w': {
    kind: 'applied',
    source: 'Determining Runs for an Over, step 15',
    text: 'Outcome code W means out by wicket.',
  },
  'wicked.outcome.code-x': {
    kind: 'applied',
    source: 'Determining Runs for an Over, step 15',
    text: 'Outcome code X means out by a caught ball.',
  },
  'wicked.outcome.out-column': {
    kind: 'applied',
    source: 'Determining Runs for an Over, step 15',
    text: 'A roll listed under Roll/Out makes the over end in an out.',
  },
  'wicked.outcome.runs-before-out': {
    kind: 'applied',
    source: 'Determining Runs for an Over, step 15',
    text: 'A batter who is put out by a wicket can have scored runs first in that over.',
    parameters: ['runsBeforeOut', 'runsBeforeCatch', 'outRunsCapped'],
  },
  'wicked.outcome.max-run-column': {
    kind: 'applied',
    source: 'Determining Runs for an Over, step 15',
    text: 'A roll listed under Roll/Max Run limits the batter to the printed number of runs for the over whatever the Potential Runs are.',
    parameters: ['maxRun'],
  },
  'wicked.outcome.unlisted-roll': {
    kind: 'applied',
    source: 'Determining Runs for an Over, step 15',
    text: "A roll that the zone's row does not list makes Actual Runs = Potential Runs.",
  },
};
