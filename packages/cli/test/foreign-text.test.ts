import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ccsl } from '@howzat/ccsl';
import { createMatch } from '@howzat/core';
import { beforeAll, describe, expect, test, vi } from 'vitest';
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

const names = ['--names', `${hostile},=1+1`];

beforeAll(async () => {
  const args = ['match', 'ccsl', '--format', 'three-over', '--seed', '7', ...names, '--record', 'foreign.json'];
  expect((await run([...args, '--commentary'])).all).toContain(told);
  expect(JSON.parse(readFileSync(join(folder, 'foreign.json'), 'utf8'))).toMatchObject({ names: { home: hostile } });
});

describe.concurrent('foreign names steer no terminal', () => {
  test.each(
    commands(
      ['match', 'ccsl', '--seed', '7', ...names, '--json'],
      ['replay', 'foreign.json'],
      ['replay', 'foreign.json', '--commentary'],
      ['replay', 'foreign.json', '--why'],
      ['replay', 'foreign.json', '--until', '0.2', '--scorecard'],
      ['replay', 'foreign.json', '--ruling', 'ccsl.ruling.streak-zero=any-card-not-out', '--commentary', '--scorecard'],
      ['replay', 'foreign.json', '--json'],
      ['export', 'foreign.json', '--to', 'csv'],
      ['export', 'foreign.json', '--to', 'scorecard'],
      ['export', 'foreign.json', '--to', 'cricsheet', '--date', '2024-06-01', '--venue', hostile],
      ['hint', 'foreign.json', '--at', '3', '--budget', '5'],
      ['hint', 'foreign.json', '--chances'],
      ['play', '--resume', 'foreign.json'],
    ),
  )('howzat %s', async (_, args) => {
    const { status, all } = await run(args);
    expect(status).toBe(0);
    // a program that reads JSON gets the name as it is
    const text = args.includes('--json') || args.includes('cricsheet') ? JSON.stringify(JSON.parse(all)) : all;
    expect(
      text.includes(told) ||
        text.includes(JSON.stringify(hostile).slice(1, -1)) ||
        text.includes(JSON.stringify(told).slice(1, -1)),
    ).toBe(true);
  });

  test('and bring no formula to a spreadsheet', async () => {
    const { all } = await run(['export', 'foreign.json', '--to', 'csv']);
    expect(all).toContain("'=1+1");
    expect(all).not.toMatch(/(?:^|,)"?[=@\t]/m);
  });

  test('in what is written to a file', async () => {
    for (const form of ['csv', 'scorecard', 'cricsheet']) {
      await run(['export', 'foreign.json', '--to', form, '-o', `foreign.${form}`]);
      expect(rawIn(readFileSync(join(folder, `foreign.${form}`), 'utf8'))).toEqual([]);
    }
    expect(rawIn(readFileSync(join(folder, 'foreign.json'), 'utf8'))).toEqual([]);
  });

  test('at the table, nor does what is typed there', async () => {
    const typed = `${hostile}\nbat\n${hostile}\nscore\nwhy\nwhy ${hostile}\nview\nhint\nundo\nredo\nhelp\nquit\n`;
    const players = ['--players', 'person,person', '--budget', '3'];
    const { status, all } = await run(['play', 'ccsl', '--seed', '7', ...names, ...players], typed);
    expect(status).toBe(0);
    expect(all).toContain(told);
    await run(['play', 'cubes', '--dice', 'manual', '--seed', '7', ...names, ...players], typed);
  });

  test('with colours on, of which there are ours alone', async () => {
    const env = { NO_COLOR: undefined, FORCE_COLOR: '1' };
    for (const [args, input] of [
      [['match', 'ccsl', '--format', 'three-over', '--seed', '7', ...names, '--commentary'], ''],
      [['play', 'ccsl', '--seed', '7', ...names, '--players', 'person,random'], `${hostile}\nbat\nwhy\nquit\n`],
      [['rules', 'ccsl'], ''],
    ] as const) {
      const { stdout } = await howzatAsProcess(args, input, folder, undefined, env);
      const [first = '', ...codes] = stdout.split('\u001b');
      expect(first.length).toBeLessThan(stdout.length);
      expect(stdout).not.toContain(colour);
      expect(rawIn(stripVTControlCharacters(stdout))).toEqual([]);
      for (const code of codes) expect(code).toMatch(/^\[(?:1|2|22|31|32|33|36|39)m/);
    }
  });
});

describe.concurrent('what is refused is told without it', () => {
  const written = (name: string, value: unknown): string => {
    writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value));
    return name;
  };
  const plain = JSON.parse(JSON.stringify(createMatch(ccsl, { format: 'three-over', seed: 7 }).record()));
  const { selection } = plain;

  test.each(
    commands(
      ['play', hostile],
      ['play', 'ccsl', '--format', hostile],
      ['play', 'ccsl', '--players', `${hostile},random`],
      ['play', 'ccsl', '--set', `${hostile}=1`],
      ['play', 'ccsl', '--set', `overs=${hostile}`],
      ['play', 'ccsl', '--ruling', `${hostile}=x`],
      ['play', 'ccsl', '--option', hostile],
      ['play', 'ccsl', '--house-rule', hostile],
      ['play', 'ccsl', '--use', `./${hostile}.ts`],
      ['play', 'ccsl', `--${hostile}`],
      ['play', 'ccsl', '--names', hostile],
      ['play', 'ccsl', '--components', hostile],
      ['simulate', 'ccsl', '--matches', hostile],
      ['tournament', 'ccsl', '--players', `${hostile},random`],
      ['compare', 'ccsl', '--vary', hostile],
      ['rules', hostile],
      ['docs', hostile, '--out', 'x'],
      ['variants', hostile],
      ['replay', hostile],
      ['replay', 'foreign.json', '--until', hostile],
      ['export', 'foreign.json', '--to', hostile],
      ['export', 'foreign.json', '--to', 'cricsheet', '--date', hostile],
      ['replay', written('not.json', `{"a": ${hostile}`)],
      ['replay', written('variant.json', { ...plain, variant: { id: hostile, version: '1' } })],
      ['replay', written('version.json', { ...plain, variant: { id: 'ccsl', version: hostile }, events: [] })],
      ['replay', written('house.json', { ...plain, selection: { ...selection, houseRules: [hostile] } })],
      ['replay', written('format.json', { ...plain, selection: { ...selection, format: hostile } })],
      ['replay', written('set.json', { ...plain, selection: { ...selection, set: { [hostile]: 1 } } })],
      ['replay', written('ruling.json', { ...plain, selection: { ...selection, rulings: { [hostile]: hostile } } })],
      ['replay', written('event.json', { ...plain, events: [{ kind: 'chance', step: hostile, outcome: hostile }] })],
      ['replay', written('field.json', { ...plain, [hostile]: 1 })],
      ['play', '--resume', written('player.json', { ...plain, players: { home: hostile, away: null } })],
      ['play', '--resume', written('none.json', { [hostile]: 1 }), '--record', hostile],
      ['validate', 'event.json'],
      ['validate', 'field.json'],
      ['validate', written('cards.json', { cubes: [{ [hostile]: hostile }] })],
    ),
  )('howzat %s', async (_, args) => {
    const { status, all } = await run(args);
    expect(status).toBeGreaterThan(0);
    expect(all).toMatch(/^(?:howzat|[\w.]+\.json): /);
  });

  test('with where it came from', async () => {
    const { stderr } = await howzatAsProcess(['play', hostile], '', folder, undefined, { HOWZAT_DEBUG: '1' });
    expect(rawIn(stderr)).toEqual([]);
    expect(stderr).toMatch(/\n\s+at /);
  });
});

test('the words of a package', async () => {
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
  for (const args of [
    ['variants'],
    ['variants', 'loud'],
    ['variants', '--json'],
    ['rules'],
    ['rules', 'loud'],
    ['rules', 'loud.a.b', '--matches', '0'],
    ['rules', 'loud', '--json', '--matches', '0'],
    ['match', 'loud', '--seed', '1', '--commentary'],
    ['docs', 'loud', '--out', 'loud'],
  ])
    expect((await run([...args, '--use', './words.ts'])).status).toBe(0);
  const { all } = await run(
    ['play', 'loud', '--players', 'person,random', '--use', './words.ts'],
    '1\nview\nwhy\nscore\nquit\n',
  );
  expect(all).toContain(told);
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
