import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { createMatch } from '@howzat/core';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { allGames } from '../../../scripts/lib/games.mjs';
import { village as game } from './fixtures/village.js';
import { folder, howzat, howzatAsProcess, village } from './howzat.js';

const colour = '\u001b[31mred';
const hostile = `${colour}\u001b]0;title\u0007\u009b2J\u007f\u202eover\u2066in\u200f\u061c\u200b\u2028\ufeff\u{e0041}`;
const told =
  '\\u001b[31mred\\u001b]0;title\\u0007\\u009b2J\\u007f\\u202eover\\u2066in\\u200f\\u061c\\u200b\\u2028\\ufeff\\u{e0041}';

/** A test for each command, called by it: the name itself stays out of the report. */
function commands(...all: readonly (readonly string[])[]): (readonly [string, readonly string[]])[] {
  return all.map((args) => [args.join(' ').replaceAll(hostile, '(name)'), args]);
}

/** What came out raw that steers, turns or hides. */
function rawIn(text: string): string[] {
  const raw = text
    .replace(/\r?\n/g, '')
    .match(/\p{Cc}|\p{Bidi_Control}|\p{Zl}|\p{Zp}|\p{Default_Ignorable_Code_Point}/gu);
  return (raw ?? []).map((one) => `U+${one.codePointAt(0)?.toString(16)}`);
}

async function run(args: readonly string[], input?: string): Promise<{ status: number | null; all: string }> {
  const { status, stdout, stderr } = await howzat(args, input);
  expect({ args, raw: rawIn(stdout + stderr) }).toEqual({ args, raw: [] });
  return { status, all: stdout + stderr };
}

/** What was told, as something else than what would steer. */
function expectTold(args: readonly string[], { status, all }: { status: number | null; all: string }): void {
  expect(status).toBe(0);
  // a program that reads JSON gets the name as it is
  const text = args.includes('--json') || args.includes('cricsheet') ? JSON.stringify(JSON.parse(all)) : all;
  expect(
    text.includes(told) ||
      text.includes(JSON.stringify(hostile).slice(1, -1)) ||
      text.includes(JSON.stringify(told).slice(1, -1)),
  ).toBe(true);
}

const names = ['--names', `${hostile},=1+1`];
const use = ['--use', village];
const ofVillage = ['village', ...use];

beforeAll(async () => {
  const args = ['match', ...ofVillage, '--seed', '7', ...names, '--record', 'foreign.json'];
  expect((await run([...args, '--commentary'])).all).toContain(told);
  expect(JSON.parse(readFileSync(join(folder, 'foreign.json'), 'utf8'))).toMatchObject({ names: { home: hostile } });
});

