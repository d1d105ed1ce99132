import type { Scenario } from '@howzat/core';
import {
  blueBatter,
  blueBowler,
  by,
  cards,
  chance,
  coin,
  comesIn,
  counters,
  example,
  field,
  keeper,
  kept,
  man,
  orange,
  over,
  read,
  red,
  refused,
  scoreCard,
  stays,
  yellowBowler,
} from './notation.js';

/** Scenarios that show what a reading changes where no worked example does. */

const thirty = Array.from({ length: 30 }, (_, i) => i + 1);

const scoring: readonly Scenario[] = [
  example('one-shared-deck', 'Thirty score cards are shuffled before an innings', {
    from: { ...field(), at: 'innings.open' },
    script: [],
    expect: { state: { scoreDeck: thirty }, waits: 'bowler' },
    readings: [read('score-deck-ownership', 'both-mixed-60', { state: { scoreDeck: [...thirty, ...thirty] } })],
  }),
  example('maiden-then-plus', 'A maiden sets 0 whatever is added after it', {
    from: field({ bat: ['Quick Single'], bowl: ['Nothing Off It'] }),
    script: over({
      hold: [1, 1],
      play: 'bat pass, bowl plays Nothing Off It, bat answers pass, bat plays Quick Single',
      card: scoreCard('8'),
    }),
    expect: { runs: [0], cites: ['pocket.ruling.edit-order', 'pocket.scorechange.add-subtract'] },
    readings: [read('edit-order', 'order-played', { runs: [2] })],
  }),
  example('steps-of-a-ladder', 'Blue in defence with Eye In: -1 and +1 cancel', {
    from: field({ facing: blueBatter, bowler: blueBowler, bat: ['Eye In'] }),
    script: over({ stance: 'defensive', hold: [1, 0], play: 'bat plays Eye In', card: 17 }),
    expect: { runs: [9] },
    readings: [read('rank-limits', 'clamp-each-step', { runs: [12] })],
  }),
  example('beyond-the-ladder', 'Red with Eye In is Red', {
    from: field({ facing: red, bat: ['Eye In'] }),
    script: over({ hold: [1, 0], play: 'bat plays Eye In', card: 17 }),
    expect: { runs: [18], cites: ['pocket.ruling.rank-limits'] },
    readings: [read('rank-limits', 'unclamped', { runs: [21] })],
  }),
  example('blue-in-defence', 'A Blue batter defends without losing rank', {
    from: field({ facing: blueBatter, bowler: blueBowler }),
    script: over({ stance: 'defensive', card: 17 }),
    expect: { runs: [9] },
    readings: [
      read('defence-at-blue', 'forbidden', { runs: [9] }, [
        ...stays,
        refused(
          'batting',
          'stance',
          'defensive',
          'A Blue batter has no rank to give up',
          'pocket.ruling.defence-at-blue',
        ),
        by.batting('stance', 'offensive'),
        chance('score-card', 17),
      ]),
      read('defence-at-blue', 'negative-rank', { runs: [6] }),
    ],
  }),
  example('tired-blue', 'A Blue bowler with 5 fatigue stays Blue and bowls on', {
    from: field({ bowler: blueBowler, state: { fatigue: counters({ 1: 5, 9: 1 }) } }),
    script: [
      by.bowling('switch.bowling', man(2, 2)),
      by.batting('switch.batting', 'stay'),
      by.batting('stance', 'offensive'),
    ],
    expect: { state: { bowler: 2 }, waits: 'score-card' },
    readings: [
      read('fatigue-floor', 'cannot-bowl', { state: { bowler: 2 } }, [
        by.bowling('switch.bowling', man(2, 2)),
        by.batting('switch.batting', 'stay'),
        by.batting('stance', 'offensive'),
        chance('score-card', 6),
        refused(
          'bowling',
          'switch.bowling',
          man(2, blueBowler),
          'Lucian Farrow is too tired to bowl.',
          'pocket.ruling.fatigue-floor',
        ),
      ]),
    ],
  }),
  example('eleven-counters', 'Eleven counters take two steps from a Yellow bowler', {
    from: field({ bowler: yellowBowler, facing: orange, state: { fatigue: counters({ 10: 11 }) } }),
    script: over({ card: 17 }),
    expect: { runs: [18] },
    readings: [read('fatigue-counting', 'once', { runs: [13] })],
  }),
  example('card-first-seen', 'Cards are played before the score card is seen', {
    from: field({ bat: ['Quick Single'] }),
    script: over({ hold: [1, 0], play: 'bat plays Quick Single', card: scoreCard('8') }),
    expect: { runs: [10] },
    readings: [
      read('edit-before-draw', 'after-draw', { runs: [10] }, [
        ...over({ hold: [1, 0] }),
        chance('score-card.first', scoreCard('8')),
        ...cards('bat plays Quick Single'),
      ]),
    ],
  }),
];

