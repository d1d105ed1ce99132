import type { Scenario } from '@howzat/core/author';
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

/** Scenarios that show what a reading changes where no worked example does: rulings on scoring, ranks, the stance and the coin. */

const thirty = Array.from({ length: 30 }, (_, i) => i + 1);

const scoring: readonly Scenario[] = [
  example('one-shared-deck', 'Thirty score cards are shuffled before an innings', {
    from: { ...field(), at: 'innings.open' },
    script: [],
    expect: { state: { scoreDeck: thirty }, waits: 'bowler' },
    readings: [read('score-deck-ownership', 'both-mixed-60', { state: { scoreDeck: [...thirty, ...thirty] } })],
  }),
  example('score-deck-empty', 'Where the score deck has run out, all of it is shuffled again', {
    from: field({ state: { scoreDeck: [] } }),
    script: over({ card: 6 }),
    expect: { runs: [10], cites: ['pocket.ruling.score-deck-empty'] },
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
  example('coin-then-card', 'The coin fails, then a card saves the batter', {
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

/** All of them. */
export const scoringScenarios: readonly Scenario[] = [...scoring, ...stanceAndCoin];
