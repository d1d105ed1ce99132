import { describe, expect, it } from 'vitest';
import { houseRule } from '../src/author.js';
import { rulesIn } from '../src/engine.js';
import { compose, createMatch, type Match } from '../src/index.js';
import { lawParameters } from '../src/laws/laws.js';
import { byComputers, cited, type Line, type Paper, paper, written } from './paper-cricket.js';

/** An innings of the game as a test writes it, in two overs of three balls. */
const sixFor = (runs: '0' | '1' | '2' | '3' | '4' | '6'): Line[] => [runs, '0', '0', '0', '0', '0'];

const nothing: Line[] = sixFor('0');

describe('the parameters of the Laws', () => {
  it.each([
    ['overs', null, 1, 1000, true],
    ['ballsPerOver', 6, 1, 100, false],
    ['wickets', 10, 1, 100, true],
    ['inningsPerSide', 1, 1, 5, false],
    ['superOvers', 1, 1, 1000, false],
    ['superOverLength', 1, 1, 50, false],
    ['superOverWickets', 2, 1, 100, true],
    ['safetyOvers', null, 1, 100_000, true],
  ] as const)('%s is %s, and from %i to %i', (name, standard, least, most, orNone) => {
    expect(lawParameters[name].default).toBe(standard);
    const set = (value: unknown) => compose(paper, { set: { [name]: value } as never });
    for (const value of [least, most]) expect(set(value).params[name]).toBe(value);
    for (const value of [least - 1, most + 1]) expect(() => set(value)).toThrow(`from ${least} to ${most}`);
    if (orNone) expect(set(null).params[name]).toBeNull();
    else expect(() => set(null)).toThrow(name);
  });

  it.each([
    ['toss', 'elect', ['elect', 'assign', 'none']],
    ['tieBreak', 'none', ['none', 'super-over']],
  ] as const)('%s is %s, of %j', (name, standard, words) => {
    expect(lawParameters[name].default).toBe(standard);
    for (const word of words) expect(compose(paper, { set: { [name]: word } as never }).params[name]).toBe(word);
    expect(() => compose(paper, { set: { [name]: '' } as never })).toThrow(`one of ${words.join(', ')}`);
  });

  it.each([
    ['strike', true],
    ['noBallCounts', false],
    ['freeHit', false],
    ['declaration', false],
    ['concede', true],
  ] as const)('%s is %s', (name, standard) => {
    expect(lawParameters[name].default).toBe(standard);
  });
});

describe('the toss', () => {
  const toss = (how: string): Match => createMatch(paper, { set: { toss: how }, chance: 'people' } as never) as never;

  it.each([
    [0, 'bat', 0],
    [0, 'bowl', 1],
    [1, 'bat', 1],
    [1, 'bowl', 0],
  ] as const)('seat %i wins it and elects to %s, so seat %i bats first', (winner, choice, batsFirst) => {
    const match = toss('elect');
    expect(match.waiting).toMatchObject({ kind: 'chance', step: 'core.toss' });
    match.happen('core.toss', winner);
    const side = winner === 0 ? 'home' : 'away';
    expect(match.waiting).toMatchObject({ open: [{ side, step: 'core.toss.elect' }] });
    expect([...match.legal(side, 'core.toss.elect')]).toEqual(['bat', 'bowl']);
    match.play(side, 'core.toss.elect', choice);
    expect(match.game).toMatchObject({ tossWinner: winner, batsFirst, batting: batsFirst, innings: 1 });
    expect(cited(match)).toEqual(['core.toss.coin', 'core.toss.election', 'core.innings.order']);
  });

  it.each([0, 1] as const)('seat %i wins it and bats, where there is nothing to elect', (winner) => {
    const match = toss('assign').happen('core.toss', winner);
    expect(match.game).toMatchObject({ tossWinner: winner, batsFirst: winner, batting: winner, innings: 1 });
    expect(cited(match)).toEqual(['core.toss.coin', 'core.toss.assigns', 'core.innings.order']);
  });

  it('has two outcomes', () => {
    expect(() => toss('elect').happen('core.toss', 2)).toThrow();
    expect(toss('elect').waiting).toMatchObject({ of: { items: [0, 1] } });
  });

  it('is left out where there is none, and home bats first', () => {
    const match = toss('none');
    expect(match.game).toMatchObject({ tossWinner: null, batsFirst: 0, batting: 0, innings: 1 });
    expect(cited(match)).toEqual(['core.innings.order']);
  });
});