describe.concurrent('foreign names steer no terminal', () => {
  test.each(
    commands(
      ['match', 'village', '--seed', '7', ...names, '--json'],
      ['replay', 'foreign.json'],
      ['replay', 'foreign.json', '--commentary'],
      ['replay', 'foreign.json', '--why'],
      ['replay', 'foreign.json', '--until', '0.2', '--scorecard'],
      ['replay', 'foreign.json', '--json'],
      ['export', 'foreign.json', '--to', 'csv'],
      ['export', 'foreign.json', '--to', 'scorecard'],
      ['export', 'foreign.json', '--to', 'cricsheet', '--date', '2024-06-01', '--venue', hostile],
      ['hint', 'foreign.json', '--at', '3', '--budget', '5'],
      ['hint', 'foreign.json', '--chances'],
      ['play', '--resume', 'foreign.json'],
    ),
  )('howzat %s', async (_, args) => expectTold(args, await run([...args, ...use])));

  test('under another reading', { tags: ['ccsl'] }, async () => {
    await run(['match', 'ccsl', '--format', 'three-over', '--seed', '7', ...names, '--record', 'foreign-ccsl.json']);
    const reading = ['--ruling', 'ccsl.ruling.streak-zero=any-card-not-out'];
    const args = ['replay', 'foreign-ccsl.json', ...reading, '--commentary', '--scorecard'];
    expectTold(args, await run(args));
  });

  test('and bring no formula to a spreadsheet', async () => {
    const { all } = await run(['export', 'foreign.json', '--to', 'csv', ...use]);
    expect(all).toContain("'=1+1");
    expect(all).not.toMatch(/(?:^|,)"?[=@\t]/m);
  });

  test('in what is written to a file', async () => {
    for (const form of ['csv', 'scorecard', 'cricsheet']) {
      await run(['export', 'foreign.json', '--to', form, '-o', `foreign.${form}`, ...use]);
      expect(rawIn(readFileSync(join(folder, `foreign.${form}`), 'utf8'))).toEqual([]);
    }
    expect(rawIn(readFileSync(join(folder, 'foreign.json'), 'utf8'))).toEqual([]);
  });

  const typed = `${hostile}\nbat\n${hostile}\nscore\nwhy\nwhy ${hostile}\nview\nhint\nundo\nredo\nhelp\nquit\n`;
  const people = [...names, '--players', 'person,person', '--budget', '3'];

  test('at the table, nor does what is typed there', { tags: ['ccsl'] }, async () => {
    const { status, all } = await run(['play', 'ccsl', '--seed', '7', ...people], typed);
    expect(status).toBe(0);
    expect(all).toContain(told);
  });

  test('nor what is typed where people throw the dice', { tags: ['cubes'] }, async () => {
    await run(['play', 'cubes', '--dice', 'manual', '--seed', '7', ...people], typed);
  });

  const colourful: readonly (readonly [string, readonly string[], string])[] = [
    ['a match', ['match', ...ofVillage, '--seed', '7', ...names, '--commentary'], ''],
    ['a table', ['play', ...ofVillage, ...names, '--players', 'person,random'], `${hostile}\n1\nwhy\nquit\n`],
    ['rules', ['rules', 'house-rules'], ''],
  ];
  for (const [what, args, input] of colourful)
    test(`with colours on, of which there are ours alone: ${what}`, async () => {
      const env = { NO_COLOR: undefined, FORCE_COLOR: '1' };
      const { stdout } = await howzatAsProcess(args, input, folder, undefined, env);
      const [first = '', ...codes] = stdout.split('\u001b');
      expect(first.length).toBeLessThan(stdout.length);
      expect(stdout).not.toContain(colour);
      expect(rawIn(stripVTControlCharacters(stdout))).toEqual([]);
      for (const code of codes) expect(code).toMatch(/^\[(?:1|2|22|31|32|33|36|39)m/);
    });
});

describe.concurrent('what is refused is told without it', () => {
  const written = (name: string, value: unknown): string => {
    writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value));
    return name;
  };
  const plain = JSON.parse(JSON.stringify(createMatch(game, { seed: 7 }).record()));
  const { selection } = plain;

  const refused = async (args: readonly string[]): Promise<void> => {
    const { status, all } = await run(args);
    expect(status).toBeGreaterThan(0);
    expect(all).toMatch(/^(?:howzat|[\w.]+\.json): /);
  };

  test.each(
    commands(
      ['play', hostile],
      ['play', ...ofVillage, '--players', `${hostile},random`],
      ['play', ...ofVillage, '--set', `${hostile}=1`],
      ['play', ...ofVillage, '--set', `overs=${hostile}`],
      ['play', ...ofVillage, '--use', `./${hostile}.ts`],
      ['play', ...ofVillage, `--${hostile}`],
      ['play', ...ofVillage, '--names', hostile],
      ['play', ...ofVillage, '--components', hostile],
      ['simulate', ...ofVillage, '--matches', hostile],
      ['tournament', ...ofVillage, '--players', `${hostile},random`],
      ['compare', ...ofVillage, '--vary', hostile],
      ['variants', hostile],
      ['replay', hostile],
      ['replay', 'foreign.json', '--until', hostile, ...use],
      ['export', 'foreign.json', '--to', hostile],
      ['export', 'foreign.json', '--to', 'cricsheet', '--date', hostile, ...use],
      ['replay', written('not.json', `{"a": ${hostile}`)],
      ['replay', written('variant.json', { ...plain, variant: { id: hostile, version: '1' } })],
      [
        'replay',
        written('version.json', { ...plain, variant: { id: 'village', version: hostile }, events: [] }),
        ...use,
      ],
      ['replay', written('house.json', { ...plain, selection: { ...selection, houseRules: [hostile] } }), ...use],
      ['replay', written('format.json', { ...plain, selection: { ...selection, format: hostile } }), ...use],
      ['replay', written('set.json', { ...plain, selection: { ...selection, set: { [hostile]: 1 } } }), ...use],
      [
        'replay',
        written('ruling.json', { ...plain, selection: { ...selection, rulings: { [hostile]: hostile } } }),
        ...use,
      ],
      [
        'replay',
        written('event.json', { ...plain, events: [{ kind: 'chance', step: hostile, outcome: hostile }] }),
        ...use,
      ],
      ['replay', written('field.json', { ...plain, [hostile]: 1 }), ...use],
      ['play', '--resume', written('player.json', { ...plain, players: { home: hostile, away: null } }), ...use],
      ['play', '--resume', written('none.json', { [hostile]: 1 }), '--record', hostile],
      ['validate', 'event.json', ...use],
      ['validate', 'field.json', ...use],
    ),
  )('howzat %s', (_, args) => refused(args));

  test.each(
    commands(
      ['play', 'ccsl', '--format', hostile],
      ['play', 'ccsl', '--ruling', `${hostile}=x`],
      ['play', 'ccsl', '--option', hostile],
    ),
  )('howzat %s', { tags: ['ccsl'] }, (_, args) => refused(args));

  test.each(
    commands(
      ['play', 'ccsl', '--house-rule', hostile],
      ['rules', hostile],
      ['docs', hostile, '--out', 'x'],
      ['validate', written('cards.json', { cubes: [{ [hostile]: hostile }] })],
    ),
  )('howzat %s', { tags: [allGames] }, (_, args) => refused(args));

  test('with where it came from', async () => {
    const { stderr } = await howzatAsProcess(['play', hostile], '', folder, undefined, { HOWZAT_DEBUG: '1' });
    expect(rawIn(stderr)).toEqual([]);
    expect(stderr).toMatch(/\n\s+at /);
  });
});

