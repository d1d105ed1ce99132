import { registry as ccslWords } from '@howzat/ccsl/rules';
import { openMatch } from '@howzat/core';
import { lawsRegistry } from '@howzat/core/rules';
import { registry as ctgWords } from '@howzat/ctg/rules';
import { colourNames } from '@howzat/cubes';
import { registry as cubesWords } from '@howzat/cubes/rules';
import { registry as pocketWords } from '@howzat/pocket/rules';
import { registry as wickedWords } from '@howzat/wicked/rules';
import { expect, test } from 'vitest';
import { words as daily } from '../src/daily/words.js';
import { openWords } from '../src/engine/opened.js';
import { boardOf, bookOf, commentary } from '../src/engine/scorer.js';
import { choices } from '../src/language/hi/choices.js';
import { chosen, percent } from '../src/language/hi/count.js';
import { formats } from '../src/language/hi/formats.js';
import { hi } from '../src/language/hi/index.js';
import { interpreted } from '../src/language/hi/interpreter.js';
import { questions } from '../src/language/hi/questions.js';
import { reasons } from '../src/language/hi/reasons.js';
import { rules } from '../src/language/hi/rules.js';
import { words as online } from '../src/online/words.js';
import { words as first } from '../src/screens/first/words.js';
import { told as lab } from '../src/screens/lab/words.js';
import { first as ccslFirst } from '../src/tables/ccsl/first-words.js';
import { words as ccsl } from '../src/tables/ccsl/words.js';
import { first as ctgFirst } from '../src/tables/ctg/first-words.js';
import { zones } from '../src/tables/ctg/ground.js';
import { told as ctg } from '../src/tables/ctg/words.js';
import { first as cubesFirst } from '../src/tables/cubes/first-words.js';
import { words as cubes } from '../src/tables/cubes/words.js';
import { first as pocketFirst } from '../src/tables/pocket/first-words.js';
import { words as pocket } from '../src/tables/pocket/words.js';
import { first as wickedFirst } from '../src/tables/wicked/first-words.js';
import { told as wicked } from '../src/tables/wicked/words.js';
import { variants } from '../src/variants.js';
import { words as app } from '../src/words.js';
import { tagsOf } from './parts.js';
import { games } from './stages.js';

const registries = [lawsRegistry, ccslWords, ctgWords, cubesWords, pocketWords, wickedWords];
const english = {
  app,
  daily,
  lab,
  online,
  ctg,
  wicked,
  cubes,
  ccsl,
  pocket,
  first,
  ctgFirst,
  wickedFirst,
  cubesFirst,
  ccslFirst,
  pocketFirst,
};

type Said = string | ((...args: never[]) => unknown);

/** Everything that is said, by the path to it. */
function saidIn(words: object, path: string): readonly (readonly [path: string, said: Said])[] {
  return Object.entries(words).flatMap(([name, value]: [string, unknown]) => {
    const at = `${path}.${name}`;
    if (typeof value === 'string') return [[at, value] as const];
    if (typeof value === 'function') return [[at, value as Said] as const];
    return typeof value === 'object' && value !== null ? saidIn(value, at) : [];
  });
}

/** What is filled in where numbers would not do. */
const given: Readonly<Record<string, readonly unknown[]>> = {
  'app.match.ball': ['41', '42', ['43', '44']],
  'app.match.wasTyped': ['41', '42'],
  'app.book.extrasOf': [{ byes: 41, legByes: 42, wides: 43, noBalls: 44, penalty: 45 }],
  'app.chart.rules': [['41', '42'], 43],
  'app.hint.brings': ['over', 41, 42],
  'lab.figure': [41, 'runs'],
  'lab.changed': [41, 'runs'],
  'ccsl.write': [[41, 42]],
  'ccsl.says.traps': [[41, 42]],
  'cubes.colour': ['A'],
  'cubes.cube': [41, 'A'],
  'cubes.shownOf': ['41', 'A'],
  'cubes.bowls': ['41', 'A'],
  'cubes.bats': ['41', 'A'],
  'cubes.choose': ['A'],
  'ctg.field.area': ['41', true, 42],
  'ctg.ball.went': [41, 'R42'],
  'wickedFirst.means.input': ['bowling'],
  'pocketFirst.means.rank': ['bat', '42', '43'],
};

