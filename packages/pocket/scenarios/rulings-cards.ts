import type { Scenario } from '@howzat/core/author';
import {
  by,
  cards,
  chance,
  comesIn,
  counters,
  example,
  field,
  keeper,
  man,
  orange,
  over,
  read,
  refused,
  scoreCard,
  stays,
  yellowBowler,
} from './notation.js';

/** Scenarios that show what a reading changes where no worked example does: rulings on hands and chance cards, and on the innings. */

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
  example('all-out-at-once', 'Where Out cards work at once, the last out leaves nobody to face the score card', {
    with: { rulings: { 'pocket.ruling.out-card-timing': 'immediate' } },
    from: field({
      out: [1, 2, 3, 6, 7, 8, 9, 10, 11],
      bowl: ['Trap Set'],
      position: { runs: 90, wickets: 9, overs: 16 },
    }),
    script: over({ hold: [0, 1], play: 'bowl plays Trap Set' }),
    expect: { balls: ['W'], game: { innings: 2, target: 91 }, waits: 'bowler' },
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

/** All of them. */
export const cardsScenarios: readonly Scenario[] = [...hands, ...playing, ...innings];
