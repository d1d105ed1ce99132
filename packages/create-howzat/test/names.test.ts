import { houseRules } from '@howzat/house-rules';
import { expect, test } from 'vitest';
import { folderOf, namesOf } from '../src/names.js';
import { games } from '../src/variants.js';

test.each([
  ['house-rule', 'golden-start', 'howzat-rule-golden-start'],
  ['house-rule', 'howzat-rule-golden-start', 'howzat-rule-golden-start'],
  ['house-rule', '@me/golden-start', '@me/howzat-rule-golden-start'],
  ['variant', '@me/howzat-variant-golden-start', '@me/howzat-variant-golden-start'],
] as const)('a %s named %s', (kind, given, name) => {
  const names = namesOf(kind, given);
  expect(names).toEqual({
    id: 'golden-start',
    package: name,
    identifier: 'goldenStart',
    title: 'Golden start',
  });
  expect(folderOf(names)).toBe(name.replace('@me/', ''));
});

test.each([
  ['', 'An empty text does not do'],
  ['Golden', 'name can no longer contain capital letters'],
  ['golden start', 'name can only contain URL-friendly characters'],
  ['golden/start', 'name can only contain URL-friendly characters'],
  ['../start', 'is not a name for a package'],
  ['golden_start', 'small letters, digits and single hyphens'],
  ['1st-ball', 'begins with a letter'],
  ['golden--start', 'single hyphens'],
  ['x'.repeat(220), 'name can no longer contain more than 214 characters'],
  ['while', 'JavaScript keeps the word for itself'],
  ['six-and-out', 'There is a house rule six-and-out in @howzat/house-rules already'],
])('%j is refused in words', (given, words) => {
  expect(() => namesOf('house-rule', given)).toThrow(words);
});

test('no name that ships can be taken', () => {
  for (const { id } of houseRules) expect(() => namesOf('house-rule', id)).toThrow(id);
  for (const { id } of games) expect(() => namesOf('variant', id)).toThrow(`There is a game ${id} in Howzat already`);
});
