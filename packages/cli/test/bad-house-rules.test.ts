import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allGames } from '../../../scripts/lib/games.mjs';
import { folder, howzat } from './howzat.js';

const rules = join(folder, 'odd-rules.ts');
writeFileSync(
  rules,
  `import { houseRule } from '@howzat/core/author';
export const hen = houseRule('*', 'hen', { requires: ['egg'] }, (a) => [a.set('wickets', 3)]);
export const egg = houseRule('*', 'egg', { requires: ['hen'] }, (a) => [a.set('overs', 3)]);
export const idle = houseRule('*', 'idle', {}, (a) => [
  a.before('core.score.runs', { id: 'idle.never', when: (_s, g) => g.bat > 99, does: (_s, g) => { g.bat = 0; } }),
]);`,
);

const compared = (variant: string, ...ids: string[]) =>
  howzat([
    ...['compare', variant, '--use', rules, '--matches', '60', '--no-skill'],
    ...ids.flatMap((id) => ['--house-rule', id]),
  ]);

describe.concurrent('house rules that make no sense are refused in one line', () => {
  for (const [what, variant, ids, words, tag] of [
    ['a conflict', 'cubes', ['pairs-cricket', 'two-wicket-pairs'], 'conflict over parameter wickets'],
    ['what cannot be had together', 'cubes', ['last-man-stands', 'pairs-cricket'], 'cannot be played together'],
    ['what is so already', 'wicked', ['declaration'], 'declaration changes nothing here'],
    ['a rule for another game', 'cubes', ['third-power-card'], 'third-power-card is a rule for ccsl, not for cubes'],
    ['rules that need each other', 'cubes', ['hen', 'egg'], 'that goes round in a circle'],
    ['a rule without what it needs', 'cubes', ['hen'], 'hen needs egg, which is not in play'],
    ['a rule twice', 'cubes', ['six-and-out', 'six-and-out'], 'six-and-out is there twice'],
    // another game may bring it, so all are looked through
    ['a name that nobody has', 'cubes', ['sixandout'], 'There is no house rule sixandout; known are', allGames],
  ] as const)
    test(what, { tags: [tag ?? variant] }, async () => {
      const { status, stdout, stderr } = await compared(variant, ...ids);
      expect([status, stdout]).toEqual([2, '']);
      expect(stderr).toContain(words);
      expect(stderr.trim().split('\n')).toHaveLength(1);
    });

  test('one that never fires is played, and that is said', { tags: ['cubes'] }, async () => {
    const { status, stdout } = await compared('cubes', 'idle');
    expect(status).toBe(0);
    expect(stdout).toMatch(/Never fired in \d+ matches: idle\.never\. Does the rule do what you mean\?/);
  });
});
