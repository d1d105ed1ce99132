import { dismiss, houseRule, type ScriptLine, type Selection } from '@howzat/core/author';
import { ctg } from '@howzat/ctg';
import { expect, it } from 'vitest';
import { batting, comesIn, lands, medium, refused, roll, scripted } from '../scenarios/notation.js';
import { type Example, holds, house, one, problemsOf, under } from './one-ball.js';

/** Clean bowled: the striker is out. */
const bowled = { ...medium, dice: [6, 1] } as const;
/** Fielded in the infield of Pull, an extra run is tried, and the throw comes in: the other batter is out, and one run counts. */
const runOut = {
  ...medium,
  attitude: 'defensive',
  after: [...lands(3, 'G0'), batting('run', 'extra'), roll('run-out-die', 6)],
} as const;
const wicketAt = (overs: number, balls: number) => ({ ...bowled, more: { overs, balls }, state: { turned: balls } });
const unlimited = (name: 'overs' | 'wickets'): Selection => ({ set: { [name]: null } });

holds('after a wicket the next batter is asked for', [
  ['in the middle of an over', one(wicketAt(9, 4), { waits: 'next-batter' })],
  ['after the last ball of an over that is not the last', one(wicketAt(8, 5), { waits: 'next-batter' })],
  ['not after the last ball of the innings', one(wicketAt(9, 5), { waits: 'place-field', game: { innings: 2 } })],
  [
    'after the last ball of an over where overs are not counted',
    one({ ...wicketAt(8, 5), with: unlimited('overs') }, { waits: 'next-batter' }),
  ],
  [
    'after a no-ball that does not count as the last ball of the innings',
    one({ ...runOut, card: 37, more: { overs: 9, balls: 5 }, state: { turned: 5 } }, { waits: 'next-batter' }),
  ],
  [
    'where wickets are not counted',
    one({ ...bowled, with: unlimited('wickets'), more: { wickets: 10 } }, { waits: 'next-batter' }),
  ],
  [
    'not after the last wicket',
    one(
      { ...bowled, more: { wickets: 9, game: { striker: 1, nonStriker: 2, nextBatter: 12 } } },
      { waits: 'place-field' },
    ),
  ],
  ['not where nobody is out', one({ ...medium, dice: [4, 4] }, { waits: 'field' })],
]);

/** The same in the outfield: the striker is out, and two runs count. */
const outfield = { ...runOut, after: [...lands(5, 'G0'), batting('run', 'extra'), roll('run-out-die', 6)] };
/** Whatever is tried is played, though the runs that are safe would win. */
const toTheEnd = (readings: Readonly<Record<string, string>> = {}) =>
  under({ 'chase-mid-ball': 'resolve-all', ...readings });
const chase = (runs: number) => ({ innings: 2, target: 143, runs });

holds('in a chase the next batter is asked for', [
  ['while runs are needed', one({ ...runOut, more: chase(140) }, { waits: 'next-batter', score: '141/1' })],
  [
    'not when the winning run is made with the wicket',
    one({ ...runOut, with: toTheEnd(), more: chase(142) }, { waits: 'end', score: '143/1' }),
  ],
  [
    'nor when more than that is made',
    one({ ...outfield, with: toTheEnd(), more: chase(142) }, { waits: 'end', score: '144/1' }),
  ],
  [
    'where the innings is played out whatever is needed',
    one({ ...runOut, with: toTheEnd({ 'chase-end': 'play-out' }), more: chase(142) }, { waits: 'next-batter' }),
  ],
]);

const nobody = 4095;
/** All eleven have batted, and a house rule lets them come in again. */
const again = { with: { set: { wickets: 20 } }, state: { gone: nobody } } as const;
const already = 'ctg.out.remove';
const crease = 'ctg.out.next';