describe('a ball', () => {
  it('adds all its runs to the score, and bat, wides and no-balls against the bowler', () => {
    const match = written(['4', 'some of each']);
    expect(match.game).toMatchObject({ runs: 67, overRuns: 67, conceded: 29 });
    expect(cited(match, -1)).toContain('core.score.runs');
  });

  it.each([
    ['wide', false],
    ['no-ball', false],
    ['bye', true],
    ['leg bye', true],
    ['penalty', true],
    ['0', true],
  ] as const)('%s counts: %s', (ball, counts) => {
    const match = written([ball]);
    expect(match.game).toMatchObject({ balls: counts ? 1 : 0, overBalls: counts ? 1 : 0 });
    expect(cited(match, -1).includes('core.extras.not-counted')).toBe(!counts);
    expect(cited(match, -1).includes('core.ball.counted')).toBe(counts);
  });

  it.each(['wide', 'no-ball'] as const)('%s counts where extras do', (ball) => {
    const match = written([ball], { set: { noBallCounts: true } });
    expect(match.game).toMatchObject({ balls: 1, overBalls: 1, runs: 1 });
    expect(cited(match)).not.toContain('core.extras.not-counted');
  });

  it('is a wicket for every batter who is out', () => {
    const match = written(['W']);
    expect(match.game).toMatchObject({ wickets: 1, overWickets: 1 });
    expect(cited(match, -1)).toEqual([
      'core.score.runs',
      'core.wicket.falls',
      'core.ball.counted',
      'core.wicket.new-batter',
    ]);
    const both = written(['both are out']);
    expect(both.game).toMatchObject({ wickets: 2, overWickets: 2 });
    expect(cited(written(['0']), -1)).toEqual(['core.score.runs', 'core.ball.counted']);
  });

  it.each([
    ['W', 3, 2, 4],
    ['run out at the other end', 1, 3, 4],
    ['number nine is out', 1, 2, 3],
    // the first in the book is replaced first
    ['both are out', 4, 3, 5],
  ] as const)('%s: striker %i, non-striker %i, next %i', (ball, striker, nonStriker, nextBatter) => {
    expect(written([ball]).game).toMatchObject({ striker, nonStriker, nextBatter });
  });

  it.each([
    ['0', 1],
    ['1', 2],
    ['2', 1],
    ['3', 2],
    ['bye', 2],
    ['leg bye', 2],
    ['one bye, one leg bye', 1],
    ['one run, one bye', 1],
    ['wide', 1],
    ['penalty', 1],
    ['crossed, 4', 2],
    ['1, not run', 1],
  ] as const)('after %s number %i is on strike', (ball, striker) => {
    const match = written([ball]);
    expect(match.game).toMatchObject({ striker, nonStriker: 3 - striker });
    expect(cited(match).includes('core.strike.crossed')).toBe(striker === 2);
    expect(written([ball], { set: { strike: false } }).game).toMatchObject({ striker: 1, nonStriker: 2 });
  });
});

describe('a free hit', () => {
  const freeHits = { set: { freeHit: true } };

  it('follows a no-ball', () => {
    const match = written(['no-ball'], freeHits);
    expect(match.game.freeHit).toBe(true);
    expect(cited(match)).toContain('core.free-hit.due');
  });

  it('is taken once, when it counts', () => {
    expect(written(['no-ball', '0'], freeHits).game.freeHit).toBe(false);
  });

  it('is taken again when it does not count', () => {
    expect(written(['no-ball', 'wide'], freeHits).game.freeHit).toBe(true);
    expect(written(['no-ball', 'no-ball'], freeHits).game.freeHit).toBe(true);
  });

  it('follows nothing else', () => {
    expect(written(['wide'], freeHits).game.freeHit).toBe(false);
    expect(written(['0'], freeHits).game.freeHit).toBe(false);
  });

  it('is not given where the game has none', () => {
    const match = written(['no-ball']);
    expect(match.game.freeHit).toBe(false);
    expect(cited(match)).not.toContain('core.free-hit.due');
  });
});

describe('an over', () => {
  it('is complete when its balls are bowled, and the batters stay where they are', () => {
    const two = written(['0', '0']);
    expect(two.game).toMatchObject({ overs: 0, overBalls: 2, striker: 1 });
    const match = written(['0', 'wide', '0', '0']);
    expect(match.game).toMatchObject({ overs: 1, balls: 3, ballNumber: 1, striker: 2, nonStriker: 1 });
    for (const rule of ['core.over.balls-bowled', 'core.over.completed', 'core.strike.ends'])
      expect(cited(match)).toContain(rule);
    expect(written(['0', '0', '1']).game).toMatchObject({ striker: 1, nonStriker: 2 });
  });

  it('leaves the striker where no strike is kept', () => {
    const match = written(['0', '0', '0'], { set: { strike: false } });
    expect(match.game).toMatchObject({ overs: 1, striker: 1, nonStriker: 2 });
    expect(cited(match)).not.toContain('core.strike.ends');
  });

  it('that the game ends early is not complete', () => {
    const match = written(['0', 'drinks']);
    expect(match.game).toMatchObject({ overs: 0, balls: 2, ballNumber: 1, striker: 2 });
    expect(cited(match)).not.toContain('core.over.completed');
  });

  it('that the last ball completes has no balls left in the book', () => {
    expect(written(nothing).game.scores[0]).toMatchObject({ overs: 2, ballsOfOver: 0 });
    expect(written(['0', 'W', '0', 'W', 'W']).game.scores[0]).toMatchObject({ overs: 1, ballsOfOver: 2 });
  });
});

