import { describe, expect, it } from 'vitest';
import { quietly, three, two } from '../scenarios/example.js';
import { batting, bowled, bowling, card, opening, refused, turns } from '../scenarios/notation.js';
import { type Example, problemsOf, under } from './played-examples.js';

type Row = readonly [title: string, example: Example];

const short = (...items: Parameters<typeof turns>[1]) => turns('short', items);

/** Nothing but the hidden card is left to be announced. */
const hidingOnly = { shiftUsed: true, defenceUsed: true } as const;
const hides = batting('announce-batting', { hidden: true });
const guesses = (guess: number) => bowling('guess-card', { guess, trap: false });
const freeHit = { game: { freeHitDue: true } } as const;

function holds(title: string, rows: readonly Row[]): void {
  describe(title, () => {
    it.each(rows)('%s', (_, example) => expect(problemsOf(example)).toEqual([]));
  });
}

holds('a streak', [
  [
    'is counted anew when its bonus is due',
    { from: opening({ streak: 3 }), script: short('3/1'), expect: { state: { streak: 0, streakReady: true } } },
  ],
  ...['restart-after-double', 'double-counts-as-first', 'rolling'].map(
    (restart): Row => [
      `keeps its bonus over a 0 that is a valid run: ${restart}`,
      {
        with: under({ 'streak-zero': 'any-card-not-out', 'streak-restart': restart }),
        from: opening({ streakReady: true }),
        script: short('0/2', '3/1'),
        expect: { runs: [0, 6] },
      },
    ],
  ),
  [
    'that is rolling doubles once where its row is broken',
    {
      with: under({ 'streak-restart': 'rolling' }),
      from: opening({ streakReady: true }),
      script: short('3/1', '3/2'),
      expect: { runs: [6, 3] },
    },
  ],
  [
    'that is rolling keeps the bonus over a 0 before the first doubled turn',
    {
      with: under({ 'streak-restart': 'rolling' }),
      from: opening({ streak: 4, streakReady: true }),
      script: short('0/2', '3/1'),
      expect: { runs: [0, 6] },
    },
  ],
  [
    'that is rolling ends with a 0 after a doubled turn',
    {
      with: under({ 'streak-restart': 'rolling' }),
      from: opening({ streak: 5, streakReady: true }),
      script: short('0/2', '3/1'),
      expect: { runs: [0, 3] },
    },
  ],
  ...[{ 'streak-extras': 'all-runs' }, { 'streak-zero': 'any-card-not-out' }].map(
    (reading): Row => [
      `is broken by a pass: ${Object.values(reading)}`,
      {
        with: under(reading),
        from: opening({ streak: 3, previous: 1 }),
        script: short('P/1'),
        expect: { runs: [1], state: { streak: 0, streakReady: false } },
      },
    ],
  ),
  [
    'doubles no bonus of a ball without runs off the card',
    {
      with: under({ 'streak-what': 'ball-total' }),
      from: opening({ streakReady: true, previous: 1 }),
      script: short('0/1'),
      expect: { runs: [1], state: { streakReady: true } },
    },
  ],
  [
    'doubles a prediction with the ball, once',
    {
      with: under({ 'streak-what': 'ball-total' }),
      from: opening({ streakReady: true }),
      script: short('3/1 =1', '3/2'),
      expect: { runs: [10, 3] },
    },
  ],
  ...['bat-runs', 'ball-total'].flatMap((what): readonly Row[] => [
    [
      `doubles nothing on a free hit at face value: ${what}`,
      {
        with: under({ 'streak-what': what, 'freehit-normal': 'face-value' }),
        from: opening({ streakReady: true }, freeHit),
        script: short('3/1'),
        expect: { runs: [3] },
      },
    ],
    [
      `doubles what comes at face value on no free hit: ${what}`,
      {
        with: under({ 'streak-what': what, 'freehit-normal': 'face-value' }),
        from: opening({ streakReady: true }),
        script: short('3/1'),
        expect: { runs: [6] },
      },
    ],
    [
      `doubles on a free hit as on any ball: ${what}`,
      {
        with: under({ 'streak-what': what }),
        from: opening({ streakReady: true }, freeHit),
        script: short('3/1'),
        expect: { runs: [6] },
      },
    ],
  ]),
]);

