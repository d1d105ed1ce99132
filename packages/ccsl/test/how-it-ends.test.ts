import { describe, expect, it } from 'vitest';
import { quietly, two } from '../scenarios/example.js';
import { opening, turns } from '../scenarios/notation.js';
import { type Example, problemsOf, under } from './played-examples.js';

type Row = readonly [title: string, example: Example];

const short = (...items: readonly string[]) => turns('short', items);

/** The side that chases needs one run to draw level with 9 from the last ball, unless said otherwise. */
const chase = (state = {}, more = {}) =>
  opening(state, { innings: 2, batting: 'away', target: 10, runs: 9, balls: 5, ...more });

const bonusCount = under({ 'super-over': 'bonus-count' });

describe('a tie where boundaries are counted', () => {
  it.each([
    [[2, 1], [0, 0], 0],
    [[1, 2], [0, 0], 1],
    [[2, 1], [0, 3], 0],
    [[1, 2], [3, 0], 1],
    [[1, 1], [1, 0], 0],
    [[1, 1], [0, 1], 1],
    [[3, 1], [2, 2], 0],
  ] as const)('goes by sixes %j and then by fours %j to seat %i', (sixes, fours, winner) => {
    const result = { kind: 'tie', winner, margin: 0, ballsLeft: null, tieBreak: true, rule: 'ccsl.end.bonus-count' };
    const expected = { waits: 'end', game: { result } };
    const example = { with: bonusCount, from: chase({ sixes, fours }), script: short('0/3'), expect: expected };
    expect(problemsOf(example)).toEqual([]);
  });

  it('stands with as many of both', () => {
    const from = chase({ sixes: [1, 1], fours: [2, 2] });
    const stands = { result: 'match tied', without: ['ccsl.end.bonus-count'] };
    expect(problemsOf({ with: bonusCount, from, script: short('0/3'), expect: stands })).toEqual([]);
  });

  it('is no tie with another score', () => {
    const from = chase({ sixes: [0, 3] }, { runs: 7 });
    expect(
      problemsOf({ with: bonusCount, from, script: short('0/3'), expect: { result: 'Home won by 2 runs' } }),
    ).toEqual([]);
  });
});

describe('what is counted of boundaries', () => {
  it.each<Row>([
    ['a 6', { with: bonusCount, script: short('6/1'), expect: { state: { sixes: [1, 0], fours: [0, 0] } } }],
    ['a 4', { with: bonusCount, script: short('4/1'), expect: { state: { sixes: [0, 0], fours: [1, 0] } } }],
    ['no 3', { with: bonusCount, script: short('3/1'), expect: { state: { sixes: [0, 0], fours: [0, 0] } } }],
    [
      'a 6 of the other side',
      {
        with: bonusCount,
        from: opening({}, { innings: 2, batting: 'away', target: 30 }),
        script: short('6/1'),
        expect: { state: { sixes: [0, 1], fours: [0, 0] } },
      },
    ],
    [
      'no 4 that was OUT',
      {
        with: under({ 'super-over': 'bonus-count' }, two),
        from: quietly(),
        script: short('4/4', '6/6'),
        expect: { state: { sixes: [0, 0], fours: [0, 0] } },
      },
    ],
  ])('%s', (_, example) => expect(problemsOf(example)).toEqual([]));
});

const levelWins = { target: 'level-wins' } as const;
const won = { kind: 'wickets', winner: 1, tieBreak: false, rule: 'ccsl.end.level-wins' } as const;

describe('drawing level, where that wins', () => {
  it.each<Row>([
    [
      'is not reached with fewer runs',
      {
        with: under(levelWins),
        from: chase({}, { runs: 7 }),
        script: short('0/3'),
        expect: { result: 'Home won by 2 runs' },
      },
    ],
    [
      'wins by no wicket where wickets are not limited',
      {
        with: under({ ...levelWins, wickets: 'fixed-turns' }),
        from: chase({}, { runs: 6, wickets: 1, balls: 2 }),
        script: short('3/1'),
        expect: { game: { result: { ...won, margin: 0, ballsLeft: 3 } } },
      },
    ],
    [
      'wins with the balls of this over and the next that are left',
      {
        with: under(levelWins, { format: 'three-over' }),
        from: quietly({}, { innings: 2, batting: 'away', target: 10, runs: 6, overs: 1, balls: 1 }),
        script: short('3/1'),
        expect: { game: { result: { ...won, margin: 3, ballsLeft: 10 } } },
      },
    ],
    [
      'wins with no number of balls left where overs are not limited',
      {
        with: under({ ...levelWins, 'extended-formats': 'extended' }, { set: { overs: null } }),
        from: quietly({}, { innings: 2, batting: 'away', target: 10, runs: 6 }),
        script: short('3/1'),
        expect: { game: { result: { ...won, margin: 1, ballsLeft: null } } },
      },
    ],
    [
      'comes before the count of boundaries',
      {
        with: under({ ...levelWins, 'super-over': 'bonus-count' }),
        from: chase({ sixes: [2, 0] }, { runs: 6 }),
        script: short('3/1'),
        expect: { game: { result: { ...won, margin: 1, ballsLeft: 0 } } },
      },
    ],
    [
      'is nothing to somebody who gives up in the first innings',
      {
        with: under(levelWins),
        script: [{ concede: 'batting' }],
        expect: { result: 'Away won, Home conceded' },
      },
    ],
  ])('%s', (_, example) => expect(problemsOf(example)).toEqual([]));
});

describe('a wicket that comes before the bonus runs of its ball', () => {
  const outFirst = { 'win-and-out': 'out-first' } as const;
  it.each<Row>([
    [
      'takes nothing from a ball without a wicket',
      {
        with: under(outFirst),
        from: chase({ previous: 1 }, { target: 30, balls: 0 }),
        script: short('3/1'),
        expect: { runs: [4] },
      },
    ],
    [
      'takes the bonus with the last wicket',
      {
        with: under(outFirst),
        from: chase({ previous: 1 }, { balls: 0 }),
        script: short('1/1'),
        expect: { runs: [0], waits: 'end' },
      },
    ],
    [
      'takes nothing with a wicket that is not the last',
      {
        with: under(outFirst, two),
        from: quietly({ previous: 1 }, { innings: 2, batting: 'away', target: 30 }),
        script: short('1/1'),
        expect: { runs: [1], score: '1/1' },
      },
    ],
    [
      'takes nothing where wickets are not limited',
      {
        with: under({ ...outFirst, wickets: 'fixed-turns' }),
        from: chase({ previous: 1 }, { target: 30, balls: 0 }),
        script: short('1/1'),
        expect: { runs: [1] },
      },
    ],
    [
      'takes nothing in the first innings',
      { with: under(outFirst), from: opening({ previous: 1 }), script: short('1/1'), expect: { runs: [1] } },
    ],
  ])('%s', (_, example) => expect(problemsOf(example)).toEqual([]));
});