describe('an innings', () => {
  const book = { batting: 0, overs: 2, ballsOfOver: 0, declared: false, superOver: 0, target: null };

  it('ends when its overs are bowled, and is booked', () => {
    const match = written(['0', '4', 'wide', 'W', '0', '0', '1']);
    expect(match.game.scores).toEqual([{ ...book, runs: 6, wickets: 1, balls: 6 }]);
    expect(match.game).toMatchObject({ innings: 2, closed: 1, homeTotal: 6, awayTotal: 0, batting: 1 });
    expect(cited(match)).toContain('core.innings.overs-bowled');
    expect(cited(match)).toContain('core.innings.booked');
  });

  it('goes on over after over where overs have no limit', () => {
    const match = written([...nothing, ...nothing], { set: { overs: null } });
    expect(match.game).toMatchObject({ innings: 1, overs: 4 });
  });

  it('ends when the side is all out', () => {
    const match = written(['W', 'W', '4', 'W']);
    expect(match.game.scores).toEqual([{ ...book, runs: 4, wickets: 3, balls: 4, overs: 1, ballsOfOver: 1 }]);
    expect(cited(match)).toContain('core.innings.all-out');
    // two in one ball
    expect(written(['W', 'W', 'both are out']).game.scores).toMatchObject([{ wickets: 4 }]);
  });

  it('goes on whoever is out where wickets have no limit', () => {
    const match = written(['W', 'both are out', 'both are out'], { set: { wickets: null } });
    expect(match.game).toMatchObject({ innings: 1, wickets: 5 });
  });

  it.each([0, 1] as const)('ends when the target is reached; seat %i batted first', (first) => {
    const match = createMatch(paper, { set: { toss: 'assign' }, chance: 'people' } as never) as unknown as Match;
    match.happen('core.toss', first);
    for (const ball of sixFor('4')) match.play('bowling', 'paper.ball', ball);
    expect(match.game).toMatchObject({ innings: 2, batting: 1 - first, target: 5 });
    expect(cited(match, -1)).toEqual(['core.innings.order', 'core.target.set']);
    match.play('bowling', 'paper.ball', '4');
    expect(match.game.result).toBeNull();
    match.play('bowling', 'paper.ball', '1');
    expect(match.waiting.kind).toBe('end');
    expect(match.game.scores[1]).toMatchObject({ batting: 1 - first, runs: 5, balls: 2, target: 5 });
    expect(match.game).toMatchObject(first === 0 ? { homeTotal: 4, awayTotal: 5 } : { homeTotal: 5, awayTotal: 4 });
    expect(cited(match)).toContain('core.innings.target-reached');
  });

  it('has a target only where it is the last', () => {
    const target = (lines: readonly Line[]) => written(lines, { set: { inningsPerSide: 2 } }).game.target;
    expect(target([])).toBeNull();
    expect(target(sixFor('4'))).toBeNull();
    expect(target([...sixFor('4'), ...sixFor('3')])).toBeNull();
    expect(target([...sixFor('4'), ...sixFor('3'), ...sixFor('6')])).toBe(8);
    const away = { from: { batting: 'away', innings: 1, game: { batsFirst: 1 } }, set: { inningsPerSide: 2 } } as const;
    expect(written([...sixFor('4'), ...sixFor('3'), ...sixFor('6')], away).game).toMatchObject({
      batting: 0,
      target: 8,
    });
  });

  it('alternates between the sides, from the one that bats first', () => {
    const battings = (first: 0 | 1) => {
      const match = createMatch(paper, {
        set: { toss: 'assign', inningsPerSide: 2 },
        chance: 'people',
      } as never) as unknown as Match;
      match.happen('core.toss', first);
      for (const ball of [...nothing, ...nothing, ...nothing, ...nothing]) match.play('bowling', 'paper.ball', ball);
      return match.game.scores.map(({ batting }) => batting);
    };
    expect(battings(0)).toEqual([0, 1, 0, 1]);
    expect(battings(1)).toEqual([1, 0, 1, 0]);
  });
});