holds('the reward for tight bowling', [
  [
    'empties the window',
    {
      from: opening({ windowBalls: 2, windowLast: 1, windowBefore: 1 }),
      script: short('1/2'),
      expect: { state: { forced: true, windowBalls: 0 } },
    },
  ],
  ...['0/2', '1/2'].map(
    (turn): Row => [
      `is used up by a card where a pass leaves it: ${turn}`,
      {
        with: under({ 'pass-forced': 'allowed-force-stays' }),
        from: opening({ forced: true }),
        script: short(turn),
        expect: { state: { forced: false } },
      },
    ],
  ),
  [
    'stands where the bowler could waive it and does not',
    {
      with: under({ 'economy-voluntary': 'waivable' }),
      from: opening({ forced: true }),
      script: short(
        bowling('waive-reward', false),
        refused(card(3), 'ccsl.economy.force', 'You must play 0 or 1 on this ball.'),
        '1/2',
      ),
      expect: { runs: [1] },
    },
  ],
]);

holds('a prediction', [
  [
    'is announced on a hidden ball where the guess can be predicted',
    {
      with: under({ 'anticipation-timing': 'announced-before', 'anticipation-hidden': 'predict-guess' }, two),
      from: opening(hidingOnly),
      script: [hides, batting('announce-prediction', 2), card(3), guesses(2)],
      expect: { runs: [6] },
    },
  ],
  [
    'that is not made can be made on a later ball',
    {
      with: under({ 'anticipation-timing': 'announced-before' }),
      script: [batting('announce-prediction', null), ...short('3/1')],
      expect: { runs: [3], waits: 'announce-prediction', state: { predictionUsed: false } },
    },
  ],
  [
    'that was wrong can be made again where one success is meant',
    {
      with: under({ 'anticipation-timing': 'announced-before', 'anticipation-attempts': 'one-success' }),
      script: [batting('announce-prediction', 1), ...short('3/2')],
      expect: { runs: [3], waits: 'announce-prediction' },
    },
  ],
]);

holds('defence mode', [
  [
    'can be started while it runs where it stacks',
    {
      with: under({ 'defence-stack': 'stack' }, two),
      from: opening({ hiddenUsed: [true, true], shiftUsed: true, defenceLeft: 2 }, { overs: 1 }),
      expect: { waits: 'announce-bowling' },
    },
  ],
  ...(
    [
      [3, 'announce-bowling'],
      [4, 'play'],
    ] as const
  ).map(
    ([balls, waits]): Row => [
      `has to start on one of the first four balls, under that reading: after ${balls}`,
      {
        with: under({ 'defence-span': 'first-four-balls-only' }, two),
        from: opening({ hiddenUsed: [true, true], shiftUsed: true }, { balls }),
        expect: { waits },
      },
    ],
  ),
  [
    'runs on unless it is called off',
    {
      with: under({ 'defence-early-end': 'yes' }, two),
      from: quietly({ defenceLeft: 2 }),
      script: [bowling('end-defence', false), ...short('4/1')],
      expect: { runs: [2], state: { defenceLeft: 1 } },
    },
  ],
  [
    'leaves nothing stacked that was not',
    {
      with: two,
      from: quietly({ defenceLeft: 2 }),
      script: short('4/1'),
      expect: { state: { defenceLeft: 1, stackedLeft: 0 } },
    },
  ],
  [
    'goes on as long as the longer of two',
    {
      with: under({ 'defence-stack': 'stack' }, two),
      from: quietly({ defenceLeft: 1, stackedLeft: 3 }),
      script: short('4/1', '4/2'),
      expect: { runs: [1, 2], state: { defenceLeft: 1, stackedLeft: 0 } },
    },
  ],
]);

holds('a hidden card', [
  [
    'leaves nothing of the sequence of the bowler',
    {
      with: under({ 'noball-chain': 'pairs-only' }, two),
      from: opening({ ...hidingOnly, previous: 3, pair: true }),
      script: [hides, card(2), guesses(3)],
      expect: { state: { previous: -1, pair: false } },
    },
  ],
  [
    'does not break the sequence where the bowler plays a card too',
    {
      with: under({ 'hidden-bowler-card': 'card-and-guess' }, two),
      from: opening(hidingOnly),
      script: [hides, card(3), bowled(1), guesses(2), ...short('3/1')],
      expect: { runs: [4, 4], state: { previous: 1 } },
    },
  ],
  [
    'is no no ball, and is passed over by pairs of the bowler, where the sequence is bridged',
    {
      with: under({ 'noball-chain': 'pairs-only', 'hidden-sequence': 'bridged' }, two),
      from: opening({ ...hidingOnly, previous: 1, pair: true }),
      script: [hides, card(3), guesses(2), ...short('3/1')],
      expect: { runs: [4, 3] },
    },
  ],
]);

