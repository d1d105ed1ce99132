import { createRunner } from '@howzat/compiler/run';
import type { Match } from '@howzat/core';
import type { Selection } from '@howzat/core/author';
import { cubes } from '@howzat/cubes';
import { describe, expect, it } from 'vitest';
import { cited, over, play, table } from './dealt-overs.js';

const noRuns = '5v5 5v5 5v5 5v5 5v5 5v5';
const six = '0v6 6v6 6v6 6v6 6v6 6v6';
const wicket = '9v0 5v5 5v5 5v5 5v5 5v5';

const closed = (batting: 'home' | 'away', runs: number, wickets = 10) => ({ batting, runs, wickets });

describe('a match of so many overs', () => {
  /** A test match whose last over begins, unless it is said how many are left. */
  const lastOver = (
    innings: number,
    scores: readonly ReturnType<typeof closed>[],
    from: { runs?: number; wickets?: number; target?: number; batting?: 'home' | 'away' } = {},
    set = {},
  ): Match =>
    table(
      { set: { inningsPerSide: 2, wicketDifference: 5, matchOvers: 1, ...set } },
      { innings, scores, batting: innings % 2 === 1 ? 'home' : 'away', overs: 0, ...from },
    );

  it('is drawn where the last innings is not played out', () => {
    const match = over(
      lastOver(4, [closed('home', 50), closed('away', 40), closed('home', 30)], { target: 41 }),
      noRuns,
    );
    expect(match.waiting.kind).toBe('end');
    expect(match.game.result).toEqual({
      kind: 'draw',
      winner: null,
      margin: 0,
      ballsLeft: null,
      tieBreak: false,
      rule: 'cubes.ruling.test-draw',
    });
    expect(cited(match).filter((rule) => rule.startsWith('core.result'))).toEqual([]);
  });

  it('is drawn where an innings is still to come', () => {
    for (const innings of [1, 2, 3]) {
      const scores = [closed('home', 50), closed('away', 40)].slice(0, innings - 1);
      const match = over(lastOver(innings, scores), noRuns);
      expect(match.game.result).toMatchObject({ kind: 'draw' });
    }
  });

  it('is drawn where the third innings is all out on the last ball, and the other side is not ahead', () => {
    const ends = '5v5 5v5 5v5 5v5 5v5 9v0';
    for (const away of [90, 89]) {
      const match = over(lastOver(3, [closed('home', 50), closed('away', away)], { runs: 40, wickets: 9 }), ends);
      expect(match.game.result).toMatchObject({ kind: 'draw' });
    }
  });

  it('is won by an innings where the third one is all out on the last ball, and the other side is ahead', () => {
    const ends = '5v5 5v5 5v5 5v5 5v5 9v0';
    const match = over(lastOver(3, [closed('home', 50), closed('away', 91)], { runs: 40, wickets: 9 }), ends);
    expect(match.game.result).toMatchObject({ kind: 'innings', winner: 1, margin: 1 });
  });

  it('is not won in the second innings, whoever is ahead when it is all out', () => {
    const ends = '5v5 5v5 5v5 5v5 5v5 9v0';
    const match = over(lastOver(2, [closed('home', 50)], { runs: 20, wickets: 9 }), ends);
    expect(match.game.result).toMatchObject({ kind: 'draw' });
  });

  it('is won or tied where the last innings is all out on the last ball', () => {
    const ends = '5v5 5v5 5v5 5v5 5v5 9v0';
    const scores = [closed('home', 50), closed('away', 40), closed('home', 30)];
    const lost = over(lastOver(4, scores, { target: 41, runs: 20, wickets: 9 }), ends);
    expect(lost.game.result).toMatchObject({ kind: 'runs', winner: 0, margin: 20 });
    const tied = over(lastOver(4, scores, { target: 41, runs: 40, wickets: 9 }), ends);
    expect(tied.game.result).toMatchObject({ kind: 'tie', winner: null });
  });

  it('is won where the target is reached on the last ball', () => {
    const scores = [closed('home', 50), closed('away', 40), closed('home', 30)];
    const match = over(lastOver(4, scores, { target: 41, runs: 40 }), '5v5 5v5 5v5 5v5 5v5 5v6');
    expect(match.game.result).toMatchObject({ kind: 'wickets', winner: 1, margin: 10 });
  });

  it('is drawn where the third innings is not over, though the other side is ahead', () => {
    const match = over(lastOver(3, [closed('home', 50), closed('away', 90)], { runs: 10 }), noRuns);
    expect(match.game.result).toMatchObject({ kind: 'draw' });
  });

  it('is drawn where the last innings is not over and wickets have no limit', () => {
    const scores = [closed('home', 50), closed('away', 40), closed('home', 30)];
    const match = over(lastOver(4, scores, { target: 41 }, { wickets: null }), noRuns);
    expect(match.game.result).toMatchObject({ kind: 'draw' });
  });

  it('is won by an innings where the side that followed on is all out on the last ball, and behind', () => {
    const match = over(
      lastOver(3, [closed('home', 200), closed('away', 50)], { batting: 'away', runs: 40, wickets: 9 }),
      '5v5 5v5 5v5 5v5 5v5 9v0',
    );
    expect(match.game.result).toMatchObject({ kind: 'innings', winner: 0, margin: 110 });
  });

  it('is won by an innings where a side that is behind declares', () => {
    const match = table(
      { format: 'test-match', set: { matchOvers: 72, declaration: true } },
      { innings: 3, batting: 'home', scores: [closed('home', 50), closed('away', 150)], runs: 20, overs: 3 },
    );
    over(match, noRuns);
    play(match, 'batting', 'core.declare', 'declare');
    expect(match.game.result).toMatchObject({ kind: 'innings', winner: 1, margin: 80 });
  });

  it('counts no over that the tenth wicket broke off', () => {
    const match = lastOver(1, [], { wickets: 9 }, { matchOvers: 1 });
    over(match, '5v5 9v0 5v5 5v5 5v5 5v5');
    expect(match.game).toMatchObject({ innings: 2, result: null });
    over(match, noRuns);
    expect(match.game.result).toMatchObject({ kind: 'draw' });
  });

  it('is decided by a super over though overs were left', () => {
    const match = table(
      { set: { matchOvers: 72, tieBreak: 'super-over', superOverLength: 1 } },
      { innings: 2, batting: 'away', target: 50, scores: [closed('home', 49)], runs: 49, wickets: 9, overs: 8 },
    );
    for (const pairs of [wicket, six, noRuns]) over(match, pairs);
    expect(match.game.result).toMatchObject({ kind: 'tie', winner: 1, tieBreak: true });
  });

  it('goes on while overs are left, those of earlier innings counted', () => {
    const two = over(lastOver(1, [], {}, { matchOvers: 2 }), noRuns);
    expect(two.game).toMatchObject({ result: null, overs: 1, innings: 1 });
    over(two, noRuns);
    expect(two.game.result).toMatchObject({ kind: 'draw' });
    const all = table({ set: { inningsPerSide: 2, matchOvers: 2 } }, { wickets: 9, overs: 0 });
    over(all, '5v5 5v5 5v5 5v5 5v5 9v0');
    expect(all.game).toMatchObject({ innings: 2, result: null });
    over(all, noRuns);
    expect(all.game.result).toMatchObject({ kind: 'draw' });
    expect(cited(all)).toContain('cubes.ruling.test-draw');
  });

  it('has no limit unless one is set', () => {
    expect(over(table({}, { overs: 90 }), noRuns).game).toMatchObject({ overs: 91, result: null });
  });
});