describe('a target that a rule has changed', () => {
  const threeLess = houseRule('*', 'three-less', {}, (a) => [
    a.before('innings.start', {
      id: 'three-less.off',
      when: (_s, g) => g.target !== null,
      does: (_s, g) => {
        g.target = (g.target as number) - 3;
      },
    }),
  ]);
  const chase = (runs: readonly Line[]): Match =>
    written(['4', '0', '0', '0', '0', '0', ...runs], { houseRules: [threeLess] });

  it.each([
    [['2'], { kind: 'wickets', winner: 1 }],
    [['1', '0', '0', '0', '0', '0'], { kind: 'tie', winner: null }],
    [['0', '0', '0', '0', '0', '0'], { kind: 'runs', winner: 0, margin: 1 }],
  ] as const)('decides who has won: four runs, and %j after it', (runs, result) => {
    expect(chase(runs).game.result).toMatchObject(result);
  });
});

describe('a follow-on', () => {
  /** An innings of an over, which makes so many runs. */
  const innings = (runs: number): Line[] => [String(runs) as Line, '0', '0'];
  const law = { set: { toss: 'assign', inningsPerSide: 2, overs: 1, followOn: 3 } };
  /** Each side has had an innings; the side of this seat batted first. */
  const after = (first: 0 | 1, runs: readonly number[], set: object = law.set): Match => {
    const match = createMatch(paper, { set, chance: 'people' } as never) as unknown as Match;
    match.happen('core.toss', first);
    for (const ball of runs.flatMap(innings)) match.play('bowling', 'paper.ball', ball);
    return match;
  };
  const asked = (match: Match): boolean =>
    match.waiting.kind === 'decisions' && match.waiting.step === 'core.follow-on';

  it.each([0, 1] as const)(
    'is for the side that batted first and leads by so many to enforce, seat %i here',
    (first) => {
      const side = first === 0 ? 'home' : 'away';
      const match = after(first, [4, 1]);
      expect(match.waiting).toMatchObject({ open: [{ side, step: 'core.follow-on' }] });
      expect([...match.legal(side, 'core.follow-on' as never)]).toEqual(['bat', 'follow on']);
      match.play(side, 'core.follow-on', 'follow on');
      expect(match.game).toMatchObject({ innings: 3, batting: 1 - first, followedOn: true });
      for (const ball of innings(4)) match.play('bowling', 'paper.ball', ball);
      expect(match.game).toMatchObject({ innings: 4, batting: first, target: 2 });
      expect(cited(match)).toEqual(expect.arrayContaining(['core.follow-on.choice', 'core.follow-on.order']));
    },
  );

  it('leaves the order as it was where the side bats again', () => {
    const match = after(0, [4, 1]);
    match.play('home', 'core.follow-on', 'bat');
    expect(match.game).toMatchObject({ innings: 3, batting: 0, followedOn: false });
    match.play('bowling', 'paper.ball', '0');
    expect(cited(match)).not.toContain('core.follow-on.order');
  });

  it('is not asked for with a lead too small, by the side that batted second, or at another time', () => {
    expect(asked(after(0, [4, 2]))).toBe(false);
    expect(asked(after(0, [1, 6]))).toBe(false);
    expect(asked(after(1, [1, 6]))).toBe(false);
    expect(asked(after(0, [4]))).toBe(false);
    expect(asked(after(0, [4, 2, 6]))).toBe(false);
  });

  it('is no part of a match without it, or of another number of innings', () => {
    expect(asked(after(0, [6, 1], { ...law.set, followOn: null }))).toBe(false);
    expect(asked(after(0, [6, 1], { ...law.set, inningsPerSide: 3 }))).toBe(false);
  });

  it('has no part in a super over', () => {
    const match = after(0, [4, 1], { ...law.set, tieBreak: 'super-over', superOverLength: 1 });
    match.play('home', 'core.follow-on', 'follow on');
    for (const ball of [...innings(4), ...innings(1)]) match.play('bowling', 'paper.ball', ball);
    // the side that batted second before bats first now
    expect(match.game).toMatchObject({ superOver: 1, batting: 0 });
    for (const ball of [...innings(6), ...innings(1)]) match.play('bowling', 'paper.ball', ball);
    expect(match.game.result).toMatchObject({ winner: 0, tieBreak: true });
    // it is cited for the third innings and the fourth
    expect(match.log().filter(({ rules }) => rules.includes('core.follow-on.order'))).toHaveLength(2);
  });
});

