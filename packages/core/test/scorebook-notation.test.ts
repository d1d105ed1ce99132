import { describe, expect, it } from 'vitest';
import type { Result } from '../src/index.js';
import { ballSymbol, ballsText, howOutText, oversText, resultText, runsText, scoreText } from '../src/scorebook.js';
import { matchOf, result } from './scorebook-matches.js';

const still = { bat: 0, byes: 0, legByes: 0, wides: 0, noBalls: 0, penalty: 0, noBall: false, wickets: [] };

describe('overs', () => {
  it('are overs and balls, never a decimal', () => {
    expect([oversText(12, 3), oversText(50), oversText(0, 1), ballsText(75, 6), ballsText(7, 1)]).toEqual([
      '12.3',
      '50',
      '0.1',
      '12.3',
      '7',
    ]);
  });
});

describe('scores', () => {
  const innings = { runs: 285, wickets: 7, declared: false, oversCompleted: 50, ballsOfOver: 0 };

  it('put runs first unless asked otherwise', () => {
    expect(scoreText(innings)).toBe('285/7 (50 ov)');
    expect(scoreText(innings, 'wickets-first')).toBe('7/285 (50 ov)');
    expect(runsText({ runs: 1, wickets: 0 })).toBe('1/0');
  });

  it('tell of a declaration', () => {
    expect(scoreText({ ...innings, declared: true, ballsOfOver: 2 })).toBe('285/7d (50.2 ov)');
  });
});

describe('ball symbols', () => {
  it.each([
    ['.', {}],
    ['4', { bat: 4 }],
    ['W', { wickets: [1] }],
    ['1nb', { noBall: true, noBalls: 1 }],
    ['nb', { noBall: true }],
    ['1wd', { wides: 1 }],
    ['5wd', { wides: 5 }],
    ['1b', { byes: 1 }],
    ['1lb', { legByes: 1 }],
    ['2p', { penalty: 2 }],
    ['-5p', { penalty: -5 }],
    ['4+1nb', { bat: 4, noBall: true, noBalls: 1 }],
    ['1nb+2b', { byes: 2, noBall: true, noBalls: 1 }],
    ['3+W', { bat: 3, wickets: [1] }],
    ['6+2p', { bat: 6, penalty: 2 }],
    ['W+W', { wickets: [1, 2] }],
  ])('%s', (symbol, ball) => {
    expect(ballSymbol({ ...still, ...ball })).toBe(symbol);
  });
});

describe('how out', () => {
  it.each([
    ['b Y', 'bowled', null],
    ['c X b Y', 'caught', 'X'],
    ['c & b Y', 'caught and bowled', null],
    ['lbw b Y', 'lbw', null],
    ['st X b Y', 'stumped', 'X'],
    ['run out (X)', 'run out', 'X'],
    ['run out', 'run out', null],
    ['hit wicket b Y', 'hit wicket', null],
    ['retired out', 'retired out', null],
    ['obstructing the field', 'obstructing the field', null],
  ] as const)('%s', (text, how, fielder) => {
    expect(howOutText({ how, fielder }, 'Y')).toBe(text);
  });
});

describe('results', () => {
  const said = (of: Result | null, superOver = 0, ballsLeft = false) =>
    resultText(matchOf([], of, { game_: { superOver } }), { ballsLeft });

  it('are worded as cricket words them', () => {
    expect(said(null)).toBeNull();
    expect(said(result('runs', 0, { margin: 12 }))).toBe('Home won by 12 runs');
    expect(said(result('runs', 1, { margin: 1 }))).toBe('Away won by 1 run');
    expect(said(result('wickets', 1, { margin: 4, ballsLeft: 9 }))).toBe('Away won by 4 wickets');
    expect(said(result('wickets', 1, { margin: 1 }))).toBe('Away won by 1 wicket');
    expect(said(result('innings', 0, { margin: 7 }))).toBe('Home won by an innings and 7 runs');
    expect(said(result('tie', null))).toBe('match tied');
    expect(said(result('tie', null), 1)).toBe('match tied');
    expect(said(result('tie', 1, { tieBreak: true }), 1)).toBe('tied, Away won the super over');
    expect(said(result('decided', 1, { tieBreak: true }))).toBe('tied, Away won the tie-break');
    expect(said(result('draw', null))).toBe('match drawn');
    expect(said(result('conceded', 0))).toBe('Home won, Away conceded');
    expect(said(result('aborted', null))).toBe('match aborted, no result');
    expect(said(result('decided', 0))).toBe('Home won');
    expect(said(result('decided', null))).toBe('no result');
  });

  it('tell the balls left where they were limited and it was asked for', () => {
    expect(said(result('wickets', 1, { margin: 4, ballsLeft: 9 }), 0, true)).toBe(
      'Away won by 4 wickets with 9 balls left',
    );
    expect(said(result('wickets', 1, { margin: 1, ballsLeft: 1 }), 0, true)).toBe(
      'Away won by 1 wicket with 1 ball left',
    );
    expect(said(result('wickets', 1, { margin: 4 }), 0, true)).toBe('Away won by 4 wickets');
  });

  it('name no wickets where the chase had none left or no limit of them', () => {
    expect(said(result('wickets', 1, { ballsLeft: 2 }), 0, true)).toBe('Away won with 2 balls left');
  });
});
