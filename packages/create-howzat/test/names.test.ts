import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { houseRules } from '@howzat/house-rules';
import { expect, test } from 'vitest';
import { folderOf, inTemplate, namesOf } from '../src/names.js';
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

test.each([
  ['house-rule', 'core', 'The Laws that all games share are called core'],
  ['variant', 'core', 'The Laws that all games share are called core'],
  ['variant', 'constructor', 'Every object has something called constructor'],
  ['house-rule', 'to-string', 'Every object has something called toString'],
  ['house-rule', 'cubes', 'The rules of the game cubes begin with cubes'],
  ['variant', 'six-and-out', 'There is a house rule six-and-out'],
  ['variant', 'define-variant', 'The new package has something called defineVariant already'],
  ['variant', 'player', 'The new package has something called player already'],
  ['house-rule', 'award', 'The new package has something called award already'],
] as const)('a %s %s is refused in words', (kind, given, words) => {
  expect(() => namesOf(kind, given)).toThrow(words);
});

test.each(['house-rule', 'variant'] as const)('whatever a new %s declares and imports is known', (kind) => {
  const folder = fileURLToPath(new URL(`../template/${kind}/`, import.meta.url));
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?:src|test)\/.*\.ts$|^tsup\.config\.ts$/.test(file.replaceAll('\\', '/')))
    .map((file) => readFileSync(`${folder}${file}`, 'utf8'))
    .join('\n');
  const declared = [...code.matchAll(/^(?:export )?(?:const|function|class|let) (\w+)/gm)].map(([, name]) => name);
  const imported = [...code.matchAll(/^import \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names
      .split(',')
      .filter((name) => !/^\s*type\s|^\s*$/.test(name))
      .map((name) => name.trim()),
  );
  const renamed = ['firstBallDoubles', 'handCricket', 'cubes'];
  expect(new Set([...declared, ...imported].filter((name) => !renamed.includes(name as string)))).toEqual(
    new Set(inTemplate[kind]),
  );
});

test('no name that ships can be taken', () => {
  for (const { id } of houseRules) expect(() => namesOf('house-rule', id)).toThrow(id);
  for (const { id } of games) expect(() => namesOf('variant', id)).toThrow(`There is a game ${id} in Howzat already`);
});