describe('a declaration', () => {
  const declarations = { set: { declaration: true, inningsPerSide: 2 } };
  const over: Line[] = ['4', '0', '0'];

  it('is the choice of the batting side between overs', () => {
    const match = written(over, declarations);
    expect(match.waiting).toMatchObject({ open: [{ role: 'batting', step: 'core.declare' }] });
    expect([...match.legal('home', 'core.declare' as never)]).toEqual(['bat on', 'declare']);
    match.play('batting', 'core.declare', 'declare');
    expect(match.game.scores).toMatchObject([{ runs: 4, overs: 1, declared: true }]);
    expect(match.game).toMatchObject({ innings: 2, declared: false });
    expect(cited(match)).toContain('core.declaration.choice');
    expect(cited(match)).toContain('core.innings.declared');
  });

  it('is not made by batting on', () => {
    const match = written([...over, '1'], declarations);
    expect(match.game).toMatchObject({ innings: 1, declared: false, runs: 5 });
    expect(written([...over, '0', '0', '0'], declarations).game.scores).toMatchObject([{ declared: false }]);
  });

  it('is not asked for where there is none', () => {
    expect(written(over).waiting).toMatchObject({ step: 'paper.ball' });
  });

  it('is not asked for before an over has been completed', () => {
    expect(written(['0', 'drinks'], declarations).waiting).toMatchObject({ step: 'paper.ball' });
  });

  it('is not asked for when the innings has ended', () => {
    const match = written([...over, '0', '0', '0'], declarations);
    expect(match.waiting).toMatchObject({ step: 'paper.ball' });
    expect(match.game).toMatchObject({ innings: 2, overs: 0 });
  });

  it('is not asked of a side that chases', () => {
    const match = written([...sixFor('6'), '0', '0', '0'], { set: { declaration: true } });
    expect(match.waiting).toMatchObject({ step: 'paper.ball' });
    expect(match.game).toMatchObject({ innings: 2, overs: 1, target: 7 });
  });

  it('is not asked for in a super over', () => {
    const match = written([...nothing, ...nothing, '0', '0', '0'], {
      set: { declaration: true, tieBreak: 'super-over', superOverLength: 2 },
    });
    expect(match.waiting).toMatchObject({ step: 'paper.ball' });
    expect(match.game).toMatchObject({ superOver: 1, overs: 1, target: null });
  });
});

