import { ccsl } from '@howzat/ccsl';
import { scenarios } from '@howzat/ccsl/scenarios';
import { playScenario, type Scenario, type ScriptLine } from '@howzat/core/author';
import { describe, expect, it } from 'vitest';

/** A worked example by its title. */
function example(title: string): Scenario {
  const found = scenarios.find((scenario) => scenario.title === title);
  if (!found) throw new RangeError(`There is no example ${title}.`);
  return found;
}

describe('a power blocker that nobody has left', () => {
  const { from, script, with: eleven } = example('Eleven overs: three power blockers');
  const none = { ...from, state: { ...from?.state, blockersLeft: 0 } };
  const announced = script.filter((line) => 'refused' in line).at(-1) as Extract<ScriptLine, { refused: unknown }>;
  // the batting side has laid its card before it
  const laid = script.find((line) => 'side' in line && line.side === 'batting') as ScriptLine;

  it.each([
    [3, 'ccsl.blocker.three-overs'],
    [4, 'ccsl.blocker.three-to-ten'],
    [9, 'ccsl.blocker.three-to-ten'],
    [10, 'ccsl.blocker.three-to-ten'],
    [11, 'ccsl.blocker.over-ten'],
    [20, 'ccsl.blocker.over-ten'],
  ])('is refused in a game of %i overs, by %s', (overs, rule) => {
    const { problems } = playScenario(ccsl, {
      id: 'blocker',
      title: 'none left',
      with: { ...eleven, set: { overs } },
      from: none,
      script: [laid, { ...announced, rule }],
      expect: {},
    });
    expect(problems).toEqual([]);
  });
});

describe('level scores that win, under that reading', () => {
  const { from: opening, script } = example('Drawing level does not end the chase');
  const wins = (from: Scenario['from'], lines: readonly ScriptLine[], set = {}) =>
    playScenario(ccsl, {
      id: 'level',
      title: 'level wins',
      with: { rulings: { 'ccsl.ruling.target': 'level-wins' }, set },
      ...(from ? { from } : {}),
      script: lines,
      expect: {},
    });

  it('win by the wickets and the balls that are left', () => {
    const { match, problems } = wins(opening, script);
    expect(problems).toEqual([]);
    expect(match?.game).toMatchObject({ wickets: 0, wicketsLimit: 1, overs: 0 });
    expect(match?.game.result).toEqual({
      kind: 'wickets',
      winner: 1,
      margin: 1,
      ballsLeft: 5,
      tieBreak: false,
      rule: 'ccsl.end.level-wins',
    });
  });

  it('win by one wicket less for each that fell', () => {
    const scores = [{ batting: 'home', runs: 3, wickets: 0 }] as const;
    const chase = {
      ...opening,
      innings: 2,
      batting: 'away',
      target: 4,
      scores,
      runs: 0,
      wickets: 2,
      balls: 2,
    } as const;
    const { match, problems } = wins(chase, script.slice(-2), { wickets: 4 });
    expect(problems).toEqual([]);
    expect(match?.game.result).toMatchObject({
      kind: 'wickets',
      winner: 1,
      margin: 2,
      ballsLeft: 3,
      rule: 'ccsl.end.level-wins',
    });
  });
});
