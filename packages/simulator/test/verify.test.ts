import { createRunner } from '@howzat/compiler/run';
import { compose, type Player, type Rulebook, uniformPlayer, type Variant } from '@howzat/core';
import type { Runner } from '@howzat/core/engine';
import { describe, expect, test, vi } from 'vitest';
import {
  compare,
  compareHere,
  type SimulateOptions,
  simulate,
  simulateHere,
  type Table,
  tournament,
} from '../src/index.js';

const module = new URL('./hand-cricket.mjs', import.meta.url).href;
const { hand, bonus, never } = (await import(module)) as { hand: Variant; bonus: never; never: never };
const base: SimulateOptions = { variant: { module, export: 'hand' }, matches: 500, seed: 11, workers: 0 };
const of = (name: string): SimulateOptions => ({
  ...base,
  selection: { houseRules: [{ module, export: name }] },
});
const random = [uniformPlayer, uniformPlayer] as const;

/** Code that leaves the house rule out. */
function wrong(): Runner {
  const rulebook = compose(hand, { houseRules: [bonus] }) as Rulebook;
  const { play } = createRunner(hand);
  return { rulebook, generated: true, play };
}

describe('a simulation', () => {
  test('says by how many matches it was verified', async () => {
    expect((await simulate(base)).verified).toEqual({ matches: 16, neverFired: [] });
    expect((await simulate(of('bonus'))).verified).toEqual({ matches: 16, neverFired: [] });
    expect((await simulate({ ...base, verify: 40 })).verified).toEqual({ matches: 40, neverFired: [] });
  });

  test('counts the same matches with it and without it', async () => {
    const { seconds: _, verified, ...figures } = await simulate(of('bonus'));
    const { seconds: __, verified: none, ...same } = await simulate({ ...of('bonus'), verify: 0 });
    expect(same).toEqual(figures);
    expect([verified?.matches, none]).toEqual([16, null]);
  });

  test('waits for a rule no longer than 200 matches, and tells that it never fired', async () => {
    expect((await simulate(of('never'))).verified).toEqual({ matches: 200, neverFired: ['never.fires'] });
    expect((await simulate({ ...of('never'), verify: 250 })).verified?.matches).toBe(250);
  });

  test('that is small is not made a large one', async () => {
    const verified = async (matches: number) => (await simulate({ ...of('never'), matches })).verified?.matches;
    expect(await verified(50)).toBe(50);
    expect(await verified(3)).toBe(16);
  });

  test('asks its players about the matches that it counts, and about no other', () => {
    const played = (verify: number | undefined): number => {
      let asked = 0;
      const counts: Player = {
        name: 'counts',
        choose: ({ domain, rng }) => {
          asked++;
          return domain.sample(rng);
        },
      };
      simulateHere(compose(hand), [counts, counts], { matches: 5, verify });
      return asked;
    };
    expect(played(undefined)).toBe(played(0));
  });

  test('of code that plays unlike the rules does not begin', () => {
    const asked = vi.fn(() => 4);
    const player: Player = { name: 'four', choose: asked };
    expect(() => simulateHere(wrong(), [player, player], { matches: 100 })).toThrow(
      expect.objectContaining({
        name: 'HowzatError',
        code: 'unlike-interpreter',
        details: expect.objectContaining({ rule: 'bonus.run', entry: 2, seed: 0 }),
      }),
    );
    expect(asked).not.toHaveBeenCalled();
    expect(simulateHere(wrong(), random, { matches: 100, verify: 0 }).verified).toBeNull();
  });

  test('that is interpreted has nothing to verify', () => {
    expect(simulateHere(createRunner(hand, { code: 'never' }), undefined, { matches: 5 }).verified).toBeNull();
  });

  test('stops while it is verified', async () => {
    const controller = new AbortController();
    const running = simulate({ ...of('never'), verify: 1_000_000, signal: controller.signal });
    setTimeout(() => controller.abort(), 20);
    await expect(running).rejects.toMatchObject({ code: 'aborted' });
  });

  test.each([15, 1, -1, 16.5, Number.NaN, '20', null])('refuses to verify %s matches', async (verify) => {
    await expect(simulate({ ...base, verify: verify as number })).rejects.toMatchObject({
      code: 'bad-option',
      subject: 'verify',
    });
  });
});

describe('a comparison', () => {
  const table = (runner: Runner): Table => ({ runner, players: random });

  test('verifies both ways', async () => {
    const selection = { houseRules: [{ module, export: 'never' }] };
    const { verified } = await compare({ ...base, matches: 300, with: selection, skill: null });
    expect(verified).toEqual({
      without: { matches: 16, neverFired: [] },
      with: { matches: 200, neverFired: ['never.fires'] },
    });
    const here = compareHere([table(createRunner(hand)), table(createRunner(hand, { houseRules: [never] }))], {
      matches: 300,
    });
    expect(here.verified).toEqual(verified);
  });

  test('of code that plays unlike the rules does not begin', () => {
    expect(() => compareHere([table(createRunner(hand)), table(wrong())], { matches: 100 })).toThrow(
      expect.objectContaining({ code: 'unlike-interpreter' }),
    );
  });
});

test('a tournament says by how many matches it was verified', async () => {
  const { verified } = await tournament({
    ...base,
    matches: 20,
    players: [
      { name: 'random', player: 'random' },
      { name: 'sixes', player: 'sensible' },
    ],
  });
  expect(verified).toEqual({ matches: 16, neverFired: [] });
});
