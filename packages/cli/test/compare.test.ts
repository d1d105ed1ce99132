import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allGames } from '../../../scripts/lib/games.mjs';
import { folder, howzat, json, type Ran, village } from './howzat.js';

interface Compared {
  matches: number;
  with: string[];
  figures: { id: string; change: number; verdict: string }[];
  skill: { id: string } | null;
  swing: { share: number };
}

function expectRefused({ status, stdout, stderr }: Ran, message: string): void {
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(message);
  expect(stderr.trim().split('\n')).toHaveLength(1);
}

describe('compare', () => {
  test('tells what a parameter does, in words', { tags: ['cubes'] }, async () => {
    const { status, stdout, stderr } = await howzat([
      ...['compare', 'cubes', '--set', 'wicketDifference=4', '--matches', '300', '--no-skill'],
    ]);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('without and with wicketDifference=4');
    expect(stdout).toMatch(/first innings +\S+ +\S+ +-\d+\.\d+ .* fewer/);
    expect(stdout).toMatch(/wickets, first innings +10\.000 +10\.000 +\+0\.000 .* noise/);
    expect(stdout).toContain('The winner changes in');
  });

  test('a house rule of a module, as JSON and as a picture, with any number of workers', async () => {
    const svg = join(folder, 'totals.svg');
    const flags = ['compare', 'village', '--use', village, '--house-rule', 'longer', '--matches', '400', '--json'];
    const [one, two] = await Promise.all(
      ['1', '2'].map((workers) => json<Compared>([...flags, '--workers', workers, '--svg', svg])),
    );
    expect({ ...two, seconds: 0 }).toEqual({ ...one, seconds: 0 });
    expect(one).toMatchObject({ matches: 400, with: ['longer'] });
    expect(one?.figures.find(({ id }) => id === 'balls')?.verdict).toBe('up');
    const picture = readFileSync(svg, 'utf8');
    expect(picture).toMatch(/^<svg [\s\S]*<\/svg>\s*$/);
    expect(picture).toContain('without');
  });

  test('a house rule that ships, by its id', { tags: ['ccsl'] }, async () => {
    const flags = ['compare', 'ccsl', '--house-rule', 'six-and-out', '--matches', '300', '--json', '--no-skill'];
    const compared = await json<Compared & { neverFired: { rules: string[] } }>(flags);
    expect(compared).toMatchObject({ with: ['one-over', 'six-and-out'], neverFired: { rules: [] } });
    expect(compared.figures.find(({ id }) => id === 'first-innings')?.verdict).toBe('down');
  });

  test('what is played otherwise, and whether the player knows what is asked anew', { tags: ['ccsl'] }, async () => {
    // where power cards have no limit, the batter plays more 6s, and predicts them
    const flags = ['compare', 'ccsl', '--house-rule', 'joker-over', '--set', 'powerPerOver=6', '--matches', '300'];
    const { stdout } = await howzat(flags);
    expect(stdout).toContain('What is chosen more or less often (sensible against itself, 300 matches each way):');
    expect(stdout).toMatch(/play-card prediction 6 +\d+\.\d % +\d+\.\d % +\+\d+\.\d %/);
    expect(stdout).toMatch(/Asked only with the change: joker-over\.call, \d+ times\. Chosen: /);
    expect(stdout.replaceAll('\n', ' ')).toContain('sensible chooses at random there: it does not know the step');
    const { play } = await json<{ play: { shifts: { place: string; corrected: number }[] } }>([...flags, '--json']);
    expect(play.shifts.every(({ corrected }) => corrected < 0.05)).toBe(true);
  });

  test('several values of a parameter side by side', { tags: ['cubes'] }, async () => {
    const flags = ['compare', 'cubes', '--vary', 'wicketDifference=4,6', '--matches', '200', '--no-skill'];
    const { status, stdout } = await howzat(flags);
    expect(status).toBe(0);
    expect(stdout).toMatch(/wicketDifference +as it is +4 +6/);
    const all = await json<(Compared & { wicketDifference: string })[]>([...flags, '--json']);
    expect(all.map((it) => [it.wicketDifference, Math.sign(it.figures[0]?.change ?? 0)])).toEqual([
      ['4', -1],
      ['6', 1],
    ]);
  });

  test.each([
    ['nothing', [], 'Both ways are the same'],
    ['what is so anyway', ['--set', 'six=6'], 'Both ways are the same'],
    ['a value that does not fit', ['--set', 'six=x'], 'six must be'],
    ['no values', ['--vary', 'six=,'], '--vary takes values'],
    ['a picture of several', ['--vary', 'six=5,7', '--svg', 'x.svg'], '--svg draws one'],
  ])('refuses %s', async (_name, flags, message) => {
    expectRefused(await howzat(['compare', 'village', '--use', village, ...flags, '--matches', '10']), message);
  });

  test('refuses an unknown house rule', { tags: [allGames] }, async () => {
    const args = ['compare', 'cubes', '--house-rule', 'x', '--matches', '10'];
    expectRefused(await howzat(args), 'There is no house rule x');
  });
});
