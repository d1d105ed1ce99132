import type { SectionWords } from '@howzat/core/author';

/** What a set must keep to be played with; checked where a set is loaded. */
export const dataWords: SectionWords = {
  'wicked.data.shape': {
    title: 'A set of your own: what it is made of',
    kind: 'data',
    source: 'the set',
    text: 'A set is one object with its sides, cricketers, charts, pitch cards, fielding cards and zone tables; the schema is `wickedSetSchema`.',
  },
  'wicked.data.card': {
    title: "A set of your own: what a cricketer's card holds",
    kind: 'data',
    source: 'the set',
    text: 'A cricketer has an id and a name of its own, a role, and Potential Runs of 0 to 36 in each of the 24 zones. A side has a keeper and at least nine bowlers and all-rounders.',
  },
  'wicked.data.chart': {
    title: 'A set of your own: what a chart holds',
    kind: 'data',
    source: 'the set',
    text: 'A chart has a number for each of its 6 x 6 cells, the same for two dice in either order.',
  },
  'wicked.data.references': {
    title: 'A set of your own: cards name only its charts',
    kind: 'data',
    source: 'the set',
    text: 'Charts and zone tables that a card names are in the set.',
  },
  'wicked.data.pitch-columns': {
    title: 'A set of your own: what a pitch card holds',
    kind: 'data',
    source: 'the set',
    text: 'The columns of a pitch card cover each over from 1 to 50 of each innings exactly once, and it has a row for each roll from 2 to 12.',
  },
  'wicked.data.fielders': {
    title: 'A set of your own: what a fielding card holds',
    kind: 'data',
    source: 'the set',
    text: "A fielding card has fielders in some of the zones and not in all, and no card's fielders all stand on another card.",
  },
  'wicked.data.zone-table': {
    title: 'A set of your own: what a zone table holds',
    kind: 'data',
    source: 'the set',
    text: 'A zone table has a row for each of the 24 zones; a roll stands in a row once at most, at least one puts the batter out and at least one is listed nowhere. Runs are 0 to 12, and 0 for a catch.',
  },
  'wicked.data.fair-sides': {
    title: 'A set of your own: both sides equally strong',
    kind: 'data',
    source: 'the set',
    text: 'The Potential Runs of the two sides are within 3 % of each other.',
  },
  'wicked.data.fielders-met': {
    title: 'A set of your own: how often a fielder stands in the way',
    kind: 'data',
    source: 'the set',
    text: 'With the shared bowling chart on the first pitch card, the fielders of each card are met in 40 to 65 % of overs.',
  },
};