holds('a no ball', [
  [
    'of a pair is one on a free hit too',
    {
      with: under({ 'noball-chain': 'pairs-only' }),
      from: opening({ previous: 1 }, freeHit),
      script: short('3/1'),
      expect: { runs: [4] },
    },
  ],
  [
    'is called on a pass where only free hits are spared',
    {
      with: under({ 'freehit-repeat': 'no-effect' }),
      from: opening({ previous: 1 }),
      script: short('P/1'),
      expect: { runs: [1] },
    },
  ],
  [
    'is called on a card where none is on a pass: 3',
    {
      with: under({ 'pass-noball': 'void' }),
      from: opening({ previous: 1 }),
      script: short('3/1'),
      expect: { runs: [4] },
    },
  ],
  [
    'is called on a card where none is on a pass: 0',
    {
      with: under({ 'pass-noball': 'void' }),
      from: opening({ previous: 1 }),
      script: short('0/1'),
      expect: { runs: [1] },
    },
  ],
  [
    'does not follow from cards of the over before, under that reading',
    {
      with: under({ 'noball-chain': 'pairs-only', 'noball-over-break': 'resets' }, two),
      from: quietly({ previous: 1 }, { balls: 5 }),
      script: short('3/1'),
      expect: { runs: [4], waits: 'announce-bowling', state: { previous: -1, pair: false } },
    },
  ],
  [
    'gives no turn more at the end of an over that is not the last',
    {
      with: under({ 'noball-last': 'extra-turn' }, two),
      from: quietly({ previous: 1 }, { balls: 5 }),
      script: short('3/1'),
      expect: { runs: [4], game: { overs: 1, balls: 6 } },
    },
  ],
  [
    'gives no turn more before the last ball',
    {
      with: under({ 'noball-last': 'extra-turn' }, two),
      from: quietly({ previous: 1 }, { overs: 1, balls: 4 }),
      script: short('3/1'),
      expect: { runs: [4], game: { balls: 11 } },
    },
  ],
  [
    'alone gives a turn more: the last ball of an over',
    {
      with: under({ 'noball-last': 'extra-turn' }, two),
      from: quietly({}, { balls: 5 }),
      script: short('3/1'),
      expect: { runs: [3], game: { overs: 1, balls: 6 } },
    },
  ],
  [
    'alone gives a turn more: the last ball of all',
    {
      with: under({ 'noball-last': 'extra-turn' }),
      from: opening({}, { balls: 5 }),
      script: short('3/1'),
      expect: { runs: [3], waits: 'choose-traps' },
    },
  ],
]);

const announced = { 'pass-timing': 'announced' } as const;
holds('an announced pass', [
  ['is asked for', { with: under(announced), expect: { waits: 'announce-pass' } }],
  [
    'is asked for on a forced ball',
    { with: under(announced), from: opening({ forced: true }), expect: { waits: 'announce-pass' } },
  ],
  [
    'is asked for where nothing forbids it',
    { with: under({ ...announced, 'pass-forced': 'forbidden' }), expect: { waits: 'announce-pass' } },
  ],
  [
    'is not asked for on a forced ball where that is forbidden',
    {
      with: under({ ...announced, 'pass-forced': 'forbidden' }),
      from: opening({ forced: true }),
      expect: { waits: 'play' },
    },
  ],
  [
    'is not asked for in a field shift where that is forbidden',
    {
      with: under({ ...announced, 'pass-forced': 'forbidden' }, two),
      from: quietly({ shiftLeft: 2 }),
      expect: { waits: 'play' },
    },
  ],
  [
    'is one of the locked balls',
    {
      with: under(announced),
      from: opening({ lock: 2 }),
      script: [batting('announce-pass', true), bowled(2)],
      expect: { state: { lock: 1 } },
    },
  ],
  [
    'is none of the locked balls where only cards are',
    {
      with: under({ ...announced, 'six-lock-count': 'cards-only' }),
      from: opening({ lock: 2 }),
      script: [batting('announce-pass', true), bowled(2)],
      expect: { state: { lock: 2 } },
    },
  ],
  [
    'unlocks nothing that is not locked',
    { with: under(announced), script: [batting('announce-pass', true), bowled(2)], expect: { state: { lock: 0 } } },
  ],
]);

