import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, howzat } from './howzat.js';

/** A package that somebody is writing, and what a command says in it. */
function at(name: string, manifest: object, files: Readonly<Record<string, string>>): string {
  const here = join(folder, name);
  mkdirSync(join(here, 'src'), { recursive: true });
  writeFileSync(join(here, 'package.json'), JSON.stringify({ name, type: 'module', ...manifest }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(here, file), text);
  return here;
}

const rule = at(
  'howzat-rule-short',
  { howzat: { source: './src/index.ts', words: './src/rules.ts' } },
  {
    'src/index.ts': `import { houseRule } from '@howzat/core/author';
import { ccsl } from '@howzat/ccsl';
export const short = houseRule(ccsl, 'short', { title: 'Short' }, (a) => [a.set('wickets', 2)]);`,
    'src/rules.ts': `export const registry = { variant: 'short', title: 'Short', rulings: {}, prompts: {}, sections: [
  { title: 'Short', rules: { short: { kind: 'reading', source: 'house rule', text: 'Two wickets end it.' } } } ] };`,
  },
);

test('in the package of a house rule, compare is about it', { tags: ['ccsl'] }, async () => {
  const compared = await howzat(['compare', '--matches', '200', '--no-skill', '--json'], '', rule);
  expect(compared.stderr).toBe('');
  expect(JSON.parse(compared.stdout)).toMatchObject({ with: ['one-over', 'short'] });
});

test('and so is play', { tags: ['ccsl'] }, async () => {
  const played = await howzat(['play', '--players', 'random,random', '--seed', '1', '--record', 'm.json'], '', rule);
  expect(played).toMatchObject({ status: 0, stderr: '' });
});

test('and its words are at hand, in its folders too', { tags: ['ccsl'] }, async () => {
  const words = await howzat(['rules', 'short'], '', join(rule, 'src'));
  expect(words.stdout).toContain('Two wickets end it.');
});

test('a game or a house rule that is named is what was meant', { tags: ['ccsl'] }, async () => {
  const compared = await howzat(['compare', 'ccsl', '--matches', '10'], '', rule);
  expect(compared).toMatchObject({ status: 2, stderr: expect.stringContaining('Both ways are the same') });
});

test('another house rule that is named takes its place', { tags: ['ccsl'] }, async () => {
  const other = await howzat(
    ['compare', '--house-rule', 'six-and-out', '--matches', '50', '--no-skill', '--json'],
    '',
    rule,
  );
  expect(JSON.parse(other.stdout)).toMatchObject({ with: ['one-over', 'six-and-out'] });
});

test.each([
  ['outside of any', folder, 'Name the variant to compare'],
  ['whose source is missing', at('none', { howzat: { source: './src/none.ts' } }, {}), 'none.ts cannot be loaded'],
  ['that says it otherwise', at('odd', { howzat: { source: 1 } }, {}), 'is { "source": file, "words": file }'],
])('a package %s: in words', async (_what, here, words) => {
  const { status, stdout, stderr } = await howzat(['compare'], '', here);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(words);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});
