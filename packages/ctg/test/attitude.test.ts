import { playScenario, type ScriptLine } from '@howzat/core/author';
import { ctg } from '@howzat/ctg';
import { scenarios } from '@howzat/ctg/scenarios';
import { expect, it } from 'vitest';

/** Where the last ball of an over stands that has been played in already, until the over card is turned. */
function beforeTheDice(rulings: Readonly<Record<string, string>>, played = 1): string | null {
  const example = scenarios.find(
    ({ title }) => title === 'A switch before every ball, or before the first of the over',
  );
  if (!example) throw new RangeError('The example of a switch before every ball is called otherwise now.');
  const { from } = example;
  const script: ScriptLine[] = [
    { side: 'bowling', step: 'field', choice: 'keep' },
    { side: 'bowling', step: 'bowl', choice: 0 },
    { side: 'batting', step: 'zone', choice: 3 },
    { chance: 'over-card', outcome: 1 },
  ];
  const { match, problems } = playScenario(ctg, {
    id: 'attitude',
    title: 'before the dice',
    with: { rulings },
    from: { ...from, state: { ...from?.state, played } },
    script,
    expect: {},
  });
  expect(problems).toEqual([]);
  const waiting = match?.waiting;
  return waiting?.kind === 'end' ? 'end' : (waiting?.step ?? null);
}

const late = { 'ctg.ruling.attitude-timing': 'until-dice' };
const onceAnOver = { 'ctg.ruling.attitude-span': 'per-over' };

it('a switch until the dice is asked for before every ball', () => {
  expect(beforeTheDice(late)).toBe('attitude.late');
});

it('and before the first ball of an over alone, where attitudes last for an over', () => {
  expect(beforeTheDice({ ...late, ...onceAnOver }, 0)).toBe('attitude.late');
  expect(beforeTheDice({ ...late, ...onceAnOver }, 1)).toBe('bowler-die');
});