const ifScored = { 'power-when-out': 'only-if-scored' } as const;
const oneEach = { 'power-one-use': 'one-four-one-six' } as const;
holds('power cards', [
  [
    'are 4 and 6, and no 3 is taken back',
    { with: under(ifScored, two), from: quietly(), script: short('3/3'), expect: { state: { powerInOver: 0 } } },
  ],
  [
    'that brought nothing are not counted in the innings',
    {
      with: under({ ...ifScored, 'power-scope': 'per-innings-only' }, two),
      from: quietly(),
      script: short('4/4'),
      expect: { state: { powerInInnings: 0 } },
    },
  ],
  [
    'that brought nothing are not counted among the last five',
    {
      with: under({ ...ifScored, 'power-window': 'sliding-six' }, two),
      from: quietly(),
      script: short('4/4'),
      expect: { state: { powerRecent: 0 } },
    },
  ],
  [
    'that brought nothing are not the one 4 of the over',
    {
      with: under({ ...ifScored, ...oneEach }, two),
      from: quietly(),
      script: short('4/4', '4/1'),
      expect: { runs: [0, 4], state: { fourInOver: true } },
    },
  ],
  [
    'among the last five are no 3s',
    {
      with: under({ 'power-window': 'sliding-six' }),
      script: short('3/1', '3/2'),
      expect: { state: { powerRecent: 0 } },
    },
  ],
  [
    'are counted apart: a 6',
    { with: under(oneEach), script: short('6/1'), expect: { state: { fourInOver: false, sixInOver: true } } },
  ],
  [
    'are counted apart: a 4',
    { with: under(oneEach), script: short('4/1'), expect: { state: { fourInOver: true, sixInOver: false } } },
  ],
  ['are counted apart: a 4 after a 6', { with: under(oneEach), script: short('6/1', '4/2'), expect: { runs: [6, 4] } }],
  ...(['4/4', '6/6'] as const).map(
    (turn): Row => [
      `of a batter who is out do not bind the next one: ${turn}`,
      {
        with: under({ ...oneEach, 'out-batter': 'new-batter-resets' }, two),
        from: quietly(),
        script: short(turn, turn.replace(/\d$/, '1')),
        expect: { runs: [0, Number(turn[0])] },
      },
    ],
  ),
  [
    'lock the 6 for a ball less after a 0 where cards alone count',
    {
      with: under({ 'six-lock-count': 'cards-only' }),
      from: opening({ lock: 2 }),
      script: short('0/1'),
      expect: { state: { lock: 1 } },
    },
  ],
  ['lock nothing that is not locked', { script: short('3/1'), expect: { state: { lock: 0 } } }],
]);

const mirror = { 'bowler-free': 'mirror' } as const;
holds('limits that are mirrored', [
  [
    'give the bowler two power cards in an over',
    {
      with: under(mirror),
      script: short(
        '3/4',
        '3/6',
        refused(bowled(4), 'ccsl.ruling.bowler-free', 'You have played two power cards in this over.'),
      ),
      expect: { state: { bowlerPowerInOver: 2 } },
    },
  ],
  ...(
    [
      [['3/6'], 2],
      [['3/6', '3/0'], 1],
      [['3/6', '3/0', '2/1'], 0],
      [['3/6', '3/0', '2/1', '3/2'], 0],
    ] as const
  ).map(
    ([items, bowlerLock]): Row => [
      `lock the 6 of the bowler: ${items}`,
      { with: under(mirror), script: short(...items), expect: { state: { bowlerLock } } },
    ],
  ),
  [
    'count no hidden ball, on which the bowler plays no card',
    {
      with: under(mirror, two),
      from: opening({ ...hidingOnly, bowlerLock: 2 }),
      script: [hides, card(3), guesses(2)],
      expect: { state: { bowlerLock: 2 } },
    },
  ],
]);