/** The numbers of a text, each once. */
const numbers = (text: string): readonly string[] =>
  [...new Set(text.replaceAll(/(?<=\d),(?=\d)/g, '').match(/\d+/g) ?? [])].sort();

/** What is said, with numbers filled in. */
function filled(path: string, said: Said): string {
  const args = given[path] ?? [41, 42, 43, 44, 45];
  return typeof said === 'string' ? said : String((said as (...args: readonly unknown[]) => unknown)(...args));
}

// what is the same in both languages: names, keys, marks of a scorer
const same = /^(Howzat|Cricsheet JSON|Enter|[A-Z?]|[A-Z]{2}|[\d\W]*)$/;

for (const [area, words] of Object.entries(english))
  test(`${area} says the same in Hindi: each sentence once, with all that is filled in`, () => {
    const hindi = new Map(saidIn(hi.words[area as keyof typeof hi.words], area));
    const all = saidIn(words, area).filter(([path]) => !path.startsWith('app.parts.'));
    expect([...hindi.keys()].filter((path) => !path.startsWith('app.parts.')).sort()).toEqual(
      all.map(([path]) => path).sort(),
    );
    for (const [path, said] of all) {
      const other = hindi.get(path) as Said;
      const [one, two] = [filled(path, said), filled(path, other)];
      expect.soft([path, typeof other]).toEqual([path, typeof said]);
      if (typeof said === 'function') expect.soft([path, ...numbers(two)]).toEqual([path, ...numbers(one)]);
      expect
        .soft([path, two === '', /\p{Script=Devanagari}/u.test(two) || same.test(two)])
        .toEqual([path, one === '', true]);
    }
  });

test('Hindi counts nothing and one alike', () => {
  expect([0, 1, 2, 5].map((n) => chosen(n, 'one', 'other'))).toEqual(['one', 'one', 'other', 'other']);
  expect(app.match.needs(1, 1)).toBe('Needs 1 run from 1 ball');
  expect(percent(0.456)).toBe('46%');
});

test('every game has a name in Hindi, and no other', () => {
  expect(Object.keys(hi.words.games).sort()).toEqual(variants.map(({ id }) => id).sort());
});

test('only games that are there are spoken of', () => {
  const ids = registries.map(({ variant }) => variant);
  expect(Object.keys(questions).sort()).toEqual(ids.sort());
  expect(Object.keys(reasons).every((id) => ids.includes(id))).toBe(true);
  expect(Object.keys(formats).every((id) => ids.includes(id))).toBe(true);
  expect(Object.keys(rules).filter((id) => !ids.some((game) => id.startsWith(`${game}.`)))).toEqual([]);
});

for (const [title, { id, formats: all }] of games)
  test(`every format of ${title} is said in Hindi, and no format is gone`, tagsOf(id), () => {
    expect(Object.keys(formats[id] ?? {}).sort()).toEqual(all.map((format) => format.id).sort());
  });

const says = (all: readonly { readonly say: string }[]): readonly string[] =>
  [...new Set(all.map(({ say }) => say))].sort();
const blanks = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\|?[^{}|]+)/g)].map(([, name]) => name as string).sort();