describe('a result', () => {
  const none = { margin: 0, ballsLeft: null, tieBreak: false };
  const resultOf = (lines: readonly Line[], settings: Paper = {}) => {
    const match = written(lines, settings);
    expect(match.waiting.kind).toBe('end');
    const { result } = match.game;
    expect(cited(match).filter((rule) => rule.startsWith('core.result.'))).toEqual([result?.rule]);
    return result;
  };
  const twoInnings = { set: { inningsPerSide: 2 } };

  it('by runs, for the side that defended them', () => {
    const byRuns = { ...none, kind: 'runs', rule: 'core.result.runs' };
    expect(resultOf([...sixFor('6'), ...sixFor('2')])).toEqual({ ...byRuns, winner: 0, margin: 4 });
    expect(resultOf([...nothing, ...nothing, ...sixFor('1'), ...nothing], twoInnings)).toEqual({
      ...byRuns,
      winner: 0,
      margin: 1,
    });
    // away bats first
    const away = { from: { batting: 'away', innings: 1, game: { batsFirst: 1 } } } as const;
    expect(resultOf([...sixFor('6'), ...sixFor('2')], away)).toEqual({ ...byRuns, winner: 1, margin: 4 });
  });

  it('by wickets, for the side that batted last, with the balls that it had left', () => {
    const byWickets = { ...none, kind: 'wickets', rule: 'core.result.wickets', winner: 1 };
    const chase = (...balls: readonly Line[]) => resultOf([...sixFor('4'), ...balls]);
    expect(chase('6')).toEqual({ ...byWickets, margin: 3, ballsLeft: 5 });
    expect(chase('W', 'wide', '4')).toEqual({ ...byWickets, margin: 2, ballsLeft: 4 });
    expect(chase('W', 'W', '4', '1')).toEqual({ ...byWickets, margin: 1, ballsLeft: 2 });
    expect(chase('0', '0', '6')).toEqual({ ...byWickets, margin: 3, ballsLeft: 3 });
    expect(chase('0', '0', '0', '0', '0', '6')).toEqual({ ...byWickets, margin: 3, ballsLeft: 0 });
    const away = { from: { batting: 'away', innings: 1, game: { batsFirst: 1 } } } as const;
    expect(resultOf([...sixFor('4'), '6'], away)).toEqual({ ...byWickets, winner: 0, margin: 3, ballsLeft: 5 });
  });

  it('by no wickets at all where the winner lost more than it had', () => {
    expect(resultOf([...sixFor('3'), 'both are out', '4 and both are out'])).toMatchObject({
      kind: 'wickets',
      winner: 1,
      margin: 0,
    });
  });

  it('by wickets that nobody counts, where they have no limit', () => {
    expect(resultOf([...sixFor('4'), 'W', '6'], { set: { wickets: null } })).toMatchObject({
      kind: 'wickets',
      margin: 0,
      ballsLeft: 4,
    });
  });

  it('with balls that nobody counts, where overs have no limit', () => {
    expect(resultOf(['4', 'W', 'W', 'W', '6'], { set: { overs: null } })).toMatchObject({
      kind: 'wickets',
      margin: 3,
      ballsLeft: null,
    });
  });

  it('with no balls left, where the limit was cut below what was bowled', () => {
    const from = { innings: 2, batting: 'away', target: 5, overs: 1, balls: 2, game: { oversLimit: 1 } } as const;
    expect(resultOf(['6'], { from })).toMatchObject({ kind: 'wickets', winner: 1, ballsLeft: 0 });
  });

  it('by an innings and runs, when the side that would bat last leads', () => {
    const match = written([...sixFor('2'), ...sixFor('6'), ...sixFor('1')], twoInnings);
    expect(match.waiting.kind).toBe('end');
    expect(match.game.result).toEqual({
      ...none,
      kind: 'innings',
      winner: 1,
      margin: 3,
      rule: 'core.result.innings',
    });
    expect(cited(match)).toContain('core.match.innings-win');
    expect(cited(match)).not.toContain('core.match.innings-played');
    const away = { ...twoInnings, from: { batting: 'away', innings: 1, game: { batsFirst: 1 } } } as const;
    expect(resultOf([...sixFor('2'), ...sixFor('6'), ...sixFor('1')], away)).toEqual({
      ...none,
      kind: 'innings',
      winner: 0,
      margin: 3,
      rule: 'core.result.innings',
    });
  });

  it.each([
    ['level', [...sixFor('6'), ...sixFor('6'), ...nothing], twoInnings],
    ['behind', [...sixFor('6'), ...sixFor('2'), ...nothing], twoInnings],
    [
      'level, having batted first',
      [...sixFor('6'), ...sixFor('6'), ...nothing],
      { ...twoInnings, from: { batting: 'away', innings: 1, game: { batsFirst: 1 } } },
    ],
    [
      'behind, having batted first',
      [...sixFor('6'), ...sixFor('2'), ...nothing],
      { ...twoInnings, from: { batting: 'away', innings: 1, game: { batsFirst: 1 } } },
    ],
  ] as const)('is open while the side that would bat last is %s', (_how, lines, settings) => {
    expect(written(lines, settings as Paper).game).toMatchObject({ innings: 4, result: null });
  });

  it('is open after each side has led in turn, until the last innings but one', () => {
    expect(written([...nothing, ...sixFor('6')], twoInnings).game).toMatchObject({ innings: 3, result: null });
    expect(written(sixFor('6'), twoInnings).game).toMatchObject({ innings: 2, result: null });
  });

  it('is a tie, when the totals are level', () => {
    const tie = { ...none, kind: 'tie', winner: null, rule: 'core.result.tie' };
    const match = written([...sixFor('3'), ...sixFor('3')]);
    expect(match.game.result).toEqual(tie);
    expect(cited(match)).toContain('core.match.innings-played');
    expect(cited(match)).toContain('core.result.tie');
  });

  it('stands, when the game has given one', () => {
    const match = written(['rain'], { set: { tieBreak: 'super-over' } });
    expect(match.waiting.kind).toBe('end');
    expect(match.game.result).toMatchObject({ kind: 'draw', rule: 'paper.rain' });
    expect(match.game.scores).toMatchObject([{ runs: 0, balls: 1 }]);
    expect(cited(match)).toContain('core.match.decided');
    expect(cited(match).filter((rule) => rule.startsWith('core.result.'))).toEqual([]);
    // level in the last innings, too, with a super over still to come
    const last = written([...nothing, 'rain'], { set: { tieBreak: 'super-over' } });
    expect(last.waiting.kind).toBe('end');
    expect(last.game).toMatchObject({ superOver: 0, result: { kind: 'draw' } });
  });

  it('goes by the runs, when the game breaks off before the last innings', () => {
    const byRuns = { ...none, kind: 'runs', rule: 'core.result.runs' };
    expect(resultOf(['4', 'bad light'])).toEqual({ ...byRuns, winner: 0, margin: 4 });
    expect(resultOf([...sixFor('4'), 'bad light'], twoInnings)).toEqual({ ...byRuns, winner: 0, margin: 4 });
    expect(resultOf([...nothing, '4', 'bad light'], twoInnings)).toEqual({ ...byRuns, winner: 1, margin: 4 });
  });

  it('names the side that gave the match up', () => {
    const match = written(['4']).concede('batting');
    expect(match.game.result).toEqual({ ...none, kind: 'conceded', winner: 1, rule: 'core.concede' });
    expect(cited(match)).toContain('core.concede');
    expect(() => written(['4'], { set: { concede: false } }).concede('batting')).toThrow();
  });
});