holds('a field shift', [
  [
    'is called once and then runs',
    {
      with: two,
      from: opening({ hiddenUsed: [true, true] }),
      script: [bowling('announce-bowling', { defence: false, shift: true })],
      expect: { waits: 'play', state: { shiftCalled: false, shiftLeft: 3 } },
    },
  ],
]);

holds('a trap', [
  [
    'that lasts the innings rests on a forced ball',
    {
      with: under({ 'trap-duration': 'whole-innings' }),
      from: opening({ forced: true, traps: [0, 1] }),
      script: short('1/2'),
      expect: { runs: [1], score: '1/0' },
    },
  ],
  [
    'is announced on a forced ball where it applies there',
    {
      with: under({ 'trap-secrecy': 'open-moment', 'economy-trap': 'trap-applies' }),
      from: opening({ forced: true, traps: [0, 1] }),
      expect: { waits: 'announce-trap' },
    },
  ],
  [
    'is written down in ascending order',
    {
      from: opening({}, { at: 'choose-traps' }),
      script: [bowling('choose-traps', [6, 4])],
      expect: { state: { traps: [4, 6] } },
    },
  ],
]);

// three bits of four: 0, 1, 2 and 3 are gone
const [zeroAndOne, upToThree] = [3, 15];
const consumed = { hand: 'six-consumed-per-over' } as const;
holds('a hand that is consumed', [
  [
    'comes back when everything that is left is barred',
    {
      with: under(consumed),
      from: opening({ batterGone: upToThree, powerInOver: 2 }, { balls: 1 }),
      script: short(refused(card(4), 'ccsl.power.per-six-balls', 'two power cards'), '3/1'),
      expect: { runs: [3] },
    },
  ],
  [
    'does not come back while a card can be played',
    {
      with: under(consumed),
      from: opening({ batterGone: upToThree }, { balls: 1 }),
      script: short(refused(card(3), 'ccsl.turn.from-hand', 'Your 3 is used up in this over.'), '4/1'),
      expect: { runs: [4] },
    },
  ],
  [
    'does not come back for a 0 on a ball that is not forced',
    {
      with: under(consumed),
      from: opening({ batterGone: zeroAndOne }, { balls: 1 }),
      script: short(refused(card(0), 'ccsl.turn.from-hand', 'Your 0 is used up in this over.'), '3/1'),
      expect: { runs: [3] },
    },
  ],
  [
    'comes back to the bowler too',
    {
      with: under({ ...consumed, ...mirror }),
      from: opening({ bowlerGone: upToThree, bowlerPowerInOver: 2 }, { balls: 1 }),
      script: short(refused(bowled(4), 'ccsl.ruling.bowler-free', 'two power cards'), '3/1'),
      expect: { runs: [3] },
    },
  ],
  [
    'loses the cards that are played, a 0 too',
    {
      with: under(consumed, two),
      from: quietly(),
      script: short('0/0'),
      expect: { state: { batterGone: 1, bowlerGone: 1 } },
    },
  ],
  [
    'loses nothing on a pass',
    { with: under(consumed), script: short('P/2'), expect: { state: { batterGone: 0, bowlerGone: 4 } } },
  ],
  [
    'loses nothing of the bowler on a hidden ball',
    {
      with: under(consumed, two),
      from: opening(hidingOnly),
      script: [hides, card(3), guesses(2)],
      expect: { state: { batterGone: 8, bowlerGone: 0 } },
    },
  ],
]);

const classic = { options: ['classic'] } as const;
const plays = (value: number) => batting('play-card', value);
const bowls = (value: number) => bowling('bowl-card', value);
const balls = (...pairs: readonly (readonly [number, number])[]) =>
  pairs.flatMap(([one, other]) => [plays(one), bowls(other)]);