const stanceAndCoin: readonly Scenario[] = [
  example('stance-open', 'The stance is open at once', {
    from: field({ facing: orange }),
    script: [...stays, by.batting('stance', 'defensive')],
    expect: { state: { stance: 'defensive' } },
    readings: [read('stance-visibility', 'secret', { state: { stance: '' } })],
  }),
  example('stance-shown-late', 'A secret stance is shown with the score card', {
    with: { rulings: { 'pocket.ruling.stance-visibility': 'secret' } },
    from: field({ facing: orange, out: [10] }),
    script: over({
      stance: 'defensive',
      card: scoreCard('0*'),
      after: [by.batting('call', 'heads'), chance('coin', 'tails')],
    }),
    expect: { state: { stance: 'defensive' }, waits: 'batter', cites: ['pocket.ruling.stance-visibility'] },
  }),
  example('stance-before-draw', 'The stance is picked before the draw', {
    from: field({ bat: ['Eye In'], batDeck: ['Misfield'] }),
    script: over({ draws: [chance('draw.batting', 9)], hold: [2, 0], play: 'bat pass', card: 6 }),
    expect: { runs: [10] },
    readings: [
      read('stance-before-draw', 'after-draw', { runs: [10] }, [
        ...stays,
        chance('draw.batting', 9),
        by.batting('stance.after-draw', 'offensive'),
        ...kept([2, 0]),
        ...cards('bat pass'),
        chance('score-card', 6),
      ]),
    ],
  }),
  example('coin-then-card', 'The coin fails, then a card saves him', {
    from: field({ facing: orange, bat: ['Dropped Catch'], state: { comfort: counters({ 2: 1 }) } }),
    script: over({
      stance: 'defensive',
      hold: [1, 0],
      play: 'bat pass',
      card: scoreCard('0*'),
      after: [...coin('heads', 'tails'), ...cards('bat saves Dropped Catch')],
    }),
    expect: {
      balls: ['.'],
      score: '0/0',
      state: { batterPlayed: [7] },
      cites: ['pocket.ruling.coin-before-card', 'pocket.ruling.out-window', 'pocket.ruling.negate-and-score-out'],
    },
    readings: [
      read(
        'coin-before-card',
        'card-first',
        { balls: ['.'], state: { batterPlayed: [7] } },
        over({
          stance: 'defensive',
          hold: [1, 0],
          play: 'bat pass',
          card: scoreCard('0*'),
          after: cards('bat saves Dropped Catch'),
        }),
      ),
      read(
        'coin-before-card',
        'batting-side-chooses',
        { balls: ['.'] },
        over({
          stance: 'defensive',
          hold: [1, 0],
          play: 'bat pass',
          card: scoreCard('0*'),
          after: [by.batting('coin-or-card', 'card'), ...cards('bat saves Dropped Catch')],
        }),
      ),
      read(
        'negate-and-score-out',
        'never-on-score-card',
        { balls: ['W'] },
        over({
          stance: 'defensive',
          hold: [1, 0],
          play: 'bat pass',
          card: scoreCard('0*'),
          after: [...coin('heads', 'tails'), comesIn(6)],
        }),
      ),
      read(
        'out-window',
        'standby-beforehand',
        { balls: ['.'], state: { savesAhead: 0 } },
        over({
          stance: 'defensive',
          hold: [1, 0],
          play: 'bat plays Dropped Catch',
          card: scoreCard('0*'),
          after: coin('heads', 'tails'),
        }),
      ),
    ],
  }),
  example('save-negated', 'A save is sent upstairs, and a second one stands', {
    from: field({
      bat: ['Dropped Catch', 'Dropped Catch'],
      bowl: ['Sent Upstairs', 'Tight Line'],
      state: { comfort: counters({ 4: 2 }) },
    }),
    script: over({
      hold: [2, 2],
      play: 'bat pass, bowl pass',
      card: scoreCard('4*'),
      after: cards(
        'bat saves Dropped Catch, bowl replies Sent Upstairs, bat replies pass, bat saves Dropped Catch, bowl replies pass',
      ),
    }),
    expect: { balls: ['4'], score: '4/0', state: { comfort: counters({}), batterPlayed: [7, 7], bowlerPlayed: [34] } },
  }),
  example('newcomer-without-stance', 'A batter who comes in has no stance for the second out', {
    with: { rulings: { 'pocket.ruling.second-out-same-over': 'next-batter-out-too' } },
    from: field({ facing: orange, bowl: ['Trap Set'] }),
    script: over({
      stance: 'defensive',
      hold: [0, 1],
      play: 'bowl plays Trap Set',
      card: scoreCard('0*'),
      after: [...coin('heads', 'tails'), comesIn(6), comesIn(7)],
    }),
    expect: { balls: ['W+W'], score: '0/2', state: { homeOrder: [2, 5, 6, 7] }, game: { striker: 4 } },
    readings: [
      read(
        'stance-of-newcomer',
        'inherits',
        { balls: ['W'], score: '0/1' },
        over({
          stance: 'defensive',
          hold: [0, 1],
          play: 'bowl plays Trap Set',
          card: scoreCard('0*'),
          after: [...coin('heads', 'tails'), comesIn(6), ...coin('heads', 'heads')],
        }),
      ),
    ],
  }),
];

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
  example('switched-comfort', 'A switched batter keeps his comfort and his Equip card', {
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
  example('replaced-bowler', 'A bowler who is switched out keeps his fatigue and may return', {
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
  example('ten-in-mid-over', 'A card brings the tenth counter: he finishes his over', {
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

const hands: readonly Scenario[] = [
  example('exchange-together', 'Both exchange at once', {
    from: field({ bat: ['Misfield'], bowl: ['Cut Off'] }),
    script: [
      ...stays,
      by.batting('stance', 'offensive'),
      by.batting('exchange.batting', 9),
      by.bowling('exchange.bowling', 32),
    ],
    expect: { waits: 'exchange.bowling.card', state: { batterUnder: [9] } },
    readings: [
      read('exchange-order', 'bowling-first', { waits: 'exchange.bowling.card' }, [
        ...stays,
        by.batting('stance', 'offensive'),
        refused('batting', 'exchange.batting', 9, 'exchange'),
        by.bowling('exchange.bowling', 32),
        by.batting('exchange.batting', 9),
      ]),
    ],
  }),
  example('empty-hand', 'A side without cards draws one card at New Over', {
    from: field({ batDeck: ['Misfield', 'Misfield', 'Misfield', 'Misfield'] }),
    script: [
      ...stays,
      by.batting('stance', 'offensive'),
      chance('draw.batting', 9),
      by.batting('exchange.batting', 'keep'),
    ],
    expect: { state: { batterHeld: 1, batterLeft: 3 } },
    readings: [
      read('empty-hand', 'refill', { state: { batterHeld: 3, batterLeft: 1 } }, [
        ...stays,
        by.batting('stance', 'offensive'),
        chance('draw.batting', 9),
        chance('fill.batting.card', 9),
        chance('fill.batting.card', 9),
        by.batting('exchange.batting', 'keep'),
      ]),
    ],
  }),
  example('empty-deck', 'An empty deck gives nothing', {
    from: field({ bat: ['Misfield'], state: { batterPlayed: [1] } }),
    script: [...stays, by.batting('stance', 'offensive'), by.batting('exchange.batting', 'keep')],
    expect: { state: { batterHeld: 1, batterPlayed: [1] } },
    readings: [
      read('chance-deck-empty', 'reshuffle-discards', { state: { batterHeld: 2, batterPlayed: [] } }, [
        ...stays,
        by.batting('stance', 'offensive'),
        chance('draw.batting', 1),
        by.batting('exchange.batting', 'keep'),
      ]),
    ],
  }),
  example('under-the-deck', 'A card under the deck comes when nothing lies above it', {
    from: field({ bat: ['Misfield', 'Eye In'], batDeck: ['Quick Single'], state: { batterUnder: [7], batterLeft: 2 } }),
    script: [
      ...stays,
      by.batting('stance', 'offensive'),
      chance('draw.batting', 1),
      by.batting('exchange.batting', 9),
      chance('exchange.batting.card', 7),
    ],
    expect: { state: { batterHand: [1, 4, 7], batterUnder: [9], batterLeft: 1 } },
  }),
];

const playing: readonly Scenario[] = [
  example('any-negate', 'A Negate answers only what it names', {
    from: field({ bat: ['Eye In'], bowl: ['Cut Off'] }),
    script: over({
      hold: [1, 1],
      play: [
        ...cards('bat plays Eye In'),
        refused('bowling', 'answer', 32, 'This card does not answer Eye In.', 'pocket.ruling.negate-target'),
        ...cards('bowl answers pass'),
        refused('bowling', 'play', 32, 'Negate cards only answer another card.', 'pocket.negate.after'),
        ...cards('bowl pass'),
      ],
      card: 6,
    }),
    expect: { runs: [14] },
    readings: [
      read(
        'negate-target',
        'any',
        { runs: [10] },
        over({ hold: [1, 1], play: 'bat plays Eye In, bowl answers Cut Off', card: 6 }),
      ),
    ],
  }),
  example('negate-of-a-negate', 'A Negate that names Negates answers one', {
    from: field({
      bat: ['Eye In', 'Stand Firm', 'Misfield'],
      bowl: ['Worked Out', 'Cut Off'],
      state: { comfort: counters({ 4: 1 }) },
    }),
    script: over({
      hold: [3, 2],
      play: 'bat plays Eye In, bowl answers Worked Out, bat answers Stand Firm, bowl answers pass, bowl pass, bat pass',
      card: 6,
    }),
    expect: { runs: [14], state: { batterPlayed: [4, 20], bowlerPlayed: [31] } },
    readings: [
      read(
        'negate-of-negate',
        'never',
        { runs: [10] },
        over({
          hold: [3, 2],
          play: [
            ...cards('bat plays Eye In, bowl answers Worked Out'),
            refused('batting', 'answer', 20, 'This card does not answer Worked Out.'),
            ...cards('bat answers pass, bowl pass, bat pass'),
          ],
          card: 6,
        }),
      ),
      read(
        'negate-of-negate',
        'always',
        { runs: [14] },
        over({
          hold: [3, 2],
          play: 'bat plays Eye In, bowl answers Worked Out, bat answers Misfield, bowl answers pass, bowl pass, bat pass',
          card: 6,
        }),
      ),
    ],
  }),
  example('equip-negated', 'A negated Equip card counts as played', {
    from: field({
      bat: ['Trusted Willow', 'Trusted Willow'],
      bowl: ['Bat Check'],
      state: { comfort: counters({ 4: 2 }) },
    }),
    script: over({
      hold: [2, 1],
      play: [
        ...cards('bat plays Trusted Willow, bowl answers Bat Check, bat answers pass'),
        refused('batting', 'play', 6, 'This Equip card was already played this over.', 'pocket.equip.no-repeat'),
        ...cards('bat pass'),
      ],
      card: 6,
    }),
    expect: { runs: [10] },
    readings: [
      read(
        'equip-negated-counts',
        'may-retry',
        { runs: [14] },
        over({
          hold: [2, 1],
          play: 'bat plays Trusted Willow, bowl answers Bat Check, bat answers pass, bat plays Trusted Willow',
          card: 6,
        }),
      ),
    ],
  }),
  example('equip-many', 'Different Equip cards: any number in an over', {
    from: field({ bat: ['Trusted Willow', 'Lucky Cap'], state: { comfort: counters({ 4: 2 }) } }),
    script: over({ hold: [2, 0], play: 'bat plays Trusted Willow, bat plays Lucky Cap', card: 6 }),
    expect: { runs: [16], state: { boost: counters({ 4: 2 }), gear: [4, 6, 4, 18] } },
  }),
  example('equip-price', 'Equip cards have their price', {
    from: field({ bat: ['Trusted Willow'] }),
    script: over({
      hold: [1, 0],
      play: [
        refused('batting', 'play', 6, 'Needs 1 comfort, the batter has 0.', 'pocket.chance.cost'),
        ...cards('bat pass'),
      ],
      card: 6,
    }),
    expect: { runs: [10] },
    readings: [
      read(
        'equip-cost',
        'equip-free',
        { runs: [14] },
        over({ hold: [1, 0], play: 'bat plays Trusted Willow', card: 6 }),
      ),
    ],
  }),
  example('lock', 'A lock forbids, and what was played before it stays', {
    from: field({ bat: ['Quick Single', 'Quick Single'], bowl: ['Packed Ring', 'Cut Off'] }),
    script: over({
      hold: [2, 2],
      play: [
        ...cards('bat plays Quick Single, bowl answers pass, bowl plays Packed Ring, bat answers pass'),
        refused('batting', 'play', 1, 'Forbidden this over by Packed Ring.', 'pocket.standby1.if-you-can'),
        ...cards('bat pass, bowl pass'),
      ],
      card: scoreCard('8'),
    }),
    expect: { runs: [10], cites: ['pocket.effect.lock', 'pocket.effect.in-force', 'pocket.effect.this-over'] },
    readings: [read('lock-scope', 'also-undo-earlier', { runs: [8] })],
  }),
  example('two-plays', 'As many cards as can be played', {
    from: field({ bat: ['Quick Single', 'Quick Single'] }),
    script: over({ hold: [2, 0], play: 'bat plays Quick Single, bat plays Quick Single', card: scoreCard('8') }),
    expect: { runs: [12] },
    readings: [
      read(
        'plays-per-over',
        'one',
        { runs: [10] },
        over({
          hold: [2, 0],
          play: [
            ...cards('bat plays Quick Single'),
            refused('batting', 'play', 1, 'You played a card in this over.', 'pocket.ruling.plays-per-over'),
            ...cards('bat pass'),
          ],
          card: scoreCard('8'),
        }),
      ),
    ],
  }),
  example('upkeep', 'Comfort, fatigue, the strike: cards that keep house', {
    from: field({
      bat: ['Drinks Break', 'Sharp Call'],
      bowl: ['Ice Towel', 'Chin Music'],
      facing: orange,
      state: { fatigue: counters({ 9: 4 }) },
    }),
    script: over({
      stance: 'defensive',
      hold: [2, 2],
      play: 'bat plays Drinks Break, bowl answers pass, bowl plays Ice Towel, bat answers pass, bat plays Sharp Call, bowl answers pass, bowl plays Chin Music',
      card: scoreCard('8'),
    }),
    expect: {
      runs: [8],
      state: { comfort: counters({ 2: 1 }), fatigue: counters({ 9: 4 }), facing: 5, partner: 2 },
      cites: [
        'pocket.effect.comfort',
        'pocket.effect.fatigue',
        'pocket.effect.strike',
        'pocket.effect.no-comfort',
        'pocket.strike.odd',
      ],
      without: ['pocket.comfort.gain'],
    },
  }),
];

const innings: readonly Scenario[] = [
  example('last-out-bookkeeping', "With the last out the bowler's counter still comes", {
    from: field({
      out: [1, 2, 3, 6, 7, 8, 9, 10, 11],
      bowler: yellowBowler,
      position: { wickets: 9, overs: 12 },
      state: { fatigue: counters({ 10: 9 }) },
    }),
    script: over({ card: scoreCard('1*', 1) }),
    expect: { state: { awayWorn: 1 << 10 }, waits: 'bowler' },
    readings: [read('all-out-bookkeeping', 'stop-at-once', { state: { awayWorn: 0 } })],
  }),
  example('switched-may-come-in', 'A batter who was switched out may come in after an out', {
    from: field({ state: { switchedOff: 1 << keeper } }),
    script: over({ card: scoreCard('4*'), after: [comesIn(keeper)] }),
    expect: { state: { facing: keeper } },
    readings: [
      read(
        'next-batter-choice',
        'not-switched-before',
        { state: { facing: 7 } },
        over({
          card: scoreCard('4*'),
          after: [refused('batting', 'batter', man(1, keeper), 'Hollis Brandt is already out.'), comesIn(7)],
        }),
      ),
    ],
  }),
];

/** Scenarios of rulings, by section. */
export const rulingScenarios: readonly Scenario[] = [
  ...scoring,
  ...stanceAndCoin,
  ...comfort,
  ...switching,
  ...hands,
  ...playing,
  ...innings,
];
