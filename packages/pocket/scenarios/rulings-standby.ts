import type { Scenario, ScriptLine } from '@howzat/core/author';
import {
  by,
  card,
  cards,
  chance,
  comesIn,
  counters,
  example,
  field,
  kept,
  over,
  read,
  refused,
  scoreCard,
  stays,
} from './notation.js';

/** Scenarios that show what a reading changes in the windows of an over: when cards are exchanged, played and answered. */

/** An over up to its 1st Standby; each side keeps its hand. */
const toStandby = (hold: readonly [number, number]): ScriptLine[] => [
  ...stays,
  by.batting('stance', 'offensive'),
  ...kept(hold),
];

/** Asked before it plays, the batting side keeps its hand. */
const keepsAtPlay: readonly ScriptLine[] = [
  by.batting('exchange.play.batting', 'keep'),
  chance('exchange.play.batting.card', 0),
];

const exchanges: readonly Scenario[] = [
  example('exchange-window', 'Exchanges are made at New Over', {
    from: field({ bat: ['Misfield', 'Misfield', 'Stand Firm'], batDeck: ['Eye In'] }),
    script: [...toStandby([3, 0]), ...cards('bat pass'), chance('score-card', 6)],
    expect: { runs: [10], cites: ['pocket.hand.exchange'] },
    readings: [
      read('exchange-window', 'any-time-in-over', { runs: [14], state: { batterUnder: [card('Misfield')] } }, [
        ...toStandby([3, 0]),
        refused('batting', 'exchange.play.batting', card('Eye In'), 'You do not hold Eye In.', 'pocket.hand.exchange'),
        by.batting('exchange.play.batting', card('Misfield')),
        chance('exchange.play.batting.card', card('Eye In')),
        ...cards('bat plays Eye In'),
        // once in an over: it is asked again all the same
        refused(
          'batting',
          'exchange.play.batting',
          card('Stand Firm'),
          'Only one exchange per over.',
          'pocket.hand.exchange-once',
        ),
        ...keepsAtPlay,
        ...cards('bat pass'),
        chance('score-card', 6),
      ]),
    ],
  }),
  example('exchange-before-an-answer', 'Where exchanges are made at any time, before an answer and a save as well', {
    with: { rulings: { 'pocket.ruling.exchange-window': 'any-time-in-over' } },
    from: field({
      bat: ['Misfield', 'Misfield', 'Misfield'],
      batDeck: ['Benefit of the Doubt'],
      bowl: ['Tight Line', 'Cut Off', 'Sent Upstairs'],
      bowlDeck: ['Ice Towel'],
    }),
    script: [
      ...toStandby([3, 3]),
      ...keepsAtPlay,
      ...cards('bat pass'),
      by.bowling('exchange.play.bowling', card('Cut Off')),
      chance('exchange.play.bowling.card', card('Ice Towel')),
      ...cards('bowl plays Tight Line'),
      by.batting('exchange.answer.batting', 'keep'),
      chance('exchange.answer.batting.card', 0),
      ...cards('bat answers Misfield'),
      by.bowling('exchange.answer.bowling', 'keep'),
      chance('exchange.answer.bowling.card', 0),
      ...cards('bowl answers pass'),
      ...keepsAtPlay,
      ...cards('bat pass'),
      by.bowling('exchange.play.bowling', 'keep'),
      chance('exchange.play.bowling.card', 0),
      ...cards('bowl pass'),
      chance('score-card', scoreCard('4*')),
      by.batting('exchange.save.batting', card('Misfield')),
      chance('exchange.save.batting.card', card('Benefit of the Doubt')),
      ...cards('bat saves Benefit of the Doubt'),
      by.bowling('exchange.answer.save.bowling', 'keep'),
      chance('exchange.answer.save.bowling.card', 0),
      ...cards('bowl replies pass'),
    ],
    expect: { balls: ['4'], score: '4/0', cites: ['pocket.ruling.exchange-window', 'pocket.negate.cancel'] },
  }),
  example('exchange-empty-hand', 'A side without cards has nothing to exchange', {
    with: { rulings: { 'pocket.ruling.exchange-window': 'any-time-in-over' } },
    from: field({ batDeck: ['Eye In', 'Eye In'] }),
    script: [
      ...stays,
      by.batting('stance', 'offensive'),
      chance('draw.batting', card('Eye In')),
      ...kept([1, 0]),
      ...keepsAtPlay,
      ...cards('bat plays Eye In'),
      chance('score-card', 6),
    ],
    expect: { runs: [14], state: { batterHeld: 0, batterLeft: 1 } },
    readings: [
      read('exchange-empty-hand', 'draw-free', { runs: [16], state: { batterHeld: 0, batterLeft: 0 } }, [
        ...stays,
        by.batting('stance', 'offensive'),
        chance('draw.batting', card('Eye In')),
        ...kept([1, 0]),
        ...keepsAtPlay,
        ...cards('bat plays Eye In'),
        by.batting('exchange.play.batting', 'draw'),
        chance('exchange.play.batting.card', card('Eye In')),
        ...cards('bat plays Eye In'),
        chance('score-card', 6),
      ]),
    ],
  }),
];

