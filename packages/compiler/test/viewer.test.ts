import { compose } from '@howzat/core';
import { programOf, Session, stream, viewOf } from '@howzat/core/engine';
import { describe, expect, test, vi } from 'vitest';
import { hand } from '../../core/test/hand-cricket.js';
import { jokerOver, village } from '../../core/test/village-cricket.js';
import { viewerOf } from '../src/run.js';

/** Plays matches at random; at every decision both seats' views are made both ways. */
function compared(rulebook: ReturnType<typeof compose>, seeds: number): number {
  const program = programOf(rulebook as never);
  const view = viewerOf(program);
  let views = 0;
  for (let seed = 0; seed < seeds; seed++) {
    const session = new Session(program);
    const rng = stream(seed, 0);
    for (let now = session.waiting(); now.kind !== 'end'; now = session.waiting()) {
      const { s, g } = session.state;
      if (now.kind === 'chance') {
        session.happen(now.chance.of.sample(rng, s, g, program.params as never, {}));
        continue;
      }
      for (const seat of [0, 1] as const) {
        const made = view(session.state, seat);
        const usual = viewOf(program, session.state, seat);
        expect(made).toStrictEqual(usual);
        expect(Object.keys(made.state)).toEqual(Object.keys(usual.state));
        views++;
      }
      for (const { decision, domain } of now.open) session.choose(decision, domain.sample(rng));
    }
  }
  return views;
}

describe('a viewer', () => {
  test.each([
    ['as printed', compose(village as never)],
    ['in a format', compose(village as never, { format: 'two-innings' })],
    ['with a house rule that keeps something', compose(village as never, { houseRules: [jokerOver as never] })],
    ['of a game without secrets', compose(hand as never)],
  ])('makes the views that viewOf makes: %s', (_name, rulebook) => {
    expect(compared(rulebook as never, 20)).toBeGreaterThan(100);
  });

  test('is the same for the same rulebook', () => {
    const program = programOf(compose(hand as never) as never);
    expect(viewerOf(program)).toBe(viewerOf(program));
  });

  test('makes them too where no code may be made', () => {
    vi.stubGlobal('Function', () => {
      throw new EvalError('Refused to evaluate a string as JavaScript.');
    });
    try {
      expect(compared(compose(village as never) as never, 3)).toBeGreaterThan(20);
    } finally {
      vi.unstubAllGlobals();
    }
  });
});
