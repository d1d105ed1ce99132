import { describe, expect, test } from 'vitest';
import {
  battersReroll,
  captainsReview,
  deathOver,
  declaration,
  followOn,
  freeHit,
  goldenBall,
  goldenDuck,
  hatTrick,
  impactPlayer,
  jokerOver,
  lastManStands,
  maidenBonus,
  mercyRule,
  oneHandOneBounce,
  overstepping,
  pairsCricket,
  powerSurge,
  retireAtFifty,
  sixAndOut,
  superOverUntilDecided,
  tipAndRun,
  twoWicketPairs,
} from '../src/index.js';
import { script } from './ground.js';

describe('rules of an over', () => {
  test('joker over: called once, runs double, a wicket costs runs', () => {
    const seen = script([jokerOver], [false, 4, 4, 4, true, 4, 1, 'out'], { set: { overs: 3 } });
    expect(seen.score).toBe('17/1');
    expect(seen.cited.filter((id) => id === 'joker-over.double')).toHaveLength(2);
    expect(seen.cited).toContain('joker-over.cost');
    // asked before the first two overs, and not again after yes
    expect(script([jokerOver], [false, 4, 4, 4, true, 4, 1, 'out', 2], { set: { overs: 3 } }).asked.at(-1)).toBe('say');
    // a single is a single: doubling makes nobody run
    expect(script([jokerOver], [true, 1]).match.game.striker).toBe(2);
  });

  test('power surge: a run more for each scoring stroke, for two overs', () => {
    const overs = [true, 1, 0, 4, 2, 2, 2, 1];
    expect(script([powerSurge], overs, { set: { overs: 3 } }).score).toBe('17/0');
    expect(script([powerSurge], overs, { set: { overs: 3, surgeOvers: 1 } }).score).toBe('14/0');
  });

  test('golden ball: threefold on the ball that is drawn', () => {
    expect(script([goldenBall], [2, 4, 4, 4]).score).toBe('20/0');
    expect(script([goldenBall], [1, 0, 4, 4, 3, 1, 1, 6]).cited).toContain('golden-ball.treble');
  });

  test('death over: the last over counts twice', () => {
    expect(script([deathOver], [4, 4, 4, 1, 0, 2]).match.game.scores[0]?.runs).toBe(18);
    expect(script([deathOver], [4, 4, 4, 1], { set: { overs: null } }).score).toBe('13/0');
  });

  test('maiden bonus: an over without a run is a point for the fielding side', () => {
    const points = (values: readonly unknown[]) => script([maidenBonus], values).match.view('home').own['maiden-bonus'];
    expect(points([4, 0, 0, 0, 'out', 0])).toEqual({ points: [0, 1] });
    expect(points([0, 'wide', 0, 0])).toEqual({ points: [0, 0] });
    expect(script([maidenBonus], [0, 0, 0]).score).toBe('0/0');
  });

  test('maiden bonus: level totals go to the side with more points', () => {
    const set = { overs: 2 };
    // four each; only home was bowled a maiden at
    const level = script([maidenBonus], [4, 0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 0], { set }).match.game;
    expect(level.result).toMatchObject({ kind: 'decided', winner: 1, rule: 'maiden-bonus.decides' });
    const tie = script([maidenBonus], [4, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0], { set }).match.game;
    expect(tie.result).toMatchObject({ kind: 'tie', winner: null });
    const won = script([maidenBonus], [4, 0, 0, 0, 0, 0, 1, 1, 0, 1, 2], { set }).match.game;
    expect(won.result).toMatchObject({ kind: 'wickets', winner: 1 });
  });
});

