import { createMatch } from '@howzat/core';
import { defineVariant, oneOf, variantKit } from '@howzat/core/author';
import { describe, expect, it } from 'vitest';

/** A game with two stances a ball: one says whose choice it is, the other leaves that to the engine. */
function stances() {
  const k = variantKit({
    id: 'stances',
    title: 'Stances',
    parameters: {},
    laws: { overs: 1, wickets: 1, toss: 'none' },
    state: { ball: () => ({ stance: '', guard: '' }) },
  });
  return defineVariant(k, {
    version: '1.0.0',
    flow: {
      ball: {
        before: [
          k.decision('stance', {
            by: 'batting',
            domain: oneOf('attack', 'defend'),
            others: 'Only the batting side chooses the stance.',
            take: (s, choice) => {
              s.stance = choice;
            },
          }),
          k.decision('guard', {
            by: 'batting',
            domain: oneOf('middle', 'leg'),
            take: (s, choice) => {
              s.guard = choice;
            },
          }),
        ],
      },
    },
  });
}

describe('a decision of the other side', () => {
  const match = createMatch(stances(), { seed: 1 });

  it('is refused in the words of the variant, where it has some', () => {
    expect(() => match.play('bowling' as never, 'stance' as never, 'attack' as never)).toThrow(
      'Only the batting side chooses the stance.',
    );
    match.play('batting', 'stance', 'attack');
    expect(() => match.play('bowling' as never, 'guard' as never, 'leg' as never)).toThrow(
      'It is not your decision: the match waits for guard by home.',
    );
  });
});
