import type { Scenario } from '@howzat/core/author';
import {
  by,
  cards,
  chance,
  comesIn,
  counters,
  example,
  field,
  man,
  orange,
  over,
  read,
  refused,
  yellowBowler,
} from './notation.js';

/** Scenarios that show what a reading changes where no worked example does: rulings on comfort, switching and bowlers. */

const comfort: readonly Scenario[] = [
  example('comfort-in-offence', 'No comfort in offence', {
    script: over({ card: 6 }),
    expect: { state: { comfort: counters({}) }, without: ['pocket.comfort.gain'] },
    readings: [read('comfort-condition', 'every-over', { state: { comfort: counters({ 4: 1 }) } })],
  }),
  example('who-pays', 'The active batter pays, not the other one', {
    from: field({ bat: ['Gap Finder'], state: { comfort: counters({ 5: 1 }) } }),
    script: over({
      hold: [1, 0],
      play: [
        refused('batting', 'play', 2, 'Needs 1 comfort, the batter has 0.', 'pocket.chance.cost'),
        ...cards('bat pass'),
      ],
      card: 6,
    }),
    expect: { runs: [10] },
    readings: [
      read(
        'comfort-payer',
        'any-batter-on-field',
        { runs: [14], state: { comfort: counters({}) } },
        over({ hold: [1, 0], play: 'bat plays Gap Finder', card: 6 }),
      ),
    ],
  }),
  example('switched-comfort', 'A switched batter keeps their comfort and their Equip card', {
    from: field({ state: { comfort: counters({ 4: 2 }), boost: counters({ 4: 1 }), gear: [4, 6] } }),
    script: [
      by.bowling('switch.bowling', 'stay'),
      by.batting('switch.batting', { off: 'facing', on: man(1, 6) }),
      by.batting('stance', 'offensive'),
    ],
    expect: {
      state: {
        comfort: counters({ 4: 2 }),
        boost: counters({ 4: 1 }),
        gear: [4, 6],
        facing: 6,
        switchedOff: 16,
        outPile: 0,
      },
      cites: ['pocket.over.switch'],
    },
    readings: [
      read('comfort-after-leaving', 'lost-always', { state: { comfort: counters({}) } }),
      read('switched-batter-items', 'discarded', {
        state: { comfort: counters({}), boost: counters({}), gear: [] },
      }),
      read('equip-duration', 'while-on-field', { state: { comfort: counters({ 4: 2 }), boost: counters({}) } }),
      read('switched-batter-status', 'retired', { state: { outPile: 16 } }),
    ],
  }),
  example('sixteenth-counter', 'There are as many comfort counters as needed', {
    from: field({ facing: orange, state: { comfort: counters({ 2: 8, 5: 7 }) } }),
    script: over({ stance: 'defensive', card: 6 }),
    expect: { state: { comfort: counters({ 2: 9, 5: 7 }) } },
    readings: [read('comfort-supply', 'limit-15', { state: { comfort: counters({ 2: 8, 5: 7 }) } })],
  }),
];

