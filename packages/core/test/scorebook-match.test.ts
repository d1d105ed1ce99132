import { describe, expect, it } from 'vitest';
import { createMatch, uniformPlayer } from '../src/index.js';
import {
  checkCricsheet,
  commentaryOf,
  commentaryText,
  scorecardOf,
  scorecardText,
  scoredOf,
  toCricsheet,
} from '../src/scorebook.js';
import { hand } from './hand-cricket.js';
import { village } from './village-cricket.js';

const players = { home: uniformPlayer, away: uniformPlayer };
const date = '2026-01-31';

describe('the book of a match at the table', () => {
  it('stands after every ball', () => {
    const match = createMatch(hand, { seed: 4 });
    for (const [home, away] of [
      [6, 1],
      [3, 2],
      [0, 4],
    ] as const) {
      match.play('home', 'bat', home).play('away', 'bowl', away);
      const scored = scoredOf({ log: match.log(), game: match.game }, match.rulebook, { home: 'Ann', away: 'Bob' });
      const [innings] = scorecardOf(scored).innings;
      expect(innings?.innings.runs).toBe(match.game.runs);
      expect(innings?.batting).toMatchObject([{ name: 'Ann 1', howOut: 'not out', runs: match.game.runs }]);
      expect(checkCricsheet(toCricsheet(scored, { date }))).toEqual([]);
    }
    const text = commentaryText(scoredOf({ log: match.log(), game: match.game }, match.rulebook));
    expect(text).toContain('0.3 Away bowler 1 to Home 1, no run (9/0) [');
    expect(text).not.toContain('Result');
  });

  it('tells a concession', () => {
    const match = createMatch(hand, { seed: 4 });
    match.play('home', 'bat', 6).play('away', 'bowl', 1).concede('away');
    const scored = scoredOf({ log: match.log(), game: match.game }, match.rulebook);
    expect(commentaryOf(scored).slice(-2)).toMatchObject([
      { kind: 'conceded', text: 'Away conceded' },
      { kind: 'result', text: 'Result: Home won, Away conceded' },
    ]);
    expect(scorecardText(scored)).toContain('Home  6/0 (0.1 ov)');
    const file = toCricsheet(scored, { date });
    expect(checkCricsheet(file)).toEqual([]);
    expect(file.info.outcome).toEqual({ winner: 'Home', method: 'Awarded' });
  });

  it('goes on from a position', async () => {
    const from = { innings: 2, batting: 'away', runs: 7, wickets: 1, overs: 1, balls: 1, target: 15 } as const;
    for (let seed = 0; seed < 40; seed++) {
      const match = createMatch(village, { seed, players, from });
      await match.settle();
      const scored = scoredOf({ log: match.log(), game: match.game }, match.rulebook);
      const [home, away] = scorecardOf(scored).innings;
      expect(home?.innings.runs).toBe(14);
      expect(away?.innings.brought).toEqual({ runs: 7, wickets: 1, balls: 4 });
      expect(away?.overs[0]?.over).toBe(2);
      expect(away?.fallOfWickets.every((fall) => fall.wicket >= 2)).toBe(true);
      expect(commentaryOf(scored).find((line) => line.kind === 'ball')?.label).toBe('1.2');
      const file = toCricsheet(scored, { date });
      expect(checkCricsheet(file)).toEqual([]);
      expect(file.info.howzat.brought).toContainEqual({ innings: 1, runs: 7, wickets: 1, balls: 4 });
    }
  });
});