holds('who comes in', [
  [
    'is nobody who has been in',
    one(
      {
        ...bowled,
        state: { gone: 2 + 128 + 256 + 2048 },
        after: [
          refused(batting('next-batter', 11), already, 'Already batted.'),
          refused(batting('next-batter', 7), already, 'Already batted.'),
          refused(batting('next-batter', 8), crease, 'At the crease.'),
          refused(batting('next-batter', 1), 'ctg.setup.final-composition', 'left out'),
          ...comesIn(9),
        ],
      },
      { balls: ['W'] },
    ),
  ],
  [
    'is not the striker, where the other is run out',
    one(
      {
        ...runOut,
        after: [
          ...runOut.after,
          refused(batting('next-batter', 7), crease, 'At the crease.'),
          refused(batting('next-batter', 8), already, 'Already batted.'),
        ],
      },
      { waits: 'next-batter', game: { outs: [{ how: 'run out', batter: 2, fielder: null }] } },
    ),
  ],
  [
    'is one of those who are out, where all have batted',
    one({ ...bowled, ...again, after: [...comesIn(7)] }, { balls: ['W'] }),
  ],
  [
    'is nobody at the crease then either, nor who was left out',
    one(
      {
        ...bowled,
        ...again,
        after: [
          refused(batting('next-batter', 8), crease, 'At the crease.'),
          refused(batting('next-batter', 1), 'ctg.setup.final-composition', 'left out'),
          ...comesIn(4),
        ],
      },
      { balls: ['W'] },
    ),
  ],
]);

const attitudeOfNine = (attitude: string): Example =>
  one(
    { ...bowled, after: comesIn(9, attitude) },
    {
      balls: ['W'],
      state: { aggressive: attitude === 'aggressive' ? 128 + 256 + 512 : 128 + 256 },
    },
  );

holds('who comes in bats', [
  ['aggressively', attitudeOfNine('aggressive')],
  ['or defensively, as the batting side says', attitudeOfNine('defensive')],
]);

const sheet = under({ 'batting-order': 'fixed-order' });
const bothOut = house(
  houseRule(ctg, 'both-out', {}, (a) => [
    a.after('ctg.outcome.strike', {
      id: 'both-out.too',
      when: (s) => s.outcome === 'strike',
      does: (_s, g) => {
        dismiss(g, 'run out', g.striker);
        dismiss(g, 'run out', g.nonStriker);
      },
    }),
  ]),
);
const nextOf = (player: number) => ({
  waits: 'next-attitude',
  state: {
    orders: [
      [7, 8, player],
      [7, 8],
    ],
  },
});
const onSheet = (
  inBat: readonly [number, number],
  state: Readonly<Record<string, unknown>> = {},
): Parameters<typeof one>[0] => ({
  ...bowled,
  in: inBat,
  with: { ...sheet, set: { wickets: 20 } },
  state: { gone: nobody, ...state },
});
const orderOf = (inBat: readonly [number, number], next: number) => ({
  waits: 'next-attitude',
  state: { orders: [[...inBat, next], [...inBat]] },
});

holds('by the order of the team sheet', [
  ['the first who has not been in comes in', one({ ...bowled, with: sheet }, nextOf(4))],
  ['the first of all comes in again, where all have batted', one(onSheet([7, 8]), orderOf([7, 8], 4))],
  ['who has just got out may be the one', one(onSheet([4, 8]), orderOf([4, 8], 4))],
  ['who is at the crease is not', one(onSheet([7, 4]), orderOf([7, 4], 5))],
  ['who was left out is not', one(onSheet([7, 8], { batOut: 4 }), orderOf([7, 8], 5))],
]);

const faces = under({ 'new-batter-end': 'always-faces' });

holds('a new batter who always faces', [
  [
    'does so for the striker',
    one({ ...bowled, with: faces, after: comesIn(9) }, { game: { striker: 3, nonStriker: 2 } }),
  ],
  [
    'and for the other batter',
    one({ ...runOut, with: faces, after: [...runOut.after, ...comesIn(9)] }, { game: { striker: 3, nonStriker: 1 } }),
  ],
]);

