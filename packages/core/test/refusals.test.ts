import { compose, createMatch } from '@howzat/core';
import { defineVariant, oneOf, variantKit } from '@howzat/core/author';
import { describe, expect, it } from 'vitest';
import { expectRefusal } from './refusals.js';

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

describe('an id', () => {
  const k = variantKit({ id: 'named', title: 'Named', parameters: {}, laws: { overs: 1, wickets: 1 }, state: {} });
  const game = (step: string, rule: string) =>
    defineVariant(k, {
      version: '1.0.0',
      flow: { ball: { before: [k.resolve(step as never, [{ id: rule as never, when: () => true, does: () => {} }])] } },
    });

  it.each(['', 'two words', ' begins', 'line\nbreak', 7, undefined])('that is %j is refused', (id) => {
    const said = `has ${typeof id === 'string' ? JSON.stringify(id) : id} for an id: an id is a word, without spaces.`;
    expectRefusal(() => compose(game(id as string, 'named.rule')), 'bad-rule', 'A step', said);
    expectRefusal(() => compose(game('step', id as string)), 'bad-rule', 'A rule', said);
    const cited = { by: 'batting', rule: [id as string], domain: oneOf(1), take: () => {} } as const;
    const asking = defineVariant(k, { version: '1.0.0', flow: { ball: { before: [k.decision('ask', cited)] } } });
    expectRefusal(() => compose(asking), 'bad-rule', 'A rule of the step ask', said);
  });

  it('that is a word is fine', () => {
    expect(() => compose(game('a', 'named.b-c.d'))).not.toThrow();
  });
});
