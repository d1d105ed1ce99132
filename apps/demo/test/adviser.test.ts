/** @module-tag ccsl */
import { ccsl, sensible } from '@howzat/ccsl';
import { compose, createMatch, type Variant } from '@howzat/core';
import { defineVariant, oneOf, variantKit } from '@howzat/core/author';
import { describe, expect, test } from 'vitest';
import { Adviser, isBlind } from '../src/engine/adviser.js';
import { planFor } from '../src/engine/plan.js';
import { lookedAt } from './parts.js';

const plan = planFor('ccsl', { seed: 2, format: 'two-over' });

/** The first card that home plays in a match against a computer: not settled at a glance. */
function question() {
  const match = createMatch(lookedAt(ccsl), {
    format: 'two-over',
    seed: 2,
    set: { toss: 'none' },
    players: { away: sensible },
  });
  const home = match.seat('home');
  for (;;) {
    const { waiting } = home;
    const step = waiting.kind === 'decisions' ? waiting.open.find(({ side }) => side === 'home')?.step : undefined;
    if (step === undefined) throw new Error('home is asked first');
    if (step === 'play-card') return { step, view: home.view(), seed: 1 };
    const [choice] = home.legal(step as never) as Iterable<never>;
    home.play(step as never, choice as never);
  }
}

const seated = (): Adviser => {
  const adviser = new Adviser();
  adviser.sit({ ...plan, selection: { ...plan.selection, set: { toss: 'none' } } });
  return adviser;
};

describe('the adviser', () => {
  test('weighs a decision, and tells how far it is', async () => {
    const shares: number[] = [];
    const found = await seated().think({ by: 'hint', houseRules: [], question: question(), ms: 1_000 }, (share) =>
      shares.push(share),
    );
    if (!found || 'code' in found) throw new Error('something was found');
    expect(found.advice.choices.length).toBeGreaterThan(1);
    expect(found.blind).toBe(false);
    expect(shares.length).toBeGreaterThan(0);
    expect([...shares].sort((a, b) => a - b)).toEqual(shares);
    expect(Math.max(...shares)).toBeLessThanOrEqual(1);
  });

  test('stops when it is told to, and where somebody asks again', async () => {
    const adviser = seated();
    const asking = { by: 'hint', houseRules: [], question: question(), ms: 60_000 } as const;
    const first = adviser.think(asking);
    const second = adviser.think(asking, () => adviser.stop('hint'));
    expect(await Promise.all([first, second])).toEqual([null, null]);
  });

  test('says what is wrong with a question that is none, and with house rules that are not there', async () => {
    const wrong = { step: 'nowhere', view: question().view, seed: 1 };
    expect(await seated().think({ by: 'hint', houseRules: [], question: wrong, ms: 50 })).toHaveProperty('code');
    expect(await seated().think({ by: 'hint', houseRules: ['nope'], question: question(), ms: 50 })).toMatchObject({
      code: 'unknown-house-rule',
    });
  });

  test('tells the chance to win after every ball, and the last one settles it', async () => {
    const adviser = new Adviser();
    adviser.sit(plan);
    const match = createMatch(ccsl, { format: 'two-over', seed: 7, players: { home: sensible, away: sensible } });
    const balls = match.log().filter(({ delivery }) => delivery !== null);
    const chances = await adviser.chances({ houseRules: [], balls, game: match.game });
    expect(chances).toHaveLength(balls.length);
    expect([0, 0.5, 1]).toContain(chances.at(-1)?.home);
  });
});

test('a game that hides something and cannot deal it is looked into blindly, and the app can say so', () => {
  const k = variantKit({
    id: 'guess',
    title: 'Guess',
    parameters: {},
    laws: { overs: 1, wickets: 1, toss: 'none' },
    state: { match: () => ({ card: 0 }), ball: () => ({ bat: 0 }) },
    secret: { card: 'bowling' },
  });
  const made = defineVariant(k, {
    version: '1.0.0',
    flow: {
      ball: {
        before: [
          k.decision('bat', {
            by: 'batting',
            domain: oneOf(1, 2),
            take: (s, n) => {
              s.bat = n;
            },
          }),
        ],
      },
    },
  });
  expect(isBlind(compose(made))).toBe(true);
  expect(isBlind(compose({ ...made, imagine: (open: object) => ({ ...open, card: 1 }) }))).toBe(false);
  expect(isBlind(compose(ccsl as Variant))).toBe(false);
});
