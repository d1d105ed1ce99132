import { describe, expect, it } from 'vitest';
import { award, awardPenalty, houseRule, otherSeat, totalOf } from '../src/author.js';
import { scorecardText, scoredOf } from '../src/scorebook.js';
import { type Line, type Paper, written } from './paper-cricket.js';

/** An innings of two overs of three balls, with these runs on its first ball. */
const inningsOf = (runs: '0' | '1' | '2' | '3' | '4' | '6'): Line[] => [runs, '0', '0', '0', '0', '0'];

/** The target is two runs less than the totals make it. */
const twoOff = houseRule('*', 'two-off', {}, (a) => [
  a.after('core.target.set', {
    id: 'two-off.target',
    when: (_s, g) => g.target !== null,
    does: (_s, g) => {
      g.target = (g.target as number) - 2;
    },
  }),
]);

/** After a ball with a wicket a side is given penalty runs. */
const penalties = (seat: 'batting' | 'bowling', runs: number) =>
  houseRule('*', 'penalties', {}, (a) => [
    a.after('core.wicket.new-batter', {
      id: 'penalties.given',
      when: (_s, g) => g.outs.length > 0,
      does: (_s, g) => awardPenalty(g, seat === 'batting' ? g.batting : otherSeat(g.batting), runs),
    }),
  ]);

const played = (lines: readonly Line[], settings: Paper = {}) => {
  const match = written(lines, settings);
  const { result, target, homeTotal, awayTotal } = match.game;
  return { match, result, target, homeTotal, awayTotal };
};

describe('a target that a rule has changed', () => {
  const houseRules = [twoOff];

  it('is what the chase stops at, and what the match is won by', () => {
    const { result, target } = played([...inningsOf('6'), '3', '2'], { houseRules });
    expect(target).toBe(5);
    expect(result).toMatchObject({ kind: 'wickets', winner: 1, rule: 'core.result.wickets' });
  });

  it('is what a chase that falls short has lost by', () => {
    const { result } = played([...inningsOf('6'), ...inningsOf('3')], { houseRules });
    expect(result).toMatchObject({ kind: 'runs', winner: 0, margin: 1 });
  });

  it('is what a tie is one short of', () => {
    const { result } = played([...inningsOf('6'), ...inningsOf('4')], { houseRules });
    expect(result).toMatchObject({ kind: 'tie', winner: null });
  });

  it('brings the super over that a tie brings', () => {
    const { match } = played([...inningsOf('6'), ...inningsOf('4')], { houseRules, set: { tieBreak: 'super-over' } });
    expect(match.game).toMatchObject({ superOver: 1, homeTotal: 0, awayTotal: 0 });
  });
});

describe('penalty runs that belong to no ball', () => {
  it('stand in the total of the side that fields, and raise what the other needs', () => {
    const { match, target, awayTotal } = played(['W', '4', '0', '0', '0', '0'], {
      houseRules: [penalties('bowling', 5)],
    });
    expect(awayTotal).toBe(5);
    // four against five of its own: away has won before it bats
    expect(target).toBe(0);
    expect(match.game.penalties).toEqual([{ seat: 1, runs: 5, innings: 1, superOver: 0 }]);
  });

  it('bring a target nearer that is chased, and further off', () => {
    const chase = (seat: 'batting' | 'bowling') =>
      played([...inningsOf('6'), 'W'], { houseRules: [penalties(seat, 5)] }).target;
    expect(chase('batting')).toBe(2);
    expect(chase('bowling')).toBe(12);
  });

  it('decide a match, and are told beside the innings', () => {
    const { match, result, homeTotal, awayTotal } = played([...inningsOf('6'), 'W', ...inningsOf('2').slice(1)], {
      houseRules: [penalties('batting', 5)],
    });
    expect(result).toMatchObject({ kind: 'runs', winner: 0, margin: 1 });
    expect([homeTotal, awayTotal]).toEqual([6, 5]);
    expect([totalOf(match.game, 0), totalOf(match.game, 1)]).toEqual([6, 5]);
    expect(match.game.scores.map(({ runs }) => runs)).toEqual([6, 0]);
    expect(scorecardText(scoredOf({ log: match.log(), game: match.game }, match.rulebook))).toContain(
      'Penalty runs: Away 5',
    );
  });

  it('are taken away with a number below 0', () => {
    expect(played([...inningsOf('6'), 'W'], { houseRules: [penalties('batting', -2)] }).target).toBe(9);
  });
});

describe('runs are whole', () => {
  const half = (give: 'ledger' | 'penalty') =>
    houseRule('*', 'half', {}, (a) => [
      a.before('core.score.runs', {
        id: 'half.given',
        when: (_s, g) => g.bat > 0,
        does: (_s, g) => {
          if (give === 'ledger') award(g, 0.5, 'bat');
          else awardPenalty(g, g.batting, 0.5);
        },
      }),
    ]);

  it.each(['ledger', 'penalty'] as const)(
    'a rule that gives a fraction to the %s is named, and the match stays',
    (to) => {
      const match = written(['0'], { houseRules: [half(to)] });
      expect(() => match.play('bowling', 'paper.ball', '4')).toThrow(
        expect.objectContaining({
          code: 'bad-rule',
          message: expect.stringContaining('Runs are whole numbers, not 0.5.'),
          details: expect.objectContaining({ rule: 'half.given' }),
        }),
      );
      expect(match.game.runs).toBe(0);
      expect(match.waiting).toMatchObject({ step: 'paper.ball' });
    },
  );
});