describe('a super over', () => {
  const superOver = { set: { tieBreak: 'super-over', superOverWickets: 1 } };
  const level: Line[] = [...sixFor('3'), ...sixFor('3')];

  it('is played when the totals are level, by the side that batted second first', () => {
    const match = written(level, superOver);
    expect(match.game).toMatchObject({
      innings: 3,
      superOver: 1,
      closed: 0,
      homeTotal: 0,
      awayTotal: 0,
      batting: 1,
      oversLimit: 1,
      wicketsLimit: 1,
      target: null,
    });
    for (const rule of ['core.super-over.due', 'core.super-over.order', 'core.super-over.limits'])
      expect(cited(match)).toContain(rule);
    expect(cited(match, -1)).not.toContain('core.innings.order');
    expect(cited(match)).not.toContain('core.match.innings-played');
  });

  it('is one over for each side, and the runs of it win the tied match', () => {
    const match = written([...level, '4', '0', '0'], superOver);
    expect(match.game).toMatchObject({ innings: 4, superOver: 1, closed: 1, batting: 0, target: 5, awayTotal: 4 });
    expect(cited(match)).not.toContain('core.innings.all-out');
    const lost = written([...level, '4', '0', '0', '2', '0', '0'], superOver);
    expect(lost.waiting.kind).toBe('end');
    expect(lost.game.result).toEqual({
      kind: 'tie',
      winner: 1,
      margin: 0,
      ballsLeft: null,
      tieBreak: true,
      rule: 'core.result.super-over',
    });
    expect(cited(lost).filter((rule) => rule.startsWith('core.result.'))).toEqual(['core.result.super-over']);
    const won = written([...level, '4', '0', '0', '6'], superOver);
    expect(won.waiting.kind).toBe('end');
    expect(won.game.result).toMatchObject({ kind: 'tie', winner: 0, tieBreak: true });
    expect(won.game.scores.slice(2)).toMatchObject([
      { batting: 1, superOver: 1, runs: 4, overs: 1, target: null },
      { batting: 0, superOver: 1, runs: 6, balls: 1, target: 5 },
    ]);
    expect(cited(won)).toContain('core.match.innings-played');
  });

  it('ends with its wickets', () => {
    expect(written([...level, '4', 'W'], superOver).game).toMatchObject({ innings: 4, target: 5 });
    const two = written([...level, '4', 'W'], { set: { tieBreak: 'super-over' } });
    expect(two.game).toMatchObject({ innings: 3, wicketsLimit: 2, wickets: 1 });
  });

  it('lasts as many overs as are set', () => {
    const match = written([...level, '4', '0', '0'], { set: { tieBreak: 'super-over', superOverLength: 2 } });
    expect(match.game).toMatchObject({ innings: 3, oversLimit: 2, overs: 1 });
  });

  it('is not played again when it is level and no other is allowed', () => {
    const match = written([...level, '4', '0', '0', '4', '0', '0'], superOver);
    expect(match.waiting.kind).toBe('end');
    expect(match.game.result).toMatchObject({ kind: 'tie', winner: null, tieBreak: false, rule: 'core.result.tie' });
  });

  it('is played again as often as is allowed, each time the other way round', () => {
    const match = written([...level, '4', '0', '0', '4', '0', '0'], {
      set: { tieBreak: 'super-over', superOvers: 2 },
    });
    expect(match.game).toMatchObject({ superOver: 2, innings: 5, closed: 0, homeTotal: 0, awayTotal: 0, batting: 0 });
  });

  it('is asked for by nothing of a match that is not level', () => {
    const match = written([...sixFor('6'), ...sixFor('2')], superOver);
    expect(match.game.result).toMatchObject({ kind: 'runs', winner: 0, margin: 4, tieBreak: false });
    expect(cited(match).filter((rule) => rule.includes('super-over'))).toEqual([]);
  });

  it('has its own target, its own end and its own sequel after two innings a side', () => {
    const four: Line[] = [...nothing, ...nothing, ...nothing, ...nothing];
    const set = { tieBreak: 'super-over', inningsPerSide: 2, superOvers: 2 };
    const chase = written([...four, '4', '0', '0'], { set });
    expect(chase.game).toMatchObject({ superOver: 1, innings: 6, target: 5 });
    const won = written([...four, '4', '0', '0', '6'], { set });
    expect(won.waiting.kind).toBe('end');
    expect(won.game.result).toMatchObject({ kind: 'tie', tieBreak: true });
    const again = written([...four, '4', '0', '0', '4', '0', '0'], { set });
    expect(again.game).toMatchObject({ superOver: 2, innings: 7, closed: 0, target: null });
    const level = written([...four, '4', '0', '0', '4', '0', '0', '1', '0', '0', '1', '0', '0'], { set });
    expect(level.waiting.kind).toBe('end');
    expect(level.game.result).toMatchObject({ kind: 'tie', winner: null, tieBreak: false });
  });

  it('is not played before all innings are, nor where totals differ, nor where none is wanted', () => {
    expect(written(nothing, superOver).game).toMatchObject({ superOver: 0, innings: 2 });
    const four = { set: { tieBreak: 'super-over', inningsPerSide: 2 } };
    expect(written([...nothing, ...nothing], four).game).toMatchObject({ superOver: 0, innings: 3 });
    expect(written([...nothing, ...nothing, ...nothing, ...nothing], four).game).toMatchObject({
      superOver: 1,
      innings: 5,
    });
    expect(written([...sixFor('1'), ...nothing], superOver).game).toMatchObject({ superOver: 0, innings: 2 });
    expect(written(level).game).toMatchObject({ superOver: 0, result: { kind: 'tie' } });
  });
});

