import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { exampleKeys, namedIn } from '../lib/example-keys.mjs';
import { builtContents, contentsOf, keptPasses, keptReport, keyOf } from '../lib/kept.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'howzat-kept-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

describe('a key', () => {
  test('differs where its parts do, and where the same letters are parts of others', () => {
    expect(keyOf('a', ['b'])).toBe(keyOf('a', ['b']));
    const keys = [keyOf('a', 'b'), keyOf('ab'), keyOf('a', ['b']), keyOf('b', 'a'), keyOf('a', null)];
    expect(new Set(keys).size).toBe(keys.length);
  });

  test.each<[string, () => void]>([
    ['a byte', () => write('dist/a.js', 'two')],
    [
      'a name',
      () => {
        rmSync(join(folder, 'dist/a.js'));
        write('dist/b.js', 'one');
      },
    ],
    ['a file more', () => write('dist/b.js', 'one')],
    ['a file within', () => write('dist/chunks/c.js', 'one')],
    ['a file less', () => rmSync(join(folder, 'dist/a.js'))],
    ['a folder less', () => rmSync(join(folder, 'dist'), { recursive: true })],
  ])('of a folder differs by %s', (_, change) => {
    write('dist/a.js', 'one');
    const before = contentsOf(join(folder, 'dist'));
    expect(contentsOf(join(folder, 'dist'))).toBe(before);
    change();
    expect(contentsOf(join(folder, 'dist'))).not.toBe(before);
  });

  test('of a folder is the same with a slash at its end, and can leave files out', () => {
    write('dist/a.js', 'one');
    write('dist/chunks/b.js', 'two');
    expect(contentsOf(`${join(folder, 'dist')}/`)).toBe(contentsOf(join(folder, 'dist')));
    const withoutChunks = contentsOf(join(folder, 'dist'), (file) => !file.startsWith('chunks'));
    rmSync(join(folder, 'dist/chunks'), { recursive: true });
    expect(contentsOf(join(folder, 'dist'))).toBe(withoutChunks);
  });

  test('of two files that change their names with each other differs', () => {
    write('dist/a.js', 'one');
    write('dist/b.js', 'two');
    const before = contentsOf(join(folder, 'dist'));
    write('dist/a.js', 'two');
    write('dist/b.js', 'one');
    expect(contentsOf(join(folder, 'dist'))).not.toBe(before);
  });
});

describe('passes', () => {
  test('are those that were noted and saved', () => {
    const passes = keptPasses('examples', folder);
    passes.note('one');
    passes.save();
    passes.note('two');
    const later = keptPasses('examples', folder);
    expect([later.has('one'), later.has('two')]).toEqual([true, false]);
    expect(keptPasses('guides', folder).has('one')).toBe(false);
  });

  test('are none where the file is damaged', () => {
    write('examples.json', '["one"');
    expect(keptPasses('examples', folder).has('one')).toBe(false);
    write('examples.json', '{"one": true}');
    expect(keptPasses('examples', folder).has('one')).toBe(false);
  });

  test('are the newest, those among them that were asked for again', () => {
    const passes = keptPasses('examples', folder);
    for (let at = 0; at < 6000; at++) passes.note(`pass ${at}`);
    passes.note('pass 0');
    passes.save();
    const later = keptPasses('examples', folder);
    expect(['pass 0', 'pass 1', 'pass 1001', 'pass 5999'].map((key) => later.has(key))).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });
});

describe('a report', () => {
  test('is kept with the key of what it looked at, and no other one', () => {
    expect(keptReport('looks', folder).of('one')).toBeNull();
    keptReport('looks', folder).note('one', '{"success":true}');
    expect(keptReport('looks', folder).of('one')).toBe('{"success":true}');
    expect(keptReport('looks', folder).of('two')).toBeNull();
    keptReport('looks', folder).note('two', '{}');
    expect(keptReport('looks', folder).of('one')).toBeNull();
  });

  test('is none where its file is damaged, or is a list of passes', () => {
    write('looks.json', '["one"');
    expect(keptReport('looks', folder).of('one')).toBeNull();
    write('looks.json', '["one", ["two"]]');
    expect(keptReport('looks', folder).of('one')).toBeNull();
  });
});