describe('a chase', () => {
  const chase = (runs: number, selection = {}, wickets = 3): Match =>
    table(selection, {
      innings: 2,
      batting: 'away',
      target: 50,
      scores: [closed('home', 49)],
      runs,
      wickets,
      overs: 8,
    });

  it('ends when the target is reached exactly', () => {
    const match = over(chase(44), six);
    expect(match.game).toMatchObject({ runs: 50, result: { kind: 'wickets', winner: 1, margin: 7 } });
    expect(match.game.scores[1]).toMatchObject({ balls: 49 });
    expect(cited(match)).toContain('cubes.ruling.chase-stop');
  });

  it('goes on when it is one short', () => {
    expect(over(chase(43), six).game).toMatchObject({ runs: 49, result: null });
  });

  it('goes on for the runs where that is played, and is won by them', () => {
    const on = chase(44, { rulings: { 'cubes.ruling.chase-stop': 'play-out' } }, 9);
    over(on, six);
    expect(on.game).toMatchObject({ runs: 50, overs: 9, result: null });
    over(on, wicket);
    expect(on.game.result).toMatchObject({ kind: 'runs', winner: 1, margin: 1, rule: 'cubes.ruling.margin' });
  });

  it('is won by runs alone where all margins are', () => {
    const match = over(chase(44, { rulings: { 'cubes.ruling.margin': 'runs-only' } }), six);
    expect(match.game.result).toEqual({
      kind: 'runs',
      winner: 1,
      margin: 1,
      ballsLeft: null,
      tieBreak: false,
      rule: 'cubes.ruling.margin',
    });
  });
});