describe('the safety cap', () => {
  const capped = { set: { overs: null, safetyOvers: 2 } };

  it('breaks a match between computers off', () => {
    const match = byComputers(['4', '0', '0', '0', '0', '0'], capped);
    expect(match.game.result).toEqual({
      kind: 'aborted',
      winner: null,
      margin: 0,
      ballsLeft: null,
      tieBreak: false,
      rule: 'core.result.aborted',
    });
    expect(match.game.scores).toHaveLength(1);
    for (const rule of ['core.innings.safety-cap', 'core.match.aborted', 'core.result.aborted'])
      expect(cited(match)).toContain(rule);
    expect(cited(match)).not.toContain('core.result.runs');
  });

  it('does not reach a match that is decided before', () => {
    const match = byComputers(['W', 'W', 'W', '1'], capped);
    expect(match.game.result).toMatchObject({ kind: 'wickets', winner: 1 });
    const over = byComputers(['0', '0', 'W', 'W', 'W', '1'], capped);
    expect(over.game.result).toMatchObject({ kind: 'wickets', winner: 1 });
  });

  it('leaves people alone', () => {
    const match = written([...nothing, '0', '0', '0'], capped);
    expect(match.game).toMatchObject({ innings: 1, overs: 3, result: null });
    const won = written([...nothing, 'W', 'W', 'W', ...nothing, '1'], capped);
    expect(won.game).toMatchObject({ innings: 2, result: { kind: 'wickets', winner: 1 } });
  });

  it('is not there where none is set', () => {
    const match = byComputers(['4', '0', '0', '0', '0', '0', '0', '0', '0', 'W', 'W', 'W', '6'], {
      set: { overs: null },
    });
    expect(match.game.result).toMatchObject({ kind: 'wickets', winner: 1 });
    expect(cited(match).filter((rule) => rule.includes('abort') || rule.includes('safety'))).toEqual([]);
  });
});

describe('a rulebook', () => {
  const lawsIn = (set: Paper['set']): string[] =>
    rulesIn(compose(paper, { set } as never)).flatMap(({ id, standing }) => (standing ? [id] : []));

  it.each([
    ['core.super-over.order', { tieBreak: 'super-over' }],
    ['core.super-over.limits', { tieBreak: 'super-over' }],
    ['core.super-over.due', { tieBreak: 'super-over' }],
    ['core.result.super-over', { tieBreak: 'super-over' }],
    ['core.result.innings', { inningsPerSide: 2 }],
    ['core.match.innings-win', { inningsPerSide: 2 }],
    ['core.innings.declared', { declaration: true }],
    ['core.follow-on.choice', { followOn: 3, inningsPerSide: 2 }],
    ['core.follow-on.order', { followOn: 3, inningsPerSide: 2 }],
    ['core.result.aborted', { safetyOvers: 5 }],
    ['core.innings.safety-cap', { safetyOvers: 5 }],
    ['core.match.aborted', { safetyOvers: 5 }],
    ['core.free-hit.due', { freeHit: true }],
    ['core.toss.assigns', { toss: 'assign' }],
  ] as const)('has %s only for a match that may need it', (rule, set) => {
    expect(lawsIn({})).not.toContain(rule);
    expect(lawsIn(set)).toContain(rule);
  });

  it.each([{ followOn: 3 }, { inningsPerSide: 2 }] as const)('has no follow-on with %o alone', (set) => {
    expect(lawsIn(set)).not.toContain('core.follow-on.choice');
    expect(lawsIn(set)).not.toContain('core.follow-on.order');
  });

  it.each([
    ['core.strike.crossed', { strike: false }],
    ['core.strike.ends', { strike: false }],
    ['core.extras.not-counted', { noBallCounts: true }],
  ] as const)('has no %s for a match that has no use for it', (rule, set) => {
    expect(lawsIn({})).toContain(rule);
    expect(lawsIn(set)).not.toContain(rule);
  });

  it.each([
    'core.toss.settle',
    'core.innings.open',
    'core.ball.score',
    'core.ball.close',
    'core.over.close',
    'core.innings.close',
    'core.match.result',
  ])('is amended at %s by its name', (step) => {
    const amended = houseRule('*', 'here', {}, (a) => [
      a.before(step, a.resolve('here.now', [{ id: 'here', does: () => {} }])),
    ]);
    expect(rulesIn(compose(paper, { houseRules: [amended] })).map(({ id }) => id)).toContain('here');
  });
});