const switching: readonly Scenario[] = [
  example('bowling-switches-first', 'The bowling side switches first', {
    script: [
      by.bowling('switch.bowling', man(2, 10)),
      by.batting('switch.batting', { off: 'other', on: man(1, 1) }),
      by.batting('stance', 'offensive'),
    ],
    expect: { state: { bowler: 10, partner: 1, facing: 4 }, game: { bowler: 10, nonStriker: 3 } },
    readings: [
      read('switch-order', 'batting-first', { state: { bowler: 10, partner: 1 } }, [
        by.batting('switch.batting', { off: 'other', on: man(1, 1) }),
        by.bowling('switch.bowling', man(2, 10)),
      ]),
      read('switch-order', 'simultaneous-secret', { state: { bowler: 9 }, waits: 'switches' }, [
        by.batting('switch.batting', { off: 'other', on: man(1, 1) }),
      ]),
      read('switch-count', 'one-in-total', { state: { bowler: 10, partner: 5 }, waits: 'score-card' }, [
        by.bowling('switch.bowling', man(2, 10)),
        by.batting('stance', 'offensive'),
      ]),
      read('switch-first-over', 'not-in-over-1', { waits: 'score-card' }, [by.batting('stance', 'offensive')]),
      read('switch-which-batter', 'active-only', { state: { facing: 1 } }, [
        by.bowling('switch.bowling', 'stay'),
        refused(
          'batting',
          'switch.batting',
          { off: 'other', on: man(1, 1) },
          'Only the active batter may be switched.',
        ),
        by.batting('switch.batting', { off: 'facing', on: man(1, 1) }),
      ]),
    ],
  }),
  example('replaced-bowler', 'A bowler who is switched out keeps their fatigue and may return', {
    from: field({ position: { overs: 3 }, state: { fatigue: counters({ 9: 3 }) } }),
    script: [by.bowling('switch.bowling', man(2, 10)), by.batting('switch.batting', 'stay')],
    expect: { state: { fatigue: counters({ 9: 3 }), bowledOut: 0, bowler: 10 } },
    readings: [
      read('replaced-bowler', 'fatigue-recovers', { state: { fatigue: counters({}) } }),
      read('replaced-bowler', 'gone', { state: { bowledOut: 1 << 9 } }),
    ],
  }),
  example('same-bowler-again', 'A bowler may bowl successive overs', {
    script: [...over({ card: 6 }), ...over({ card: 7 })],
    expect: { runs: [10, 8], state: { fatigue: counters({ 9: 2 }) } },
    readings: [
      read('consecutive-overs', 'forbidden', { state: { bowler: 10 } }, [
        ...over({ card: 6 }),
        refused(
          'bowling',
          'switch.bowling',
          man(2, 9),
          'Cormac Deane bowled the last over.',
          'pocket.ruling.consecutive-overs',
        ),
        by.bowling('switch.bowling', man(2, 10)),
      ]),
    ],
  }),
  example('keeper-bowls', 'Anybody may bowl, the keeper too', {
    from: field(),
    script: [by.bowling('switch.bowling', man(2, 2)), by.batting('switch.batting', 'stay')],
    expect: { state: { bowler: 2 } },
    readings: [
      read('who-may-bowl', 'not-keeper', { state: { bowler: 1 } }, [
        refused('bowling', 'switch.bowling', man(2, 2), 'Odette Vance does not bowl.', 'pocket.ruling.who-may-bowl'),
        by.bowling('switch.bowling', man(2, 1)),
      ]),
      read('who-may-bowl', 'bowlers-and-all-rounders', { state: { bowler: 6 } }, [
        refused('bowling', 'switch.bowling', man(2, 1), 'Lucian Farrow does not bowl.', 'pocket.ruling.who-may-bowl'),
        by.bowling('switch.bowling', man(2, 6)),
      ]),
    ],
  }),
  example('all-worn-out', 'With all worn out the least tired goes on, at Blue', {
    from: field({
      bowler: 9,
      position: { overs: 12 },
      state: {
        awayWorn: 0xffe & ~(1 << 9),
        fatigue: counters({ 1: 10, 2: 11, 3: 12, 4: 11, 5: 11, 6: 11, 7: 11, 8: 11, 9: 9, 10: 10, 11: 11 }),
      },
    }),
    script: [
      ...over({ card: 17 }),
      by.bowling('switch.bowling', man(2, 10)),
      by.batting('switch.batting', 'stay'),
      by.batting('stance', 'offensive'),
      chance('score-card', 6),
    ],
    expect: { runs: [13, 14], state: { awayWorn: 0xffe } },
    readings: [
      read('no-bowler-left', 'innings-ends', { runs: [13], game: { innings: 2 }, waits: 'bowler' }, over({ card: 17 })),
    ],
  }),
  example('ten-in-mid-over', 'A card brings the tenth counter: the bowler finishes the over', {
    from: field({
      bowler: yellowBowler,
      position: { overs: 8 },
      bowl: ['Trap Set', 'Ice Towel'],
      state: { fatigue: counters({ 10: 9 }) },
    }),
    script: over({
      hold: [0, 2],
      play: 'bowl plays Trap Set, bowl plays Ice Towel',
      card: 6,
      after: [comesIn(6)],
    }),
    expect: { balls: ['10+W'], state: { fatigue: counters({ 10: 10 }), awayWorn: 1 << 10 } },
    readings: [
      read(
        'fatigue-ten-mid-over',
        'leaves-at-once',
        { balls: ['7+W'], state: { awayWorn: 1 << 10, fatigue: counters({ 10: 10, 11: 1 }) } },
        over({
          hold: [0, 2],
          play: [
            ...cards('bowl plays Trap Set'),
            by.bowling('relief.bowler', man(2, 11)),
            ...cards('bowl plays Ice Towel'),
          ],
          card: 6,
          after: [comesIn(6)],
        }),
      ),
    ],
  }),
  example('saved-by-a-towel', 'Counters are looked at when the over ends', {
    from: field({
      bowler: yellowBowler,
      position: { overs: 8 },
      bowl: ['Trap Set', 'Ice Towel', 'Ice Towel'],
      state: { fatigue: counters({ 10: 9 }) },
    }),
    script: over({
      hold: [0, 3],
      play: 'bowl plays Trap Set, bowl plays Ice Towel, bowl plays Ice Towel',
      card: 6,
      after: [comesIn(6)],
    }),
    expect: { balls: ['10+W'], state: { fatigue: counters({ 10: 9 }), awayWorn: 0 } },
    readings: [read('fatigue-removed-below-ten', 'at-any-moment', { state: { awayWorn: 1 << 10 } })],
  }),
  example('last-over-tenth', 'The tenth counter in over 20 counts for the next innings', {
    from: field({ bowler: yellowBowler, position: { overs: 19 }, state: { fatigue: counters({ 10: 9 }) } }),
    script: over({ card: 6 }),
    expect: { state: { awayWorn: 1 << 10 }, waits: 'bowler' },
    readings: [read('tired-timing-last-over', 'ignored', { state: { awayWorn: 0 } })],
  }),
  example('worn-out-cannot-bat', 'Who is worn out cannot bat in the next innings', {
    from: field({ bowler: yellowBowler, position: { overs: 19 }, state: { fatigue: counters({ 10: 9 }) } }),
    script: [
      ...over({ card: 6 }),
      by.bowling('bowler', man(1, 9)),
      refused(
        'batting',
        'batters',
        { facing: man(2, 10), other: man(2, 1) },
        'Tamsin Okoro is in the out pile.',
        'pocket.end.tired-to-out-pile',
      ),
      by.batting('batters', { facing: man(2, 2), other: man(2, 1) }),
    ],
    expect: {
      state: { outPile: 1 << 10 },
      game: { wicketsLimit: 9, wickets: 0 },
      cites: [
        'pocket.end.tired-to-out-pile',
        'pocket.start.bowler',
        'pocket.start.batters',
        'pocket.start.facing',
        'pocket.start.layout',
      ],
    },
    readings: [
      read('tired-may-bat', 'may-bat', { state: { outPile: 0, facing: 10 } }, [
        ...over({ card: 6 }),
        by.bowling('bowler', man(1, 9)),
        by.batting('batters', { facing: man(2, 10), other: man(2, 1) }),
      ]),
      read('tired-counts-as-wicket', 'wicket', { game: { wicketsLimit: 10, wickets: 1 } }),
    ],
  }),
  example('batters-bowl-later', 'Batters who were out in innings 1 bowl in innings 2', {
    from: field({ out: [8, 9], position: { overs: 19, wickets: 2 }, state: { homeOut: (1 << 8) | (1 << 9) } }),
    script: [...over({ card: 6 }), by.bowling('bowler', man(1, 9))],
    expect: { state: { bowler: 9 } },
    readings: [
      read('out-pile-reset', 'stay-out', { state: { bowler: 10 } }, [
        ...over({ card: 6 }),
        refused('bowling', 'bowler', man(1, 9), 'Rafaela Moss was replaced and is gone.'),
        by.bowling('bowler', man(1, 10)),
      ]),
    ],
  }),
];

/** All of them. */
export const fieldScenarios: readonly Scenario[] = [...comfort, ...switching];