it('of two batters out on one ball neither has to be told from one at the crease', () => {
  const lines: readonly ScriptLine[] = [
    ...lands(5, 'G1'),
    refused(batting('next-batter', 7), already, 'Already batted.'),
    refused(batting('next-batter', 8), already, 'Already batted.'),
  ];
  expect(problemsOf(one({ ...medium, with: bothOut, after: lines }, { waits: 'next-batter' }))).toEqual([]);
});

const drops = under({ 'tenth-wicket-runs': 'drop' });
const atTheEnd = { striker: 1, nonStriker: 2, nextBatter: 12 };

holds('where the last wicket takes the runs of its ball', [
  ['it does', one({ ...runOut, with: drops, more: { wickets: 9, game: atTheEnd } }, { balls: ['W'] })],
  [
    'another wicket does not',
    one(
      {
        ...runOut,
        with: drops,
        more: { wickets: 8, game: { ...atTheEnd, nextBatter: 11 } },
        after: [...runOut.after, ...comesIn(9)],
      },
      { balls: ['1+W'] },
    ),
  ],
  [
    'a ball without a wicket keeps its runs',
    one(
      {
        ...medium,
        with: drops,
        attitude: 'defensive',
        after: [...lands(5, 'G0'), batting('run', 'safe')],
        more: { wickets: 9, game: atTheEnd },
      },
      { balls: ['2'] },
    ),
  ],
  [
    'no wicket is the last where they are not counted',
    one(
      { ...runOut, with: { ...drops, ...unlimited('wickets') }, after: [...runOut.after, ...comesIn(9)] },
      { balls: ['1+W'] },
    ),
  ],
]);

/** The last ball of an innings, by which two runs are made. */
const lastBall = (more: Readonly<Record<string, unknown>>, selection: Selection = {}) => ({
  ...medium,
  with: selection,
  attitude: 'defensive' as const,
  after: [...lands(5, 'G0'), batting('run', 'safe')],
  more: { overs: 9, balls: 5, ...more },
  state: {
    turned: 5,
    orders: Array.from({ length: 5 }, () => [7, 8]),
  },
});
const twoEach: Selection = { set: { inningsPerSide: 2 } };
const closed = (...runs: readonly number[]) =>
  runs.map((made, i) => ({ batting: i % 2 === 0 ? ('home' as const) : ('away' as const), runs: made, wickets: 5 }));

holds('the target stands on the scoreboard', [
  ['when the first innings closes', one(lastBall({ runs: 80 }), { game: { innings: 2, target: 83 } })],
  ['not after the first of four innings', one(lastBall({ runs: 80 }, twoEach), { game: { innings: 2, target: null } })],
  [
    'after the third of four innings, less what was made before',
    one(lastBall({ runs: 80, innings: 3, scores: closed(100, 90) }, twoEach), { game: { innings: 4, target: 93 } }),
  ],
  [
    'after the first of a super over, whatever innings the match had',
    one(
      lastBall(
        {
          runs: 8,
          overs: 0,
          innings: 5,
          scores: closed(100, 90, 80, 90),
          game: { superOver: 1, closed: 0, homeTotal: 0, awayTotal: 0, oversLimit: 1, wicketsLimit: 2 },
        },
        under({ 'level-scores': 'super-over' }, twoEach),
      ),
      { game: { innings: 6, target: 11 } },
    ),
  ],
  [
    'whichever side chases',
    one(
      lastBall(
        {
          runs: 80,
          innings: 3,
          batting: 'away',
          scores: closed(100, 90).map((it) => ({ ...it, batting: it.batting === 'home' ? 'away' : 'home' })),
        },
        twoEach,
      ),
      { game: { innings: 4, target: 93 } },
    ),
  ],
]);

it('everybody begins with the confidence of their card', () => {
  const ready = scripted(
    'example',
    'example',
    { innings: 1, overs: 0, at: 'innings-opens', state: { homeTeam: 0, awayTeam: 1 } },
    [],
    {
      state: { confidence: [0, -1, 0, -1, 2, 2, 2, 1, 1, 0, 0, 1] },
    },
  );
  expect(problemsOf(ready)).toEqual([]);
});