const games = ['ccsl', 'cubes'];

test.each<[string, readonly string[]]>([
  ["import { compose } from '@howzat/core/author';", ['@howzat/core']],
  ["const { ccsl } = require('@howzat/ccsl');", ['@howzat/ccsl']],
  ["study({ variant: '@howzat/cubes/rules#cubes' })", ['@howzat/cubes']],
  ["study({ variant: 'cubes' })", ['@howzat/cubes']],
  ['// what the command line says of cubes and ccsl', []],
  ["spawn('npx', ['howzat', 'rules'])", ['create-howzat', 'howzat']],
  ['// what `npx howzat match` does', ['create-howzat', 'howzat']],
  ["import 'howzat/package.json';", ['create-howzat', 'howzat']],
  ['npx create-howzat --kind variant', ['create-howzat', 'howzat']],
  ['// what `npx howzat-compile` does', []],
  ['const fair = { howzatFair: 1 };', []],
])('%s names packages of ours', (text, names) => {
  expect([...namedIn([text], games)].sort()).toEqual(names);
});

/** Small packages as they are built: the command line needs both games, and they the core. */
const packages = {
  '@howzat/core': { dependencies: {} },
  '@howzat/ccsl': { peerDependencies: { '@howzat/core': '*' } },
  '@howzat/cubes': { dependencies: { '@howzat/core': '*' }, devDependencies: { '@howzat/ccsl': '*' } },
  '@howzat/compiler': { optionalDependencies: { '@howzat/core': '*' } },
  howzat: { dependencies: { '@howzat/ccsl': '*' }, peerDependencies: { '@howzat/cubes': '*' }, files: ['bin', 'dist'] },
};

const example = (code: string, saved?: string) => ({
  code,
  prints: [],
  ...(saved !== undefined && { saved: { name: saved, code } }),
});
const core = example("import { createMatch } from '@howzat/core';");
const hand = example("import { ccsl } from '@howzat/ccsl';", 'hand.ts');
const cubes = example("import { cubes } from '@howzat/cubes/rules';");
const importing = example("import { hand } from './hand.ts';");
const byId = example("import '@howzat/core'; study({ game: 'ccsl' });");
const starts = example("spawn('npx', ['howzat', 'match', 'cubes']);");
const compiled = example("import { compile } from '@howzat/compiler';");
const examples = { core, hand, cubes, importing, byId, starts, compiled };

/** The keys of the examples, of a page's commands and of its tutorial, with the packages as they lie there now. */
function keys(tools = 'tools', all: readonly ReturnType<typeof example>[] = Object.values(examples)) {
  const list = Object.keys(packages).map((name) => ({ name, folder: join(folder, name) }));
  const made = exampleKeys(all, builtContents(list), { tools, games });
  const ran = (code: ReturnType<typeof example>) => made.program({ ...code, way: 'ESM', together: false });
  return {
    ...Object.fromEntries(Object.entries(examples).map(([name, code]) => [name, ran(code)])),
    commands: made.commands(['npx howzat match cubes']),
    tutorial: made.tutorial([{ command: 'npx howzat rules', prints: ['a rule'] }]),
    types: made.types('nodenext', ['@howzat/core'], Object.keys(packages)),
  };
}

/** The names of the keys that a change alters. */
function altered(change: () => void): readonly string[] {
  const before: Record<string, string> = keys();
  change();
  const after: Record<string, string> = keys();
  return Object.keys(before).filter((name) => before[name] !== after[name]);
}

