import { describe, expect, test } from 'vitest';
import { howzat, json } from './howzat.js';

/** The format of a match between two players who choose anything. */
async function formatOf(...args: readonly string[]): Promise<unknown> {
  const { format } = (await json(['match', ...args, '--players', 'random,random', '--seed', '1', '--json'])) as {
    readonly format: unknown;
  };
  return format;
}

describe('where nothing is said of the rules, a match begins in the format that is best to begin with', () => {
  test('two overs in CCSL', { tags: ['ccsl'] }, async () => expect(await formatOf('ccsl')).toBe('two-over'));

  test('ten in Wicked', { tags: ['wicked'] }, async () => expect(await formatOf('wicked')).toBe('ten-over'));

  test('and so does one that is played', { tags: ['ccsl'] }, async () => {
    const { stdout } = await howzat(['play', 'ccsl', '--players', 'random,random', '--seed', '1']);
    // the rule of the blocker says how long the match is
    expect(stdout).toContain('blocker.two-overs');
  });

  test.each([
    ['one-over', '--format', 'one-over'],
    ['one-over', '--set', 'sixLock=1'],
    ['one-over', '--ruling', 'streak-zero=any-card-not-out'],
    ['one-over', '--house-rule', 'six-and-out'],
  ])('but in %s with %s %s', { tags: ['ccsl'] }, async (format, ...args) => {
    expect(await formatOf('ccsl', ...args)).toBe(format);
  });
});
