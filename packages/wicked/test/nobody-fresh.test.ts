import { playScenario } from '@howzat/core/author';
import { wicked } from '@howzat/wicked';
import { expect, it } from 'vitest';
import { innings, overOf } from '../scenarios/dealer.js';

/** Three bowlers in the lineup. */
const bowling = [19, 20, 21, 22, 23, 24, 25, 26, 32, 33, 34];
const back = (at: Readonly<Record<number, number>>): number[] => Array.from({ length: 18 }, (_, i) => at[i + 19] ?? 0);
const rulings = {
  'wicked.ruling.who-may-bowl': 'bowlers-only',
  'wicked.ruling.fatigue-replacement': 'choose-at-next-own-over',
  'wicked.ruling.rest-count': 'own-end-overs',
};

/** Over 9 is due, and nobody stands at either end: 34 left after over 7, and 33 after over 8. */
const bothVacant = innings({
  overs: 8,
  bowling,
  bowlers: [0, 0],
  state: { backIn: back({ 32: 10, 33: 15, 34: 14 }), tired: 33 },
});

it.each([
  ['exempt', 34, [32, 33]],
  ['longest-rested-returns', 32, [33, 34]],
] as const)(
  'with both ends vacant and nobody fresh, who comes on is of this end or has rested longest: %s',
  (reading, comes, rest) => {
    const { problems } = playScenario(wicked, {
      id: 'both-vacant',
      title: 'both ends are vacant',
      with: { rulings: { ...rulings, 'wicked.ruling.no-bowler-available': reading } },
      from: bothVacant,
      script: [
        ...rest.map((choice) => ({
          refused: { side: 'bowling', step: 'replacement-bowler.late', choice } as const,
          rule: 'wicked.fatigue.five-rest',
        })),
        { side: 'bowling', step: 'replacement-bowler.late', choice: comes },
        ...overOf(4, 1, comes),
      ],
      expect: { game: { bowler: comes }, state: { northBowler: comes, southBowler: 0 } },
    });
    expect(problems).toEqual([]);
  },
);

it('with one end vacant, the exempt bowler is the one who tired last', () => {
  const { problems } = playScenario(wicked, {
    id: 'one-vacant',
    title: 'one end is vacant',
    with: { rulings: { ...rulings, 'wicked.ruling.no-bowler-available': 'exempt' } },
    from: innings({
      overs: 9,
      bowling,
      bowlers: [34, 0],
      state: { backIn: back({ 32: 13, 33: 15 }), tired: 33 },
    }),
    script: [{ side: 'bowling', step: 'replacement-bowler.late', choice: 33 }],
    expect: { state: { southBowler: 33 }, game: { bowler: 33 } },
  });
  expect(problems).toEqual([]);
});

it('with both ends vacant, the exempt bowler is of this end for the side with the first deck too', () => {
  const { problems } = playScenario(wicked, {
    id: 'first-deck',
    title: 'the first deck bowls',
    with: { rulings: { ...rulings, 'wicked.ruling.no-bowler-available': 'exempt' } },
    from: innings({
      target: 200,
      overs: 8,
      bowling: bowling.map((card) => card - 18),
      bowlers: [0, 0],
      state: { backIn: back({ 32: 10, 33: 15, 34: 14 }), tired: 15 },
    }),
    script: [{ side: 'bowling', step: 'replacement-bowler.late', choice: 16 }],
    expect: { state: { northBowler: 16 }, game: { bowler: 16 } },
  });
  expect(problems).toEqual([]);
});
