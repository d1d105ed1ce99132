import type { RulingWords, SectionWords } from '@howzat/core/author';
import { pairOfDice } from '../components/dice.js';
import type { Entry, Zone } from '../components/tables.js';
import { k } from '../kit.js';
import { row } from './outcome.js';

/** Step 15: the zone on the fielding card. */
const checkField = k.resolve('zone', [
  {
    id: 'wicked.runs.check-field',
    does: (s, _g, p) => {
      s.dotted = ((p.table.zones[s.field] as readonly Zone[])[s.zone] as Zone).dotted;
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
    const zone = (p.table.zones[s.field] as readonly Zone[])[s.zone] as Zone;
    s.entry = zone.entry[s.zoneRoll] as Entry;
    s.printed = zone.printed[s.zoneRoll] as number;
  },
});

/** From the zone to the Actual Runs. */
export const runs = [checkField, zoneRoll, row] as const;

/** Deciding the runs of an over, step 15. */
export const runsWords: SectionWords = {
  'wicked.runs.check-field': {
    title: 'Is there a fielder in the zone?',
    kind: 'applied',
    source: 'Determining Runs for an Over, step 15',
    text: 'The bowling captain looks the Zone Number up on the fielding card in play.',
  },
  'wicked.runs.empty-zone': {
    title: 'No fielder where the ball goes: all runs count',
    kind: 'applied',
    source: 'Determining Runs for an Over, step 15',
    text: 'A zone without a dot is empty: the batter scores all Potential Runs (no roll, no out).',
  },
  'wicked.runs.dotted-zone-roll': {
    title: 'A fielder stands where the ball goes: roll on the zone table',
    kind: 'applied',
    source: 'Determining Runs for an Over, step 15',
    text: 'A zone with a dot: the batting captain rolls two dice and reads the outcome from the Zone Tables.',
  },
};

/** Deciding the runs of an over, step 15: the open questions in words. */
export const runsRulingWords: Readonly<Record<string, RulingWords>> = {
  'wicked.ruling.zone-out-of-range': {
    title: 'A zone number outside 1 to 24',
    question: 'The sums are to be 1 to 24. What if a set of cards allows another sum?',
    readings: {
      'reject-data': { text: 'A set with which another sum can be reached is refused.' },
      clamp: {
        text: 'Sums are limited to 1 to 24.',
        unbuilt: 'Every reachable sum of every set is checked, so nothing would ever be limited.',
      },
    },
    standard: 'reject-data',
    reason: 'Every reachable sum is checked when a set is loaded.',
  },
  'wicked.ruling.zone-table-sets': {
    title: 'One zone table, or one for each fielding card',
    question: '"Zone Tables" (plural), "the respective Zone row": one list of 24 rows or one per fielding card?',
    readings: {
      'one-set': { text: 'One list of 24 rows.' },
      'set-per-fielding-card': {
        text: 'A list for each fielding card.',
        unbuilt: 'A fielding card may name a table of its own, so that is a matter of data.',
      },
    },
    standard: 'one-set',
    reason: 'Nothing ties a table to a card.',
  },
  'wicked.ruling.zone-table-key': {
    title: 'Is a zone row read by the sum or by the pair?',
    question: 'Two dice are rolled, and a row of the table lists "rolls". Is that their sum, or the two numbers?',
    readings: {
      sum: { text: 'The sum of the dice, 2 to 12.' },
      'exact-pair': { text: 'The two numbers.', unbuilt: 'No row of pairs is printed or described.' },
    },
    standard: 'sum',
    reason: 'A roll of two dice is their sum everywhere else in the leaflet.',
  },
  'wicked.ruling.zone-table-overlap': {
    title: 'A roll that stands in both columns of a row',
    question: 'One total might stand in both columns of a row. Which column counts?',
    readings: {
      'reject-data': { text: 'Such a set is refused.' },
      'out-first': { text: 'The out counts.', unbuilt: 'No set with such a row is loaded.' },
      'max-run-first': { text: 'The limit counts.', unbuilt: 'No set with such a row is loaded.' },
    },
    standard: 'reject-data',
    reason: 'It is a slip of the printer, and is found when the set is loaded.',
  },
};
