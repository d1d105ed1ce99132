import { playScenario } from '@howzat/core/author';
import { pocket } from '@howzat/pocket';
import { scenarios } from '@howzat/pocket/scenarios';
import { describe, expect, it } from 'vitest';

const example = scenarios.find(
  ({ title }) => title === 'A bowler who is switched out keeps their fatigue and may return',
);

/** Which counters are left, and who is gone, when the bowler of a place is switched out with three of fatigue. */
function switchedOut(place: number, reading?: string) {
  if (!example) throw new RangeError('The example of a bowler who is switched out is called otherwise now.');
  const { from, script } = example;
  const fatigue = Array.from({ length: 12 }, (_, at) => (at === place ? 3 : 0));
  const { match, problems } = playScenario(pocket, {
    ...example,
    ...(reading ? { with: { rulings: { 'pocket.ruling.replaced-bowler': reading } } } : {}),
    from: { ...from, game: { ...from?.game, bowler: place }, state: { ...from?.state, bowler: place, fatigue } },
    script,
    expect: {},
    readings: [],
  });
  expect(problems).toEqual([]);
  const state = match?.internals().s as { fatigue: number[]; bowledOut: number; bowler: number };
  expect(state.bowler).toBe(10);
  return { fatigue: state.fatigue[place], bowledOut: state.bowledOut };
}

describe.each([1, 2, 9, 11])('the bowler of place %i who is switched out', (place) => {
  it('keeps his fatigue and may return', () => {
    expect(switchedOut(place)).toEqual({ fatigue: 3, bowledOut: 0 });
  });

  it('recovers, under that reading', () => {
    expect(switchedOut(place, 'fatigue-recovers')).toEqual({ fatigue: 0, bowledOut: 0 });
  });

  it('is gone, under that reading', () => {
    expect(switchedOut(place, 'gone')).toEqual({ fatigue: 3, bowledOut: 1 << place });
  });
});