describe('an example is run again', () => {
  const all = [...Object.keys(examples), 'commands', 'tutorial'];
  const withGames = ['commands', 'tutorial'];

  beforeEach(() => {
    for (const [name, manifest] of Object.entries(packages)) {
      write(`${name}/package.json`, JSON.stringify({ name, files: ['dist'], ...manifest }));
      write(`${name}/dist/index.js`, 'export {}');
      write(`${name}/dist/index.d.ts`, 'export {}');
      write(`${name}/src/index.ts`, 'export {}');
    }
    write('howzat/bin/howzat.js', 'run()');
    // as pnpm links packages to each other
    mkdirSync(join(folder, '@howzat/ccsl/node_modules/@howzat'), { recursive: true });
    symlinkSync(join(folder, '@howzat/core'), join(folder, '@howzat/ccsl/node_modules/@howzat/core'), 'junction');
  });

  test.each<[string, () => void, readonly string[]]>([
    ['nothing', () => undefined, []],
    [
      'the code of a game',
      () => write('@howzat/ccsl/dist/index.js', 'export { a }'),
      ['hand', 'importing', 'byId', 'starts', ...withGames],
    ],
    [
      'the code of another game',
      () => write('@howzat/cubes/dist/index.js', 'export { a }'),
      ['cubes', 'starts', ...withGames],
    ],
    ['a chunk more', () => write('@howzat/cubes/dist/chunks/a.js', 'export {}'), ['cubes', 'starts', ...withGames]],
    ['the code of the core', () => write('@howzat/core/dist/index.js', 'export { a }'), all],
    ['a program', () => write('howzat/bin/howzat.js', 'run(1)'), ['starts', ...withGames]],
    ['a source that is not built', () => write('@howzat/core/src/index.ts', 'export { a }'), []],
    ['a declaration', () => write('@howzat/core/dist/index.d.ts', 'export { a }'), [...all, 'types']],
    ['a declaration of CommonJS', () => write('@howzat/core/dist/index.d.cts', 'export { a }'), [...all, 'types']],
    [
      'a manifest',
      () => write('@howzat/cubes/package.json', JSON.stringify({ files: ['dist'], version: '2.0.0' })),
      ['cubes', 'starts', ...withGames, 'types'],
    ],
  ])('after a change of %s where it uses that', (_, change, reruns) => {
    expect([...altered(change)].sort()).toEqual([...reruns].sort());
  });

  test('after a change of what runs it', () => {
    const [before, after] = [Object.values(keys('tools')), Object.values(keys('other tools'))];
    expect(after.filter((key) => before.includes(key))).toEqual([]);
  });

  test('after a change of the file that it imports, or that a command may name', () => {
    const other = example("import { ccsl } from '@howzat/ccsl'; // another", 'hand.ts');
    const [before, after] = [keys(), keys('tools', [core, other, cubes, importing, byId, starts, compiled])] as Record<
      string,
      string
    >[];
    const changed = Object.keys(before ?? {}).filter((name) => before?.[name] !== after?.[name]);
    expect(changed.sort()).toEqual(['commands', 'importing', 'types']);
  });

  test('after a change of its text, of how it is run, or of what it is to print', () => {
    const list = Object.keys(packages).map((name) => ({ name, folder: join(folder, name) }));
    const { program, tutorial, commands } = exampleKeys([core], builtContents(list), { tools: 'tools', games });
    const one = { ...core, way: 'ESM', together: false };
    const different = [
      program(one),
      program({ ...one, code: `${core.code}\n` }),
      program({ ...one, way: 'CommonJS' }),
      program({ ...one, together: true }),
      program({ ...one, prints: ['W'] }),
      tutorial([{ command: 'npx howzat rules', prints: ['a rule'] }]),
      tutorial([{ command: 'npx howzat rules', prints: ['two rules'] }]),
      tutorial([{ name: 'a.ts', code: 'one' }]),
      tutorial([{ name: 'a.ts', code: 'two' }]),
      commands(['npx howzat rules']),
      commands(['npx howzat rules', 'npx howzat variants']),
    ];
    expect(new Set(different).size).toBe(different.length);
  });

  test('never by a package that says by a pattern what it publishes', () => {
    write('@howzat/core/package.json', JSON.stringify({ name: '@howzat/core', files: ['dist/*.js'] }));
    expect(() => keys()).toThrow('@howzat/core publishes by a pattern');
  });
});
