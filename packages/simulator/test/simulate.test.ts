import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createRunner } from '@howzat/compiler/run';
import { compose, type Player, uniformPlayer, type Variant } from '@howzat/core';
import { hashSeed, matchSeed } from '@howzat/core/engine';
import { describe, expect, test } from 'vitest';
import { isSimulationError, playChunk, type SimulateOptions, simulate, simulateHere, Tally } from '../src/index.js';

const module = new URL('./hand-cricket.mjs', import.meta.url).href;
const { hand, dice } = (await import(module)) as { hand: Variant; dice: Variant };
const variant = { module, export: 'hand' };
const base: SimulateOptions = { variant, matches: 3000, seed: 11, workers: 1 };

const isDeep = process.env.HOWZAT_DEEP === '1';

/** All that must not depend on how it was played. */
function same({ seconds: _, ...simulation }: Awaited<ReturnType<typeof simulate>>): object {
  return simulation;
}

describe('the figures', () => {
  test('are the same with any number of workers', async () => {
    const alone = await simulate(base);
    expect(same(await simulate({ ...base, workers: 2 }))).toEqual(same(alone));
    expect(same(await simulate({ ...base, workers: 0 }))).toEqual(same(alone));
    expect(same(simulateHere(compose(hand), undefined, { matches: 3000, seed: 11 }))).toEqual(same(alone));
    expect((await simulate({ ...base, seed: 12 })).checksum).not.toBe(alone.checksum);
    expect((await simulate({ ...base, matches: 2999 })).checksum).not.toBe(alone.checksum);
  });

  test('with players, house rules and counted rules too, across threads', async () => {
    const options: SimulateOptions = {
      ...base,
      matches: 500,
      players: ['sensible', { module: fileURLToPath(module), export: 'fours' }],
      selection: { set: { overs: 5, wickets: 3 }, houseRules: [{ module, export: 'bonus' }] },
      countRules: true,
    };
    const alone = await simulate(options);
    expect(same(await simulate({ ...options, workers: 2 }))).toEqual(same(alone));
    expect(alone.amendments).toEqual(['bonus']);
    expect(alone.players.names).toEqual(['sixes', 'fours']);
    expect(alone.rules?.['bonus.run']).toBe(alone.balls);
    expect(alone.rules?.['hand.out']).toBe(alone.dismissals.bowled);
    // fours are never out to sixes, sixes always to fours
    expect(alone.players.wins[1]).toBe(500);
  });

  test('with a player that looks ahead, across threads', async () => {
    const options: SimulateOptions = {
      ...base,
      matches: 60,
      players: ['greedy', 'random'],
      selection: { set: { overs: 2 } },
    };
    const alone = await simulate(options);
    expect(same(await simulate({ ...options, workers: 2 }))).toEqual(same(alone));
    expect(alone.players.share).toBeGreaterThan(0.5);
  });

  test('merge to the same in any order of chunks of any size', () => {
    const runner = createRunner(hand);
    const players: readonly [Player, Player] = [{ name: 'fours', choose: () => 4 }, uniformPlayer];
    const chunk = (from: number, to: number) => {
      const tally = new Tally();
      playChunk(tally, runner, players, { seed: 'any', from, to, countRules: false });
      return tally.data();
    };
    const whole = new Tally().merge(chunk(0, 1000)).data();
    const cuts = [0, 1, 17, 400, 990, 1000];
    const pieces = cuts.slice(1).map((to, i) => chunk(cuts[i] as number, to));
    const merged = new Tally();
    for (const i of [3, 0, 4, 2, 1]) merged.merge(JSON.parse(JSON.stringify(pieces[i])) as never);
    expect(merged.data()).toEqual(whole);
  });

  test('come from matches that can be played again one by one', () => {
    const all = simulateHere(compose(hand), undefined, { matches: 40, seed: 'again' });
    const runner = createRunner(hand);
    let runs = 0;
    for (let n = 0; n < 40; n++)
      runs += runner.play({ seed: matchSeed(hashSeed('again'), n) }).game.scores[0]?.runs ?? 0;
    expect(all.firstInnings.mean).toBe(runs / 40);
  });

  test.each([
    ['1 to 6', 'dice', 17.5],
    ['0, 1, 2, 3, 4 and 6', 'hand', 40 / 3],
  ])('agree with theory: uniform play on %s', async (_, name, mean) => {
    const { firstInnings, perBall } = await simulate({
      variant: { module, export: name },
      matches: isDeep ? 100_000 : 20_000,
      seed: 1,
      workers: 2,
    });
    expect(Math.abs(firstInnings.mean - mean)).toBeLessThan(4 * firstInnings.standardError);
    expect(firstInnings.interval95[0]).toBeLessThan(firstInnings.interval95[1]);
    expect(firstInnings.wickets).toEqual({ mean: 1, sd: 0 });
    expect(perBall.wicket).toBeCloseTo(1 / 6, 1);
    expect(Object.values(perBall).reduce((a, b) => a + b)).toBeCloseTo(1, 12);
  });

  test('count wins by player and by innings', async () => {
    const { players, results, matches } = await simulate(base);
    expect(results.battingFirst + results.battingSecond + results.tie + results.other).toBe(matches);
    expect(players.wins[0] + players.wins[1]).toBe(results.battingFirst + results.battingSecond);
    expect(players.interval95[0]).toBeLessThan(players.share);
    expect(players.interval95[1]).toBeGreaterThan(players.share);
    expect(Math.abs(players.share - 0.5)).toBeLessThan(0.05);
  });
});