describe('a win by runs where all margins are', () => {
  it('is that of the side that batted first, too', () => {
    const match = table(
      { rulings: { 'cubes.ruling.margin': 'runs-only' } },
      { innings: 2, batting: 'away', target: 50, scores: [closed('home', 49)], runs: 30, wickets: 9, overs: 8 },
    );
    over(match, wicket);
    expect(match.game.result).toMatchObject({ kind: 'runs', winner: 0, margin: 19, rule: 'cubes.ruling.margin' });
  });
});

describe('a super over', () => {
  const level = (selection: Selection): Match =>
    table(selection, {
      innings: 4,
      batting: 'away',
      target: 50,
      scores: [closed('home', 79), closed('away', 50), closed('home', 20)],
      runs: 49,
      wickets: 9,
      overs: 8,
    });
  const superOver = { tieBreak: 'super-over', superOverLength: 1 } as const;

  it('after a test match has an innings each, and ends as a match does', () => {
    const match = level({ format: 'test-match', set: superOver });
    for (const pairs of [wicket, six]) over(match, pairs);
    expect(match.game).toMatchObject({ superOver: 1, result: null });
    const before = match.log().length;
    over(match, noRuns);
    expect(match.game.result).toMatchObject({ kind: 'tie', winner: 1, tieBreak: true });
    const last = match.log().slice(before);
    expect(last.flatMap(({ rules }) => rules)).toContain('cubes.end.second-inning');
  });

  it('is won as a super over where all margins are in runs', () => {
    const match = level({ format: 'test-match', set: superOver, rulings: { 'cubes.ruling.margin': 'runs-only' } });
    for (const pairs of [wicket, six, noRuns]) over(match, pairs);
    expect(match.game.result).toMatchObject({ kind: 'tie', winner: 1, tieBreak: true });
    expect(cited(match)).not.toContain('cubes.ruling.margin');
  });
});

describe('a tie that a cube decides', () => {
  const level = (innings: number): Match =>
    table(
      { format: 'test-match', rulings: { 'cubes.ruling.tie': 'cube-roll' }, set: { wickets: 10 } },
      {
        innings,
        batting: innings % 2 === 1 ? 'home' : 'away',
        ...(innings === 4 ? { target: 50 } : {}),
        scores: [closed('home', 79), closed('away', 50), closed('home', 20)].slice(0, innings - 1),
        runs: innings === 4 ? 49 : 79,
        wickets: 9,
        overs: 8,
      },
    );

  it('is decided after the fourth innings of a test match, and not before', () => {
    const match = over(level(4), wicket);
    expect(match.waiting).toMatchObject({ step: 'tie.cube' });
    expect(over(level(2), wicket).waiting).toMatchObject({ step: 'deal.bowling' });
  });
});