const negates: readonly Scenario[] = [
  example('negate-in-answer', 'A Negate is played in answer, and not later', {
    from: field({ bat: ['Not Given'], bowl: ['Trap Set'] }),
    script: over({
      hold: [1, 1],
      play: [
        ...cards('bat pass, bowl plays Trap Set, bat answers pass'),
        refused('batting', 'play', card('Not Given'), 'Negate cards only answer another card.', 'pocket.negate.after'),
        ...cards('bat pass'),
      ],
      card: 6,
      after: [...cards('bat saves pass'), comesIn(6)],
    }),
    expect: { balls: ['10+W'] },
    readings: [
      read(
        'negate-timing',
        'any-time-later-in-over',
        { balls: ['10'], cites: ['pocket.ruling.negate-timing'], state: { fatigue: counters({ 9: 1 }) } },
        over({
          hold: [1, 1],
          play: [
            refused(
              'batting',
              'play',
              card('Not Given'),
              'Not Given answers no card in force.',
              'pocket.ruling.negate-timing',
            ),
            ...cards('bat pass, bowl plays Trap Set, bat answers pass, bat plays Not Given'),
          ],
          card: 6,
        }),
      ),
    ],
  }),
  example('late-negate-chooses', 'A Negate that is played late cancels one card in force, by choice', {
    with: { rulings: { 'pocket.ruling.negate-timing': 'any-time-later-in-over' } },
    from: field({
      bat: ['Eye In', 'Purple Patch', 'Trusted Willow'],
      bowl: ['Worked Out', 'Bat Check', 'Ice Towel'],
      state: { comfort: counters({ 4: 2 }) },
    }),
    script: over({
      hold: [3, 3],
      play: [
        ...cards('bat plays Eye In, bowl answers pass, bowl plays Ice Towel, bat answers pass'),
        ...cards('bat plays Purple Patch, bowl answers pass, bowl plays Worked Out'),
        refused(
          'batting',
          'negate.which',
          card('Eye In'),
          'The side that plays the Negate says which card it cancels.',
        ),
        refused('bowling', 'negate.which', card('Trusted Willow'), 'is not among them'),
        by.bowling('negate.which', card('Purple Patch')),
        ...cards('bat answers pass, bat plays Trusted Willow, bowl answers pass, bowl plays Bat Check'),
      ],
      card: 6,
    }),
    // Eye In is left: difference 3
    expect: { runs: [14], state: { boost: counters({}), gear: [], comfort: counters({}) } },
  }),
];

const together = ['Quick Single'];
const ring = ['Packed Ring', 'Ice Towel'];