describe('the words of a package', () => {
  beforeAll(() => {
    const words = JSON.stringify(hostile);
    writeFileSync(
      join(folder, 'words.ts'),
      `import { village as base } from ${JSON.stringify(village)};
export const game = { ...base, id: 'loud', title: ${words} };
export const registry = { variant: 'loud', title: ${words}, sections: [{ title: ${words}, rules: {
  'loud.a.b': { title: ${words}, kind: 'applied', source: ${words}, text: ${words} } } }], rulings: {}, prompts: { 'bat': ${words}, 'bowl': ${words} } };
export const presentation = { presents: 'loud', label: (item) => ${words} + item, picture: () => [${words}] };
`,
    );
  });

  test.each([
    [['variants', 'loud']],
    [['rules', 'loud']],
    [['rules', 'loud.a.b', '--matches', '0']],
    [['rules', 'loud', '--json', '--matches', '0']],
    [['match', 'loud', '--seed', '1', '--commentary']],
    [['docs', 'loud', '--out', 'loud']],
  ])('%j', async (args) => expect((await run([...args, '--use', './words.ts'])).status).toBe(0));

  test.each([[['variants']], [['variants', '--json']], [['rules']]])(
    '%j, beside those of all games',
    { tags: [allGames] },
    async (args) => expect((await run([...args, '--use', './words.ts'])).status).toBe(0),
  );

  test('at the table', async () => {
    const { all } = await run(
      ['play', 'loud', '--players', 'person,random', '--use', './words.ts'],
      '1\nview\nwhy\nscore\nquit\n',
    );
    expect(all).toContain(told);
  });
});

test('the prompts of a terminal are given nothing that steers it', async () => {
  const shown: string[] = [];
  const strings = (value: unknown): void => {
    if (typeof value === 'string') shown.push(value);
    else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) strings(each);
  };
  const asked = (answer: string) => (options: { options?: () => unknown; validate?: (line: string) => unknown }) => {
    strings(options);
    strings(options.options?.call({ userInput: 'x' } as never));
    strings(options.validate?.(hostile));
    return Promise.resolve(answer);
  };
  vi.doMock('@clack/prompts', () => ({ autocomplete: asked('item:0'), text: asked('1'), isCancel: () => false }));
  const { promptAsker } = await import('../src/terminal/prompts.js');
  const label = (item: unknown): string => `${hostile}${String(item)}`;
  const why = (): null => null;
  const asker = promptAsker();
  const forbidden = [{ item: 2, rule: hostile, message: hostile }];
  for (const wanted of [
    { kind: 'oneOf', items: [0, 1], forbidden },
    { kind: 'permutationOf', items: [0, 1, 2] },
    { kind: 'subsetOf', items: [0, 1, 2], size: 2 },
    { kind: 'placement', pieces: [hostile], places: [1, 2], shared: false },
    { kind: 'record', fields: { [hostile]: { kind: 'oneOf', items: [0, 1] }, b: { kind: 'oneOf', items: [null, 1] } } },
    { kind: 'number', min: 0, max: 3, step: 1 },
  ] as const)
    await asker.ask({ who: hostile, text: hostile, wanted: wanted as never, label, why });
  await asker.handOver(hostile);
  expect(shown.length).toBeGreaterThan(30);
  expect(shown.some((text) => text.includes(told))).toBe(true);
  for (const text of shown) expect(rawIn(stripVTControlCharacters(text))).toEqual([]);
  for (const text of shown) expect(text).not.toContain(colour);
});