describe('a follow-on', () => {
  const allowed = { format: 'test-match', rulings: { 'cubes.ruling.test-order': 'follow-on-allowed' } };
  const names = ['home', 'away'] as const;
  /** A side has just been all out, in this innings of the match, for no run more than it has. */
  const after = (first: 0 | 1, runs: readonly number[], selection: Selection = allowed): Match => {
    const batting = (innings: number) => names[(innings + first) % 2] as 'home' | 'away';
    const scores = runs.slice(0, -1).map((made, innings) => closed(batting(innings), made));
    const match = table(selection, {
      innings: runs.length,
      batting: batting(runs.length - 1),
      scores,
      runs: runs.at(-1) as number,
      wickets: 9,
      overs: 8,
      game: { batsFirst: first },
    });
    return over(match, wicket);
  };
  const asked = (match: Match): boolean =>
    match.waiting.kind === 'decisions' && match.waiting.step === 'core.follow-on';

  it.each([0, 1] as const)('is for the side that leads by 75 to decide, seat %i here', (first) => {
    expect(asked(after(first, [174, 100]))).toBe(false);
    const match = after(first, [175, 100]);
    expect(match.waiting).toMatchObject({ step: 'core.follow-on', open: [{ side: names[first] }] });
    play(match, names[first], 'core.follow-on', 'follow on');
    expect(match.game).toMatchObject({ innings: 3, batting: 1 - first });
    match.happen('deal.bowling', [1, 2, 3, 4, 5, 6]);
    expect(cited(match)).toContain('core.follow-on.order');
  });

  it.each([0, 1] as const)('leaves the order as it was where seat %i bats again', (first) => {
    const match = after(first, [175, 100]);
    play(match, names[first], 'core.follow-on', 'bat');
    expect(match.game).toMatchObject({ innings: 3, batting: first });
    match.happen('deal.bowling', [1, 2, 3, 4, 5, 6]);
    expect(cited(match)).not.toContain('core.follow-on.order');
  });

  it('is asked for after the second innings alone, in a match of two a side', () => {
    expect(asked(after(0, [175]))).toBe(false);
    expect(asked(after(0, [300, 100, 10]))).toBe(false);
    expect(asked(after(0, [175, 100], { set: { followOn: 75, inningsPerSide: 3 } }))).toBe(false);
    expect(asked(after(0, [175, 100], { format: 'test-match' }))).toBe(false);
  });

  it('has no part in a super over', () => {
    const match = table(
      { format: 'test-match', set: { followOn: 75, tieBreak: 'super-over', superOverLength: 1 } },
      {
        innings: 4,
        batting: 'home',
        target: 1,
        scores: [closed('home', 200), closed('away', 100), closed('away', 100)],
        runs: 0,
        wickets: 9,
        overs: 8,
        game: { followedOn: true },
      },
    );
    over(match, wicket);
    expect(match.game).toMatchObject({ superOver: 1, batting: 0 });
  });
});

describe('a tie', () => {
  const tied = (selection = {}): Match =>
    over(
      table(selection, {
        innings: 2,
        batting: 'away',
        target: 50,
        scores: [closed('home', 49)],
        runs: 49,
        wickets: 9,
        overs: 8,
      }),
      '9v0 5v5 5v5 5v5 5v5 5v5',
    );

  it('stays one', () => {
    expect(tied().game.result).toMatchObject({ kind: 'tie', winner: null, tieBreak: false });
  });

  it.each([
    ['A', 0],
    ['B', 0],
    ['C', 0],
    ['D', 1],
    ['E', 1],
    ['F', 1],
  ] as const)('is decided by a cube where that is played: %s is for seat %i', (colour, winner) => {
    const match = tied({ set: { tieCube: true } });
    expect(match.waiting).toMatchObject({ kind: 'chance', step: 'tie.cube' });
    match.happen('tie.cube', colour);
    expect(match.game.result).toEqual({
      kind: 'tie',
      winner,
      margin: 0,
      ballsLeft: null,
      tieBreak: true,
      rule: 'cubes.ruling.tie',
    });
  });

  it('is not what a match is that is not level', () => {
    const match = table(
      { set: { tieCube: true } },
      { innings: 2, batting: 'away', target: 50, scores: [closed('home', 49)], runs: 48, wickets: 9, overs: 8 },
    );
    over(match, '9v0 5v5 5v5 5v5 5v5 5v5');
    expect(match.game.result).toMatchObject({ kind: 'runs', winner: 0, margin: 1 });
  });
});

