import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { decisionsBy, playTask, type Score } from '../src/chunks.js';
import { type Decision, decisions, habitText } from '../src/index.js';

const module = fileURLToPath(new URL('hand-cricket.mjs', import.meta.url));
const asked = { variant: { module, export: 'hand' }, matches: 200, seed: 1, verify: 0 };

/** The decision of a step, told by its name. */
function at(found: readonly Decision[], step: string): Decision {
  return found.find((decision) => decision.step === step) as Decision;
}

test('a decision is worth what a player loses that takes anything there', async () => {
  // who always shows six is out to itself at once: anything else is better to bat, and worse to bowl
  const found = await decisions({ ...asked, workers: 0 });
  expect(found).toMatchObject({
    variant: 'hand',
    format: null,
    player: 'sixes',
    matches: 200,
    seed: 1,
    verified: null,
  });
  expect(found.decisions.map(({ step }) => step)).toEqual(['bowl', 'bat']);
  const [bowl, bat] = [at(found.decisions, 'bowl'), at(found.decisions, 'bat')];
  expect(bowl.share).toBeLessThan(0.05);
  expect(bat.share).toBeGreaterThan(0.95);
  for (const {
    wins,
    losses,
    level,
    share,
    interval95: [low, high],
    asked: times,
  } of [bowl, bat]) {
    expect(wins + losses + level).toBe(200);
    expect(share).toBe(wins / (wins + losses));
    expect(low).toBeLessThanOrEqual(share);
    expect(high).toBeGreaterThanOrEqual(share);
    // two innings of one ball
    expect(times).toBe(2);
  }
});

test('it is the same in threads, and played by others', async () => {
  const told: number[] = [];
  const here = await decisions({ ...asked, workers: 0, onProgress: (done, total) => told.push(done / total) });
  expect(told.at(-1)).toBe(1);
  expect(await decisions({ ...asked, workers: 2 })).toEqual(here);
  const others = await decisionsBy(asked, async (trial, _stage, { order, table }) => {
    return playTask([table], { kind: 'trial', orders: [order], ...trial }) as readonly Score[];
  });
  expect(others).toEqual(here);
});

test('at a step that is named it is told what always the same choice wins there', async () => {
  const random = { ...asked, player: 'random', workers: 0 } as const;
  const found = await decisions({ ...random, steps: ['bat'] });
  expect(found.decisions.map(({ step }) => step)).toEqual(['bat']);
  const [{ choices, ...bat }] = found.decisions as [Decision];
  const all = await decisions(random);
  expect({ ...bat, choices: [] }).toEqual(at(all.decisions, 'bat'));
  const won = choices.map(({ habits, share }) => [habits.map(habitText).join(), share] as const);
  expect(won.map(([habit]) => habit).sort()).toEqual([0, 1, 2, 3, 4, 6].map((n) => `bat: always ${n}`));
  // each number is as likely out as another, and who always shows none makes no run
  expect(won[0]?.[0]).toBe('bat: always 6');
  expect(won.at(-1)).toEqual(['bat: always 0', 0]);
  expect(won.map(([, share]) => share)).toEqual(won.map(([, share]) => share).sort((a, b) => b - a));
});

test('a step that nobody is asked is refused, with those that are', async () => {
  await expect(decisions({ ...asked, player: 'random', workers: 0, steps: ['bat', 'bow'] })).rejects.toMatchObject({
    code: 'unknown-step',
    details: { subject: 'bow', known: expect.arrayContaining(['bat', 'bowl']) },
  });
});

test.each([
  [{ matches: 0 }, /matches/],
  [{ workers: -1 }, /workers/],
])('%j is refused', async (wrong, why) => {
  await expect(decisions({ ...asked, ...wrong })).rejects.toThrow(why);
});

test('it can be called off', async () => {
  const abort = new AbortController();
  abort.abort();
  await expect(decisions({ ...asked, workers: 0, signal: abort.signal })).rejects.toMatchObject({ code: 'aborted' });
});