for (const { variant, sections, prompts, reasons: english } of registries) {
  const tags = variant === 'core' ? {} : tagsOf(variant);
  test(`every rule of ${variant} that a reason goes by is told in Hindi, and no rule is gone`, tags, () => {
    const deciding = (english?.came ?? []).flatMap(({ rule }) => rule ?? []);
    // a ruling is told by its question and its reading, which stay English
    const told = deciding.filter((id) => !id.includes('.ruling.'));
    expect(told.filter((id) => rules[id] === undefined)).toEqual([]);
    const known = new Set(sections.flatMap((each) => Object.keys(each.rules)));
    expect(Object.keys(rules).filter((id) => id.startsWith(`${variant}.`) && !known.has(id))).toEqual([]);
  });

  test(`every question of ${variant} is asked in Hindi, and no step is gone`, tags, () => {
    expect(Object.keys(questions[variant] ?? {}).sort()).toEqual(Object.keys(prompts).sort());
  });

  test(`every reason of ${variant} is said in Hindi with what fills it, and no sentence is gone`, tags, () => {
    const { met, came } = reasons[variant] ?? { met: {}, came: {} };
    expect(Object.keys(met).sort()).toEqual(says(english?.met ?? []));
    expect(Object.keys(came).sort()).toEqual(says(english?.came ?? []));
    for (const [one, other] of Object.entries({ ...met, ...came }))
      expect.soft([one, ...blanks(other)]).toEqual([one, ...blanks(one)]);
  });
}

/** Lines that are not told in Hindi, or told with English in between. */
const untold = (lines: readonly (string | null | undefined)[]): readonly string[] => [
  ...new Set(
    lines.filter((line): line is string => {
      if (typeof line !== 'string') return false;
      const told = interpreted(line);
      return told === null || /\b(?:and|the|from|of|met|your|their|you|they)\b/.test(told);
    }),
  ),
];

for (const [title, variant, player, format] of games)
  test(`the commentary of ${title} is told in Hindi, with the reason of every ball`, tagsOf(variant.id), async () => {
    const names = { home: 'Bartholomew Greene', away: 'Ann' };
    const players = { home: player, away: player };
    const match = openMatch(variant, {
      seed: 5,
      names,
      players,
      ...(format ? { format } : {}),
    });
    const { rulebook, game, cricketers } = match;
    const told = { rulebook, names, game, log: match.log(), cricketers };
    const texts = await openWords(variant.id);
    for (const reader of ['home', null] as const) {
      const lines = commentary(told, texts, reader);
      expect.soft(untold(lines.map(({ text }) => text))).toEqual([]);
      expect.soft(untold(lines.map(({ reason }) => reason?.text))).toEqual([]);
    }
    const { result, before } = boardOf(told);
    const howOuts = bookOf(told).card.innings.flatMap(({ batting }) => batting.map(({ howOut }) => howOut));
    expect(untold([result, ...before, ...howOuts])).toEqual([]);
  });

test('sentences are told with their names and numbers, and half a sentence is not', () => {
  expect(interpreted('Your 6 met their 6: the same card is out.')).toBe('आपका 6, सामने उनका 6: वही कार्ड, आउट।');
  expect(interpreted("Ann's 4 met Ben's 2: different cards, so the batter scores 4 runs.")).toBe(
    'Ann का 4, सामने Ben का 2: अलग कार्ड, बल्लेबाज़ को 4 रन।',
  );
  expect(interpreted('Bell to Cole, 4 runs, free hit')).toBe('Bell से Cole, 4 रन, फ़्री हिट');
  expect(interpreted('Ann won by 3 wickets with 1 ball left')).toBe('Ann 1 गेंद बाकी रहते 3 विकेट से जीते');
  expect(interpreted('आप won by 12 runs')).toBe('आप 12 रन से जीते');
  expect(interpreted('Your 6 met their 6: the moon was full.')).toBeNull();
  expect(interpreted('A house rule that nobody knows')).toBeNull();
});

/** Every text that something is made of, as far as it is data. */
function textsIn(value: unknown, found = new Set<string>(), seen = new Set<object>()): ReadonlySet<string> {
  if (typeof value === 'string') found.add(value);
  if (typeof value !== 'object' || value === null || seen.has(value)) return found;
  seen.add(value);
  for (const each of Object.values(value)) textsIn(each, found, seen);
  return found;
}

test('what can be chosen is called by words that the games have, and no word is left over', () => {
  // what rules make while they are played, and presentations say, is no data of the rulebook
  const made = ['bat', 'follow on', 'leave', 'nothing', 'no change', 'medium', 'caught and bowled', 'hit wicket'];
  const known = textsIn([games.map(([, variant]) => variant), zones, colourNames, made]);
  expect(Object.keys(choices).filter((word) => !known.has(word))).toEqual([]);
});