describe('a super over', () => {
  const superOver = { rulings: { 'cubes.ruling.tie': 'super-over' } };
  /** A match that is level, and goes on: away bats first. */
  const level = (selection: Selection = superOver, overs = 1): Match =>
    over(
      table(
        { ...selection, set: { superOverLength: overs } },
        { innings: 2, batting: 'away', target: 50, scores: [closed('home', 49)], runs: 49, wickets: 9, overs: 8 },
      ),
      wicket,
    );

  it('is of two innings, and the side that batted second bats first', () => {
    const match = level();
    expect(match.game).toMatchObject({ superOver: 1, innings: 3, batting: 1, result: null });
    over(match, six);
    expect(match.game).toMatchObject({ superOver: 1, innings: 4, batting: 0, target: 7, result: null });
    over(match, noRuns);
    expect(match.game.result).toMatchObject({ kind: 'tie', winner: 1, tieBreak: true, rule: 'core.result.super-over' });
  });

  it('follows no roles of the match proper', () => {
    const match = level();
    match.happen('deal.bowling', [1, 2, 3, 4, 5, 6]);
    const rules = cited(match);
    expect(rules.slice(rules.indexOf('core.super-over.due'))).not.toContain('cubes.aim.roles-swap');
  });

  it('is not the time for a cube, or for margins', () => {
    const match = over(level({ rulings: { ...superOver.rulings, 'cubes.ruling.margin': 'runs-only' } }), six);
    over(match, noRuns);
    expect(match.game.result).toMatchObject({ kind: 'tie', winner: 1, tieBreak: true });
  });
});

describe('a cube for a tie', () => {
  it('is not rolled when a super over is level', () => {
    const match = table(
      { set: { tieCube: true, tieBreak: 'super-over', superOvers: 1, superOverLength: 1 } },
      { innings: 2, batting: 'away', scores: [closed('home', 49)], target: 50, runs: 49, wickets: 9, overs: 8 },
    );
    over(match, wicket);
    expect(match.game.superOver).toBe(1);
    over(over(match, noRuns), noRuns);
    expect(match.waiting.kind).toBe('end');
    expect(match.game.result).toMatchObject({ kind: 'tie', winner: null });
  });

  it('is not rolled for a match that ran out of overs', () => {
    const match = table(
      { set: { tieCube: true, inningsPerSide: 2, matchOvers: 1 } },
      { innings: 2, batting: 'away', scores: [closed('home', 0)], runs: 0 },
    );
    over(match, noRuns);
    expect(match.waiting.kind).toBe('end');
    expect(match.game.result).toMatchObject({ kind: 'draw' });
  });

  it('is not rolled for a match that was broken off', () => {
    const runner = createRunner(cubes, { set: { tieCube: true, safetyOvers: 1 } });
    const played = Array.from({ length: 300 }, (_, seed) => runner.play({ seed, log: true }));
    const level = played.filter(({ game }) => game.homeTotal === game.awayTotal);
    expect(level.length).toBeGreaterThan(0);
    for (const { game, log } of level) {
      expect(game.result).toMatchObject({ kind: 'aborted' });
      expect(log.flatMap(({ inputs }) => inputs.map(({ step }) => step))).not.toContain('tie.cube');
    }
  });
});