describe('rules of wickets', () => {
  test('last man stands: a wicket more, and he keeps the strike', () => {
    const alone = script([lastManStands], ['out', 'out', 'out', 1], { set: { wickets: 3, ballsPerOver: 6 } });
    expect(alone.score).toBe('1/3');
    // of the pair at the crease one is left; who would join him is nobody
    expect(alone.match.game.striker).toBe(2);
    expect(script([lastManStands], ['out', 'out', 'out', 'out']).match.game.scores[0]?.wickets).toBe(4);
  });

  test('two-wicket pairs: the second wicket ends the innings', () => {
    expect(script([twoWicketPairs], ['out', 'out']).match.game.scores[0]?.wickets).toBe(2);
  });

  test('pairs cricket: nobody leaves, and a wicket costs five', () => {
    expect(script([pairsCricket], [6, 'out', 'out', 'out', 'out']).score).toBe('-14/4');
    const timeless = script([pairsCricket], [0, 0, 0], { set: { overs: null, pairsOvers: 1 } });
    expect(timeless.match.game.scores).toHaveLength(1);
  });

  test('six and out: the six counts, and so does the wicket', () => {
    expect(script([sixAndOut], [6, 4]).score).toBe('10/1');
  });

  test('retire at fifty: a batter with enough runs goes, and no wicket has fallen', () => {
    const seen = script([retireAtFifty], [4, 4, 2], { set: { retireAt: 10 } });
    expect(seen.score).toBe('10/0');
    expect(seen.match.game.striker === 3 || seen.match.game.nonStriker === 3).toBe(true);
    expect(seen.match.log().flatMap(({ delivery }) => delivery?.outs ?? [])).toMatchObject([
      { how: 'retired not out', batter: 1 },
    ]);
    // each batter has runs of his own
    expect(script([retireAtFifty], [1, 4, 4], { set: { retireAt: 9 } }).match.game.nextBatter).toBe(3);
  });

  test('retire at fifty: an innings ends when nobody is left', () => {
    const set = { retireAt: 4, wickets: 2, overs: 5 };
    const [first] = script([retireAtFifty], [4, 'out'], { set }).match.game.scores;
    expect(first).toMatchObject({ runs: 4, wickets: 1, balls: 2 });
    // who is out on the ball that made his runs is out
    expect(script([retireAtFifty], ['out', 4], { set }).cited).toContain('retire-at-fifty.nobody-left');
  });

  test('golden duck: out first ball costs two', () => {
    expect(script([goldenDuck], ['out', 4, 'out']).score).toBe('2/2');
  });

  test('hat-trick: three wickets in three balls cost ten', () => {
    const set = { wickets: 9, ballsPerOver: 6 };
    expect(script([hatTrick], ['out', 'out', 0, 'out', 'out', 'out'], { set }).score).toBe('-10/5');
    expect(script([hatTrick], ['out', 'out', 'out', 'out', 'out', 1], { set }).score).toBe('-9/5');
  });
});

describe('rules of the field', () => {
  test('one hand, one bounce: a 6 catches a stroke along the ground', () => {
    expect(script([oneHandOneBounce], [2, 6, 3, 5, 4]).score).toBe('7/1');
  });

  test('tip and run: they have to run, and a low die runs them out', () => {
    expect(script([tipAndRun], [0, 3, 0, 2, 1]).score).toBe('2/1');
  });

  test('overstepping: a 1 is a no-ball, and the batter is safe', () => {
    const seen = script([overstepping], ['out', 1, 'run out', 1, 4, 20]);
    expect(seen.score).toBe('6/1');
    expect(seen.match.game.overBalls).toBe(1);
  });

  test('free hit: after a no-ball only a run-out counts', () => {
    expect(script([freeHit], ['no-ball', 'out']).score).toBe('1/0');
    expect(script([freeHit], ['no-ball', 'run out']).score).toBe('1/1');
    expect(script([], ['no-ball', 'out']).score).toBe('1/1');
  });

  test('a free hit protects from what another house rule does, in either order', () => {
    for (const both of [
      [freeHit, sixAndOut],
      [sixAndOut, freeHit],
    ])
      expect(script(both, ['no-ball', 6]).score).toBe('7/0');
  });
});

