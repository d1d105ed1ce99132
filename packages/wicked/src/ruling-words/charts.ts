import type { RulingWords } from '@howzat/core/author';

/** Rulings on dice, charts, the pitch and the zone tables. */
export const chartRulings: Readonly<Record<string, RulingWords>> = {
  'wicked.ruling.dice-count': {
    question: 'Step 9 says only "dice"; step 10 "the same".',
    readings: {
      'two-dice': { text: 'Two dice are rolled.' },
      other: { text: 'Another number is rolled.', unbuilt: 'A chart is crossed by two numbers.' },
    },
    standard: 'two-dice',
    reason: 'Each player owns a pair and the chart is crossed by the numbers.',
  },
  'wicked.ruling.pair-order': {
    question: 'Crossing two die numbers needs a row die and a column die; the dice are not distinguished.',
    readings: {
      'first-die-row': { text: 'The first die is the row.' },
      'symmetric-chart': {
        text: 'The charts are the same either way.',
        unbuilt: 'Every set is held to that (wicked.data.chart), so that the question has no effect.',
      },
      'roller-chooses': {
        text: 'The captain who rolled chooses.',
        unbuilt: 'With symmetric charts there is nothing to choose; it would add a decision that nobody mentions.',
      },
    },
    standard: 'first-die-row',
    reason: 'The data have symmetric charts, so that the question has no effect.',
  },
  'wicked.ruling.chart-location': {
    question:
      '"The" Bowling Chart and "the" Batting Chart look shared, and Potential Runs are on the "active batting card"; yet the hint speaks of best bowlers, and nothing else could make a bowler good.',
    readings: {
      'chart-by-bowler-class': { text: 'Every cricketer card names one of the charts.' },
      'shared-chart': { text: 'All bowl on the one chart that the set names.' },
      'chart-on-card': {
        text: 'Every card has a chart of its own.',
        unbuilt: 'A set may have as many charts as cards; that is a matter of data.',
      },
    },
    standard: 'chart-by-bowler-class',
    reason: 'It makes the hint and the choice of bowler meaningful.',
  },
  'wicked.ruling.reroll-which-dice': {
    question: 'The bowler takes the lower die. Whose dice, after both captains have rolled?',
    readings: {
      'bowling-pair': { text: 'The lower of the bowling dice.' },
      'all-four': {
        text: 'The lowest of all four.',
        unbuilt:
          'When that is a batting die, nothing says which two dice are then added to a roll of 2 to 12 on the pitch card.',
      },
    },
    standard: 'bowling-pair',
    reason: 'The bowling captain rolled those.',
  },
  'wicked.ruling.reroll-tie': {
    question: 'The lower die of a double is undefined.',
    readings: {
      either: { text: 'Either die is rolled again.' },
      none: { text: 'A double lies as it is.' },
      both: { text: 'Both dice are rolled again.' },
    },
    standard: 'either',
    reason: 'The two dice are equal, so the result is the same: one die kept, one rolled.',
  },
  'wicked.ruling.reroll-optional': {
    question: 'The word "chooses" could offer an option.',
    readings: {
      mandatory: { text: 'The lower die is rolled again in every over.' },
      optional: { text: 'The bowling captain may let it lie.' },
    },
    standard: 'mandatory',
    reason: 'It only identifies the die; the text has no alternative total.',
  },
  'wicked.ruling.reroll-new-lower': {
    question: 'After the re-roll the new die may be lower or higher than the one that stayed.',
    readings: {
      'sum-as-is': { text: 'The two dice are added as they lie.' },
      'reroll-until-higher': { text: 'The die is rolled until it is no lower than the one that stayed.' },
    },
    standard: 'sum-as-is',
    reason: 'One re-roll is what the step says.',
  },
  'wicked.ruling.bowling-input-frozen': {
    question: 'Does the re-roll change the Bowling Input?',
    readings: {
      frozen: { text: 'The Bowling Input stays.' },
      're-read': { text: 'It is read again with the die that stayed and the new one.' },
    },
    standard: 'frozen',
    reason: 'Steps 9 and 11 are complete before step 12.',
  },
  'wicked.ruling.pitch-column-basis': {
    question:
      '"Column from the current over"; numbering 1..50 per innings or 1..100 over the match is open. The step 4 hint makes sense only if the pitch matters differently to the side batting second.',
    readings: {
      'innings-over': { text: 'Overs are counted in the innings.' },
      'match-over': {
        text: 'Overs are counted over the match, 1 to 100, and the fifty overs of the card are laid over them: two overs to one.',
      },
      'column-set-per-innings': {
        text: 'A card has other columns for the second innings.',
        unbuilt: 'A column may name the innings it is for, so that is a matter of data.',
      },
    },
    standard: 'innings-over',
    reason: 'The over that is current is that of the innings. A set may still name columns for one innings.',
  },
  'wicked.ruling.zone-out-of-range': {
    question: 'The range 1..24 is asserted, and nothing says what other sums would do.',
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
    question: 'Two dice are rolled; the row lists "rolls".',
    readings: {
      sum: { text: 'The sum of the dice, 2 to 12.' },
      'exact-pair': { text: 'The two numbers.', unbuilt: 'No row of pairs is printed or described.' },
    },
    standard: 'sum',
    reason: 'A roll of two dice is their sum everywhere else in the leaflet.',
  },
  'wicked.ruling.zone-table-overlap': {
    question: 'A total could stand in both columns of a row.',
    readings: {
      'reject-data': { text: 'Such a set is refused.' },
      'out-first': { text: 'The out counts.', unbuilt: 'No set with such a row is loaded.' },
      'max-run-first': { text: 'The limit counts.', unbuilt: 'No set with such a row is loaded.' },
    },
    standard: 'reject-data',
    reason: 'It is a slip of the printer, and is found when the set is loaded.',
  },
  'wicked.ruling.r-in-which-column': {
    question: 'R is explained as runs, but the two columns are "Out" and "Max Run".',
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
    question: 'Runs may precede a wicket; how many is not said.',
    readings: {
      'printed-number': { text: 'The entry carries its own number of runs.' },
      'potential-runs': { text: 'All Potential Runs.' },
      zero: { text: 'None.' },
    },
    standard: 'printed-number',
    reason: 'The tables print what a roll does.',
  },
  'wicked.ruling.runs-before-catch': {
    question: 'The sentence on runs before an out mentions only a wicket, not a catch.',
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
    question: 'Printed runs of a W entry may exceed Potential Runs.',
    readings: {
      'cap-by-potential': { text: 'No more than the Potential Runs.' },
      'printed-exact': { text: 'As printed.' },
    },
    standard: 'cap-by-potential',
    reason: 'Actual Runs never exceed Potential Runs then.',
  },
  'wicked.ruling.max-run-meaning': {
    question: '"Limited to the number ... regardless of" Potential Runs.',
    readings: {
      minimum: { text: 'The smaller of the number and the Potential Runs.' },
      replace: { text: 'The number.' },
    },
    standard: 'minimum',
    reason: 'A limit cannot raise a smaller value.',
  },
  'wicked.ruling.missing-zone-row': {
    question: 'A dotted zone may be without a row.',
    readings: {
      'reject-data': { text: 'Such a set is refused; 24 rows are required.' },
      'no-effect': { text: 'All Potential Runs count.', unbuilt: 'No set without a row is loaded.' },
    },
    standard: 'reject-data',
    reason: 'It is a slip of the printer, and is found when the set is loaded.',
  },
};