const protocols: readonly Scenario[] = [
  example('cards-in-turn', 'Cards are played in turn: a lock comes before or after', {
    from: field({ bat: together, bowl: ring }),
    script: over({
      hold: [1, 2],
      play: [
        ...cards('bat pass, bowl plays Packed Ring, bat answers pass'),
        refused('batting', 'play', 1, 'Forbidden this over by Packed Ring.', 'pocket.standby1.if-you-can'),
        ...cards('bat pass, bowl pass'),
      ],
      card: scoreCard('8'),
    }),
    expect: { runs: [8], state: { batterHeld: 1 } },
    readings: [
      read(
        'priority-protocol',
        'simultaneous',
        { runs: [10], state: { batterHeld: 0, bowlerHeld: 1 } },
        over({
          hold: [1, 2],
          play: [
            by.batting('play.batting', card('Quick Single')),
            by.bowling('play.bowling', card('Packed Ring')),
            // Quick Single is answered first; nobody is left to answer Packed Ring
            ...cards('bowl answers pass'),
            by.bowling('play.bowling', 'pass'),
          ],
          card: scoreCard('8'),
        }),
      ),
      read(
        'priority-protocol',
        'real-time-first',
        { runs: [8], state: { batterHeld: 1, bowlerHeld: 1 } },
        over({
          hold: [1, 2],
          play: [
            by.bowling('play.bowling', card('Packed Ring')),
            by.batting('play.batting', card('Quick Single')),
            chance('faster', 'bowling'),
            ...cards('bat answers pass'),
            refused('batting', 'play.batting', 1, 'Forbidden this over by Packed Ring.', 'pocket.standby1.if-you-can'),
            by.batting('play.batting', 'pass'),
            by.bowling('play.bowling', 'pass'),
          ],
          card: scoreCard('8'),
        }),
      ),
    ],
  }),
  example('faster-batting', 'Where the batting side is faster, its card is played and the other one stays in hand', {
    with: { rulings: { 'pocket.ruling.priority-protocol': 'real-time-first' } },
    from: field({ bat: ['Quick Single', 'Misfield'], bowl: ring }),
    script: over({
      hold: [2, 2],
      play: [
        by.batting('play.batting', card('Quick Single')),
        by.bowling('play.bowling', card('Packed Ring')),
        chance('faster', 'batting'),
        ...cards('bowl answers pass'),
        by.batting('play.batting', 'pass'),
        by.bowling('play.bowling', card('Packed Ring')),
        ...cards('bat answers pass'),
        by.batting('play.batting', 'pass'),
        by.bowling('play.bowling', 'pass'),
      ],
      card: scoreCard('8'),
    }),
    expect: { runs: [10], state: { batterHeld: 1, bowlerHeld: 1 } },
  }),
  example('second-standby', 'No cards are played in the 2nd Standby', {
    from: field({ bat: ['Sharp Call', 'Quick Single'], bowl: ['Keep It Tight'] }),
    script: [
      ...over({ hold: [2, 1], play: 'bat pass, bowl pass', card: scoreCard('8') }),
      refused('batting', 'play', card('Sharp Call'), 'No cards can be played now.'),
    ],
    expect: { runs: [8], state: { facing: 4, partner: 5, batterHeld: 2 } },
    readings: [
      read('second-standby-plays', 'plays', { runs: [8], state: { facing: 5, partner: 4, batterHeld: 1 } }, [
        ...over({ hold: [2, 1], play: 'bat pass, bowl pass', card: scoreCard('8') }),
        refused(
          'batting',
          'play.second',
          card('Quick Single'),
          'The over is scored: Quick Single comes too late.',
          'pocket.ruling.second-standby-plays',
        ),
        refused('bowling', 'play.second', 'pass', 'Not your turn to play.'),
        by.batting('play.second', card('Sharp Call')),
        by.bowling('answer.second', 'pass'),
        by.bowling('play.second', 'pass'),
        by.batting('play.second', 'pass'),
      ]),
    ],
  }),
];

const everybodyElse = [1, 2, 3, 6, 7, 8, 9, 10, 11];

const comfort: readonly Scenario[] = [
  example('comfort-of-the-dismissed', 'Comfort points are lost with an out', {
    with: { rulings: { 'pocket.ruling.all-out': 'batters-return' } },
    from: field({ out: everybodyElse, position: { wickets: 9 }, state: { comfort: counters({ 4: 2 }) } }),
    script: over({ card: scoreCard('4*'), after: [comesIn(6)] }),
    expect: { balls: ['4+W'], state: { comfort: counters({}) } },
    readings: [read('comfort-after-leaving', 'kept-always', { state: { comfort: counters({ 4: 2 }) } })],
  }),
];

/** All of them. */
export const standbyScenarios: readonly Scenario[] = [...exchanges, ...negates, ...protocols, ...comfort];