describe('rules of rolls', () => {
  test("captain's review: he keeps it where the ball then takes a wicket", () => {
    const kept = script([captainsReview, tipAndRun], [0, 6, 'again', 1, 0, 6]);
    expect(kept.cited).toContain('captains-review.kept');
    expect(kept.match.waiting).toMatchObject({ step: 'captains-review.tip-and-run.die.ask' });
    const spent = script([captainsReview, tipAndRun], [0, 6, 'again', 5, 0, 6]);
    expect(spent.cited).not.toContain('captains-review.kept');
    expect(spent.match.waiting).toMatchObject({ step: 'say' });
  });

  test.each([
    ['captains-review', captainsReview, 'away'],
    ['batters-reroll', battersReroll, 'home'],
  ] as const)('%s: the roll is taken again, once an innings', (id, rule, side) => {
    for (const both of [
      [rule, tipAndRun],
      [tipAndRun, rule],
    ]) {
      const seen = script(both, [0, 1, 'again', 6, 0, 1]);
      expect(seen.score).toBe('1/1');
      expect(seen.asked).toEqual([
        'say',
        'tip-and-run.die',
        `${id}.tip-and-run.die.ask`,
        `${id}.tip-and-run.die.again`,
        'say',
        'tip-and-run.die',
      ]);
      const waits = script(both, [0, 1]).match.waiting;
      expect(waits.kind === 'decisions' && waits.open[0]?.side).toBe(side);
      expect(script(both, [0, 1, 'leave']).score).toBe('0/1');
    }
  });

  test('a roll that both may take again shows last what counts', () => {
    const seen = script([captainsReview, battersReroll, tipAndRun], [0, 1, 'leave', 'again', 5, 'leave']);
    expect(seen.score).toBe('1/0');
  });
});

describe('rules of the innings and the match', () => {
  test('impact player: once a match a side has a wicket more', () => {
    const seen = script([impactPlayer], [true, 'out', 'out', 'out', 4]);
    expect(seen.score).toBe('4/3');
    expect(seen.asked.filter((step) => step === 'impact-player.call')).toHaveLength(1);
  });

  test('follow-on: the side that is far behind bats again at once', () => {
    const set = { inningsPerSide: 2, overs: 1, followOn: 10 };
    const enforced = script([followOn], [6, 6, 6, 1, 1, 1, 'follow on'], { set }).match.game;
    expect([enforced.innings, enforced.batting]).toEqual([3, 1]);
    const waived = script([followOn], [6, 6, 6, 1, 1, 1, 'bat'], { set }).match.game;
    expect([waived.innings, waived.batting]).toEqual([3, 0]);
    const won = script([followOn], [6, 6, 6, 1, 1, 1, 'follow on', 1, 1, 1], { set }).match.game.result;
    expect(won).toMatchObject({ kind: 'innings', winner: 0, margin: 12 });
    // too close: nobody is asked
    expect(script([followOn], [6, 6, 6, 4, 4, 4, 1], { set }).asked).not.toContain('core.follow-on');
  });

  test('declaration: a side may close its innings between overs', () => {
    const seen = script([declaration], [6, 6, 6, 'declare', 1]);
    expect(seen.match.game.scores[0]).toMatchObject({ runs: 18, declared: true });
  });

  test('mercy rule: enough is enough', () => {
    const seen = script([mercyRule], [6, 4], { set: { mercyRuns: 10 } });
    expect(seen.match.game.scores[0]?.runs).toBe(10);
  });

  test('super over until decided: level again, another', () => {
    const over = [1, 1, 1];
    const seen = script([superOverUntilDecided], [...over, ...over, ...over, ...over, ...over, ...over, 1, 1, 2, 4], {
      set: { overs: 1 },
    });
    expect(seen.match.game.superOver).toBe(3);
    expect(seen.match.game.result).toBeNull();
    expect(script([], [...over, ...over], { set: { overs: 1 } }).match.game.result?.rule).toBe('core.result.tie');
  });
});