test.each([
  ['module', "import { simulate } from '@howzat/simulator'"],
  ['commonjs', "const { simulate } = require('@howzat/simulator')"],
])('the built package plays in threads and lets a %s program end', async (type, load) => {
  const options: SimulateOptions = {
    ...base,
    variant: { module: './test/hand-cricket.mjs', export: 'hand' },
    workers: 2,
  };
  const program = `${load}; simulate(${JSON.stringify(options)}).then(({ checksum }) => console.log(checksum));`;
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [`--input-type=${type}`, '-e', program], { cwd });
  expect(stdout.trim()).toBe((await simulate(base)).checksum);
});

describe('progress and abort', () => {
  test.each([1, 2])('tells how far it is, with %i workers', async (workers) => {
    const seen: number[] = [];
    await simulate({ ...base, workers, onProgress: (done, total) => seen.push(done / total) });
    expect(seen.length).toBeGreaterThan(100);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(seen.at(-1)).toBe(1);
  });

  test.each([1, 2])('stops when it is told to, with %i workers', async (workers) => {
    const controller = new AbortController();
    let last = 0;
    const running = simulate({
      ...base,
      matches: 5_000_000,
      workers,
      signal: controller.signal,
      onProgress: (done) => {
        last = done;
        controller.abort('tea');
      },
    });
    await expect(running).rejects.toMatchObject({ name: 'SimulationError', code: 'aborted', cause: 'tea' });
    expect(last).toBeLessThan(1_000_000);
  });

  // a thread that was stopped while it loaded a module took the whole process with it
  test('stops threads that are still loading', async () => {
    for (let ms = 0; ms < 200; ms += isDeep ? 10 : 40) {
      const controller = new AbortController();
      const running = simulate({ ...base, matches: 5_000_000, workers: 2, signal: controller.signal });
      setTimeout(() => controller.abort(), ms);
      await expect(running).rejects.toMatchObject({ code: 'aborted' });
    }
  });

  test.each([0, 2])('hands on what the listener throws, with %i workers', async (workers) => {
    const onProgress = () => {
      throw new RangeError('rain');
    };
    await expect(simulate({ ...base, workers, onProgress })).rejects.toThrow(RangeError);
  });

  test('does not begin when it is aborted already', async () => {
    await expect(simulate({ ...base, signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'aborted' });
  });
});

describe('bad options', () => {
  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e300, '10', null, undefined])(
    'matches: %s',
    async (matches) => {
      const error = await simulate({ ...base, matches: matches as number }).catch((e: unknown) => e);
      expect(isSimulationError(error, 'bad-option')).toBe(true);
      expect(error).toMatchObject({ subject: 'matches' });
    },
  );

  test.each([-1, 1.5, Number.NaN, 1e9, '2'])('workers: %s', async (workers) => {
    await expect(simulate({ ...base, workers: workers as number })).rejects.toMatchObject({
      code: 'bad-option',
      subject: 'workers',
    });
  });

  test.each<[string, Partial<SimulateOptions>, string]>([
    ['a seed that is none', { seed: Number.NaN }, 'bad-seed'],
    ['an unknown package', { variant: { module: 'no-such-howzat', export: 'x' } }, 'unknown-variant'],
    ['an unknown file', { variant: { module: './no-such-file.mjs', export: 'x' } }, 'unknown-variant'],
    ['an unknown export', { variant: { module, export: 'toString' } }, 'unknown-variant'],
    ['an export that is no variant', { variant: { module, export: 'nothing' } }, 'unknown-variant'],
    ['no module', { variant: 'ccsl' as never }, 'bad-option'],
    ['an unknown player', { players: ['random', 'clever' as never] }, 'unknown-player'],
    ['a player that is none', { players: ['random', { module, export: 'nothing' }] }, 'unknown-player'],
    [
      'a module without a house rule',
      { selection: { houseRules: [{ module, export: 'hand' }] } },
      'unknown-house-rule',
    ],
    ['an unknown format', { selection: { format: 'fifty' } }, 'unknown-format'],
    ['an unknown parameter', { selection: { set: { weather: 1 } } }, 'unknown-parameter'],
  ])('%s', async (_, wrong, code) => {
    await expect(simulate({ ...base, ...wrong })).rejects.toMatchObject({ code });
  });

  test.each([1, 2])('a player that cheats is named, with %i workers', async (workers) => {
    const cheat = simulate({ ...base, workers, players: [{ module, export: 'cheat' }, 'random'] });
    await expect(cheat).rejects.toMatchObject({
      name: 'HowzatError',
      code: 'illegal-choice',
      details: { choice: 7 },
    });
  });
});

test('uniform 1 to 6 ends with one wicket a side', () => {
  expect(simulateHere(createRunner(dice), undefined, { matches: 10 }).dismissals.bowled).toBeGreaterThan(9);
});
