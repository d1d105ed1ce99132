import { describe, expect, test } from 'vitest';
import { howzat, json, village } from './howzat.js';

interface Figures {
  checksum: string;
  seconds: number;
  balls: number;
}

const but = ({ seconds: _, ...rest }: Figures): Omit<Figures, 'seconds'> => rest;

describe.each([
  ['cubes', ['--matches', '40', '--players', 'random,random']],
  ['ccsl', ['--matches', '2000', '--players', 'sensible,random']],
  ['village', ['--matches', '500', '--use', village, '--house-rule', 'longer', '--players', 'four,random']],
])('simulate %s', (variant, flags) => {
  test('gives the same figures with any number of workers', async () => {
    const runs = await Promise.all(
      ['1', '2', '2'].map((workers) =>
        json<Figures>(['simulate', variant, ...flags, '--seed', '1', '--workers', workers, '--json']),
      ),
    );
    for (const run of runs) expect(but(run)).toEqual(but(runs[0] as Figures));
    expect(runs[0]).toMatchObject({
      variant,
      format: variant === 'village' ? null : expect.any(String),
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

test('tells people the figures in words, and counts rules', async () => {
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
  test.each([
    ['cubes', 'random'],
    ['wicked', 'sensible'],
  ])('plays %s between %s players: where captains may declare, random ones would at once', async (variant, player) => {
    const { players, firstInnings } = await json<{
      players: { names: string[] };
      firstInnings: { balls: { mean: number } };
    }>(['simulate', variant, '--matches', '4', '--workers', '0', '--json']);
    expect(players.names).toEqual([player, player]);
    expect(firstInnings.balls.mean).toBeGreaterThan(20);
  });

  test('compares by sensible players where a house rule lets captains declare', async () => {
    const { players } = await json<{ players: string[] }>([
      ...['compare', 'ccsl', '--house-rule', 'declaration', '--matches', '4', '--workers', '0', '--no-skill', '--json'],
    ]);
    expect(players).toEqual(['sensible', 'sensible']);
  });
});
