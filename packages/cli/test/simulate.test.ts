import { describe, expect, test } from 'vitest';
import { tagsOf } from '../../../scripts/lib/games.mjs';
import { hand, howzat, json, village } from './howzat.js';

interface Figures {
  checksum: string;
  seconds: number;
  balls: number;
}

const but = ({ seconds: _, ...rest }: Figures): Omit<Figures, 'seconds'> => rest;

const games: readonly (readonly [string, readonly string[]])[] = [
  ['cubes', ['--matches', '40', '--players', 'sensible,random']],
  ['hand', ['--matches', '500', '--use', hand, '--players', 'sensible,random']],
  ['village', ['--matches', '500', '--use', village, '--house-rule', 'longer', '--players', 'four,random']],
];

for (const [variant, flags] of games)
  describe(`simulate ${variant}`, tagsOf(variant), () => {
    test('gives the same figures with any number of workers', async () => {
      const runs = await Promise.all(
        ['1', '2', '2'].map((workers) =>
          json<Figures>(['simulate', variant, ...flags, '--seed', '1', '--workers', workers, '--json']),
        ),
      );
      for (const run of runs) expect(but(run)).toEqual(but(runs[0] as Figures));
      expect(runs[0]).toMatchObject({
        variant,
        format: variant === 'cubes' ? expect.any(String) : null,
        amendments: expect.any(Array),
        matches: Number(flags[1]),
        seed: 1,
        balls: expect.any(Number),
        checksum: expect.stringMatching(/^[0-9a-f]{16}$/),
        firstInnings: {
          mean: expect.any(Number),
          sd: expect.any(Number),
          quartiles: expect.any(Array),
          wickets: { mean: expect.any(Number), sd: expect.any(Number) },
        },
        secondInnings: { mean: expect.any(Number), wickets: {} },
        results: { battingFirst: expect.any(Number), battingSecond: expect.any(Number), tie: expect.any(Number) },
        players: { wins: expect.any(Array), share: expect.any(Number) },
        perBall: { dot: expect.any(Number), wicket: expect.any(Number) },
      });
    });
  });

test('tells people the figures in words, and counts rules', { tags: ['ccsl'] }, async () => {
  const { status, stdout, stderr } = await howzat([
    'simulate',
    'ccsl',
    '--matches',
    '200',
    '--workers',
    '1',
    '--rules',
  ]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^ccsl.*: 200 matches, \d+ balls, seed 1\n/);
  expect(stdout).toMatch(/Won batting first .* %/);
  expect(stdout).toMatch(/core\.score\.runs +\d+/);
});

describe.concurrent('without --players', () => {
  for (const [variant, player] of [
    ['cubes', 'random'],
    ['wicked', 'sensible'],
  ] as const)
    test(`plays ${variant} between ${player} players: where captains may declare, random ones would at once`, {
      tags: [variant],
    }, async () => {
      const { players, firstInnings } = await json<{
        players: { names: string[] };
        firstInnings: { balls: { mean: number } };
      }>(['simulate', variant, '--matches', '4', '--workers', '0', '--json']);
      expect(players.names).toEqual([player, player]);
      expect(firstInnings.balls.mean).toBeGreaterThan(20);
    });

  test('compares by sensible players where a house rule lets captains declare', { tags: ['ccsl'] }, async () => {
    const { players } = await json<{ players: string[] }>([
      ...['compare', 'ccsl', '--house-rule', 'declaration', '--matches', '4', '--workers', '0', '--no-skill', '--json'],
    ]);
    expect(players).toEqual(['sensible', 'sensible']);
  });
});

describe.concurrent('compiled code', () => {
  interface Verifying {
    verified: { matches: number; neverFired: string[] } | null;
  }
  const own = ['--matches', '20', '--workers', '0'];
  const brought = [...own, '--use', village];

  test('is verified where rules are new to this version, and says so', async () => {
    const flags = ['simulate', 'village', ...brought, '--house-rule', 'longer'];
    expect((await json<Verifying>([...flags, '--json'])).verified).toEqual({ matches: 16, neverFired: [] });
    const { stdout } = await howzat(flags);
    expect(stdout).toMatch(/^Checksum .*; verified: 16 matches against the interpreter$/m);
  });

  test('is verified by more matches with --verify', async () => {
    const { verified } = await json<Verifying>(['simulate', 'village', ...brought, '--verify', '40', '--json']);
    expect(verified?.matches).toBe(40);
  });

  test('is verified with --verify where all rules are of this version too', { tags: ['ccsl'] }, async () => {
    const ccsl = await json<Verifying>(['simulate', 'ccsl', ...own, '--verify', '17', '--json']);
    expect(ccsl.verified?.matches).toBeGreaterThanOrEqual(17);
  });

  test('of rules that come with this version is not verified again, and says so', { tags: ['ccsl'] }, async () => {
    const flags = ['simulate', 'ccsl', ...own, '--house-rule', 'golden-ball'];
    expect((await json<Verifying>([...flags, '--json'])).verified).toBeNull();
    expect((await howzat(flags)).stdout).toMatch(/; not verified: no rule is new to this version/);
  });

  test('is verified where only the house rule is new', { tags: ['ccsl'] }, async () => {
    const { verified } = await json<Verifying>([
      ...['simulate', 'ccsl', ...brought, '--house-rule', 'extra', '--json'],
    ]);
    expect(verified?.matches).toBeGreaterThanOrEqual(16);
  });

  test('is verified where only the game is new', async () => {
    const game = await json<Verifying>(['simulate', 'village', ...brought, '--json']);
    expect(game.verified?.matches).toBe(16);
  });

  test('is verified both ways of a comparison, and in a tournament', async () => {
    const compared = ['compare', 'village', ...brought, '--house-rule', 'longer', '--no-skill'];
    const { stdout } = await howzat(compared);
    expect(stdout.replace(/\s+/g, ' ')).toContain(
      'Without the change verified: 16 matches against the interpreter. With it verified: 16 matches against the interpreter.',
    );
    const table = await howzat(['tournament', 'village', ...brought, '--players', 'four,random']);
    expect(table.stdout).toMatch(/^verified: 16 matches against the interpreter$/m);
  });

  test.each(['0', '15', '-1', 'some'])('--verify %s is refused', async (many) => {
    const { status, stderr } = await howzat(['simulate', 'village', ...brought, '--verify', many]);
    expect(status).toBe(2);
    expect(stderr).toMatch(/--verify.* It is a whole number from 16/);
  });
});

test('a house rule may be named beside one that brings it along', { tags: ['ccsl'] }, async () => {
  const both = ['--house-rule', 'free-hit', '--house-rule', 'shown-free-hit'];
  const { amendments } = await json<{ amendments: readonly string[] }>([
    ...['simulate', 'ccsl', ...both, '--matches', '2', '--workers', '0', '--json'],
  ]);
  expect(amendments).toEqual(expect.arrayContaining(['overstepping', 'free-hit', 'shown-free-hit']));
});
