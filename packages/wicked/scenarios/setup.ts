import type { Scenario, ScriptLine } from '@howzat/core/author';
import { maskOf } from '../src/components/cards.js';
import { australia, batOn, comesIn, declare, england, innings, overOf } from './dealer.js';

const wishes: readonly ScriptLine[] = [
  { side: 'home', step: 'side.home', choice: 0 },
  { side: 'away', step: 'side.away', choice: 1 },
];
const lineups: readonly ScriptLine[] = [
  { side: 'home', step: 'lineup.home', choice: england },
  { side: 'away', step: 'lineup.away', choice: australia },
];
const evenPitch: ScriptLine = { chance: 'pitch', outcome: 1 };
const tied: readonly ScriptLine[] = [
  { chance: 'toss.home', outcome: 4 },
  { chance: 'toss.away', outcome: 4 },
  { chance: 'toss.home.again', outcome: 2 },
  { chance: 'toss.away.again', outcome: 5 },
];
const awayBowls: ScriptLine = { side: 'away', step: 'core.toss.elect', choice: 'bowl' };
const openers: readonly ScriptLine[] = [
  { side: 'batting', step: 'opening-batters', choice: [1, 2] },
  { side: 'bowling', step: 'opening-bowlers', choice: [32, 33] },
];
const toToss: readonly ScriptLine[] = [...wishes, ...lineups, evenPitch];
const toOpeners: readonly ScriptLine[] = [...toToss, ...tied, awayBowls];

const tenCards = 'A lineup has exactly 11 different cards of your own deck';

