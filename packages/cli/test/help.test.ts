import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { allGames } from '../../../scripts/lib/games.mjs';
import { folder, howzat, howzatAsProcess, type Ran } from './howzat.js';

describe('help', () => {
  test('of a command is that of its flag', async () => {
    const { status, stdout } = await howzat(['help', 'play']);
    expect(status).toBe(0);
    expect(stdout).toBe((await howzat(['play', '--help'])).stdout);
    expect(stdout).toMatch(/^Usage: howzat play/);
  });

  test.each([
    [['help', 'nope'], 'howzat: There is no command nope. Commands are start, play, match,'],
    [['help', 'simulat'], 'howzat: There is no command simulat. Did you mean simulate? Commands are'],
  ])('%j is one line where there is no such command', async (args, line) => {
    const { status, stdout, stderr } = await howzat(args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr.trimEnd().split('\n')).toEqual([expect.stringContaining(line)]);
  });

  test('of all commands is that of each, one after the other', async () => {
    const { status, stdout } = await howzat(['help', '--all']);
    expect(status).toBe(0);
    expect(stdout.startsWith((await howzat(['help'])).stdout)).toBe(true);
    for (const command of ['start', 'play', 'variants', 'complete'])
      expect(stdout).toContain((await howzat([command, '--help'])).stdout);
    expect(await howzat(['help', 'play', '--all'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('--all tells of every command'),
    });
  });

  test('has colours where there are any, and the same columns', async () => {
    const plain = await howzat(['compare', '--help']);
    const { stdout } = await howzatAsProcess(['compare', '--help'], '', folder, undefined, {
      NO_COLOR: undefined,
      FORCE_COLOR: '1',
    });
    expect(stdout).toContain('\u001b[1mUsage:\u001b[22m');
    expect(stdout).toContain('\u001b[36m--matches <n>\u001b[39m');
    expect(stripVTControlCharacters(stdout)).toBe(plain.stdout);
  });

  test.each(['hint', 'simulate', 'play', 'tournament', 'form-guide', 'compare'])(
    'of %s tells how a budget is typed',
    async (command) => {
      const words = (await howzat([command, '--help'])).stdout.replace(/\s+/g, ' ');
      expect(words).toMatch(/--budget <budget> [\w ,]+: a time, such as 50ms, or a number of playouts, such as 200/);
    },
  );
});

function expectAsked({ status, stderr }: Ran, meant: string | null): void {
  expect(status).toBe(2);
  if (meant === null) expect(stderr).not.toContain('Did you mean');
  else expect(stderr).toContain(` Did you mean ${meant}?`);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
}

describe('what was meant is asked', () => {
  test.each([
    [['pley'], 'play'],
    [['cubs'], 'cubes'],
    [['match', 'cub'], 'cubes'],
    [['rules', 'ccsl', '--id', 'nope'], null],
  ])('%j', async (args, meant) => {
    expectAsked(await howzat(args), meant);
  });

  test('for a format', { tags: ['ctg'] }, async () => {
    expectAsked(await howzat(['match', 'ctg', '--format', 't200']), 't20');
  });

  test('for a ruling', { tags: ['ccsl'] }, async () => {
    const args = ['match', 'ccsl', '--ruling', 'streak-zer=any-card-not-out'];
    expectAsked(await howzat(args), 'ccsl.ruling.streak-zero');
  });

  test('for a house rule, of all that are at hand', { tags: [allGames] }, async () => {
    expectAsked(await howzat(['match', 'ccsl', '--house-rule', 'golden-bal']), 'golden-ball');
  });
});

describe('words are completed', () => {
  test.each(['bash', 'zsh', 'fish', 'powershell'])('by a script for %s', async (shell) => {
    const { status, stdout } = await howzatAsProcess(['complete', shell]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/howzat complete '?--/);
  });

  test.each([
    [['pl'], 'play'],
    [['simulate', ''], 'wicked'],
    [['match', 'c'], 'ccsl'],
    [['simulate', '--wor'], '--workers'],
  ])('%j', async (words, completed) => {
    const { status, stdout } = await howzatAsProcess(['complete', '--', ...words]);
    expect(status).toBe(0);
    expect(stdout.split('\n').map((line) => line.split('\t')[0])).toContain(completed);
  });
});