describe('an innings that is played though it is won already', () => {
  const played = { format: 'test-match', rulings: { 'cubes.ruling.test-innings-win': 'played' } };
  const third = (runs: number): Match =>
    over(
      table(played, {
        innings: 3,
        batting: 'home',
        runs,
        wickets: 9,
        overs: 8,
        scores: [closed('home', 100), closed('away', 150)],
      }),
      '9v0 5v5 5v5 5v5 5v5 5v5',
    );

  it('ends with all its wickets, and the match is won by runs', () => {
    const match = third(40);
    expect(match.game).toMatchObject({ innings: 4, target: -9, result: null });
    over(match, six);
    expect(match.game).toMatchObject({ innings: 4, runs: 6, result: null });
  });

  it('is played for the runs alone where it is won by one run already', () => {
    const match = third(49);
    expect(match.game).toMatchObject({ innings: 4, target: 0, result: null });
    over(match, noRuns);
    expect(match.game).toMatchObject({ innings: 4, runs: 0, result: null });
    over(match, '9v0 9v0 9v0 9v0 9v0 9v0');
    over(match, '9v0 9v0 9v0 9v0 9v0 9v0');
    expect(match.game.result).toMatchObject({ kind: 'runs', winner: 1, margin: 1, rule: 'cubes.ruling.margin' });
  });

  it('is a chase like any other where it is not won yet', () => {
    const match = third(60);
    expect(match.game).toMatchObject({ innings: 4, target: 11, result: null });
    over(match, '0v6 0v6 5v5 5v5 5v5 5v5');
    expect(match.game.result).toMatchObject({ kind: 'wickets', winner: 1, rule: 'core.result.wickets' });
  });

  it('is one for a single run where the scores are level before it', () => {
    const match = third(50);
    expect(match.game).toMatchObject({ innings: 4, target: 1, result: null });
    over(match, '0v1 5v5 5v5 5v5 5v5 5v5');
    expect(match.game.result).toMatchObject({ kind: 'wickets', winner: 1 });
  });
});

describe('ten wickets', () => {
  it('end an innings in the middle of an over, and nine do not', () => {
    const match = over(table({}, { wickets: 8, overs: 3 }), '9v0 9v0 5v5 5v5 5v5 5v5');
    expect(match.game.scores).toMatchObject([{ wickets: 10, overs: 3, ballsOfOver: 2 }]);
    expect(over(table({}, { wickets: 8, overs: 3 }), wicket).game).toMatchObject({ innings: 1, wickets: 9 });
    expect(cited(match)).toContain('cubes.end.ten-wickets');
  });

  it('end it at the end of the over alone, under that reading', () => {
    const later = { rulings: { 'cubes.ruling.mid-over-end': 'finish-over' } };
    const match = over(table(later, { wickets: 9, overs: 3 }), '9v0 0v4 5v5 5v5 5v5 5v5');
    expect(match.game).toMatchObject({ innings: 2, scores: [{ overs: 4, runs: 4 }] });
    expect(over(table(later, { wickets: 8, overs: 3 }), wicket).game).toMatchObject({ innings: 1 });
  });

  it('leave no eleventh to fall in that over, and no dot in its place', () => {
    const rulings = { 'cubes.ruling.mid-over-end': 'finish-over', 'cubes.ruling.pressure-new-innings': 'carries' };
    const match = over(table({ rulings }, { wickets: 9, overs: 3, state: { dots: 0 } }), '9v0 5v0 4v0 0v4 5v5 9v0');
    expect(match.game).toMatchObject({ innings: 2, scores: [{ wickets: 10, runs: 4 }] });
    // the 5v5 alone: 4v0 was a dot before the four, and neither 5v0 nor 9v0 is one
    expect(match.internals().s).toMatchObject({ dots: 1 });
    expect(cited(match)).toContain('cubes.ruling.mid-over-end');
  });

  it('fall as before while there are fewer, and where they have no limit, under that reading', () => {
    const later = { rulings: { 'cubes.ruling.mid-over-end': 'finish-over' } };
    const nine = over(table(later, { wickets: 8, overs: 3 }), wicket);
    expect(nine.game.wickets).toBe(9);
    expect(cited(nine)).not.toContain('cubes.ruling.mid-over-end');
    const many = over(table({ ...later, set: { wickets: null } }, { wickets: 10, overs: 3 }), wicket);
    expect(many.game).toMatchObject({ innings: 1, wickets: 11 });
  });

  it('end nothing where wickets have no limit', () => {
    const match = over(table({ set: { wickets: null } }, { wickets: 9, overs: 3 }), '9v0 9v0 5v5 5v5 5v5 5v5');
    expect(match.game).toMatchObject({ innings: 1, overs: 4, wickets: 11 });
  });
});