/** Setting up, from the first choice to the first field, with what is refused on the way. */
export const setupScenarios: readonly Scenario[] = [
  {
    id: 'wicked.example.toss',
    title: 'Equal rolls are rolled again, and the higher one chooses; then the openers are out',
    script: [
      ...wishes,
      { refused: { side: 'home', step: 'side.home', choice: 1 }, says: 'That side is already taken.' },
      {
        refused: { side: 'home', step: 'lineup.home', choice: england.slice(1) },
        rule: 'wicked.setup.lineup',
        says: `${tenCards} (you picked 10).`,
      },
      {
        refused: { side: 'home', step: 'lineup.home', choice: [1, ...england.slice(0, 10)] },
        says: `${tenCards} (you picked 10).`,
      },
      { refused: { side: 'away', step: 'lineup.away', choice: england }, says: tenCards },
      ...lineups,
      evenPitch,
      {
        refused: { side: 'home', step: 'lineup.home', choice: england },
        says: 'The lineup is fixed once the pitch is known.',
      },
      ...tied,
      { refused: { side: 'home', step: 'core.toss.elect', choice: 'bat' }, says: 'Only the toss winner chooses.' },
      awayBowls,
      { refused: { side: 'away', step: 'core.toss.elect', choice: 'bat' }, says: 'The toss is decided.' },
      {
        refused: { side: 'batting', step: 'opening-batters', choice: [1, 1] },
        rule: 'wicked.setup.opening-batters',
        says: 'Choose two different cards of your lineup.',
      },
      {
        refused: { side: 'batting', step: 'opening-batters', choice: [1, 8] },
        says: 'Choose two different cards of your lineup.',
      },
      {
        refused: { side: 'bowling', step: 'opening-bowlers', choice: [1, 2] },
        rule: 'wicked.setup.opening-bowlers',
        says: 'Choose two different cards of your lineup.',
      },
      ...openers,
    ],
    expect: {
      waits: 'field',
      state: {
        homeDeck: 0,
        awayDeck: 1,
        homeSheet: maskOf(england),
        awaySheet: maskOf(australia),
        pitch: 1,
        pitchesLeft: 0,
        orders: [[1, 2]],
        south: 1,
        north: 2,
        northBowler: 32,
        southBowler: 33,
        marker: 0,
        countersHeld: 10,
      },
      game: { tossWinner: 1, batting: 0, striker: 1, bowler: 32 },
      cites: [
        'wicked.setup.choose-deck',
        'wicked.component.decks',
        'wicked.setup.lineup',
        'wicked.setup.unpicked-out',
        'wicked.setup.pitch-shuffle',
        'wicked.setup.pitch-reveal',
        'wicked.setup.pitch-rest-out',
        'wicked.toss.roll',
        'wicked.toss.tie-reroll',
        'wicked.toss.winner-chooses',
        'wicked.setup.opening-batters',
        'wicked.setup.opening-bowlers',
        'wicked.setup.first-matchup',
        'wicked.setup.marker',
        'wicked.setup.counters',
      ],
    },
    readings: [
      {
        ruling: 'wicked.ruling.opening-selection-order',
        reading: 'batting-first',
        script: [
          ...toOpeners,
          { side: 'batting', step: 'opening-batters.first', choice: [1, 2] },
          { side: 'bowling', step: 'opening-bowlers.second', choice: [32, 33] },
        ],
        expect: { waits: 'field', state: { south: 1, northBowler: 32 } },
      },
      {
        ruling: 'wicked.ruling.opening-selection-order',
        reading: 'bowling-first',
        script: [
          ...toOpeners,
          { side: 'bowling', step: 'opening-bowlers.first', choice: [32, 33] },
          { side: 'batting', step: 'opening-batters.second', choice: [1, 2] },
        ],
        expect: { waits: 'field', state: { south: 1, northBowler: 32 } },
      },
      {
        ruling: 'wicked.ruling.opening-position',
        reading: 'random',
        script: [
          ...toOpeners,
          ...openers,
          { chance: 'position.batters', outcome: 'tails' },
          { chance: 'position.bowlers', outcome: 'tails' },
        ],
        expect: { state: { orders: [[2, 1]], northBowler: 33, southBowler: 32 }, game: { bowler: 33 } },
      },
      {
        ruling: 'wicked.ruling.lineup-secrecy',
        reading: 'open-in-turn',
        script: [
          ...wishes,
          { side: 'home', step: 'lineup.first', choice: england },
          { side: 'away', step: 'lineup.second', choice: australia },
        ],
        expect: { waits: 'pitch', state: { homeSheet: maskOf(england), awaySheet: maskOf(australia) } },
      },
      {
        ruling: 'wicked.ruling.lineup-open-afterwards',
        reading: 'hidden-until-placed',
        script: [...toOpeners, ...openers],
        expect: { waits: 'field', state: { homeSheet: maskOf([1, 2]), awaySheet: maskOf([32, 33]) } },
      },
      {
        ruling: 'wicked.ruling.next-batter-choice',
        reading: 'preset-order',
        script: [
          ...toOpeners,
          ...openers,
          { side: 'batting', step: 'batting-order', choice: [7, 6, 5, 4, 3, 14, 15, 16, 17] },
          ...overOf('X', 1, 32),
          batOn,
        ],
        expect: { state: { orders: [[1, 2, 7]] }, cites: ['wicked.ruling.next-batter-choice'] },
      },
      {
        ruling: 'wicked.ruling.declare-timing',
        reading: 'before-first-over-too',
        script: [...toOpeners, ...openers, { side: 'batting', step: 'stop.before-first', choice: 'declare' }],
        expect: { waits: 'openers', game: { innings: 2, target: 1 } },
      },
    ],
  },
  {
    id: 'wicked.setup.unpicked-out.shown',
    title: 'A card that was not picked takes no part, whatever its side would like',
    script: [
      ...toOpeners,
      ...openers,
      ...overOf('X', 1, 32),
      {
        refused: { side: 'batting', step: 'next-batter', choice: 18 },
        rule: 'wicked.setup.unpicked-out',
        says: 'That card was not picked for the lineup.',
      },
      comesIn(3),
    ],
    expect: { state: { orders: [[1, 2, 3]] } },
  },
  {
    id: 'wicked.setup.display.shown',
    title: 'A match that starts in the middle, and says no more, has cards on the display',
    from: { overs: 11, runs: 60, wickets: 2 },
    script: [...overOf('X', 3, 34), comesIn(5), batOn],
    expect: {
      score: '60/3',
      state: { orders: [[1, 2, 3, 4, 5]], northBowler: 35, southBowler: 34, pitch: 1 },
      cites: ['wicked.setup.display'],
    },
  },
  {
    id: 'wicked.ruling.deck-pick-order.shown',
    title: 'Both want Australia: a coin gives it to one of them',
    script: [
      { side: 'home', step: 'side.home', choice: 1 },
      { side: 'away', step: 'side.away', choice: 1 },
      { chance: 'side.coin', outcome: 'heads' },
      { side: 'home', step: 'lineup.home', choice: australia },
      { side: 'away', step: 'lineup.away', choice: england },
    ],
    expect: { waits: 'pitch', state: { homeDeck: 1, awayDeck: 0 }, cites: ['wicked.ruling.deck-pick-order'] },
    readings: [
      {
        ruling: 'wicked.ruling.deck-pick-order',
        reading: 'random',
        script: [{ chance: 'sides.drawn', outcome: 1 }],
        expect: { waits: 'lineups', state: { homeDeck: 1, awayDeck: 0 } },
      },
      {
        ruling: 'wicked.ruling.deck-pick-order',
        reading: 'first-player-first',
        script: [
          { side: 'home', step: 'side.first', choice: 1 },
          {
            refused: { side: 'away', step: 'side.second', choice: 1 },
            rule: 'wicked.setup.choose-deck',
            says: 'That side is already taken.',
          },
          { side: 'away', step: 'side.second', choice: 0 },
        ],
        expect: { waits: 'lineups', state: { homeDeck: 1, awayDeck: 0 } },
      },
    ],
  },
  {
    id: 'wicked.ruling.lineup-composition.shown',
    title: 'Any eleven are a lineup, without a keeper too',
    script: [
      ...wishes,
      { side: 'home', step: 'lineup.home', choice: [1, 2, 3, 4, 5, 6, 13, 14, 15, 16, 17] },
      { side: 'away', step: 'lineup.away', choice: australia },
    ],
    expect: { waits: 'pitch' },
    readings: [
      {
        ruling: 'wicked.ruling.lineup-composition',
        reading: 'role-minimum',
        script: [
          ...wishes,
          {
            refused: { side: 'home', step: 'lineup.home', choice: [1, 2, 3, 4, 5, 6, 13, 14, 15, 16, 17] },
            rule: 'wicked.ruling.lineup-composition',
            says: 'A lineup needs a keeper',
          },
          {
            refused: { side: 'home', step: 'lineup.home', choice: england },
            rule: 'wicked.ruling.lineup-composition',
            says: 'at least five bowlers and all-rounders',
          },
          { side: 'home', step: 'lineup.home', choice: [1, 2, 3, 4, 5, 7, 13, 14, 15, 16, 17] },
        ],
        expect: { waits: 'lineups' },
      },
    ],
  },
  {
    id: 'wicked.ruling.pitch-second-innings.shown',
    title: 'The pitch card stays for the second innings, and its columns begin again',
    from: innings({ overs: 48, runs: 200, pitch: 5, state: { pitchesLeft: 15 } }),
    script: [
      ...overOf(5, 1, 32, { pitch: [5, 49] }),
      declare,
      { side: 'batting', step: 'opening-batters', choice: [19, 20] },
      { side: 'bowling', step: 'opening-bowlers', choice: [14, 15] },
      { side: 'bowling', step: 'field', choice: 2 },
      { chance: 'bowling-roll', outcome: [6, 1] },
      { chance: 'batting-roll', outcome: [1, 1] },
      { chance: 'reroll', outcome: 2 },
    ],
    // in the second innings a two-paced pitch has 0 for a roll of 8 in its first columns and -1 in over 26
    expect: { waits: 'zone-roll', state: { pitch: 5, pitchRoll: 8, modifier: 0, zone: 6 }, game: { innings: 2 } },
    readings: [
      {
        ruling: 'wicked.ruling.pitch-second-innings',
        reading: 'new-card',
        script: [
          ...overOf(5, 1, 32, { pitch: [5, 49] }),
          declare,
          { chance: 'pitch.second', outcome: 3 },
          { side: 'batting', step: 'opening-batters', choice: [19, 20] },
          { side: 'bowling', step: 'opening-bowlers', choice: [14, 15] },
        ],
        expect: { state: { pitch: 3 }, cites: ['wicked.ruling.pitch-second-innings'] },
      },
      {
        ruling: 'wicked.ruling.pitch-column-basis',
        reading: 'match-over',
        expect: { waits: 'zone-roll', state: { pitch: 5, pitchRoll: 8, modifier: -1, zone: 5 } },
      },
    ],
  },
];
