import { createRunner } from '@howzat/compiler/run';
import { createMatch, createSeries } from '@howzat/core';
import { compose, isHowzatError } from '@howzat/core/author';
import { cubes, sensible, winnersRules } from '@howzat/cubes';
import { describe, expect, it } from 'vitest';

const players = { home: sensible, away: sensible };

describe('the rules that a winner may make', () => {
  it.each(winnersRules.filter(({ id }) => id !== 'wicket-difference-5').map((rule) => [rule.id, rule] as const))(
    '%s can be played',
    (_, rule) => {
      const runner = createRunner(cubes, { houseRules: [rule] });
      for (let seed = 0; seed < 20; seed++)
        expect(runner.play({ seed, players: [sensible, sensible] }).game.result).not.toBeNull();
    },
  );

  it('a difference of 5 changes nothing in the standard format, and something in a test match', () => {
    const houseRules = winnersRules.filter(({ id }) => id === 'wicket-difference-5');
    expect(() => compose(cubes, { houseRules })).toThrow('changes nothing');
    expect(compose(cubes, { format: 'test-match', houseRules }).params.wicketDifference).toBe(5);
  });

  it('are added in a series by the winner alone', () => {
    const series = createSeries(cubes, { matches: 3, seed: 4, players, winnersRules });
    const [winner, loser] =
      series.match.game.result?.winner === 0 ? (['home', 'away'] as const) : (['away', 'home'] as const);
    expect(series.waiting).toMatchObject({ kind: 'rule', by: [winner] });
    expect(() => series.addRule(loser, 'pressure-off')).toThrow('Only the winner may add a rule.');
    series.addRule(winner, 'pressure-off').next();
    expect(series.match.rulebook.selection.houseRules).toEqual(['pressure-off']);
    expect(series.match.log().flatMap((entry) => entry.rules)).not.toContain('cubes.pressure.lower');
  });
});

describe('what lies outside a script', () => {
  it('nobody gives up where that is not allowed', () => {
    const allowed = createMatch(cubes, { seed: 1 });
    expect(allowed.concede('home').game.result).toMatchObject({ kind: 'conceded', winner: 1 });
    const forbidden = createMatch(cubes, { seed: 1, rulings: { 'cubes.ruling.concede': 'not-allowed' } });
    expect(() => forbidden.concede('home')).toThrow('No side may give up');
  });

  it('two players who sort alike are cut off, and not where there is no cap', () => {
    const capped = createRunner(cubes, { set: { safetyOvers: 3 } }).play({ seed: 1 }).game;
    expect(capped.result).toMatchObject({ kind: 'aborted' });
    const free = compose(cubes, { rulings: { 'cubes.ruling.termination': 'none' } });
    expect(free.params.safetyOvers).toBeNull();
    expect(createRunner(free).play({ seed: 1 }).game.result).not.toMatchObject({ kind: 'aborted' });
  });

  it('names what it does not know', () => {
    const wrong = (make: () => unknown): string | null => {
      try {
        make();
        return null;
      } catch (error) {
        return isHowzatError(error) ? error.code : 'another error';
      }
    };
    expect(wrong(() => compose(cubes, { format: 'twenty' }))).toBe('unknown-format');
    expect(wrong(() => compose(cubes, { rulings: { 'cubes.ruling.floor': 'floor-two' } }))).toBe('unknown-ruling');
    expect(wrong(() => compose(cubes, { rulings: { 'cubes.ruling.own-other-faces': 'hidden' } }))).toBe(
      'unknown-ruling',
    );
    expect(wrong(() => compose(cubes, { set: { wicketDifference: 0 } }))).toBe('bad-parameter');
    expect(wrong(() => compose(cubes, { options: ['cubes.option.none'] }))).toBe('unknown-option');
  });
});