holds('a card that is chosen', [
  ['can be chosen again until both have chosen', { script: [card(3), card(4), bowled(1)], expect: { runs: [4] } }],
  [
    'can be chosen again in the preset classic',
    { with: classic, script: [plays(3), plays(4), bowls(1)], expect: { runs: [4] } },
  ],
]);
holds('the preset classic', [
  [
    'has the quota',
    {
      with: classic,
      script: [
        ...balls([4, 1], [4, 2]),
        refused(plays(4), 'ccsl.power.per-six-balls', 'You have played two power cards in this over.'),
      ],
      expect: { state: { powerInOver: 2 } },
    },
  ],
  ...(
    [
      [[[6, 1]], 2],
      [
        [
          [6, 1],
          [3, 2],
        ],
        1,
      ],
      [
        [
          [6, 1],
          [3, 2],
          [2, 0],
        ],
        0,
      ],
      [
        [
          [6, 1],
          [3, 2],
          [2, 0],
          [1, 2],
        ],
        0,
      ],
    ] as const
  ).map(
    ([pairs, lock]): Row => [
      `has the lock: ${pairs.length}`,
      { with: classic, script: balls(...pairs), expect: { state: { lock } } },
    ],
  ),
]);

const unlimited = under({ 'extended-formats': 'extended' }, { set: { overs: null } });

describe('in a rulebook that is composed for it', () => {
  it.each<Row>([
    [
      'a streak ends with the over where it is counted in one',
      {
        with: under({ 'streak-over-break': 'per-over' }, two),
        from: quietly({ streak: 3 }, { balls: 5 }),
        script: [...short('3/1'), bowling('announce-bowling', { defence: false, shift: false }), ...short('3/2')],
        expect: { runs: [3, 3] },
      },
    ],
    [
      'defence mode ends with the over where it does',
      {
        with: under({ 'defence-span': 'ends-with-over' }, two),
        from: quietly({ defenceLeft: 2 }, { balls: 5 }),
        script: [...short('4/1'), bowling('announce-bowling', { defence: false, shift: false }), ...short('4/2')],
        expect: { runs: [2, 4] },
      },
    ],
    [
      'nothing puts the batter out on a free hit where that is read so',
      {
        with: under({ 'freehit-scope': 'all-outs' }),
        from: opening({ traps: [3, 4] }, freeHit),
        script: short('4/0 T'),
        expect: { runs: [4], score: '4/0' },
      },
    ],
    [
      'no free hit follows where there is none',
      {
        with: { set: { freeHit: false } },
        from: opening({ previous: 1 }),
        script: short('3/1', '2/2'),
        expect: { runs: [4, 0], waits: 'choose-traps' },
      },
    ],
    [
      'a hidden card is no pass',
      {
        with: two,
        from: opening(hidingOnly),
        script: [
          hides,
          refused(card('pass'), 'ccsl.hidden.face-down', 'A hidden card was announced: play one.'),
          card(3),
          guesses(2),
        ],
        expect: { runs: [4] },
      },
    ],
    [
      'a hidden card is not blocked',
      {
        with: under({ 'hidden-bowler-card': 'card-and-guess' }, three),
        from: opening(hidingOnly),
        script: [
          hides,
          card(4),
          refused(bowled(2, { blocker: true }), 'ccsl.hidden.guess', 'A hidden card cannot be blocked.'),
          bowled(2),
          guesses(3),
          ...short('4/1 B'),
        ],
        expect: { runs: [5, 0] },
      },
    ],
    [
      'a card that is used up is not played again',
      {
        with: under(consumed),
        script: short(
          '3/1',
          refused(card(3), 'ccsl.turn.from-hand', 'Your 3 is used up in this over.'),
          refused(bowled(1), 'ccsl.turn.from-hand', 'Your 1 is used up in this over.'),
          '2/0',
        ),
        expect: { runs: [3, 2] },
      },
    ],
    [
      'the preset classic mirrors limits where that is read so',
      {
        with: under(mirror, classic),
        script: [...balls([3, 6]), refused(bowls(6), 'ccsl.ruling.bowler-free', '6 is locked for 2 more balls.')],
        expect: { runs: [3] },
      },
    ],
    ['a match of any length has the modes', { with: unlimited, expect: { waits: 'announce-bowling' } }],
    [
      'a match of any length has the power blocker',
      {
        with: unlimited,
        from: quietly({}, { overs: 11 }),
        script: short('4/1 B'),
        expect: { runs: [0], state: { blockersLeft: 2 } },
      },
    ],
    [
      'no innings is longer than three overs, also where none is named',
      {
        with: { set: { overs: null } },
        from: quietly({}, { overs: 2, balls: 5 }),
        script: short('3/1'),
        expect: { waits: 'choose-traps', cites: ['ccsl.ruling.extended-formats'] },
      },
    ],
  ])('%s', (_, example) => expect(problemsOf(example)).toEqual([]));
});
